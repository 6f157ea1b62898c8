/**
 * The city by night, District by District: houses with lit windows, and before them what each is known
 * by, in neon: a dome, a train, a wheel, two cranes, a temple. Side by side they are one picture.
 */
import { memo } from "react";
import css from "./board.module.css";

const SIGNS: readonly string[] = [
  "",
  "M20 60a40 34 0 0 1 80 0M60 26v34M34 60c2-16 10-28 26-34M86 60c-2-16-10-28-26-34M28 46h64",
  "M8 40h84l14 8-14 8H8zM18 44h10M34 44h10M50 44h10M66 44h10M4 60h112M20 60l-8 10M60 60l-8 10M100 60l-8 10",
  "M60 40m-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0M60 18v44M38 40h44M45 25l30 30M75 25l-30 30M60 62l-12 10M60 62l12 10",
  "M30 70V20l26 10M30 20l-12 8M24 70l6-50M36 70l-6-50M56 30v12M84 70V26l24 8M84 26l-10 8M78 70l6-44M90 70l-6-44M104 34v14",
  "M20 36l40-16 40 16zM26 40v24M42 40v24M58 40v24M74 40v24M92 40v24M16 68h88M60 8v12",
];

const HOUSES = 14;
const WIDTH = 20;

type House = { readonly x: number; readonly height: number; readonly windows: readonly number[] };

/** Always the same houses for a District. */
function housesOf(district: number): readonly House[] {
  return Array.from({ length: HOUSES }, (_, i) => {
    const height = 24 + ((district * 37 + i * 53) % 52);
    const rows = Math.floor(height / 10);
    const windows = Array.from({ length: rows * 3 }, (__, n) => n).filter(
      (n) => (district * 7 + i * 11 + n * 5) % 9 < 3,
    );
    return { x: i * WIDTH, height, windows };
  });
}

const CITY: readonly (readonly House[])[] = SIGNS.map((_, district) => housesOf(district));

export const Skyline = memo(function Skyline({ district }: { readonly district: number }) {
  return (
    <svg
      className={css.skyline}
      viewBox="0 0 280 110"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      {CITY[district].map(({ x, height, windows }) => (
        <g key={x}>
          <rect className={css.building} x={x} y={110 - height} width={WIDTH - 1} height={height} />
          {windows.map((n) => (
            <rect
              key={n}
              className={css.window}
              x={x + 3 + (n % 3) * 5}
              y={114 - height + Math.floor(n / 3) * 10}
              width={2}
              height={3}
            />
          ))}
        </g>
      ))}
      <g transform="translate(68 20) scale(1.2)">
        <path className={css.glow} d={SIGNS[district]} />
        <path className={css.neon} d={SIGNS[district]} />
      </g>
    </svg>
  );
});

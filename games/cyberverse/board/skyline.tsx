/** What each District is known by: a dome, a train, a wheel, two cranes, a temple; drawn in neon. */
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

export const Skyline = memo(function Skyline({ district }: { readonly district: number }) {
  return (
    <svg
      className={css.skyline}
      viewBox="0 0 120 76"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax meet"
    >
      <path className={css.glow} d={SIGNS[district]} />
      <path className={css.neon} d={SIGNS[district]} />
    </svg>
  );
});

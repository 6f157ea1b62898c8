/** The room behind the people, and the table before them: drawn once for a size, in the theme's colours. */
import { memo } from "react";
import type { Tabletop } from "./ring.js";
import css from "./room.module.css";

type RoomProps = {
  readonly width: number;
  readonly height: number;
  /** Where the table begins. */
  readonly edge: number;
};

const points = (...all: readonly (readonly [number, number])[]) =>
  `M${all.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;

export const RoomBack = memo(function RoomBack({ width: w, height: h, edge }: RoomProps) {
  const floor = edge + 30;
  const mirror = { x: w * 0.34, y: 18, w: w * 0.32, h: Math.max(60, edge * 0.62) };
  const lines = Array.from({ length: 11 }, (_, i) => (w * i) / 10);
  return (
    <svg className={css.room} width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <path className={css.wall} d={`M0 0H${w}V${floor}H0Z`} />
      <path
        className={css.lit}
        d={points([w * 0.3, 0], [w * 0.7, 0], [w * 0.82, floor], [w * 0.18, floor])}
      />
      <path className={css.lines} d={lines.map((x) => `M${Math.round(x)} 0V${floor}`).join("")} />
      <path
        className={css.lines}
        d={`M0 ${floor * 0.3}H${w}M0 ${floor * 0.65}H${w}M0 ${floor}H${w}`}
      />
      <rect className={css.mirror} x={mirror.x} y={mirror.y} width={mirror.w} height={mirror.h} />
      {[0.18, 0.3, 0.72, 0.84].map((at, i) => (
        <Watcher
          key={at}
          x={mirror.x + mirror.w * at}
          y={mirror.y + mirror.h}
          k={0.8 + (i % 2) * 0.2}
        />
      ))}
      <Pins x={16} y={18} k={Math.min(1, w / 1300)} />
      <Door x={w - 108 * Math.min(1, w / 1300)} y={34} k={Math.min(1, w / 1300)} to={floor} />
    </svg>
  );
});

/** Somebody behind the mirror. */
function Watcher({ x, y, k }: { readonly x: number; readonly y: number; readonly k: number }) {
  return (
    <path
      className={css.watcher}
      transform={`translate(${x} ${y}) scale(${k})`}
      d="M-36 0L-32 -44L-9 -58L-15 -74L-13 -96L0 -104L13 -96L15 -74L9 -58L32 -44L36 0Z"
    />
  );
}

/** Photographs, pins and a red thread. */
function Pins({ x, y, k }: { readonly x: number; readonly y: number; readonly k: number }) {
  const photos = [
    [14, 16],
    [58, 34],
    [100, 12],
    [22, 74],
    [74, 88],
  ] as const;
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`} className={css.pins}>
      <path className={css.cork} d="M0 0H148V146H0Z" />
      {photos.map(([px, py], i) => (
        <g key={px} transform={`translate(${px} ${py})`}>
          <path className={css.photo} d="M0 0H30V38H0Z" />
          <path className={css.print} d="M3 3H27V27H3Z" />
          <path
            style={{ fill: `var(--seat-${i})` }}
            d="M7 27L9 20L13 18L12 15L12 10L15 8L18 10L18 15L17 18L21 20L23 27Z"
          />
        </g>
      ))}
      <path className={css.thread} d="M29 18L73 36L115 14M73 36L37 76M89 90L115 14M37 76L89 90" />
    </g>
  );
}

type DoorProps = {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly to: number;
};

function Door({ x, y, k, to }: DoorProps) {
  return (
    <g className={css.door}>
      <path d={`M${x} ${to}V${y}H${x + 96 * k}V${to}`} />
      <path d={`M${x + 22 * k} ${y + 24 * k}h${52 * k}v${48 * k}h${-52 * k}z`} />
    </g>
  );
}

type TableProps = RoomProps & Tabletop;

/** Pools of light on the table, from the widest in: their reach across and down, as shares. */
const POOLS = [
  [0.535, 0.655],
  [0.44, 0.54],
  [0.35, 0.425],
  [0.265, 0.32],
  [0.18, 0.22],
  [0.105, 0.125],
] as const;
/** A cut at each far corner of the table, in px. */
const CUT = 26;

/** The table under its lamp: light falls in steps, as in a print. */
export const RoomFront = memo(function RoomFront(props: TableProps) {
  const { width: w, height: h, edge, far, near } = props;
  const side = [
    [far, edge + CUT],
    [near, h + 90],
  ] as const;
  const top = points(
    [far + CUT, edge],
    [w - far - CUT, edge],
    ...side.map(([x, y]) => [w - x, y] as const),
    ...side.toReversed(),
  );
  return (
    <svg className={css.room} width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <clipPath id="sd-tabletop">
        <path d={top} />
      </clipPath>
      <radialGradient id="sd-corners" cy="0.45" r="0.72">
        <stop className={css.clear} offset="0.55" />
        <stop className={css.corner} offset="1" />
      </radialGradient>
      <path className={css.shadow} d={top} transform="translate(0 12)" />
      <g clipPath="url(#sd-tabletop)">
        <path className={css.table} d={top} />
        {POOLS.map(([across, down], i) => (
          <ellipse
            key={across}
            style={{ fill: `var(--table-${i + 1})` }}
            cx={w / 2}
            cy={edge + (h - edge) * (0.46 - i * 0.01)}
            rx={w * across}
            ry={(h - edge) * down}
          />
        ))}
      </g>
      <path className={css.side} d={top} />
      <path className={css.edge} d={`M${far + CUT} ${edge}H${w - far - CUT}`} />
      <path
        className={css.beam}
        d={points([w / 2 - 56, 0], [w / 2 + 56, 0], [w * 0.92, h], [w * 0.08, h])}
      />
      <path
        className={css.beam}
        d={points([w / 2 - 44, 0], [w / 2 + 44, 0], [w * 0.75, h], [w * 0.25, h])}
      />
      <path
        className={css.glow}
        d={points([w / 2 - 62, 18], [w / 2 + 62, 18], [w / 2 + 118, 74], [w / 2 - 118, 74])}
      />
      <path
        className={css.shade}
        d={points([w / 2 - 34, 0], [w / 2 + 34, 0], [w / 2 + 66, 14], [w / 2 - 66, 14])}
      />
      <path
        className={css.bulb}
        d={points([w / 2 - 64, 13], [w / 2 + 64, 13], [w / 2 + 56, 20], [w / 2 - 56, 20])}
      />
      <path fill="url(#sd-corners)" d={`M0 0H${w}V${h}H0Z`} />
    </svg>
  );
});

/** What somebody at the table sits on. */
export function Chair() {
  return (
    <svg className={css.chair} viewBox="0 0 160 124" preserveAspectRatio="none" aria-hidden="true">
      <path d="M20 124L26 18L36 8H124L134 18L140 124Z" />
      <path d="M36 8H124L134 18L140 124H128L122 24H38L32 124H20L26 18Z" data-rim="" />
    </svg>
  );
}

/** The frame of a game's cover: one size, its colours from the theme. Covers say nothing to readers. */
import type { ReactNode } from "react";
import styles from "./scene.module.css";

export const WIDE = 640;
export const HIGH = 400;

export type SceneProps = { readonly className?: string | undefined };

export function Scene({ className, children }: SceneProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid slice"
      className={`${styles.scene} ${className ?? ""}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Numbers that look thrown but are always the same. */
export function thrown(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

type NeonProps = { readonly d: string; readonly colour: string; readonly width?: number };

/** A tube of light: the same line three times, narrower and brighter. */
export function Neon({ d, colour, width = 1.6 }: NeonProps) {
  return (
    <g fill="none" stroke={colour} strokeLinecap="round" strokeLinejoin="round">
      <path d={d} strokeWidth={width + 6} opacity=".14" />
      <path d={d} strokeWidth={width + 3} opacity=".3" />
      <path d={d} strokeWidth={width} />
    </g>
  );
}

type LitProps = {
  readonly id: string;
  readonly d: string;
  readonly tones: readonly [rim: string, shade: string, lit: string];
  /** Where the light from behind falls in: at the right, or (-1) at the left. */
  readonly side?: 1 | -1;
};

/** An outline three times inside itself, each time further from the light behind it. */
export function Lit({ id, d, tones: [rim, shade, lit], side = 1 }: LitProps) {
  return (
    <>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d={d} fill={rim} />
        <path d={d} fill={shade} transform={`translate(${-3 * side} 2)`} />
        <path d={d} fill={lit} transform={`translate(${-11 * side} 4)`} />
      </g>
    </>
  );
}

type Houses = {
  readonly seed: number;
  readonly foot: number;
  readonly low: number;
  readonly high: number;
  readonly width: number;
  readonly tone: "far" | "mid" | "near";
  /** Of a hundred windows, so many are lit. */
  readonly lit?: number;
};

/** A row of houses, with lit windows. */
export function Skyline({ seed, foot, low, high, width, tone, lit = 0 }: Houses) {
  const next = thrown(seed);
  const houses: { x: number; y: number; w: number; cut: number }[] = [];
  for (let x = -10; x < WIDE + 10; ) {
    const w = width * (0.6 + next() * 0.9);
    houses.push({ x, y: foot - (low + next() * (high - low)), w, cut: next() });
    x += w + (next() < 0.3 ? 4 : 0);
  }
  const path = houses
    .map(({ x, y, w, cut }) =>
      cut < 0.4
        ? `M${x} ${foot}V${y + w * 0.3}L${x + w * 0.3} ${y}H${x + w}V${foot}z`
        : `M${x} ${foot}V${y}H${x + w}V${foot}z`,
    )
    .join("");
  const windows: string[] = [];
  for (const { x, y, w } of houses) {
    for (let wy = y + 16; wy < foot - 12; wy += 11) {
      for (let wx = x + 7; wx < x + w - 8; wx += 9) {
        if (next() * 100 < lit) windows.push(`M${wx.toFixed(1)} ${wy.toFixed(1)}h4v5h-4z`);
      }
    }
  }
  return (
    <g>
      <path d={path} className={styles[tone]} />
      {windows.length > 0 && <path d={windows.join("")} className={styles.window} />}
    </g>
  );
}

export { styles as art };

/** Places that are no boxes: a Spot is laid around them and cut to their shape. */
import type { CSSProperties } from "react";

/** The box around a shape and the shape's outline in it, `scale` pixels a unit. */
export function outlined(
  corners: readonly (readonly [number, number])[],
  scale: number,
): CSSProperties {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const points = corners.map(
    ([x, y]) => `${((x - left) * scale).toFixed(1)}px ${((y - top) * scale).toFixed(1)}px`,
  );
  return {
    left: left * scale,
    top: top * scale,
    width: (Math.max(...xs) - left) * scale,
    height: (Math.max(...ys) - top) * scale,
    clipPath: `polygon(${points.join(",")})`,
  };
}

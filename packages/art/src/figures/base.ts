/** The foot of a piece: its owner's colour and shape, so that it is told without colour too. */
import { fill, n1, type Point } from "../ink.js";
import { OWNER } from "../palette.js";

export type BaseShape =
  | "circle"
  | "hexagon"
  | "square"
  | "diamond"
  | "star"
  | "triangle"
  | "plus"
  | "cross";

const FLAT = 0.5;

function turned(count: number, from: number, reach: (i: number) => number): readonly Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = from + (i / count) * Math.PI * 2;
    return [Math.cos(angle) * reach(i), Math.sin(angle) * reach(i)];
  });
}

function bars(r: number, angle: number): readonly Point[] {
  const [s, l] = [r * 0.42, r * 1.1];
  const arm: readonly Point[] = [
    [-s, -l],
    [s, -l],
    [s, -s],
    [l, -s],
    [l, s],
    [s, s],
    [s, l],
    [-s, l],
    [-s, s],
    [-l, s],
    [-l, -s],
    [-s, -s],
  ];
  const [c, n] = [Math.cos(angle), Math.sin(angle)];
  return arm.map(([x, y]) => [x * c - y * n, x * n + y * c]);
}

/** The outline of a base, seen from above. */
export function basePoints(shape: BaseShape, r: number): readonly Point[] {
  switch (shape) {
    case "circle":
      return turned(28, 0, () => r);
    case "hexagon":
      return turned(6, 0, () => r * 1.1);
    case "square":
      return turned(4, Math.PI / 4, () => r * 1.3);
    case "diamond":
      return turned(4, 0, () => r * 1.18);
    case "star":
      return turned(10, -Math.PI / 2, (i) => (i % 2 === 1 ? r * 0.66 : r * 1.22));
    case "triangle":
      return turned(3, -Math.PI / 2, () => r * 1.3);
    case "plus":
      return bars(r, 0);
    case "cross":
      return bars(r, Math.PI / 4);
    default:
      return shape satisfies never;
  }
}

const outline = (points: readonly Point[], down: number): string =>
  `M${points.map(([x, y]) => `${n1(x)} ${n1(y * FLAT + down)}`).join("L")}Z`;

/** A base with its thickness and its shadow; 0,0 is its middle. */
export function base(shape: BaseShape, r = 28): string {
  const points = basePoints(shape, r);
  const [top, foot] = [outline(points, 2), outline(points, 8)];
  const joined = 'stroke-linejoin="round"';
  return (
    fill(foot, "#01030a", 'opacity=".5" transform="translate(5 3)"') +
    fill(foot, "#05080f", `stroke="#05080f" stroke-width="3" ${joined}`) +
    fill(foot, OWNER, `opacity=".45" stroke="${OWNER}" stroke-width="3" ${joined}`) +
    fill(top, "#0a1120", `stroke="${OWNER}" stroke-width="3.2" ${joined}`) +
    fill(top, OWNER, 'opacity=".22"')
  );
}

/** How a small world lies on the paper: seen from above, turned and tilted, or through a lens. */
import { n1, type Point } from "../ink.js";

/** The size of a unit, two angles in degrees, and the origin. */
export type Angle = {
  readonly s: number;
  readonly turn: number;
  readonly tilt: number;
  readonly ox: number;
  readonly oy: number;
  readonly lens?: Lens;
};

/**
 * What is farther is smaller: by so much for each unit between it and the near edge. Then `ox` is where
 * the middle lies, `oy` the horizon, `drop` how far below it the near edge is. For worlds not turned.
 */
export type Lens = {
  readonly near: number;
  readonly middle: number;
  readonly by: number;
  readonly drop: number;
};

export type Place = readonly [x: number, y: number, z?: number];

export type Plane = "floor" | "x" | "y";

export type Projection = ReturnType<typeof projection>;

export function projection({ s, turn, tilt, ox, oy, lens }: Angle) {
  const [ct, st] = sides(turn);
  const [cp, sp] = sides(tilt);
  const at = { x: 0, y: 0 };
  /** How large things are at this depth. */
  const k = (y: number): number => (lens ? 1 / (1 + lens.by * (lens.near - y - at.y)) : 1);
  const P = (x: number, y: number, z = 0): Point =>
    lens
      ? [n1(ox + s * (x + at.x - lens.middle) * k(y)), n1(oy + (lens.drop - s * cp * z) * k(y))]
      : [
          n1(ox + s * ((x + at.x) * ct - (y + at.y) * st)),
          n1(oy + s * ((x + at.x) * st + (y + at.y) * ct) * sp - s * cp * z),
        ];
  /** How bright an upright face is; only two can be seen. */
  const bright = (nx: number, ny: number): number =>
    Math.max(0, -(nx * ct - ny * st) * 0.62 + (nx * st + ny * ct) * 0.42);
  return {
    P,
    k,
    lens,
    depth: (x: number, y: number, z = 0): number =>
      ((x + at.x) * st + (y + at.y) * ct) * cp + z * sp,
    trace: (places: readonly Place[]): string =>
      `M${places.map(([x, y, z]) => P(x, y, z).join(" ")).join("L")}Z`,
    /** How bright the faces are that look along x and along y. */
    bright: { x: bright(1, 0), y: bright(0, 1) },
    /** The way a shadow falls, per unit of height. */
    fall: { x: 0.62 * ct + 0.22 * st, y: -0.62 * st + 0.22 * ct },
    /** Which of its two sides along x is seen: through a lens the one towards the middle. */
    sideOf: (x: number, w: number): number => (lens && x + w / 2 + at.x > lens.middle ? x : x + w),
    /** A length at this depth: across the paper, down it when it lies, and down it when it stands. */
    across: (length: number, y: number): number => length * s * k(y),
    lying: (length: number, y: number): number => length * s * k(y) * sp,
    upright: (length: number, y: number): number => length * s * k(y) * cp,
    /** Draws with this place as the origin. */
    within(x: number, y: number, draw: () => void): void {
      const before = { ...at };
      at.x += x;
      at.y += y;
      draw();
      Object.assign(at, before);
    },
    /** What letters on a plane are transformed with: the floor, or what looks along x or y. */
    slant: (plane: Plane): readonly number[] =>
      ({
        floor: [ct, st * sp, -st, ct * sp],
        y: [ct, st * sp, 0, cp],
        x: [st, -ct * sp, 0, cp],
      })[plane],
    /** What the floors' patterns are transformed with, so that they lie in the projection. */
    ground: `matrix(${[s * ct, s * st * sp, -s * st, s * ct * sp, ox, oy].map(n1).join(" ")})`,
  };
}

function sides(degrees: number): readonly [cosine: number, sine: number] {
  const radians = (degrees * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

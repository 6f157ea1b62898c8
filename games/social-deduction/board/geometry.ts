/** Weapons and lines as shapes on a field: where a weapon's muzzle is, what it lies over, how a line bends. */
import type { WeaponShape } from "./pictures.js";
import type { Box, Point, Ring } from "./ring.js";

export type Lane = {
  /** Where the weapon lies, by its middle; and how it is turned, in degrees. */
  readonly at: Point;
  readonly angle: number;
  /** From its muzzle, by its corners, to whom it is aimed at. */
  readonly points: readonly Point[];
  /** It is one curve, drawn towards the second of three points. */
  readonly curve?: true;
};

export type Aim = {
  readonly from: Point;
  readonly to: Point;
  /** Where it may end as well. */
  readonly or?: readonly Point[];
  /** The weapon; 0 long where it lies in the dock. */
  readonly shape: WeaponShape;
};

export type Size = Pick<Ring, "width" | "height">;

const isIn = ({ x, y }: Point, box: Box, clear: number) =>
  Math.abs(x - box.x) < box.width / 2 + clear && Math.abs(y - box.y) < box.height / 2 + clear;

export const isFree = (point: Point, boxes: readonly Box[], clear: number) =>
  boxes.every((box) => !isIn(point, box, clear));

/** How much of a box lies over another, from 0 to 1. */
export function shareOver(box: Box, other: Box): number {
  const along = (one: number, length: number, at: number, size: number) =>
    Math.max(0, Math.min(length, size, (length + size) / 2 - Math.abs(one - at)));
  const wide = along(box.x, box.width, other.x, other.width);
  const high = along(box.y, box.height, other.y, other.height);
  return (wide * high) / (box.width * box.height);
}

export const isOn = ({ width, height }: Size, box: Box) =>
  Math.abs(box.x - width / 2) <= (width - box.width) / 2 &&
  Math.abs(box.y - height / 2) <= (height - box.height) / 2;

/** The box of a weapon that lies there, turned as it is. */
export function weaponBox(
  { at, angle }: Pick<Lane, "at" | "angle">,
  { long, thick }: Pick<WeaponShape, "long" | "thick">,
): Box {
  const [cos, sin] = [Math.cos, Math.sin].map((of) => Math.abs(of((angle * Math.PI) / 180)));
  return { ...at, width: cos * long + sin * thick, height: sin * long + cos * thick };
}

/** The same in parts along the weapon: one that lies slantwise fills little of its box. */
export function weaponParts(
  { at, angle }: Pick<Lane, "at" | "angle">,
  { long, thick }: Pick<WeaponShape, "long" | "thick">,
): readonly Box[] {
  const third = long / 3;
  return [-third, 0, third].map((by) => {
    const middle = along(at, (angle * Math.PI) / 180, by);
    return weaponBox({ at: middle, angle }, { long: third, thick });
  });
}

export const distance = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y);

export const mix = (a: number, b: number, share: number) => a + (b - a) * share;

export const along = ({ x, y }: Point, angle: number, by: number): Point => ({
  x: x + Math.cos(angle) * by,
  y: y + Math.sin(angle) * by,
});

/** So far from one point towards another. */
export const toward = (from: Point, to: Point, by: number): Point => {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: mix(from.x, to.x, by / far), y: mix(from.y, to.y, by / far) };
};

/** A point of the line from one to the other that is drawn towards the bend. */
export const bentAt = (one: Point, bend: Point, other: Point, share: number): Point => ({
  x: mix(mix(one.x, bend.x, share), mix(bend.x, other.x, share), share),
  y: mix(mix(one.y, bend.y, share), mix(bend.y, other.y, share), share),
});

/** Where the muzzle is of a weapon that lies there; its upper side is up. */
export function muzzleAt(at: Point, angle: number, { muzzle: { x, y } }: WeaponShape): Point {
  const upright = Math.cos(angle) < 0 ? -1 : 1;
  return along(along(at, angle, x), angle + Math.PI / 2, upright * y);
}

/** A weapon may lie this far from where it begins, in px, in every direction. */
export const OFF = [0, 12, 24, 40, 60, 84, 112].flatMap((by) =>
  by === 0 ? [{ by, to: 0 }] : Array.from({ length: 8 }, (_, i) => ({ by, to: (i * Math.PI) / 4 })),
);

/** How far a weapon points elsewhere than where its line ends: 0 up to 60 degrees, 1 at the opposite. */
export function awayOf(
  { long }: WeaponShape,
  { at, angle }: Pick<Lane, "at" | "angle">,
  to: Point,
): number {
  if (long === 0) return 0;
  const off = Math.atan2(to.y - at.y, to.x - at.x) - (angle * Math.PI) / 180;
  return Math.max(0, 0.5 - Math.cos(off)) / 1.5;
}

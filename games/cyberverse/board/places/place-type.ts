/** A zone as a place: its floor, its colour, and what stands in it. */
import type { Space } from "@sprawl/art";

export type FloorKind = "check" | "planks" | "slabs" | "grate" | "street" | "water" | "steps";

export type PlaceLook = {
  readonly floor: FloorKind;
  /** What the floor is made of, and what lights it. */
  readonly ground: string;
  readonly tone: string;
  /** What stands there. x and y from 0 to 1; the near half stays low. */
  draw(g: Space): void;
};

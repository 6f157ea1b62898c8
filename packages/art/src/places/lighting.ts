/** The light of a place in each theme: night by lamps, day, or lines on black. */
import { mix } from "../ink.js";

export type Lighting = {
  /** A colour as it looks under this light. */
  readonly tone: (colour: string) => string;
  /** What faces turn to when they look away from the light. */
  readonly dim: string;
  /** What edges turn to. */
  readonly edge: string;
  /** How dark shadows are, and how strong lamps. */
  readonly shade: number;
  readonly lamps: number;
  /** The sky behind everything, from top to bottom. */
  readonly sky: readonly [string, string, string];
};

export const LIGHTINGS = {
  night: {
    tone: (colour) => colour,
    dim: "#02040a",
    edge: "#9fc4ff",
    shade: 0.5,
    lamps: 1,
    sky: ["#0a1424", "#1b2537", "#04060c"],
  },
  calm: {
    tone: (colour) => mix(colour, "#e9edf1", 0.42),
    dim: "#6f7f92",
    edge: "#ffffff",
    shade: 0.2,
    lamps: 0.35,
    sky: ["#cfd9e2", "#dfe5ea", "#c3ccd4"],
  },
  contrast: {
    tone: (colour) => mix(colour, "#000000", 0.45),
    dim: "#000000",
    edge: "#ffffff",
    shade: 0,
    lamps: 0,
    sky: ["#000000", "#000000", "#000000"],
  },
} as const satisfies Readonly<Record<string, Lighting>>;

export type Theme = keyof typeof LIGHTINGS;

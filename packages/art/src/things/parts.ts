/** What things are made of. */
import { dark, fill, light, lit, type Pen, poly } from "../ink.js";

export const METAL = "#8b9bb5";

/** A solid part, lit from the upper left. */
export const part = (pen: Pen, points: string, colour: string, r = 1.2): string =>
  lit(pen, poly(points, r), [colour, dark(colour, 0.45), light(colour, 0.35)], {
    by: [-1.6, -1.6],
    edge: [-0.7, 0.5],
  });

/** A flat part. */
export const plain = (points: string, colour: string, more = ""): string =>
  fill(poly(points, 0), colour, more);

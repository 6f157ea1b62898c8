/** How a thing is drawn: in a box of 80 by 48, `glow` is what shines on it. */
import type { Pen } from "../ink.js";

export type DrawThing = (pen: Pen, glow: string) => string;

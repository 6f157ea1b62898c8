/** A piece that stands: who it is and how it is drawn, from one line. */
import { penFor } from "../ink.js";
import type { Picture } from "../picture.js";
import { MACHINES, type Machine } from "./machines.js";
import { drawPerson, type PersonLook } from "./person.js";

export type Figure = { readonly id: string } & (
  | { readonly is: "person"; readonly look: PersonLook }
  | { readonly is: Machine }
);

/** Which of the drawn bodies look left by themselves. */
const LEFT: ReadonlySet<string> = new Set([
  "guard",
  "burglar",
  "hound",
  "turret",
  "tank",
  "crawler",
]);

export const looksLeft = (figure: Figure): boolean => LEFT.has(figure.is);

/** The body alone; its base and its state are drawn where it stands. Feet at 0,0. */
export function figurePicture(figure: Figure): Picture {
  const key = `figure-${figure.id}`;
  return {
    key,
    box:
      figure.is === "colossus" || figure.is === "spider" ? "-130 -230 260 260" : "-60 -118 120 138",
    draw: () => drawFigure(figure, key),
  };
}

function drawFigure(figure: Figure, key: string): string {
  const pen = penFor(key);
  return figure.is === "person" ? drawPerson(pen, figure.look) : MACHINES[figure.is](pen);
}

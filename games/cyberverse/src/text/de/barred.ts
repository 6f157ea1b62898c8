/** Warum etwas nicht geht, nach der Regel, die es verbietet. */
import type { barred as english } from "../en/barred.js";

export const barred: Readonly<Record<keyof typeof english, string>> = {
  "barred.CV-1.7": "Du kannst es nicht bezahlen.",
  "barred.CV-11.11": "Dafür ist kein Platz frei.",
  "barred.CV-22.22": "Wer getarnt ist, kann nicht angreifen.",
};

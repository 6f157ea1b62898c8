/** Warum etwas nicht geht, nach der Regel, die es verbietet. */
import type { barred as english } from "../en/barred.js";

export const barred: Readonly<Record<keyof typeof english, string>> = {
  "barred.HI-15.5": "Das Team braucht einen Hacker.",
  "barred.HI-15.6": "Ein Team darf nur eine besondere Figur haben.",
  "barred.HI-19.30": "Du kannst nicht alles davon bezahlen.",
};

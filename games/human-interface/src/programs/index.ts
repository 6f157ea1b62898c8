/** HI-19: all Cyberwarfare cards. */
import type { Program } from "../content.js";
import { nakamura } from "./nakamura.js";
import { tower } from "./tower.js";
import { ubermensch } from "./ubermensch.js";

export const programs: Readonly<Record<string, Program>> = {
  ...ubermensch,
  ...nakamura,
  ...tower,
  blank: {
    id: "blank",
    kind: "program",
    type: "blank",
    deck: "any",
    copies: 2,
    strength: 0,
    install: 0,
    run: 0,
  },
};

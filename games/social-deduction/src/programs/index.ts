/** Every program, by its name, in the order of the catalogue. A card stands in the file of its family. */
import type { Program } from "../cards.js";
import * as arms from "./arms.js";
import * as data from "./data.js";
import * as exchanges from "./exchanges.js";
import * as harm from "./harm.js";
import * as gateArms from "./hell-gate/arms.js";
import * as gateBeside from "./hell-gate/beside.js";
import * as gateCards from "./hell-gate/cards.js";
import * as loyalty from "./loyalty.js";
import * as spying from "./spying.js";
import * as unlocking from "./unlocking.js";

const FAMILIES: readonly Readonly<Record<string, Program>>[] = [
  loyalty,
  unlocking,
  exchanges,
  spying,
  arms,
  harm,
  data,
  gateArms, // HG-1.3
  gateBeside,
  gateCards,
];

export const programs: Readonly<Record<string, Program>> = Object.fromEntries(
  FAMILIES.flatMap((family) => Object.values(family))
    .sort((a, b) => a.order - b.order)
    .map((card) => [card.id, card]),
);

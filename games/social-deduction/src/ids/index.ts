/**
 * Every ID, by its name, in the order of the catalogue. A card stands in the file of its family, once,
 * in its newer wording (HG-1.2).
 */
import type { IdCard } from "../cards.js";
import * as arms from "./arms.js";
import * as data from "./data.js";
import * as harm from "./harm.js";
import * as healing from "./healing.js";
import * as gateData from "./hell-gate/data.js";
import * as gateHarm from "./hell-gate/harm.js";
import * as gateLoyalty from "./hell-gate/loyalty.js";
import * as looking from "./looking.js";
import * as loyalty from "./loyalty.js";
import * as standing from "./standing.js";

const FAMILIES: readonly Readonly<Record<string, IdCard>>[] = [
  arms,
  data,
  harm,
  healing,
  looking,
  loyalty,
  standing,
  gateData, // HG-1.4
  gateHarm,
  gateLoyalty,
];

export const ids: Readonly<Record<string, IdCard>> = Object.fromEntries(
  FAMILIES.flatMap((family) => Object.values(family))
    .sort((a, b) => a.order - b.order)
    .map((card) => [card.id, card]),
);

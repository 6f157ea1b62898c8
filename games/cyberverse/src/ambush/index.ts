/** The 25 Ambush cards. */
import { exportsOf, pieces } from "../box/pieces.js";
import type { AmbushCard } from "../types.js";
import * as harms from "./harms.js";
import * as hindrances from "./hindrances.js";
import * as losses from "./losses.js";

export const ambushes = pieces<AmbushCard>([
  ...exportsOf(harms),
  ...exportsOf(hindrances),
  ...exportsOf(losses),
]);

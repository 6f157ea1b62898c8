/** The 20 Support cards. */
import { exportsOf, pieces } from "../box/pieces.js";
import type { Support } from "../types.js";
import * as activation from "./activation.js";
import * as others from "./event-and-payday.js";
import * as investigation from "./investigation.js";
import * as strategy from "./strategy.js";

export const supports = pieces<Support>([
  ...exportsOf(others),
  ...exportsOf(strategy),
  ...exportsOf(activation),
  ...exportsOf(investigation),
]);

/** The Gear of the stores. */
import { exportsOf, pieces } from "../box/pieces.js";
import type { Gear } from "../types.js";
import * as oneUse from "./one-use.js";
import * as plain from "./plain.js";

export const gear = pieces<Gear>([...exportsOf(plain), ...exportsOf(oneUse)]);

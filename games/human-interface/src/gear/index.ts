/** HI-4.4: all gear, by kind. */
import type { Gear } from "../content.js";
import { cyberarms } from "./cyberarms.js";
import { cyberware } from "./cyberware.js";
import { hacking } from "./hacking.js";
import { medical } from "./medical.js";
import { tools } from "./tools.js";

export const gear: Readonly<Record<string, Gear>> = {
  ...cyberarms,
  ...cyberware,
  ...hacking,
  ...medical,
  ...tools,
};

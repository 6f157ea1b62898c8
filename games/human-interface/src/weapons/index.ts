/** HI-27, HI-28: all weapons, by family. */
import type { Weapon } from "../content.js";
import { closeCombat } from "./close-combat.js";
import { explosives } from "./explosives.js";
import { heavies } from "./heavies.js";
import { machineWeapons } from "./machine-weapons.js";
import { pistols } from "./pistols.js";
import { rifles } from "./rifles.js";
import { shotguns } from "./shotguns.js";
import { submachineGuns } from "./submachine-guns.js";

export const weapons: Readonly<Record<string, Weapon>> = {
  ...pistols,
  ...submachineGuns,
  ...rifles,
  ...shotguns,
  ...heavies,
  ...closeCombat,
  ...explosives,
  ...machineWeapons,
};

/** Agent sheet 2: both of its sides. */
import { isBearer } from "../moments.js";
import { isAgent } from "../state.js";
import type { Profile } from "../types.js";

/** Marksman: +1 with a RANGED Weapon into another zone. */
export const alena: Profile = {
  id: "alena",
  sheet: "s2",
  health: 4,
  movement: 3,
  analysis: 1,
  hacking: 1,
  reputation: 1,
  combat: 4, // CV-R112
  salary: 400,
  initiative: 8,
  attackBonus: (_, self, value, { attacker, weapon }, target) => {
    const shoots = isAgent(attacker) && isBearer(self, attacker) && weapon?.type === "ranged";
    return shoots && attacker.zone !== target.zone ? value + 1 : value;
  },
};

/** Counter-Ambush: she ignores Ambush cards. */
export const ingrid: Profile = {
  id: "ingrid",
  sheet: "s2",
  health: 5,
  movement: 3,
  analysis: 3,
  hacking: 1,
  reputation: 2,
  combat: 2,
  salary: 300,
  initiative: 17,
  ignoresAmbush: (_, self, agent) => isBearer(self, agent),
};

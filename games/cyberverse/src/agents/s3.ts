/** Agent sheet 3: both of its sides. */
import { bearerOf, isBearer } from "../moments.js";
import { isAgent } from "../state.js";
import type { Profile } from "../types.js";

/** Iron Palm: unarmed, Combat bonus +2. */
export const wuFang: Profile = {
  id: "wu-fang",
  sheet: "s3",
  health: 6,
  movement: 3,
  analysis: 1,
  hacking: 1,
  reputation: 2,
  combat: 4,
  salary: 400,
  initiative: 22,
  attackBonus: (_, self, value, { attacker, weapon }) =>
    isAgent(attacker) && isBearer(self, attacker) && !weapon ? value + 2 : value,
};

/** Bulwark: other Agents of his Organization in his zone have +1 Defense. */
export const anvil: Profile = {
  id: "anvil",
  sheet: "s3",
  health: 6,
  movement: 2,
  analysis: 1,
  hacking: 1,
  reputation: 1,
  combat: 4,
  salary: 300,
  initiative: 27,
  defenseBonus: (g, self, value, _, target) => {
    const anvil = bearerOf(g, self);
    if (!anvil || !isAgent(target) || target === anvil || target.org !== anvil.org) return value;
    return target.district === anvil.district && target.zone === anvil.zone ? value + 1 : value;
  },
};

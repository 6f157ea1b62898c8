/** Agent sheet 11: both of its sides. */
import { isBearer } from "../moments.js";
import { isAgent } from "../state.js";
import { isUsed } from "../table.js";
import type { Profile } from "../types.js";

/** Street King: Teammates he recruits have +1 Attack. */
export const gallo: Profile = {
  id: "gallo",
  sheet: "s11",
  health: 5,
  movement: 3,
  analysis: 1,
  hacking: 1,
  reputation: 3,
  combat: 3,
  salary: 400,
  initiative: 16,
  attackBonus: (_, self, value, { attacker }) =>
    !isAgent(attacker) && attacker.recruiter === self.piece.id && attacker.org === self.owner
      ? value + 1
      : value,
};

/** Flock: once per turn he turns 1 Hostile without a Support card. */
export const sermon: Profile = {
  id: "sermon",
  sheet: "s11",
  health: 5,
  movement: 2,
  analysis: 2,
  hacking: 1,
  reputation: 3,
  combat: 3,
  salary: 400,
  initiative: 21,
  flock: (g, self, agent) => isBearer(self, agent) && !isUsed(g, self.piece.id),
};

/** Agent sheet 1: both of its sides. */
import { isBearer } from "../moments.js";
import { agentsIn, rivalsOnBoard } from "../table.js";
import type { Profile } from "../types.js";
import { HQ } from "../types.js";

/** Backdoor: +100D for each rival Agent on the board. */
export const igor: Profile = {
  id: "igor",
  sheet: "s1",
  health: 4,
  movement: 3,
  analysis: 1,
  hacking: 4,
  reputation: 1,
  combat: 1,
  salary: 300,
  initiative: 5,
  hackingBonus: (g, self, value, agent) =>
    isBearer(self, agent) ? value + 100 * rivalsOnBoard(g, agent).length : value,
};

/** Family Business: +1 Hacking beside another Agent of his Organization. */
export const vladimir: Profile = {
  id: "vladimir",
  sheet: "s1",
  health: 5,
  movement: 3,
  analysis: 1,
  hacking: 3, // CV-R112
  reputation: 1,
  combat: 2,
  salary: 300,
  initiative: 12,
  feature: (g, self, value, agent, feature) => {
    if (feature !== "hacking" || !isBearer(self, agent) || agent.district === HQ) return value;
    const family = agentsIn(g, agent.district).some(
      (other) => other !== agent && other.org === agent.org,
    );
    return family ? value + 1 : value;
  },
};

/** Agent sheet 10: both of its sides. */
import { isBearer } from "../moments.js";
import { rivalsOnBoard } from "../table.js";
import type { Profile } from "../types.js";

/** Keen Eye: two different Missions in each Investigation step. */
export const lantern: Profile = {
  id: "lantern",
  sheet: "s10",
  health: 4,
  movement: 4,
  analysis: 4,
  hacking: 1,
  reputation: 1,
  combat: 1,
  salary: 300,
  initiative: 6,
  attempts: (_, self, value, agent) => (isBearer(self, agent) ? Math.max(2, value) : value),
};

/** Due Process: +1 to tests while a rival Agent is on her board. */
export const verdict: Profile = {
  id: "verdict",
  sheet: "s10",
  health: 5,
  movement: 2,
  analysis: 4,
  hacking: 1,
  reputation: 2,
  combat: 2,
  salary: 300,
  initiative: 18,
  testBonus: (g, self, value, agent) =>
    isBearer(self, agent) && rivalsOnBoard(g, agent).length > 0 ? value + 1 : value,
};

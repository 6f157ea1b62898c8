/** Agent sheet 6: both of its sides. */
import { isBearer } from "../moments.js";
import type { Profile } from "../types.js";

/** Mask: no candidate of a Hostile that has another. */
export const bakemono: Profile = {
  id: "bakemono",
  sheet: "s6",
  health: 5,
  movement: 2,
  analysis: 2,
  hacking: 2,
  reputation: 2,
  combat: 3,
  salary: 400,
  initiative: 20,
  hides: (_, self, agent) => isBearer(self, agent),
};

/** Shadow Step: in the Activation phase she leaves a District from any zone. */
export const shroud: Profile = {
  id: "shroud",
  sheet: "s6",
  health: 4,
  movement: 4,
  analysis: 2,
  hacking: 1,
  reputation: 1,
  combat: 3,
  salary: 300,
  initiative: 13,
  leavesAnywhere: (_, self, agent) => isBearer(self, agent),
};

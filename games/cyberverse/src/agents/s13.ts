/** Agent sheet 13: both of its sides. */
import { isBearer } from "../moments.js";
import { isAgent } from "../state.js";
import type { Profile } from "../types.js";

/** Well Connected: one Support card more than the Reputation sum. */
export const saffron: Profile = {
  id: "saffron",
  sheet: "s13",
  health: 4,
  movement: 3,
  analysis: 3,
  hacking: 2,
  reputation: 2,
  combat: 0,
  salary: 300,
  initiative: 4,
  supportLimit: (_, __, value) => value + 1,
};

/** Venom: a Suppression token of her attack is a Wound token instead. */
export const needle: Profile = {
  id: "needle",
  sheet: "s13",
  health: 5,
  movement: 3,
  analysis: 2,
  hacking: 2,
  reputation: 1,
  combat: 3,
  salary: 300,
  initiative: 19,
  damageStatus: (_, self, status, { attacker }) =>
    status === "suppression" && isAgent(attacker) && isBearer(self, attacker) ? "wound" : undefined,
};

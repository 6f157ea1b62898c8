/** Agent sheet 9: both of its sides. */
import { isBearer } from "../moments.js";
import { gain } from "../money.js";
import { isAgent } from "../state.js";
import type { Profile } from "../types.js";

/** Scrapper: 100D when his attack eliminates a Henchman. */
export const rust: Profile = {
  id: "rust",
  sheet: "s9",
  health: 6,
  movement: 2,
  analysis: 1,
  hacking: 0,
  reputation: 2,
  combat: 4,
  salary: 300,
  initiative: 26,
  eliminated: (g, self, by, victim) => {
    if (isAgent(by) && isBearer(self, by) && !isAgent(victim)) gain(g, by.org, 100);
  },
};

/** Unstoppable: he ignores Suppression tokens and Grapple. */
export const paleBear: Profile = {
  id: "pale-bear",
  sheet: "s9",
  health: 7,
  movement: 1,
  analysis: 0,
  hacking: 0,
  reputation: 2,
  combat: 5,
  salary: 400,
  initiative: 28,
  ignoresSuppression: (_, self, agent) => isBearer(self, agent),
  ignoresGrapple: (_, self, agent) => isBearer(self, agent),
};

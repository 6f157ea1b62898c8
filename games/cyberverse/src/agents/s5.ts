/** Agent sheet 5: both of its sides. */
import { bearerOf, isBearer } from "../moments.js";
import { gain } from "../money.js";
import { isAgent } from "../state.js";
import type { Profile } from "../types.js";

/** Front Page: 200D when her Organization places an Influence token where she is. */
export const kristina: Profile = {
  id: "kristina",
  sheet: "s5",
  health: 5,
  movement: 3,
  analysis: 2,
  hacking: 2,
  reputation: 3,
  combat: 2,
  salary: 400,
  initiative: 15,
  influencePlaced: (g, self, district) => {
    const agent = bearerOf(g, self);
    if (agent?.district === district) gain(g, agent.org, 200);
  },
};

/** Slipstream: the first Tactical Position of each activation costs nothing. */
export const molly: Profile = {
  id: "molly",
  sheet: "s5",
  health: 4,
  movement: 4,
  analysis: 2,
  hacking: 2,
  reputation: 2,
  combat: 1,
  salary: 300,
  initiative: 7,
  positionCost: (_, self, value, { who, positions }) =>
    isAgent(who) && isBearer(self, who) && positions === 0 ? 0 : value,
};

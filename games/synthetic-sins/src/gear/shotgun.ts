/** Two cards, and the better one counts. */
import { type Gear, weapon } from "./gear.js";

export const shotgun: Gear = weapon(
  {
    id: "shotgun",
    equipCost: 4,
    rules: ["SS-35.26", "SS-35.27"],
  },
  { power: 6, silent: false, cards: 2 },
);

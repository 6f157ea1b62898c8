/** SS-35.10: a drone's Search of your sector does not detect you. */
import { when } from "../cards.js";
import { cardOf } from "../enemies.js";
import { type Gear, reaction } from "./gear.js";

export const droneGlitching: Gear = reaction("search", {
  id: "drone-glitching",
  equipCost: 2,
  useCost: 1,
  rules: ["SS-35.10", "SS-35.11", "SS-35.12", "SS-35.13"],
  targets: (_g, { search }) =>
    when(search?.prevented === false && cardOf(search.enemy).kind === "drone"), // SS-35.13
  play: (_g, _target, { search }) => {
    if (search) search.prevented = true; // SS-35.11
  },
});

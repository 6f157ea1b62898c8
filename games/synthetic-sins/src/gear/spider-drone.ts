/** SS-35.34: picks up one thing here without an action. */
import type { Rule } from "@sprawl/engine";
import { checkGoal } from "../mission.js";
import { naming, pickUp, type Thing, thingsHere } from "../pick-up.js";
import type { Sins } from "../state.js";
import { free, type Gear } from "./gear.js";

export const spiderDrone: Gear = free({
  id: "spider-drone",
  equipCost: 2,
  useCost: 1, // for each thing
  rules: ["SS-35.34", "SS-35.35"],
  targets: (g) => thingsHere(g).map(naming),
  *play(g: Sins, thing: Thing): Rule<void> {
    yield* pickUp(g, thing); // SS-35.34
    checkGoal(g); // SS-26.9, SS-26.10
  },
});

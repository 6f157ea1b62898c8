/** SS-35.24: answers every attack on you with one of its own, silently. */
import { strike } from "../attack.js";
import { isUp } from "../enemies.js";
import { automatic, type Gear } from "./gear.js";

/** Attack Power of the answer. */
const AMOUNT = 4;

export const selfDefenseDrone: Gear = automatic({
  id: "self-defense-drone",
  equipCost: 5,
  amount: AMOUNT,
  rules: ["SS-35.24", "SS-35.25"],
  *afterAttackOnYou(g, _self, enemy) {
    if (!isUp(g, enemy)) return; // SS-35.24
    g.uses("self-defense-drone");
    g.tell("drone-answered", { enemy: enemy.ref }, { rule: "SS-35.24" });
    yield* strike(g, enemy, { power: AMOUNT }); // SS-35.25, SS-R119
  },
});

/**
 * What a player can work out from what lies on the table: for boards, hints and bots. Everything in
 * here takes a view, or events as one viewer was told of them, and nothing else.
 */
export { armorOf, attackPowerOf } from "../enemies.js";
export { whyNotTogether } from "../equipping.js";
export { type ActivationStory, activationsIn, type StoryStep } from "./activations.js";
export { behaviorOdds, type RowOdds } from "./behavior.js";
export {
  type AttackOdds,
  chanceOf,
  type Odds,
  oddsOf,
  theirOdds,
  type YourAttack,
  yourOdds,
} from "./odds.js";
export { type Reach, reachOf, stepsAreSilent } from "./reach.js";
export { type Ahead, patrolWaysOf, routeAhead } from "./route.js";

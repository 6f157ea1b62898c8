/** The rule-of-thumb player, and hints from it. */
export { type Hint, hint } from "./hint.js";
export { instinct } from "./instinct.js";

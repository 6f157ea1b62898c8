/** The rule-of-thumb player. */
export { instinct } from "./instinct.js";

/** The rule-of-thumb player, and what it believes. */
export { type Beliefs, beliefs, type SeatBelief } from "./beliefs.js";
export { instinct } from "./instinct.js";

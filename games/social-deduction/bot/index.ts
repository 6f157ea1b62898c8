/** The rule-of-thumb player, what it believes, and how it comes to believe it. */
export { type Beliefs, beliefs, type SeatBelief } from "./beliefs.js";
export { type Hand, handsOf } from "./hands.js";
export { instinct } from "./instinct.js";
export { type Known, knownTo } from "./know.js";
export { type Solved, type Suspect, solve } from "./solve.js";

/** The rule-of-thumb player, what it believes, and how it comes to believe it. */
export { type Beliefs, beliefs, type SeatBelief } from "./beliefs.js";
export type { Suspect } from "./every-way.js";
export type { Reason } from "./evidence.js";
export { type Hand, handsOf } from "./hands.js";
export { instinct } from "./instinct.js";
export { type Known, knownTo } from "./know.js";
export { type Solved, solve } from "./solve.js";

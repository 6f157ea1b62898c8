/** The rule-of-thumb player; and what it believes, which is also there for boards (src/advice). */
export { type Beliefs, beliefs, type SeatBelief } from "../src/advice/beliefs.js";
export type { Suspect } from "../src/advice/every-way.js";
export type { Reason } from "../src/advice/evidence.js";
export { type Hand, handsOf } from "../src/advice/hands.js";
export { type Known, knownTo } from "../src/advice/know.js";
export { type Solved, solve } from "../src/advice/solve.js";
export type { Table } from "../src/advice/view.js";
export { instinct } from "./instinct.js";

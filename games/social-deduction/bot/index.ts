/** The rule-of-thumb player; and what it believes, which is also there for boards (src/advice). */

export type { Table } from "../src/advice/view.js";
export { before, cardsIn } from "./beliefs/before.js";
export { type Beliefs, beliefs, ownTeam, type SeatBelief } from "./beliefs/beliefs.js";
export type { Suspect } from "./beliefs/every-way.js";
export type { Reason } from "./beliefs/evidence.js";
export { type Hand, handsOf } from "./beliefs/hands.js";
export { type Known, knownTo } from "./beliefs/know.js";
export { type Solved, solve } from "./beliefs/solve.js";
export { instinct } from "./instinct.js";

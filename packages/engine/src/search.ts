/**
 * The door for what looks inside of a match: search, which plays in worlds of its own; scenarios,
 * which arrange positions; benchmarks; tests. A host has no business here.
 */
export { Chance, type ChanceScript } from "./chance.js";
export type { SavedAnswer } from "./entries.js";
export { leakAt } from "./laws/look.js";
export {
  type Beginning,
  createMatch,
  give,
  indexOfSeat,
  isGroup,
  questionsOf,
  readAnswer,
} from "./match.js";
export { answerOf, barredOf, safeAnswer } from "./options.js";
export { fingerprint, fork, hashOf, positionOf, resume } from "./position.js";
export { RECORD_FORMAT, type Replayed, replay } from "./record.js";
export * from "./resample.js";
export { type Loaded, load } from "./save.js";
export { bitOf } from "./secrets.js";
export {
  type Entry,
  type Header,
  type Match,
  type OpenMatch,
  opened,
  type Position,
  type Snapshot,
} from "./snapshot.js";

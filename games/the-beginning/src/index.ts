/**
 * Human Punishment: The Beginning, a game of hidden factions for 3 to 6 players.
 *
 * state.ts is what everything shares, content.ts what a card is, moments.ts how content takes part,
 * questions.ts what is asked. The turn stands in turn.ts; what may be done in actions.ts; each Area
 * and each subject has a module of its own. Cards: box/ and characters/. Sentences: text/.
 */

export * from "./board.js";
export { box } from "./box/index.js";
export * from "./campaign.js";
export type * from "./content.js";
export { theBeginning } from "./game.js";
export type { Action, Questions, StepIn } from "./questions.js";
export * from "./state.js";

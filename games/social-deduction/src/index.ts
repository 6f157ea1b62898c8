/**
 * Human Punishment: Social Deduction 2.0, a game of hidden teams for 4 to 16 players.
 *
 * state.ts is what everything shares, cards.ts what an ID and a program are. The turn stands in
 * turn.ts, windows in windows.ts, actions in actions.ts, shots in shots.ts, damage in health.ts,
 * elimination in elimination.ts and what waits for one in waiting.ts, the check and the end in
 * victory.ts, the pile in pile.ts, the limit in limit.ts. Weapons and aiming: weapons.ts. Turning,
 * looking, exchanging: reveal.ts. Teams: teams.ts. Statements: talk.ts. Cards: ids/ and programs/.
 * Sentences: text/.
 *
 * Project: Hell Gate is an option. hell-gate/ holds its EX Bosses, one file each, listed in bosses.ts;
 * gate.ts is what it adds to the state, beside.ts portals, boss-turns.ts when EX Bosses act, fight.ts
 * shots at them, harm.ts what they do to players, wins.ts when they win. setups/ holds the scenarios.
 */

export { actionsOf } from "./actions.js";
export * from "./aim.js";
export { arrange } from "./arrange.js";
export { box } from "./box.js";
export type * from "./cards.js";
export { socialDeduction } from "./game.js";
export { bosses } from "./hell-gate/bosses.js";
export * from "./hell-gate/gate.js";
export { ids } from "./ids/index.js";
export { programs } from "./programs/index.js";
export type * from "./questions.js";
export { LOYALTY, ROWS } from "./rows.js";
export { type SetupName, setups } from "./setups/index.js";
export * from "./state.js";
export { isLarge, ownersOf, slotOf } from "./table.js";
export { type Belongings, coloursOf, teamFrom, teamOf } from "./teams.js";
export { en } from "./text/en.js";
export * from "./weapon-cards.js";

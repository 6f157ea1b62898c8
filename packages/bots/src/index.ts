/** Players that are programs: random, by rule of thumb, and thinking ahead. */
export { randomGiven } from "./answers.js";
export type { Bot, Briefing, World } from "./bot.js";
export { type BlindSeat, type SeatedBot, seatBot, seatRandom } from "./host.js";
export { instinctBot } from "./instinct.js";
export { BOT_KINDS, type BotNeeds, botOf, isBotName } from "./kinds.js";
export { instinctPolicy, looselyBy, type Policy, playOut, randomPolicy } from "./playout.js";
export { quickDraw } from "./quick-chance.js";
export { random } from "./random.js";
export { DEFAULT_ITERATIONS, type SearchOptions, searchBot } from "./search.js";

/** Synthetic Sins: a solo stealth campaign. */

export * as advice from "./advice/index.js";
export { arrange } from "./arrange.js";
export { type Carried, campaign, type MissionRecord, type Preferences } from "./campaign.js";
export * as content from "./cards-and-missions.js";
export { figures, runs } from "./figures.js";
export { syntheticSins } from "./game.js";
export { type Brought, broughtBy } from "./kits.js";
export * as geography from "./map.js";
export { loopOf } from "./patrol/loop.js";
export { plan, waysTowards } from "./patrol/patrol.js";
export { bestSteps, routeBy, routeCost } from "./patrol/routes.js";
export type { Drive } from "./priorities.js";
export type { Action, Move, SinsQuestions, Use } from "./questions.js";
export * from "./state.js";
export { en } from "./text/en.js";

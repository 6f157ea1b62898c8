/**
 * What a careful player could work out from a view: sums, odds, reach, forecasts. Bot, hint and board
 * ask here; everything is computed with the very functions the rules use.
 */
export { rescuePrice } from "../auxiliary.js";
export { HACKING } from "../city/layouts.js";
export { DAMAGE_TABLE, lineOf } from "../damage.js";
export { featureOf, featureSum } from "../features.js";
export { incomeSum } from "../hacking.js";
export { hasMost, influenceOf, totalInfluence } from "../influence-tokens.js";
export { salariesDue, salaryHelp, salaryOf } from "../payday.js";
export { scoreOf, storyTarget } from "../scoring.js";
export { openMissions } from "../stories.js";
export { supportLimit } from "../support-limit.js";
export * from "./forecast.js";
export * from "./odds.js";
export * from "./reach.js";
export * from "./seen.js";
export * from "./sight.js";

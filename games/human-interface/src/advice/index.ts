/** What a careful player could work out from a view: used by board and bot alike. */
export { alarmToCome, type Forecast, forecastOf } from "./forecast.js";
export { glimpse } from "./glimpse.js";
export { goalsOf, stepsToGoal } from "./goals.js";
export { assaultOdds } from "./networks.js";
export {
  type CardOdds,
  chanceOf,
  leftInDeck,
  type Odds,
  oddsByCard,
  oddsOf,
  sumsOf,
  valueOfAttack,
  worthOf,
} from "./odds.js";
export {
  defenceOdds,
  forceOdds,
  isNearBreaking,
  purgeOdds,
  shockOdds,
  throwOdds,
} from "./tests.js";

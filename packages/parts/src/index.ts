/** Parts that rules are made of. They know no game, hold nothing and ask nobody: one subject a file. */
export { bothWays, type Graph, graphOf, journey, type Way, waysBetween, within } from "./graph.js";
export { firstOf, happened, hasDone, type OfKind, ofKind } from "./lessons.js";
export { type Line, lineTo, type Offset } from "./lines.js";
export { best, distanceClockwise, leastOf, mostOf } from "./order.js";
export { drawFrom, type Pile, provide, putUnder, shuffleBack } from "./piles.js";
export { type ReasonIn, type Reasons, reasonFor } from "./reasons.js";
export {
  type Blocks,
  crossedBetween,
  DIRECTIONS,
  DOORWAY,
  distance,
  FLOOR,
  type Floor,
  groundAt,
  type Horizon,
  isCrossed,
  isStep,
  makeFloor,
  nextOnWays,
  type Square,
  type Step,
  sees,
  squareAt,
  stepsAway,
  stepsFrom,
  stepsTo,
  towards,
  WALL,
  wayTo,
  xOf,
  yOf,
} from "./squares.js";
export {
  chanceOfAtMost,
  chanceToBeat,
  drawNumber,
  endTest,
  makeTestDeck,
  numbersLeft,
  type TestDeck,
} from "./test-deck.js";
export { moved, stepsTowards, stepsToZone, type Track, type Zone, zoneOf } from "./track.js";

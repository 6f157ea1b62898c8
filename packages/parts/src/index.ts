/** Parts that rules are made of. They know no game, hold nothing and ask nobody: one subject a file. */
export { best, distanceClockwise, leastOf, mostOf } from "./order.js";

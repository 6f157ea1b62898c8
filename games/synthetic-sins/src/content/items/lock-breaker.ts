/** Opens one Lock from anywhere. */
import { item } from "./item.js";

export const lockBreaker = item({
  id: "lock-breaker",
  number: 11,
  target: "lock",
  rules: ["SS-36.13"],
});

/** SS-36.13: a Lock anywhere on the map is gone. */
import { type OnSector, sectorTarget } from "../cards.js";
import { removeLock } from "../locks.js";
import { type Item, item } from "./item.js";

export const lockBreaker: Item = item({
  id: "lock-breaker",
  number: 11,
  rules: ["SS-36.13"],
  targets: ({ state }) => state.locks.map(sectorTarget),
  play: (g, { sector }: OnSector) => removeLock(g, sector, "SS-36.13"), // SS-36.13
});

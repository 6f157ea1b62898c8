/** SS-35.2: a Detection token in any sector, even one you cannot enter. */
import { type OnSector, sectorTarget } from "../cards.js";
import { sectorsOf } from "../map.js";
import { placeDetection } from "../tokens.js";
import { free, type Gear } from "./gear.js";

export const alarmSpoofer: Gear = free({
  id: "alarm-spoofer",
  equipCost: 2,
  useCost: 2,
  oncePerTurn: true,
  rules: ["SS-35.2"],
  targets: ({ state: { map, detection } }) =>
    sectorsOf(map)
      .filter((sector) => !detection.includes(sector))
      .map(sectorTarget), // SS-35.2
  play: (g, { sector }: OnSector) => placeDetection(g, sector), // SS-35.2
});

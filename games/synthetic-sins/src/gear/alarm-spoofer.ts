/** SS-35.2: a Detection token in any sector, even one you cannot enter. */
import { type Ability, sectorTarget } from "../cards.js";
import { sectorsOf } from "../map.js";
import { placeDetection } from "../tokens.js";

export const alarmSpoofer: Ability = {
  targets: ({ state: { map, detection } }) =>
    sectorsOf(map)
      .filter((sector) => !detection.includes(sector))
      .map(sectorTarget), // SS-35.2
  play: (g, { sector }) => placeDetection(g, Number(sector)), // SS-35.2
};

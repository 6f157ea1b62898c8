/** SS-35.23: a Noise token in any sector, even one you cannot enter. */
import { type Ability, sectorTarget } from "../cards.js";
import { sectorsOf } from "../map.js";
import { placeNoise } from "../tokens.js";

export const remoteSpeakerHack: Ability = {
  targets: ({ state: { map, noise } }) =>
    sectorsOf(map)
      .filter((sector) => !noise.includes(sector))
      .map(sectorTarget), // SS-35.23
  play: (g, { sector }) => placeNoise(g, Number(sector)), // SS-35.23
};

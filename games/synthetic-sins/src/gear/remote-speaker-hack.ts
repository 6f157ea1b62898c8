/** SS-35.23: a Noise token in any sector, even one you cannot enter. */
import { type OnSector, sectorTarget } from "../cards.js";
import { sectorsOf } from "../map.js";
import { placeNoise } from "../tokens.js";
import { free, type Gear } from "./gear.js";

export const remoteSpeakerHack: Gear = free({
  id: "remote-speaker-hack",
  equipCost: 2,
  useCost: 1,
  oncePerTurn: true,
  rules: ["SS-35.23"],
  targets: ({ state: { map, noise } }) =>
    sectorsOf(map)
      .filter((sector) => !noise.includes(sector))
      .map(sectorTarget), // SS-35.23
  play: (g, { sector }: OnSector) => placeNoise(g, sector), // SS-35.23
});

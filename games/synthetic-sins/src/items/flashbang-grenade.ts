/** SS-36.9: enemies in one near sector lose Overwatch and skip their turn. */
import type { Rule } from "@sprawl/engine";
import { type OnSector, sectorTarget } from "../cards.js";
import { enemiesIn, makeSkip } from "../enemies.js";
import type { Sins } from "../state.js";
import { placeNoise } from "../tokens.js";
import { nearSectors } from "./grenade.js";
import type { Item } from "./item.js";
import { item } from "./item.js";

export const flashbangGrenade: Item = item({
  id: "flashbang-grenade",
  number: 7,
  noise: "target-sector",
  rules: ["SS-36.9"],
  targets: (g) =>
    nearSectors(g)
      .filter((sector) => enemiesIn(g, sector).length > 0)
      .map(sectorTarget),
  *play(g: Sins, { sector }: OnSector): Rule<void> {
    for (const enemy of enemiesIn(g, sector)) {
      enemy.overwatch = false; // SS-36.9
      makeSkip(g, enemy, "SS-36.9");
    }
    yield* placeNoise(g, sector);
  },
});

/** SS-36.9: nobody in one near sector is on Overwatch any more, and enemies there skip their turn. */
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
    if (sector === g.state.you.sector) g.state.you.overwatch = false; // SS-36.9
    yield* placeNoise(g, sector);
  },
});

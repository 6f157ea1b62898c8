/** SS-36.9: enemies in one near sector lose Overwatch and skip their turn. */
import type { Rule } from "@sprawl/engine";
import { type Ability, sectorTarget, type Use } from "../cards.js";
import { enemiesIn, makeSkip } from "../enemies.js";
import type { Sins } from "../state.js";
import { placeNoise } from "../tokens.js";
import { nearSectors } from "./grenade.js";

export const flashbangGrenade: Ability = {
  targets: (g) =>
    nearSectors(g)
      .filter((sector) => enemiesIn(g, sector).length > 0)
      .map(sectorTarget),
  *play(g: Sins, use: Use): Rule<void> {
    const sector = Number(use.sector);
    for (const enemy of enemiesIn(g, sector)) {
      enemy.overwatch = false; // SS-36.9
      makeSkip(g, enemy, "SS-36.9");
    }
    yield* placeNoise(g, sector);
  },
};

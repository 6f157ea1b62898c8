/** SS-4.6: grenades attack everybody of their kind in one near sector, one draw each. */
import type { Rule } from "@sprawl/engine";
import { strike } from "../attack.js";
import { type Ability, sectorTarget, type Use } from "../cards.js";
import { eachInOrder } from "../choose.js";
import { items } from "../content/items/index.js";
import type { ItemId, Sector } from "../content/types.js";
import { cardOf, enemiesIn } from "../enemies.js";
import { stopHiding } from "../hiding.js";
import { neighbours } from "../map.js";
import type { EnemyToken, Sins } from "../state.js";
import { placeNoise } from "../tokens.js";

/** Your sector and the adjacent ones. */
export function nearSectors(g: Sins): Sector[] {
  const { map, you } = g.state;
  return [you.sector, ...neighbours(map, you.sector)].sort((a, b) => a - b);
}

/** The item with this id, which attacks. */
export function grenade(id: ItemId): Ability {
  const { attack, noise } = items[id];
  if (!attack) throw new Error(`${id} does not attack`);
  const victims = (g: Sins, sector: Sector): EnemyToken[] =>
    enemiesIn(g, sector).filter(
      (enemy) => attack.against === "enemy" || cardOf(enemy).kind === attack.against, // SS-36.7, SS-36.11
    );
  return {
    targets: (g) =>
      nearSectors(g)
        .filter((sector) => victims(g, sector).length > 0)
        .map(sectorTarget),
    *play(g: Sins, use: Use): Rule<void> {
      const sector = Number(use.sector);
      yield* eachInOrder(g, "attack-order", victims(g, sector), "SS-4.6", function* (enemy) {
        yield* strike(g, enemy, { power: attack.power }); // SS-4.6
      });
      if (noise === "target-sector") yield* placeNoise(g, sector);
      if (sector === g.state.you.sector) yield* stopHiding(g); // SS-R17
    },
  };
}

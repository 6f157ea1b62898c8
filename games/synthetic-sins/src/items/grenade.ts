/** SS-4.6: grenades attack everybody of their kind in one near sector, one draw each. */
import type { Rule } from "@sprawl/engine";
import { strike } from "../attack.js";
import { type OnSector, sectorTarget } from "../cards.js";
import { eachInOrder } from "../choose.js";
import type { ItemFace, Sector } from "../content/types.js";
import { cardOf, enemiesIn } from "../enemies.js";
import { endAttack } from "../hiding.js";
import { neighbours } from "../map.js";
import type { EnemyToken, Sins } from "../state.js";
import { placeNoise } from "../tokens.js";
import type { ItemId } from "./index.js";
import { type Item, item } from "./item.js";

/** Your sector and the adjacent ones. */
export function nearSectors(g: Sins): Sector[] {
  const { map, you } = g.state;
  return [you.sector, ...neighbours(map, you.sector)].sort((a, b) => a - b);
}

type Attack = Exclude<ItemFace["attack"], undefined>;
type Thrown = Pick<ItemFace, "number" | "rules"> & {
  readonly id: ItemId;
  readonly attack: Attack;
  readonly noise?: ItemFace["noise"];
};

/** An item that attacks. */
export function grenade(card: Thrown): Item {
  const { attack, noise } = card;
  const victims = (g: Sins, sector: Sector): EnemyToken[] =>
    enemiesIn(g, sector).filter(
      (enemy) => attack.against === "enemy" || cardOf(enemy).kind === attack.against, // SS-36.7, SS-36.11
    );
  return item({
    ...card,
    targets: (g) =>
      nearSectors(g)
        .filter((sector) => victims(g, sector).length > 0)
        .map(sectorTarget),
    *play(g: Sins, { sector }: OnSector): Rule<void> {
      const attacked = victims(g, sector);
      yield* eachInOrder(g, "attack-order", attacked, "SS-4.6", function* (enemy) {
        yield* strike(g, enemy, { power: attack.power }); // SS-4.6
      });
      if (noise === "target-sector") yield* placeNoise(g, sector);
      if (sector === g.state.you.sector) yield* endAttack(g, attacked); // SS-R17
    },
  });
}

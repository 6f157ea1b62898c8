/** SS-36.15: pushes exactly one enemy next door, even a Sentry Gun. */
import type { Rule } from "@sprawl/engine";
import type { OnEnemy, OnSector } from "../cards.js";
import { onEnemy, onSector } from "../choose.js";
import { forgetYou } from "../detection.js";
import { enemiesIn, isUp } from "../enemies.js";
import { neighbours } from "../map.js";
import { checkArrival } from "../mission.js";
import { leavePatrol, maybeReachWaypoint } from "../patrol/patrol.js";
import type { Sins } from "../state.js";
import { maybeExplode } from "../traps.js";
import { type Item, item } from "./item.js";

export const shockwave: Item = item({
  id: "shockwave",
  number: 13,
  rules: ["SS-36.15", "SS-36.16", "SS-R127"],
  targets: (g) => {
    const { map, you } = g.state;
    return enemiesIn(g, you.sector).flatMap(({ ref }) =>
      neighbours(map, you.sector).map((sector) => ({
        enemy: ref,
        sector,
        on: [onEnemy(ref), onSector(sector)],
      })),
    );
  },
  *play(g: Sins, { enemy: ref, sector }: OnEnemy & OnSector): Rule<void> {
    const enemy = g.state.enemies[ref];
    const from = enemy.sector;
    enemy.sector = sector; // SS-36.15, SS-36.16
    leavePatrol(enemy); // SS-R53
    forgetYou(g); // SS-R127
    maybeReachWaypoint(g, enemy); // SS-R127
    g.tell("pushed", { enemy: enemy.ref, from, sector: enemy.sector }, { rule: "SS-R127" });
    yield* maybeExplode(g, enemy); // SS-R127
    if (isUp(g, enemy)) checkArrival(g, enemy);
  },
});

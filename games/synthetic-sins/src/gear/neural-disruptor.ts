/** SS-35.21: a human enemy nearby skips its whole turn. */
import { type Ability, enemyTarget } from "../cards.js";
import { allEnemies, cardOf, makeSkip } from "../enemies.js";
import { distance } from "../map.js";

export const neuralDisruptor: Ability = {
  targets: (g) =>
    allEnemies(g)
      .filter((enemy) => !enemy.defeated && !enemy.skips)
      .filter((enemy) => cardOf(enemy).kind === "human") // SS-35.22
      .filter((enemy) => distance(g.state.map, enemy.sector, g.state.you.sector) <= 1)
      .map(enemyTarget),
  play: (g, { enemy }) => makeSkip(g, g.state.enemies[String(enemy)], "SS-35.21"), // SS-35.21
};

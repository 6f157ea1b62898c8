/** SS-35.21: a human enemy nearby skips its whole turn. */
import { enemyTarget, type OnEnemy } from "../cards.js";
import { allEnemies, cardOf, makeSkip } from "../enemies.js";
import { distance } from "../map.js";
import { free, type Gear } from "./gear.js";

export const neuralDisruptor: Gear = free({
  id: "neural-disruptor",
  equipCost: 3,
  useCost: 3,
  oncePerTurn: true,
  rules: ["SS-35.21", "SS-35.22"],
  targets: (g) =>
    allEnemies(g)
      .filter((enemy) => !enemy.defeated && !enemy.skips)
      .filter((enemy) => cardOf(enemy).kind === "human") // SS-35.22
      .filter((enemy) => distance(g.state.map, enemy.sector, g.state.you.sector) <= 1)
      .map(enemyTarget),
  play: (g, { enemy }: OnEnemy) => makeSkip(g, g.state.enemies[enemy], "SS-35.21"), // SS-35.21
});

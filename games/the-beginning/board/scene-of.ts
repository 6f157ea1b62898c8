/** In which Area something happens: where it is told, or where its figure or its Enemy stands. Pure. */
import type { GameEvent, Plain } from "@sprawl/engine";
import { AREAS, type Area, RED_PATH, SPAWNS } from "../src/board.js";
import type { State } from "../src/state.js";

export function sceneOf(events: readonly GameEvent[], s: State): Area | undefined {
  for (const { args } of events) {
    const area =
      AREAS.find((each) => each === args.area) ??
      areaOfSpawn(args.spawn) ??
      s.figures[Number(args.figure)]?.area ??
      areaOfEnemy(args.enemy, s);
    if (area !== undefined) return area;
  }
  return undefined;
}

function areaOfSpawn(spawn: Plain): Area | undefined {
  return SPAWNS.find(({ id }) => id === spawn)?.areas[0];
}

function areaOfEnemy(enemy: Plain, s: State): Area | undefined {
  if (enemy === "deus") return RED_PATH[s.deus.space - 1];
  const found = s.enemies.find(({ id }) => id === enemy);
  return found?.spot === "red" ? RED_PATH[found.space - 1] : areaOfSpawn(found?.spot);
}

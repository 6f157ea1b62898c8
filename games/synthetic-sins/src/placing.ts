/** SS-2.10, SS-R7: enemies and objectives as they come onto the map. */
import type { Mission, PlacedEnemy, Ref } from "./content/types.js";
import { type EnemyToken, NOWHERE, type ObjectiveToken } from "./state.js";

/** SS-R7: no status tokens, no previous sector. */
export function placeEnemy({ ref, type, color, at, carries = "" }: PlacedEnemy): EnemyToken {
  return {
    ref,
    type,
    color, // SS-2.11
    sector: at,
    defeated: false,
    overwatch: false,
    overridden: false,
    detected: false,
    noticed: false,
    raised: false,
    acted: false,
    skips: false,
    carries,
    patrolling: false,
    next: -1,
    previous: NOWHERE,
    post: at,
  };
}

export function placeEnemies({ enemies }: Mission): Record<Ref, EnemyToken> {
  return Object.fromEntries(enemies.map((placed) => [placed.ref, placeEnemy(placed)]));
}

export function placeObjectives({ objectives, optional }: Mission): Record<Ref, ObjectiveToken> {
  return Object.fromEntries(
    [...objectives, ...optional].map(({ ref, at = NOWHERE }) => [ref, { sector: at, done: false }]),
  );
}

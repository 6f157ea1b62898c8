/**
 * Where enemies are likely to go, and what they are likely to do there: worked out from public
 * rules and the cards still to come. Ties are taken as they are listed.
 */
import {
  advice,
  content,
  type EnemyToken,
  geography,
  type SinsState,
  waysTowards,
} from "../src/index.js";

type Sector = content.Sector;

/** What may attract an enemy, besides its patrol. */
export type Lures = { readonly noise: readonly Sector[]; readonly detection: readonly Sector[] };

/** The sectors an enemy steps into, one after the other, if it has so many steps. */
export function pathOf(state: SinsState, enemy: EnemyToken, lures: Lures, steps: number): Sector[] {
  const { fixed, sleeps } = content.enemies[enemy.type];
  if (fixed || enemy.skips) return [];
  if (sleeps && lures.detection.length === 0) return [];
  const walker = { ...enemy };
  const visited = [walker.sector];
  const path: Sector[] = [];
  for (let n = 0; n < steps && walker.sector !== state.turn.glue; n++) {
    const to = stepOf(state, walker, lures, visited);
    if (to === undefined) break;
    path.push(to);
    visited.push(to);
  }
  return path;
}

/** Take the next step with a copy of the enemy. */
function stepOf(state: SinsState, walker: EnemyToken, lures: Lures, visited: readonly Sector[]) {
  const { map } = state;
  const { notices, hearing, patrol } = content.enemies[walker.type];
  const once = patrol === "once";
  const heard = lures.noise.filter(
    (sector) =>
      geography.distance(map, walker.sector, sector) <= hearing && !visited.includes(sector),
  );
  const drawn = !notices ? [] : waysTowards(map, walker.sector, heard);
  const goals = lures.detection.filter((sector) => !visited.includes(sector));
  const [way] = drawn.length > 0 || !notices ? drawn : waysTowards(map, walker.sector, goals);
  const to = way ? way.to : advice.patrolWaysOf({ state }, walker)[0]?.to;
  if (to === undefined) return undefined;
  walker.previous = way || !walker.patrolling ? 0 : walker.sector;
  if (way) walker.patrolling = once;
  walker.sector = to;
  const waypoints = state.waypoints[walker.color] ?? [walker.post];
  if (waypoints[walker.next] === to)
    walker.next = once ? walker.next + 1 : (walker.next + 1) % waypoints.length;
  return to;
}

/** What an enemy may do in its activation, and how likely that is. */
export type Conduct = {
  readonly chance: number;
  readonly steps: number;
  readonly searches: boolean;
};

export function conductsOf(
  { alarm }: SinsState,
  type: content.EnemyType,
  odds: advice.Odds,
): Conduct[] {
  const card = content.enemies[type];
  const counts = card.behavior.map(() => 0);
  const base = content.behaviorAt(alarm);
  for (const [face, count] of odds.faces) {
    const row = content.rowFor(card, base + (face === "any" ? -5 : face));
    counts[card.behavior.indexOf(row)] += count;
  }
  return card.behavior.map(({ actions }, i) => ({
    chance: odds.total === 0 ? 0 : counts[i] / odds.total,
    steps: actions.reduce((sum, each) => sum + (each.kind === "move" ? each.steps : 0), 0),
    searches: actions.some(({ kind }) => kind === "search"),
  }));
}

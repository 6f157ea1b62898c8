/**
 * The way that is still to be walked: over all open objectives, with a Key where one is needed, and
 * round the Sentry Guns unless the detour is too long.
 */
import { content, type EnemyToken, geography, loopOf, type SinsState } from "../src/index.js";
import { pathOf } from "./forecast.js";

type Sector = content.Sector;

/** A sector to go to, and whether an action is needed there. */
type Stop = { readonly sector: Sector; readonly ref: string; readonly action: boolean };

/** What is left to do from a sector, if these things have been done. */
export type Tour = (from: Sector, done: readonly string[]) => number;

const FAR = 60;
/** A Sentry Gun is worth a detour of so many sectors. */
const DETOUR = 5;
/** Steps of a carrier's way that are looked at. */
const LOOKAHEAD = 6;
/** Closer than this, it is the carrier that counts and not its loop. */
const NEAR = 3;

/** Work out all distances once; then ask for tours from anywhere. */
export function tourOf(state: SinsState): Tour {
  const mission = content.missionOf(state.mission);
  const stops = [...stopsOf(state), ...keysFor(state), ...switchesOf(state)];
  const ends = mission.exit === undefined ? stops : [...stops, { sector: mission.exit }];
  const maps = new Map(ends.map(({ sector }) => [sector, walksTo(state, sector)]));
  const walk = (from: Sector, to: Sector) => maps.get(to)?.[from] ?? FAR;
  const waits = (stop: Stop, left: readonly Stop[]) =>
    (state.locks.includes(stop.sector) && left.some(({ ref }) => ref === "key")) ||
    requiredFor(state, stop.ref).some((ref) => left.some((other) => other.ref === ref));
  const shortest = (at: Sector, left: readonly Stop[]): number => {
    if (left.length === 0) return mission.exit === undefined ? 0 : walk(at, mission.exit);
    let best = FAR * 4;
    for (const stop of left) {
      if (waits(stop, left)) continue;
      const rest = left.filter((other) => other !== stop);
      best = Math.min(
        best,
        walk(at, stop.sector) + (stop.action ? 1 : 0) + shortest(stop.sector, rest),
      );
    }
    return best;
  };
  return (from, done) =>
    shortest(
      from,
      stops.filter(({ ref }) => !done.includes(ref)),
    );
}

/** By sector: the way to this one, for somebody who cannot pass a Lock without a Key. */
function walksTo(state: SinsState, to: Sector): number[] {
  const { map, enemies, locks, you } = state;
  const guns = Object.values(enemies).filter(
    ({ type, defeated }) => content.enemies[type].fixed && !defeated,
  );
  const priceOf = (sector: Sector) => {
    if (sector !== to && you.keys === 0 && locks.includes(sector)) return FAR;
    return 1 + (guns.some((gun) => gun.sector === sector) ? DETOUR : 0);
  };
  const walks: number[] = [];
  walks[to] = 0;
  let front = [to];
  while (front.length > 0) {
    const next: Sector[] = [];
    for (const sector of front) {
      const way = walks[sector] + priceOf(sector);
      for (const other of geography.neighbours(map, sector)) {
        if (way >= (walks[other] ?? FAR)) continue;
        walks[other] = way;
        next.push(other);
      }
    }
    front = next;
  }
  return walks;
}

/** What is still to be visited, the Exit aside. */
function stopsOf(state: SinsState): Stop[] {
  const { objectives, enemies, mission } = state;
  const open = content.missionOf(mission).objectives.filter(({ ref }) => !objectives[ref].done);
  return open.map(({ ref, how }) => {
    const carrier = Object.values(enemies).find(({ carries }) => carries === ref);
    const sector = carrier ? meetingPoint(state, carrier) : objectives[ref].sector;
    return { sector, ref, action: how === "pickup" };
  });
}

/**
 * Where a carrier can be met: the first sector of its way that you reach no later than it does; and
 * from afar, the sector of its loop that is nearest to you, so that the way there does not waver.
 */
function meetingPoint(state: SinsState, carrier: EnemyToken): Sector {
  const { map, you } = state;
  const away = (sector: Sector) => geography.distance(map, you.sector, sector);
  const path = pathOf(state, carrier, { noise: [], detection: state.detection }, LOOKAHEAD);
  const loops = content.enemies[carrier.type].patrol === "loop";
  if (loops && away(carrier.sector) > NEAR) {
    const { sectors } = loopOf(map, state.waypoints[carrier.color] ?? [carrier.post]);
    return sectors.reduce((best, each) => (away(each) < away(best) ? each : best));
  }
  if (you.gear.length === 0) return carrier.sector; // whoever cannot fight follows from behind
  return path.find((sector, i) => away(sector) <= 2 * (i + 1)) ?? path.at(-1) ?? carrier.sector;
}

/** Where a Key can be had, if one is needed. */
function keysFor(state: SinsState): Stop[] {
  const needed = stopsOf(state).filter(({ sector }) => state.locks.includes(sector)).length;
  if (needed <= state.you.keys) return [];
  const lying = state.keys.filter((sector) => !state.locks.includes(sector));
  const carried = Object.values(state.enemies).filter(({ carries }) => carries === "key");
  const sectors = [...lying, ...carried.map((enemy) => meetingPoint(state, enemy))];
  return sectors.slice(0, 2).map((sector) => ({ sector, ref: "key", action: true }));
}

/** A switch that turns enemies off is worth going to, while there are any. */
function switchesOf({ mission, objectives, enemies }: SinsState): Stop[] {
  const isThere = (wanted: content.EnemyType) =>
    Object.values(enemies).some(({ type, defeated }) => type === wanted && !defeated);
  return content
    .missionOf(mission)
    .optional.filter(
      ({ ref, effect }) =>
        effect?.kind === "remove-enemies" && isThere(effect.type) && !objectives[ref].done,
    )
    .map(({ ref, at }) => ({ sector: at, ref, action: true }));
}

const requiredFor = ({ mission }: SinsState, ref: string): readonly string[] =>
  content.missionOf(mission).objectives.find((each) => each.ref === ref)?.requires ?? [];

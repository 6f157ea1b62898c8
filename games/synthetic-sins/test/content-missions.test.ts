/** What every mission must keep: the limits of the box, and that it can be won. */
import { describe, expect, test } from "vitest";
import {
  alarmTable,
  COLORS,
  type Color,
  characters,
  enemies,
  gear,
  items,
  KEYS,
  LOCKS,
  MAX_ALARM,
  MAX_ALERTNESS,
  MISSION_OBJECTIVES,
  type Mission,
  missionOf,
  missions,
  OPTIONAL_OBJECTIVES,
  REINFORCEMENT_TOKENS,
  type Sector,
  STANDS_PER_COLOR,
  TILES,
  tiles,
  WALLS,
  WAYPOINTS_PER_COLOR,
} from "../src/cards-and-missions.js";
import { bestLoops, neighboursOf, reachable } from "./geometry.js";

const tilesOf = ({ map }: Mission) => map.tiles.filter((tile) => tile !== 0);
const coming = ({ enemies, reinforcements }: Mission) => [...enemies, ...reinforcements];
const patrols = ({ type }: { readonly type: keyof typeof enemies }) =>
  !enemies[type].traits.some((trait) => trait === "fixed" || trait === "no-patrol");
const places = (mission: Mission): Sector[] => [
  mission.start,
  mission.entrance,
  ...(mission.exit === undefined ? [] : [mission.exit]),
  ...Object.values(mission.waypoints).flat(),
  ...coming(mission).flatMap(({ at }) => at ?? []),
  ...[...mission.objectives, ...mission.optional].flatMap(({ at }) => at ?? []),
  ...mission.locks,
  ...mission.keys,
];

/** What stands on a card, without what it does. */
const faceOf = (card: object) =>
  Object.fromEntries(Object.entries(card).filter(([, value]) => typeof value !== "function"));

/** Everything inside a value, at any depth. */
function* within(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) yield* within(inner);
}

describe("the campaign", () => {
  test("content is plain data but for what cards do: no null, whole numbers only", () => {
    const cards = [...Object.values(gear), ...Object.values(items)].map(faceOf);
    const all = [...within([missions, enemies, cards, characters, tiles, alarmTable])];
    const odd = all.filter((value) =>
      typeof value === "number"
        ? !Number.isSafeInteger(value)
        : value === null || ["function", "symbol", "bigint"].includes(typeof value),
    );
    expect(odd).toEqual([]);
    expect(all.length).toBeGreaterThan(2000);
  });

  test("SS-1.2 has 14 missions, numbered in order, each under its own id", () => {
    expect(missions.map(({ number }) => number)).toEqual(
      Array.from({ length: 14 }, (_, i) => i + 1),
    );
    expect(new Set(missions.map(({ id }) => id)).size).toBe(14);
    for (const mission of missions) expect(missionOf(mission.id)).toBe(mission);
  });

  test("every tile is used by at least one mission", () => {
    const used = new Set(missions.flatMap(tilesOf));
    expect(used.size).toBe(TILES);
  });

  test("every enemy type appears at the start of some mission", () => {
    const used = new Set(missions.flatMap(({ enemies }) => enemies.map(({ type }) => type)));
    expect([...used].sort()).toEqual(Object.keys(enemies).sort());
  });

  test("is worth 74 ByteBucks and 9 items, and 29 and 10 more for Optional Objectives", () => {
    const worth = (rewards: readonly Mission["reward"][]) => [
      rewards.reduce((sum, { byteBucks }) => sum + byteBucks, 0),
      rewards.reduce((sum, { items }) => sum + items, 0),
    ];
    expect(worth(missions.map(({ reward }) => reward))).toEqual([74, 9]);
    expect(worth(missions.flatMap(({ optional }) => optional.map(({ reward }) => reward)))).toEqual(
      [29, 10],
    );
  });

  test("gets harder: as measured, from nine in ten down to four in ten", () => {
    const shares = missions.map(({ measured }) => measured / 200);
    for (const share of shares.slice(0, 5)) {
      expect(share).toBeGreaterThanOrEqual(0.7);
      expect(share).toBeLessThanOrEqual(0.95);
    }
    for (const share of shares.slice(-4)) {
      expect(share).toBeGreaterThanOrEqual(0.2);
      expect(share).toBeLessThanOrEqual(0.6);
    }
    for (const [i, share] of shares.entries()) {
      expect(share, `mission ${i + 2} against ${i + 1}`).toBeGreaterThanOrEqual(
        (shares[i + 1] ?? 0) - 0.1,
      );
    }
  });

  test("SS-1.4 Garrett plays all but four missions", () => {
    const cass = missions.filter(({ character }) => character === "cass");
    expect(cass.map(({ number }) => number)).toEqual([3, 5, 9, 12]);
  });
});

describe.each(missions)("mission $number, $id", (mission) => {
  const neighbours = neighboursOf(mission.map);
  const colors = Object.keys(mission.waypoints) as Color[];

  test("SS-2.8 lays each tile once", () => {
    const tiles = tilesOf(mission);
    expect(new Set(tiles).size).toBe(tiles.length);
    for (const tile of tiles) {
      expect(tile).toBeGreaterThanOrEqual(1);
      expect(tile).toBeLessThanOrEqual(TILES);
    }
  });

  test("SS-2.10 places everything on the map", () => {
    for (const place of places(mission)) expect(tilesOf(mission)).toContain(place);
  });

  test("keeps to what is in the box", () => {
    expect(mission.map.walls.length).toBeLessThanOrEqual(WALLS);
    expect(mission.locks.length).toBeLessThanOrEqual(LOCKS);
    expect(mission.objectives.length).toBeLessThanOrEqual(MISSION_OBJECTIVES);
    expect(mission.optional.length).toBeLessThanOrEqual(OPTIONAL_OBJECTIVES);
    expect(mission.reinforcements.length).toBeLessThanOrEqual(REINFORCEMENT_TOKENS);
    const carried = mission.enemies.filter(({ carries }) => carries === "key");
    expect(mission.keys.length + carried.length).toBeLessThanOrEqual(KEYS);
    expect(mission.keys.length + carried.length).toBe(mission.locks.length); // SS-R70
    for (const color of COLORS) {
      const count = mission.waypoints[color]?.length ?? 0;
      expect(count).toBeLessThanOrEqual(WAYPOINTS_PER_COLOR);
    }
  });

  test("SS-R76 never has more than five enemies of a color", () => {
    for (const color of COLORS) {
      const ofColor = coming(mission).filter((enemy) => enemy.color === color);
      expect(ofColor.length).toBeLessThanOrEqual(STANDS_PER_COLOR);
    }
  });

  test("SS-2.13 has an Alertness that is on the track", () => {
    expect(mission.alertness).toBeGreaterThanOrEqual(0);
    expect(mission.alertness).toBeLessThanOrEqual(MAX_ALERTNESS);
  });

  test("SS-R7 has no enemy in the start sector, and a free way out of it", () => {
    expect(mission.enemies.filter(({ at }) => at === mission.start)).toEqual([]);
    expect(mission.locks).not.toContain(mission.start);
    const first = neighbours.get(mission.start) ?? [];
    expect(first.some((sector) => !mission.locks.includes(sector))).toBe(true);
  });

  test("SS-R130 names every enemy by the letter of its type and a number", () => {
    const letters = {
      "security-guard": "g",
      "riot-enforcer": "r",
      "squad-leader": "l",
      tracker: "k",
      "surveillance-drone": "d",
      "hound-drone": "h",
      "drone-bomb": "b",
      "sentry-gun": "s",
      target: "t",
    };
    const all = coming(mission);
    for (const [type, letter] of Object.entries(letters)) {
      const refs = all.filter((enemy) => enemy.type === type).map(({ ref }) => ref);
      expect([...refs].sort()).toEqual(refs.map((_, i) => `${letter}${i + 1}`));
    }
    const later = mission.reinforcements.map(({ ref, alarm }) => ({ ref, alarm }));
    for (const { ref, alarm } of later) {
      const before = later.filter((other) => other.ref[0] === ref[0] && other.ref < ref);
      expect(before.every((other) => other.alarm < alarm)).toBe(true);
    }
  });

  test("SS-2.15 lists reinforcements on different numbers of the table, rising", () => {
    const alarms = mission.reinforcements.map(({ alarm }) => alarm);
    expect([...new Set(alarms)].sort((a, b) => a - b)).toEqual(alarms);
    for (const alarm of alarms) {
      expect(alarm).toBeGreaterThan(0);
      expect(alarm).toBeLessThanOrEqual(MAX_ALARM);
    }
  });

  test("SS-25.6 names a sector for reinforcements that are Sentry Guns, and only for them", () => {
    for (const { type, at } of mission.reinforcements) {
      expect(at !== undefined).toBe(type === "sentry-gun");
    }
  });

  test("SS-19.4 has waypoints for every color that patrols, and no others", () => {
    const needed = new Set(
      coming(mission)
        .filter(patrols)
        .map(({ color }) => color),
    );
    expect([...needed].sort()).toEqual([...colors].sort());
    for (const color of colors) {
      const waypoints = mission.waypoints[color] ?? [];
      expect(new Set(waypoints).size).toBe(waypoints.length);
      expect(waypoints.length).toBeGreaterThan(0);
    }
  });

  test("is connected", () => {
    expect(reachable(neighbours, mission.start).size).toBe(tilesOf(mission).length);
  });

  test.each(colors)("the %s patrol is a loop without a U-turn", (color) => {
    const loops = bestLoops(neighbours, mission.waypoints[color] ?? []);
    expect(loops.length).toBeGreaterThan(0);
    const walkers = coming(mission).filter((enemy) => enemy.color === color && patrols(enemy));
    const onceOnly = walkers.every(({ type }) => enemies[type].traits.includes("walks-once"));
    if (!onceOnly) expect(loops[0].uturns).toBe(0);
    for (const { path } of loops) {
      path.forEach((sector, i) => {
        expect(neighbours.get(sector)).toContain(path[(i + 1) % path.length]);
      });
    }
  });

  test("SS-26.1 has a Goal that asks for each objective as it is to be completed", () => {
    const asked = mission.goal.flatMap((part) =>
      part.kind === "pickup" || part.kind === "reach" ? [[part.ref, part.kind]] : [],
    );
    expect(asked).toEqual(mission.objectives.map(({ ref, how }) => [ref, how]));
    const refs = mission.objectives.map(({ ref }) => ref);
    expect(refs).toEqual(refs.map((_, i) => `m${i + 1}`));
    const optional = mission.optional.map(({ ref }) => ref);
    expect(optional).toEqual(optional.map((_, i) => `o${i + 1}`));
    for (const { ref, requires = [] } of mission.objectives) {
      expect(refs.slice(0, refs.indexOf(ref))).toEqual(expect.arrayContaining([...requires]));
    }
  });

  test("SS-26.6 asks for the Exit last if it has one, and else for something at Clean up", () => {
    const kinds = mission.goal.map(({ kind }) => kind);
    expect(kinds.lastIndexOf("exit")).toBe(mission.exit === undefined ? -1 : kinds.length - 1);
    expect(kinds.indexOf("exit")).toBe(kinds.lastIndexOf("exit"));
    if (mission.exit === undefined) expect(kinds).toEqual(["tail"]);
    expect(mission.exit).not.toBe(mission.start);
  });

  test("its special conditions speak of Targets that are there", () => {
    const targets = mission.enemies.filter(({ type }) => type === "target").map(({ ref }) => ref);
    const named = [...mission.goal, ...mission.fail].flatMap((part) =>
      "target" in part ? [part.target] : [],
    );
    expect([...new Set(named)]).toEqual(targets);
    for (const part of mission.fail) {
      if (part.kind !== "arrives") continue;
      const carrier = mission.enemies.find(({ ref }) => ref === part.target);
      expect(carrier?.carries).toBe(part.carrying);
    }
  });

  test("what enemies carry is a Key or an objective that says so", () => {
    const carried = mission.enemies.flatMap(({ ref, carries }) =>
      carries === undefined || carries === "key" ? [] : [[ref, carries]],
    );
    const said = mission.objectives.flatMap(({ ref, carrier }) =>
      carrier ? [[carrier, ref]] : [],
    );
    expect(carried).toEqual(said);
  });

  test("SS-R70 everything can be reached, in whatever order Keys are used", () => {
    const needed = places(mission).filter((place) => place !== mission.start);
    const finish = (locks: readonly Sector[], used: number): void => {
      const open = reachable(neighbours, mission.start, new Set(locks));
      const lying = mission.keys.filter((sector) => open.has(sector));
      const carried = mission.enemies.filter(({ carries, color }) => {
        if (carries !== "key") return false;
        const loop = bestLoops(neighbours, mission.waypoints[color] ?? [])[0].path;
        return loop.some((sector) => open.has(sector));
      });
      if (locks.length === 0) {
        for (const place of needed) expect(open.has(place)).toBe(true);
        return;
      }
      expect(lying.length + carried.length).toBeGreaterThan(used);
      const doors = locks.filter((lock) => neighbours.get(lock)?.some((next) => open.has(next)));
      expect(doors.length).toBeGreaterThan(0);
      for (const door of doors) {
        finish(
          locks.filter((lock) => lock !== door),
          used + 1,
        );
      }
    };
    finish(mission.locks, 0);
  });

  test("Keys and Optional Objectives do not need the Keys they would be", () => {
    const open = reachable(neighbours, mission.start, new Set(mission.locks));
    for (const key of mission.keys) expect(open.has(key)).toBe(true);
    for (const { at } of mission.optional) expect(mission.locks).not.toContain(at);
  });
});

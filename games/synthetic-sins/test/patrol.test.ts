import { content, type EnemyToken, geography, loopOf, plan } from "@sprawl/synthetic-sins";
import { expect, test } from "vitest";
import { CORRIDOR, NINE, sectorsOffered, six, sneak } from "./sneak.js";

const end = "end-actions";
const hidden = { hidden: true };

/** By mission number and color, as the catalogue lists them; ties are written one after the other. */
const LOOPS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: { blue: "17-13-12-11-15-19", red: "16-20-21-17" },
  2: { blue: "11-13-18-35-17-16-21-12", red: "22-19-35-17-16-14", green: "20-15-22-19" },
  3: { blue: "47-28-32-30", red: "50-29-27-28", yellow: "2-49-47-1" },
  4: { red: "51-31-55-54", blue: "64-18-73-52", green: "53-51-54-56-49-14-15-10" },
  5: { blue: "4-3-58-7", red: "66-67-68-5", green: "57-69-70-9-63-58" },
  6: { blue: "7-35-32-15", red: "13-27-64-14", green: "39-33-34-38-37-13-14-64-23-32-15-7" },
  7: {
    green: "40-39-33-36",
    yellow: "34-38-31-17",
    blue: "21-16-14-17-12-20",
    red: "10-9-37-15-31-38",
  },
  8: { blue: "58-60-73-64-62-61", red: "63-65-34-4", green: "64-37-13-38-30-62" },
  9: { red: "41-42-43-14-44-13", blue: "43-20-46-14", green: "65-13-44-22", yellow: "46-71-45-14" },
  10: {
    yellow: "15-14-55-51-54-52-73-9-56-69-11-12-67",
    blue: "14-49-12-15",
    red: "56-9-67-69",
    green: "11-4-21-12",
  },
  11: {
    blue: "59-58-27-13",
    green: "61-64-60-73",
    yellow: "61-62-63-58-59-13-65-64",
    red: "32-24-31-36-13-27",
  },
  12: {
    blue: "24-28-33-70-27-30-32-23",
    red: "26-31-14-36-29-28-24-25",
    green: "33-36-29-28",
    yellow: "70-33-36-57-64-62",
  },
  13: {
    red: "16-13-12-27-34-38",
    blue: "33-36-18-17-12-14-20-73",
    green: "15-16-35-39",
    yellow: "64-21-27-34",
  },
  14: {
    blue: "11-13-12-15",
    red: "34-18-17-14",
    green: "9-54-51-73",
    yellow: "40-72-33-35-11-53-54-9",
  },
};

test("SS-19.12, SS-19.3, SS-R54 the loops of all missions are those of the catalogue, without U-turns", () => {
  for (const { number, map, waypoints } of content.missions) {
    for (const [color, route] of Object.entries(LOOPS[number])) {
      const sectors = route.split("-").map(Number);
      const loop = loopOf(map, waypoints[color as content.Color] ?? []);
      expect(loop.sectors).toEqual(sectors.sort((a, b) => a - b));
      expect(loop.cost).toBeLessThan(10_000);
    }
  }
});

test("SS-19.17, SS-R58, SS-R42 one waypoint, or none, is a post", () => {
  const t = sneak({
    map: CORRIDOR,
    you: { sector: 1, ...hidden },
    waypoints: { red: [4] },
    enemies: { g1: { at: 2, color: "red" }, g2: { at: 5, color: "blue" } },
    cards: [0, 0, -1, 0, 0, -1, 1, 1, -1],
  });
  t.choose(end);
  expect(t.at("enemies.g1.sector")).toBe(3);
  t.choose(end).choose(end);
  expect(t.at("enemies.g1.sector")).toBe(4);
  expect(t.at("enemies.g2.sector")).toBe(5);
});

test("SS-19.11 towards a token an enemy goes straight back", () => {
  const t = sneak({
    map: NINE,
    you: { sector: 9, ...hidden },
    waypoints: { blue: [1, 3, 7] },
    enemies: { g1: { at: 2, previous: 1, next: 1 } },
    tokens: { noise: [1] },
    cards: [0, -1],
  });
  t.choose(end);
  expect(t.at("enemies.g1.sector")).toBe(1);
  expect(t.at("enemies.g1.previous")).toBe(0);
});

test("SS-19.16, SS-R57 a waypoint counts as reached whatever led there", () => {
  const t = six({
    you: { sector: 6, ...hidden },
    waypoints: { blue: [1, 2, 4] },
    enemies: { g1: { at: 1 } },
    tokens: { noise: [2] },
    cards: [0, -1],
  });
  expect(t.at("enemies.g1.next")).toBe(1);
  expect(t.choose(end).at("enemies.g1.next")).toBe(2);
});

test("SS-19.15, SS-R56 an enemy placed on its loop heads for the waypoint that follows", () => {
  const t = sneak({
    map: NINE,
    waypoints: { blue: [1, 3, 9, 7] },
    you: { sector: 5 },
    enemies: { g1: { at: 6 }, g2: { at: 9 }, g3: { at: 5 } },
  });
  expect(t.at("enemies.g1.next")).toBe(2);
  expect(t.at("enemies.g2.next")).toBe(3);
  expect(t.at("enemies.g3.patrolling")).toBe(false);
});

test("SS-34.2, SS-34.4 Drone Bombs and Sentry Guns placed on a waypoint do not patrol", () => {
  const t = sneak({
    map: NINE,
    waypoints: { blue: [1, 3, 9, 7] },
    you: { sector: 5 },
    enemies: {
      b1: { type: "drone-bomb", color: "blue", at: 1 },
      s1: { type: "sentry-gun", color: "blue", at: 3 },
      g1: { color: "blue", at: 9 },
    },
  });
  expect(t.at("enemies.b1.patrolling")).toBe(false);
  expect(t.at("enemies.s1.patrolling")).toBe(false);
  expect(t.at("enemies.g1.patrolling")).toBe(true);
});

test("SS-34.2 a Drone Bomb that a token has led onto the loop of its color does not patrol", () => {
  const t = sneak({
    map: NINE,
    waypoints: { blue: [1, 3, 9, 7] },
    you: { sector: 9, ...hidden },
    enemies: { b1: { type: "drone-bomb", color: "blue", at: 5 } },
    tokens: { detection: [4] },
    cards: [0],
  });
  t.choose(end);
  expect(t.at("enemies.b1")).toMatchObject({ sector: 4, patrolling: false });
});

test("SS-19.9, SS-R52 a patrol is planned for one lap, until its next waypoint is reached again", () => {
  const t = sneak({ map: NINE, waypoints: { blue: [1, 3, 9] }, enemies: { g1: { at: 3 } } });
  const g1 = t.at("enemies.g1") as unknown as EnemyToken;
  expect(plan(g1, [1, 3, 9])).toEqual([9, 1, 3, 9]);
});

test("SS-R55 where a sector lies on several legs you choose the waypoint", () => {
  const t = sneak({
    map: CORRIDOR,
    waypoints: { blue: [1, 5] },
    you: { sector: 2 },
    enemies: { g1: { at: 3 } },
  });
  expect(t.asked()?.kind).toBe("next-waypoint");
  expect(t.offered()).toEqual([
    "Security Guard G1 heads for waypoint 1, Neon Alley (1)",
    "Security Guard G1 heads for waypoint 2, Underpass (5)",
  ]);
  t.choose({ waypoint: 1 });
  expect(t.at("enemies.g1.next")).toBe(0);
});

test("SS-R55, SS-19.18 a remembered waypoint stays if its leg passes here", () => {
  const t = sneak({
    map: CORRIDOR,
    waypoints: { blue: [1, 5] },
    you: { sector: 5, ...hidden },
    enemies: { g1: { at: 3, next: 0 } },
    cards: [0, -1],
  });
  expect(t.at("enemies.g1.next")).toBe(0);
  expect(t.choose(end).at("enemies.g1.sector")).toBe(2);
});

test("SS-R59 enemies of one color each have their own next waypoint", () => {
  const t = sneak({
    map: NINE,
    waypoints: { blue: [1, 3, 9, 7] },
    you: { sector: 5 },
    enemies: { g1: { at: 1 }, g2: { at: 3 } },
  });
  expect([t.at("enemies.g1.next"), t.at("enemies.g2.next")]).toEqual([1, 2]);
});

test("SS-R54, SS-36.20 the loop is found anew when a wall is gone", () => {
  const map = content.parseMap("[01]#[02]\n\n[03] [04]");
  expect(loopOf(map, [1, 2]).sectors).toEqual([1, 2, 3, 4]);
  expect(loopOf(geography.withoutWall(map, [1, 2]), [1, 2]).cost).toBeLessThan(
    loopOf(map, [1, 2]).cost + 1,
  );
});

test("SS-19.19, SS-18.6 after the Noise is gone it goes back on patrol by the shortest path", () => {
  const t = sneak({
    map: NINE,
    you: { sector: 9, ...hidden },
    waypoints: { blue: [1, 2, 5, 4] },
    enemies: { g1: { at: 2 } },
    tokens: { noise: [3] },
    cards: [0, -1, 0, -1],
  });
  t.choose(end);
  expect(t.at("enemies.g1.sector")).toBe(3);
  expect(t.at("enemies.g1.patrolling")).toBe(false);
  t.choose(end);
  expect(t.at("enemies.g1.sector")).toBe(2);
  expect(t.at("enemies.g1.patrolling")).toBe(true);
});

test("SS-19.20 a Target plans to its last waypoint and goes on after a push", () => {
  const t = sneak({
    map: NINE,
    you: { sector: 2, items: ["shockwave"] },
    waypoints: { yellow: [3, 9] },
    enemies: { t1: { type: "target", color: "yellow", at: 2 } },
    cards: [0, -1],
  });
  t.choose({ kind: "shockwave", enemy: "t1", sector: 5 });
  expect(t.at("enemies.t1.next")).toBe(0);
  // By 6 it would have to turn round in 3.
  t.choose(end);
  expect(t.at("enemies.t1.sector")).toBe(2);
});

test("SS-19.14, SS-19.18 while a token draws it on, an enemy on its loop is not back on patrol", () => {
  const t = sneak({
    map: NINE,
    you: { sector: 9, ...hidden },
    waypoints: { blue: [1, 2, 5, 4] },
    enemies: { g1: { at: 2 } },
    tokens: { detection: [7] },
    cards: [0, -1],
  });
  expect(t.at("enemies.g1.next")).toBe(2);
  t.choose(end).choose({ sector: 1 });
  expect(t.at("enemies.g1.patrolling")).toBe(false);
  expect(t.at("enemies.g1.next")).toBe(2);
});

test("SS-19.13 off its loop an enemy takes the shortest path to the nearest sector of it, and patrols on from there", () => {
  const t = sneak({
    map: NINE,
    you: { sector: 7, hidden: true },
    waypoints: { red: [1, 3] },
    enemies: { g1: { at: 8, color: "red", next: 1 } },
    set: { alarm: 0, reinforcements: [] },
    cards: [-1, 0, -1],
  });
  t.choose("end-actions"); // 4 and 6 are on the loop too, each a step further: nobody is asked
  expect(t.at("enemies.g1")).toMatchObject({ sector: 5, patrolling: true });
  t.choose("end-actions");
  expect(sectorsOffered(t, "step")).toEqual([2, 6]); // both lead to 3 in two steps
  t.choose({ kind: "step", sector: 6 });
  expect(t.at("enemies.g1")).toMatchObject({ sector: 6, patrolling: true });
});

test("SS-19.13 off its loop an enemy goes to the nearest sector of it, and you choose among equals", () => {
  const t = sneak({
    map: NINE,
    you: { sector: 9, hidden: true },
    waypoints: { red: [1, 3, 9, 7] },
    enemies: { g1: { at: 5, color: "red", next: 1 } },
    cards: [0, -1],
  });
  t.choose("end-actions");
  expect(t.asked()?.kind).toBe("enemy-path");
  expect(sectorsOffered(t, "step")).toEqual([2, 4, 6, 8]);
  t.choose({ kind: "step", sector: 4 });
  expect(t.at("enemies.g1")).toMatchObject({ sector: 4, patrolling: true });
});

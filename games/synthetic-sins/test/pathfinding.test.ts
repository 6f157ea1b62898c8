/** Patrols against a search that tries every walk, on small random maps. */
import {
  bestSteps,
  geography,
  loopOf,
  routeBy,
  routeCost,
  waysTowards,
} from "@sprawl/synthetic-sins";
import { expect, test } from "vitest";
import { type Cost, cheapestWalks, isLess, smallMap } from "./maps.js";

const U_TURN = 10_000;
const asCost = (cost: number): Cost => [Math.floor(cost / U_TURN), cost % U_TURN];
const rising = (list: Iterable<number>): number[] => [...new Set(list)].sort((a, b) => a - b);

/** A lap from waypoint `next` on, as SS-19.9 judges it. */
const lap = (waypoints: readonly number[], next: number): number[] => [
  ...waypoints.slice(next),
  ...waypoints.slice(0, next + 1),
];

test("SS-19.8, SS-19.9, SS-19.5, SS-19.7, SS-R51, SS-R52 the next steps of a patrol are the first steps of all best routes", () => {
  let compared = 0;
  let choices = 0;
  for (let i = 0; i < 150; i++) {
    const { map, waypoints } = smallMap(`route ${i}`, 2 + (i % 3));
    const next = i % waypoints.length;
    for (const sector of geography.sectorsOf(map)) {
      for (const previous of [0, ...geography.neighbours(map, sector)]) {
        const goals = lap(waypoints, next);
        const found = cheapestWalks(map, goals, sector, previous);
        const steps = bestSteps(map, goals, sector, previous);
        if (!found) {
          expect(steps).toEqual([]);
          continue;
        }
        expect(steps).toEqual(rising(found.walks.map((walk) => walk[0])));
        expect(asCost(routeCost(map, goals, sector, previous))).toEqual(found.cost);
        compared++;
        if (steps.length > 1) choices++;
      }
    }
  }
  expect(compared).toBeGreaterThan(1500);
  expect(choices).toBeGreaterThan(50);
});

test("SS-19.12, SS-R54, SS-R55 the loop is made of all best closed walks, leg by leg", () => {
  let compared = 0;
  for (let i = 0; i < 150; i++) {
    const { map, waypoints } = smallMap(`loop ${i}`, 2 + (i % 3));
    const [first, ...others] = waypoints;
    const goals = [...others, first];
    // A closed walk comes in at waypoint 1 where it will have come from when it sets out again.
    const closed = geography.neighbours(map, first).flatMap((last) => {
      const found = cheapestWalks(map, goals, first, last, last);
      return found ? [found] : [];
    });
    const loop = loopOf(map, waypoints);
    if (closed.length === 0) {
      expect(loop.sectors).toEqual([]);
      continue;
    }
    const cost = closed.reduce(
      (best, each) => (isLess(each.cost, best) ? each.cost : best),
      closed[0].cost,
    );
    const walks = closed.filter((each) => !isLess(cost, each.cost)).flatMap((each) => each.walks);
    expect(asCost(loop.cost)).toEqual(cost);
    expect(loop.sectors).toEqual(rising(walks.flat()));
    expect(loop.legs).toEqual(legsOf(walks, goals));
    compared++;
  }
  expect(compared).toBeGreaterThan(80);
});

function legsOf(walks: readonly (readonly number[])[], goals: readonly number[]): number[][] {
  const legs = goals.map((): number[] => []);
  const first = goals[goals.length - 1];
  for (const walk of walks) {
    let leg = 0;
    legs[0].push(first);
    for (const sector of walk.slice(0, -1)) {
      if (sector === goals[leg] && leg + 1 < goals.length) leg++;
      legs[leg].push(sector);
    }
  }
  return legs.map(rising);
}

test("SS-19.1, SS-19.11, SS-3.6 steps to tokens lie on shortest paths to the nearest of them", () => {
  for (let i = 0; i < 80; i++) {
    const { map, waypoints: goals } = smallMap(`token ${i}`, 2);
    for (const from of geography.sectorsOf(map)) {
      const away = goals.map((goal) => geography.distance(map, from, goal));
      const nearest = Math.min(...away);
      const ways = waysTowards(map, from, goals);
      if (nearest === 0 || nearest === geography.FAR) {
        expect(ways).toEqual([]);
        continue;
      }
      expect(ways.length).toBeGreaterThan(0);
      for (const { to, path } of ways) {
        expect(path[0]).toBe(to);
        expect(path).toHaveLength(nearest);
        expect(goals).toContain(path[path.length - 1]);
        for (const [n, sector] of path.entries()) {
          expect(geography.isAdjacent(map, n === 0 ? from : path[n - 1], sector)).toBe(true);
        }
      }
    }
  }
});

test("SS-19.9 the path an option shows is the beginning of a best route", () => {
  for (let i = 0; i < 60; i++) {
    const { map, waypoints } = smallMap(`shown ${i}`, 3);
    const goals = lap(waypoints, 0);
    for (const sector of geography.sectorsOf(map)) {
      for (const step of bestSteps(map, goals, sector, 0)) {
        const path = routeBy(map, goals, sector, step);
        const walks = cheapestWalks(map, goals, sector, 0)?.walks ?? [];
        expect(walks.some((walk) => path.every((each, n) => walk[n] === each))).toBe(true);
      }
    }
  }
});

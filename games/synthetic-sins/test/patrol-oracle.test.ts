/** The rules' path finding against a plain search that tries every walk, on small random maps. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Color, missions, type Sector, type SectorMap } from "../src/cards-and-missions.js";
import { distance, FAR } from "../src/map.js";
import { loopOf } from "../src/patrol/loop.js";
import { bestSteps } from "../src/patrol/routes.js";
import { bestLoops, bestWalks, type Neighbours, neighboursOf } from "./geometry.js";

const sectorsOf = ({ tiles }: SectorMap) => tiles.filter((tile) => tile !== 0);

/** A map of up to three by four sectors, some places empty, some edges walled. */
const maps: fc.Arbitrary<SectorMap> = fc
  .record({ rows: fc.integer({ min: 1, max: 3 }), columns: fc.integer({ min: 2, max: 4 }) })
  .chain(({ rows, columns }) => {
    const places = rows * columns;
    const numbers = Array.from({ length: places }, (_, i) => i + 1);
    const often = (weight: number) =>
      fc.oneof(
        { arbitrary: fc.constant(false), weight },
        { arbitrary: fc.constant(true), weight: 1 },
      );
    return fc
      .record({
        order: fc.shuffledSubarray(numbers, { minLength: places, maxLength: places }),
        gaps: fc.array(often(8), { minLength: places, maxLength: places }),
        right: fc.array(often(4), { minLength: places, maxLength: places }),
        below: fc.array(often(4), { minLength: places, maxLength: places }),
      })
      .map(({ order, gaps, right, below }) => {
        const tiles = order.map((number, i) => (gaps[i] ? 0 : number));
        const walls: [Sector, Sector][] = [];
        const wall = (a: number, b: number) => {
          if (tiles[a] === 0 || tiles[b] === 0) return;
          walls.push([Math.min(tiles[a], tiles[b]), Math.max(tiles[a], tiles[b])]);
        };
        for (let i = 0; i < places; i++) {
          if (right[i] && (i + 1) % columns !== 0) wall(i, i + 1);
          if (below[i] && i + columns < places) wall(i, i + columns);
        }
        return { rows, columns, tiles, walls };
      });
  })
  .filter((map) => sectorsOf(map).length >= 2);

/** A map and up to so many different sectors of it. */
const withSectors = (most: number) =>
  maps.chain((map) =>
    fc
      .shuffledSubarray(sectorsOf(map), {
        minLength: 2,
        maxLength: Math.min(most, sectorsOf(map).length),
      })
      .map((sectors) => ({ map, sectors })),
  );

/** By leg: the sectors of any of these loops from one waypoint to before the next. */
function legsOf(
  loops: readonly { readonly path: readonly Sector[] }[],
  waypoints: readonly Sector[],
) {
  const legs = waypoints.map(() => new Set<Sector>());
  for (const { path } of loops) {
    let leg = 0;
    for (const [i, sector] of path.entries()) {
      if (i > 0 && sector === waypoints[leg + 1]) leg++;
      legs[leg].add(sector);
    }
  }
  return legs.map((leg) => [...leg].sort((a, b) => a - b));
}

function expectLoop(map: SectorMap, neighbours: Neighbours, waypoints: readonly Sector[]) {
  const found = bestLoops(neighbours, waypoints);
  const { legs, sectors } = loopOf(map, waypoints);
  expect(legs).toEqual(legsOf(found, waypoints));
  expect(sectors).toEqual([...new Set(found.flatMap(({ path }) => path))].sort((a, b) => a - b));
}

describe("path finding", () => {
  test("SS-3.6 distances are those of a plain flood", () => {
    fc.assert(
      fc.property(withSectors(2), ({ map, sectors: [from, to] }) => {
        const neighbours = neighboursOf(map);
        const steps = bestWalks({ neighbours, goals: [to] }, from, 0)[0]?.steps ?? FAR;
        expect(distance(map, from, to)).toBe(steps);
      }),
      { numRuns: 200 },
    );
  });

  test("SS-19.12 a patrol loop is made of all best closed walks", () => {
    fc.assert(
      fc.property(withSectors(4), ({ map, sectors }) => {
        expectLoop(map, neighboursOf(map), sectors);
      }),
      { numRuns: 300 },
    );
  });

  test("SS-19.8 SS-19.21 a step is the first of a best route, whatever sector one came from", () => {
    fc.assert(
      fc.property(withSectors(4), fc.nat(), ({ map, sectors: [from, ...waypoints] }, any) => {
        const neighbours = neighboursOf(map);
        const behind = [0, ...(neighbours.get(from) ?? [])];
        const previous = behind[any % behind.length];
        const goals = [...waypoints, waypoints[0]].slice(0, waypoints.length > 1 ? 4 : 1);
        const walks = bestWalks({ neighbours, goals }, from, previous);
        const first = [...new Set(walks.map(({ path }) => path[1]))].sort((a, b) => a - b);
        expect(bestSteps(map, goals, from, previous)).toEqual(first);
      }),
      { numRuns: 300 },
    );
  });

  test.each(missions)("SS-19.12 the loops of $id", ({ map, waypoints }) => {
    const neighbours = neighboursOf(map);
    for (const color of Object.keys(waypoints) as Color[]) {
      expectLoop(map, neighbours, waypoints[color] ?? []);
    }
  });
});

/** What a careful player could foresee, as boards and bots show it: it must agree with the rules. */
import { expect, test } from "vitest";
import { chanceOfThreat, sectorShut } from "../src/advice/forecast.js";
import { reader } from "../src/advice/reader.js";
import { SPAWNS } from "../src/board.js";
import { gather, type Round } from "./gather.js";

const seen = (t: Round) => reader(t.view("spectator") as never);
const THREE = { characters: ["feykah", "nova", "jayden"], general: -1 };

test("TB-25.8 how likely the next Enemy finds no place", () => {
  expect(chanceOfThreat(seen(gather(THREE)))).toBe(0);
  const deadZones = SPAWNS.map(({ id }) => id);
  // All but Crawlers, who walk, and faces that bring nobody.
  const full = chanceOfThreat(seen(gather({ ...THREE, set: { deadZones } })));
  expect(full).toBe(Math.round((6 * 100) / 12));
  const none = { tank: [], sniper: [], soldier: [], crawler: [], thief: [] };
  expect(chanceOfThreat(seen(gather({ ...THREE, set: { stacks: none } })))).toBe(67);
});

test("TB-12.2, TB-12.3, TB-12.5 a Sector is shut if it is empty, or would be three ahead of another", () => {
  const shut = (values: readonly number[], empty: readonly number[] = []) => {
    const g = seen(gather(THREE));
    for (const sector of empty) g.state.sectors[sector] = [];
    g.state.values = [...values];
    return [0, 1, 2].map((sector) => sectorShut(g, sector));
  };
  expect(shut([0, 0, 0])).toEqual([undefined, undefined, undefined]);
  expect(shut([0, 0, 0], [1])).toEqual([undefined, "empty", undefined]);
  // One more would be 3, and another stands at 0.
  expect(shut([2, 0, 0])).toEqual(["ahead", undefined, undefined]);
  expect(shut([1, 0, 0])).toEqual([undefined, undefined, undefined]);
  expect(shut([3, 1, 1])).toEqual(["ahead", undefined, undefined]);
  // Nothing goes beyond 4, and who is empty holds nobody up.
  expect(shut([4, 2, 2])).toEqual([undefined, undefined, undefined]);
  expect(shut([4, 1, 2])).toEqual(["ahead", undefined, undefined]);
  expect(shut([2, 0, 1], [1])).toEqual([undefined, "empty", undefined]);
});

/** In a list a square is told by its area and by what is beside it. */
import { modelOf } from "@sprawl/human-interface";
import { expect, test } from "vitest";
import { sayWhere } from "../board/where.js";
import { at, mission, rulesOf } from "./mission.js";

const said = (id: string, args = {}) => [id, ...Object.values(args).flat()].join(" ");

test("a square is told by its area, and by a Terminal, people or a door beside it", () => {
  const g = rulesOf(
    mission([["harvey", "shoko"], ["werner"]], {
      models: { harvey: { at: [2, 5] }, shoko: { at: [3, 5] }, werner: { at: [12, 5] } },
    }),
  );
  const harvey = modelOf(g, "harvey");
  const where = (x: number, y: number) => sayWhere(g, at(x, y), harvey, said);
  expect(where(4, 5)).toMatch(/^places\.area \w+, where\.beside shoko$/);
  // Whoever goes is not beside itself.
  expect(where(1, 5)).not.toContain("harvey");
  const [terminal] = g.state.terminals;
  if (terminal) expect(sayWhere(g, terminal.at, harvey, said)).toContain(terminal.id);
});

test("beside a door, but not of a door itself", () => {
  const g = rulesOf(mission([["harvey"], ["werner"]]));
  const where = (square: number) => sayWhere(g, square, undefined, said);
  const doors = g.state.doors.map((door) => door.at);
  const beside = doors.flatMap((door) => [door - 1, door + 1, door - 36, door + 36]);
  expect(beside.some((square) => where(square).endsWith("where.door"))).toBe(true);
  for (const door of doors) expect(where(door)).not.toContain("where.door");
});

import { describe, expect, test } from "vitest";
import { parseMap } from "../src/cards-and-missions.js";
import { bestLoops, neighboursOf } from "./geometry.js";

const sample = `
[01] [02]#[03]
####
[04]  ..  [05]
          ####
[06] [07] [08]
`;

describe("map drawings", () => {
  test("rows of tiles and places without a tile are read", () => {
    const { rows, columns, tiles } = parseMap(sample);
    expect([rows, columns]).toEqual([3, 3]);
    expect(tiles).toEqual([1, 2, 3, 4, 0, 5, 6, 7, 8]);
  });

  test("SS-2.9 a wall stands on each edge that the drawing marks", () => {
    expect(parseMap(sample).walls).toEqual([
      [2, 3],
      [1, 4],
      [5, 8],
    ]);
  });

  test("the oracle joins sectors by open edges only, never by corners or over a gap", () => {
    expect(Object.fromEntries(neighboursOf(parseMap(sample)))).toEqual({
      1: [2],
      2: [1],
      3: [5],
      4: [6],
      5: [3],
      6: [4, 7],
      7: [6, 8],
      8: [7],
    });
  });

  test("the oracle turns round in a corridor, and walks round a block", () => {
    const corridor = neighboursOf(parseMap("[01] [02] [03] [04] [05]"));
    expect(bestLoops(corridor, [2, 4])).toEqual([{ uturns: 2, steps: 4, path: [2, 3, 4, 3] }]);
    const block = neighboursOf(parseMap("[01] [02] [03]\n\n[04] [05] [06]"));
    const ways = bestLoops(block, [1, 5, 2]).map(({ path }) => path.join("-"));
    expect(ways).toEqual(["1-4-5-2"]); // SS-E25
  });

  test.each([
    ["ends with edges", "[01] [02]\n####"],
    ["has rows of different length", "[01] [02]\n\n[03]"],
    ["has a tile of one digit", "[1] [02]"],
    ["has something else for a tile", "[01] (02)"],
    ["has something else for an edge", "[01]+[02]"],
    ["has half a wall", "[01] [02]\n##\n[03] [04]"],
    ["has a wall between two edges", "[01] [02]\n    #\n[03] [04]"],
    ["has edges beside the map", "[01]\n     ####\n[02]"],
    ["has a wall beside no tile", "[01]# .. "],
    ["has a wall under no tile", " .. \n####\n[01]"],
  ])("a drawing that %s is refused", (_, drawing) => {
    expect(() => parseMap(drawing)).toThrow();
  });
});

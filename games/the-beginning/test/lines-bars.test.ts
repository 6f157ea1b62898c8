/** Bars, Sectors and dice: the edges of their rules. */
import { describe, expect, test } from "vitest";
import { chanceOfThreat, sectorShut } from "../src/advice/forecast.js";
import { reader } from "../src/advice/reader.js";
import { riotZone } from "../src/board.js";
import { gather } from "./gather.js";
import { level, with_ } from "./one-character.js";

const THREE = { characters: ["feykah", "nova", "dee-coy"], general: -1 };
const EVENT = ["event", "pass"];

describe("what a board foresees", () => {
  const shut = (values: readonly number[], sectors: readonly number[] = []) => {
    const t = gather({ ...THREE, lines: [{ sectors }], set: { values } });
    return [0, 1, 2].map((sector) =>
      sectorShut(reader({ ...t.view(0), state: t.state() }), sector),
    );
  };
  test("TB-12.2 more than 2 ahead of another Sector is shut", () => {
    expect(shut([1, 1, 1])).toEqual([undefined, undefined, undefined]);
    expect(shut([2, 1, 2])).toEqual([undefined, undefined, undefined]);
    expect(shut([3, 1, 2])).toEqual(["ahead", undefined, undefined]);
  });
  test("TB-12.3 a Sector at 4 stays at 4", () => {
    expect(shut([4, 2, 2])).toEqual([undefined, undefined, undefined]);
  });
  test("TB-12.2, TB-12.5 an empty Sector is shut and holds up no other, one Data Chip does", () => {
    expect(shut([3, 1, 2], [1, 0, 1])).toEqual([undefined, "empty", undefined]);
    expect(shut([3, 1, 2], [1, 1, 1])).toEqual(["ahead", undefined, undefined]);
  });
  test("TB-25.8 how often Threat rises: full Spawn Locations and empty stacks", () => {
    const chance = (about: object) => {
      const t = gather({ ...THREE, ...about });
      return chanceOfThreat(reader({ ...t.view(0), state: t.state() }));
    };
    expect(chance({})).toBe(0);
    expect(chance({ set: { "stacks.tank": [] } })).toBe(8); // 1 of 12
    expect(chance({ enemies: [{ type: "soldier", at: "9" }] })).toBe(6); // 6 of 12, 4 of 36
  });
});

test("TB-34.15 Threat below 4 ends nothing", () => {
  const t = gather({
    ...THREE,
    enemies: [{ type: "soldier", at: "9" }],
    steps: ["activation", "pass"],
    chance: { orange: [1], red: [3], white: [4, 5] },
  });
  expect(t.at("bars.threat")).toBe(1);
  expect(t.result()).toBeUndefined();
});

test("TB-R44 Morale that falls to 4 is not raised to 4", () => {
  const t = with_(
    "jayden",
    { area: 3, boosts: { hacking: 1 } },
    { set: { "bars.morale": 6 }, chance: { pink: [1] } },
  )
    .choose("nexus")
    .quiet();
  expect(t.at("bars.morale")).toBe(5);
  expect(level(t, 0)).toBe(1);
});

test("TB-R101 inside an EX Event red draws no second one", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 2 } },
    set: { "bars.riot": 6, inEx: true },
    chance: { pink: [1] },
  });
  t.choose("city-riot").choose("positive").quiet();
  expect(t.at("bars.riot")).toBe(7);
  expect(t.told(0).join(" ")).not.toContain("Event: ");
});

test("TB-R101 the table knows that an EX Event is being resolved, and when it is over", () => {
  const t = gather({
    ...THREE,
    set: { level: 3 },
    steps: EVENT,
    chance: {
      "event three": ["emergency-channel"],
      "event ex": ["coup"],
      general: ["red-1", "blue-1"],
    },
  });
  expect(t.asked()?.kind).toBe("leader-card");
  expect(t.at("inEx")).toBe(true);
  expect(t.until("act").at("inEx")).toBe(false);
});

test("TB-R27 Security falls once, however often Morale falls before the reset", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 2 } },
    set: { "bars.riot": 4, "bars.morale": -1, "bars.security": 3, anarchy: true },
    chance: { pink: [2], "event ex": ["zero-tolerance"] },
  });
  t.choose("city-riot").choose("positive").quiet();
  expect(t.at("bars")).toMatchObject({ morale: -2, security: 2, riot: 0 });
});

test("TB-34.4, TB-34.5 a marker makes 6 red on its own side alone", () => {
  expect(riotZone(6, true, false)).toBe("red");
  expect(riotZone(6, false, true)).toBe("yellow");
  expect(riotZone(-6, false, true)).toBe("red");
  expect(riotZone(-6, true, false)).toBe("yellow");
  expect(riotZone(-7, false, false)).toBe("red");
});

test("TB-R163 Data Purge takes of each Sector its own Data Chip", () => {
  const colours = ["red", "blue", "purple"];
  const t = gather({
    ...THREE,
    set: { level: 3 },
    steps: EVENT,
    chance: {
      "event three": ["emergency-channel"],
      "event ex": ["data-purge"],
      general: ["red-1", "blue-1"],
      "sector 1": ["red"],
      "sector 2": ["blue"],
      "sector 3": ["purple"],
    },
  });
  for (const spot of [0, 1, 2])
    t.arrange({ show: ["junkyard", spot, "chips", 0], to: [0] } as never);
  expect(
    t.seen(
      0,
      t.state().junkyard.flatMap(({ chips }) => chips),
    ),
  ).toEqual(colours);
});

test("TB-13.12 City Action 4 raises Resource by 1 with a 5, by 2 with a 6", () => {
  for (const [roll, resource] of [
    [5, 6],
    [6, 7],
  ]) {
    const t = gather({
      ...THREE,
      players: { 0: { area: 2 } },
      set: { "bars.resource": 5 },
      chance: { pink: [roll] },
    });
    expect(t.choose("city-chance").at("bars.resource")).toBe(resource);
  }
});

test("TB-15.6 no card need be played at the Nexus", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 3, hand: ["blue-5"] } },
    chance: { pink: [1] },
  });
  t.choose("nexus").pick([]);
  expect(t.state().seats[0].hand).toHaveLength(1);
  expect(t.at("bars.morale")).toBe(4);
});

test("TB-R165 with Cargo Sling 2 Data Chips are carried, not 3", () => {
  const sectors = (chips: readonly string[]) =>
    gather({ ...THREE, players: { 0: { area: 1, open: ["cargo-sling"], chips } } })
      .quiet()
      .view(0)
      .question?.options.some(({ kind }) => kind === "sector");
  expect(sectors(["red"])).toBe(true);
  expect(sectors(["red", "blue"])).toBe(false);
});

test("TB-R144 3 cards at random of 3 are all of them", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 4, hand: ["blue-1", "blue-2", "blue-3"] } },
    lines: [{ box: { area: 5, supply: "flash-mine" } }],
  });
  t.choose({ kind: "move", to: 5 }).choose({ kind: "take" });
  expect(t.state().seats[0].hand).toEqual([]);
});

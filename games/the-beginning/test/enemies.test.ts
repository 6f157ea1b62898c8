import { describe, expect, test } from "vitest";
import { gather } from "./gather.js";

const HAVOC = { characters: ["havoc", "feykah", "jayden"], general: -1 };
const DICE = { orange: [4], red: [12], white: [1, 1] };
const ACTIVATE = ["activation", "pass"];

test("TB-27.1, TB-27.2, TB-27.3, TB-27.4, TB-27.5 a Sniper reaches adjacent Areas; Strength 2 at Level 3", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { area: 4 }, 1: { area: 1 }, 2: { area: 1 } },
    enemies: [{ type: "sniper", level: 3, at: "11" }],
    steps: ACTIVATE,
    chance: { ...DICE, orange: [5], general: ["red-5", "red-5"] },
  });
  expect(t.at("figures.0.health")).toBe(1);
});

test("TB-27.8, TB-27.11 a Thief attacks only carriers, and never Apex", () => {
  const none = gather({
    ...HAVOC,
    players: { 0: { area: 4 } },
    enemies: [{ type: "thief", at: "7a" }],
    lines: [{ elite: { apex: 2 } }],
    steps: ACTIVATE,
    chance: DICE,
  });
  expect(none.told(0).join(" ")).toContain("finds nobody");
  const carrier = gather({
    ...HAVOC,
    players: { 0: { area: 4 }, 1: { area: 4, chips: ["red"] }, 2: { area: 1 } },
    enemies: [{ type: "thief", at: "7a" }],
    steps: ACTIVATE,
    chance: { ...DICE, general: ["red-5"] },
  });
  expect(carrier.state().junkyard).toMatchObject([{ by: -1, effect: "thief" }]);
  expect(carrier.at("figures.1.health")).toBe(2);
});

test("TB-R65 of two Data Chips the owner gives up one", () => {
  const t = gather({
    ...HAVOC,
    players: {
      0: { area: 4, chips: ["red", "blue"], open: ["cargo-sling"] },
      1: { area: 1 },
      2: { area: 1 },
    },
    enemies: [{ type: "thief", at: "7a" }],
    steps: ACTIVATE,
    chance: { ...DICE, general: ["red-5"] },
  });
  expect(t.asked()).toEqual({ seats: [0], kind: "lose-chip" });
  t.choose("red Data Chip");
  expect(t.seen(0, t.state().figures[0].chips)).toEqual(["blue"]);
});

test("TB-R64, TB-R140 Thieves on towers too, each once, until nothing is left", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { area: 3, chips: ["red"] } },
    enemies: [
      { type: "thief", at: "4" },
      { type: "thief", at: "5" },
    ],
    chance: { general: ["red-5"] },
  });
  t.choose({ kind: "move", to: 1 });
  expect(t.state().junkyard).toHaveLength(1);
  expect(t.told(0).filter((each) => each.includes("attacks"))).toHaveLength(1);
});

test("TB-28.2, TB-28.5, TB-28.7, TB-18.19 from Red 4 into the Network: Security falls, nobody is attacked", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { area: 2 } },
    enemies: [{ type: "crawler", at: "red-4" }],
    steps: ACTIVATE,
    chance: { ...DICE, orange: [2] },
  });
  expect(t.at("bars.security")).toBe(3);
  expect(t.state().enemies).toEqual([]);
  expect(t.state().stacks.crawler).toHaveLength(9);
});

describe("TB-29.7, TB-29.8, TB-29.9, TB-29.10 the Control Panel", () => {
  const APEX = { characters: ["havoc", "feykah", "jayden"], general: 0 };
  test("TB-29.7, TB-29.8, TB-29.17 once a turn: one space", () => {
    const t = gather({ ...APEX, lines: [{ elite: { apex: 1 } }] }).choose("apex-move");
    expect(t.at("apex.space")).toBe(2);
    expect(t.offered().filter((each) => each.startsWith("Control"))).toEqual([]);
  });
  test("TB-29.9 the red button does nothing", () => {
    const t = gather({ ...APEX, lines: [{ elite: { apex: 1 } }] }).choose("red-button");
    expect(t.at("apex.space")).toBe(1);
  });
  test("TB-29.7, TB-29.10, TB-29.11, TB-R50 Apex attacks once a turn; the General draws", () => {
    const t = gather({
      ...APEX,
      lines: [{ elite: { apex: 1 } }],
      enemies: [{ type: "soldier", level: 2, at: "2" }],
      chance: { general: ["red-1", "grey", "red-2", "blue-1"] },
    });
    t.quiet().choose("apex-attack").quiet();
    expect(t.state().enemies).toHaveLength(1);
    const hit = gather({
      ...APEX,
      lines: [{ elite: { apex: 1 } }],
      enemies: [{ type: "soldier", level: 2, at: "2" }],
      chance: { general: ["red-3", "red-2", "blue-1"] },
    });
    hit.quiet().choose("apex-attack").quiet();
    expect(hit.state().enemies).toEqual([]);
    expect(hit.state().seats[0].hand).toHaveLength(2);
    expect(hit.state().seats[0].tally.eliminated).toBe(0);
    expect(hit.offered().filter((each) => each.startsWith("Control"))).toEqual([]);
  });
  test("TB-29.10, TB-R50 the Shield of its level counts; who only loses Health brings no cards", () => {
    const attack = (type: string, level: number, general: readonly string[]) =>
      gather({
        ...APEX,
        lines: [{ elite: { apex: 1 } }],
        enemies: [{ type, level, at: "2" }],
        chance: { general },
      })
        .quiet()
        .choose("apex-attack")
        .quiet();
    expect(attack("thief", 2, ["red-1", "red-1", "grey"]).state().enemies[0]?.damage).toBe(0);
    expect(attack("thief", 1, ["red-1", "red-1", "grey"]).state().enemies).toEqual([]);
    const hurt = attack("tank", 3, ["red-5", "red-3", "grey"]);
    expect(hurt.state().enemies[0]?.damage).toBe(2);
    expect(hurt.state().seats[0].hand).toHaveLength(0);
  });
  test("TB-29.12, TB-29.13 nor against anybody in another Area, nor against Crawlers on the red path", () => {
    const t = gather({
      ...APEX,
      lines: [{ elite: { apex: 1 } }],
      enemies: [
        { type: "crawler", at: "red-2" },
        { type: "soldier", at: "7a" },
      ],
    });
    expect(
      t
        .quiet()
        .offered()
        .filter((each) => each.startsWith("Control Panel: Apex attacks")),
    ).toEqual([]);
  });
  test("TB-29.12, TB-29.13 not against Crawlers or Deus, but against Watchtowers", () => {
    const t = gather({
      ...APEX,
      lines: [{ elite: { apex: 3 } }, { elite: { deus: 1 } }],
      enemies: [
        { type: "crawler", at: "red-2" },
        { type: "soldier", at: "10" },
      ],
    });
    expect(
      t
        .quiet()
        .offered()
        .filter((each) => each.startsWith("Control Panel: Apex")),
    ).toEqual(["Control Panel: Apex attacks Soldier I"]);
  });
  test("TB-29.18 on Blue 3 it stays", () => {
    const t = gather({ ...APEX, lines: [{ elite: { apex: 3 } }] });
    expect(t.offered()).not.toContain("Control Panel: Apex moves");
  });
  test("TB-29.15 without the badge there is no Control Panel", () => {
    const t = gather({ ...APEX, general: 1, lines: [{ elite: { apex: 1 } }] });
    expect(t.offered()).not.toContain("Control Panel: Apex moves");
  });
  test("TB-29.19 a Crawler on the shared space", () => {
    const t = gather({
      ...APEX,
      lines: [{ elite: { apex: 2 } }],
      enemies: [{ type: "crawler", at: "red-4" }],
    });
    t.quiet().choose("apex-move").quiet();
    expect(t.state().enemies).toEqual([]);
    expect(t.at("bars.apex")).toBe(8);
  });
});

test("TB-29.5, TB-29.6 at 0 Apex is gone for good; under construction 0 means nothing", () => {
  const gone = gather({
    ...HAVOC,
    lines: [{ elite: { apex: 1, health: 2 } }],
    set: { level: 2 },
    steps: ["event", "pass"],
    chance: { "event two": ["nexus-brownout"], general: ["red-1", "red-1"] },
  });
  expect(gone.at("apex.status")).toBe("destroyed");
  const locked = gather({
    ...HAVOC,
    set: { level: 2, "bars.apex": 1 },
    steps: ["event", "pass"],
    chance: { "event two": ["nexus-brownout"], general: ["red-1", "red-1"] },
  });
  expect(locked.at("apex.status")).toBe("locked");
  expect(locked.at("bars.apex")).toBe(0);
});

test("TB-30.1, TB-30.10, TB-30.11, TB-R175 an activated Deus attacks everybody in its Area and does not move", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { area: 4 }, 1: { area: 4 }, 2: { area: 1 } },
    lines: [{ elite: { deus: 2 } }],
    steps: ACTIVATE,
    chance: { ...DICE, general: ["red-5", "red-5", "red-1", "red-1"] },
  });
  expect(t.at("deus.space")).toBe(2);
  expect(t.at("figures.0.health")).toBe(1);
  expect(t.at("figures.1.health")).toBe(2);
});

test("TB-30.5, TB-6.7, TB-R71 before the turn of its player Deus moves 1 space", () => {
  const t = gather({ ...HAVOC, lines: [{ elite: { deus: 1, before: 1 } }], steps: ["pass"] });
  expect(t.at("deus.space")).toBe(2);
  expect(t.at("turn.seat")).toBe(1);
});

test("TB-30.7 a destroyed Deus takes its marker along", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { programs: ["kill-switch"] } },
    lines: [{ elite: { deus: 1, health: 2 } }],
  });
  t.quiet().act("Kill Switch");
  expect(t.at("deus.status")).toBe("destroyed");
  expect(t.at("deusBefore")).toBe(-1);
});

test("TB-R67 without a red card anywhere the attack uses what was found", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { area: 4 }, 1: { area: 1 }, 2: { area: 1 } },
    enemies: [{ type: "soldier", at: "7a" }],
    lines: [{ move: "influence", to: "seats.2.deck" }],
    steps: ACTIVATE,
    chance: DICE,
  });
  expect(t.told(0).join(" ")).toContain("misses");
});

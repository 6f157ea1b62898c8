/** Sectors, the Junkyard, decks, boxes, paths and turns: the edges of their rules. */
import type { Plain } from "@sprawl/engine";
import type { Beginning } from "@sprawl/the-beginning";
import { describe, expect, test } from "vitest";
import { addTraps, takeTopSupply } from "../src/supply-boxes.js";
import { mayTransfer } from "../src/transfer.js";
import { begun } from "./begun.js";
import { gather, type Round } from "./gather.js";
import { level } from "./one-character.js";

type Fields = Readonly<Record<string, Plain>>;

const THREE = { characters: ["feykah", "nova", "jayden"], general: -1 };
const DOG = { characters: ["dee-coy", "nova", "feykah"], general: -1 };
const ALMOST = { alpha: ["blue", "blue", "blue"], beta: ["blue", "red"], gamma: ["red", "red"] };

/** The first card that seat 0 is offered. */
const firstCard = (t: Round) => Number(t.view(0).question?.options[0]?.card);

describe("no way to fill Tier 3", () => {
  test("TB-42.4, TB-R92 a Thief takes a Data Chip that was needed", () => {
    const t = gather({
      ...THREE,
      players: { 0: { area: 4, chips: ["red"] }, 1: { area: 1, chips: ["blue"] }, 2: { area: 1 } },
      lines: [{ network: ALMOST }, { sectors: [0, 0, 0] }],
      enemies: [{ type: "thief", at: "7a" }],
      set: { level: 3 },
      steps: ["activation", "pass"],
      chance: { orange: [4], red: [12], white: [1, 1], general: ["red-5"] },
    });
    t.quiet();
    expect(t.result()?.reason).toBe("outlaws-no-chips");
  });
  test("TB-42.4, TB-R92 Sector III throws one away that was needed", () => {
    const t = gather({
      ...THREE,
      players: { 0: { area: 1 } },
      lines: [{ network: ALMOST }, { sectors: [0, 0, 2] }],
      set: { level: 3, guard: 1 },
    }).choose({ kind: "sector", sector: 3 });
    t.choose({ kind: "chip", card: t.seen(0, [firstCard(t)])[0] });
    expect(t.result()?.reason).toBe("outlaws-no-chips");
  });
});

describe("Sectors", () => {
  const full = { chips: ["red"] };
  const two = (left: readonly number[], other: Fields) =>
    gather({
      ...THREE,
      players: { 0: { area: 1 }, 1: { area: 1, ...other } },
      lines: [{ sectors: left }],
    });
  const mayUseTwo = (left: readonly number[], other: Fields) =>
    two(left, other)
      .view(0)
      .question?.options.some(({ kind, sector }) => kind === "sector" && sector === 2);
  test("TB-R77 the last Data Chip of Sector II needs nobody with a free slot, two do", () => {
    expect(mayUseTwo([1, 1, 2], full)).toBe(true);
    expect(mayUseTwo([1, 2, 1], full)).toBe(false);
    expect(mayUseTwo([1, 2, 1], {})).toBe(true);
  });
  test("TB-R77 the last one is equipped, and nobody receives any", () => {
    const t = two([1, 1, 2], {}).choose({ kind: "sector", sector: 2 }).quiet();
    expect(t.asked()?.kind).toBe("act");
    expect(t.state().figures.map(({ chips }) => chips.length)).toEqual([1, 0, 0]);
    expect(t.told(0).join(" ")).not.toContain("gives");
  });
  test("TB-12.11, TB-R79 who acts chooses among several receivers", () => {
    const t = gather({
      ...THREE,
      players: { 0: { area: 1 }, 1: { area: 1 }, 2: { area: 1 } },
    }).choose({ kind: "sector", sector: 2 });
    t.choose({ kind: "chip", card: t.seen(0, [firstCard(t)])[0] });
    expect(t.asked()).toEqual({ seats: [0], kind: "receiver" });
    expect(t.view(0).question).toMatchObject({ rule: "TB-12.11" });
  });
  test("TB-12.15, TB-R78 with Guard 1 the last two of Sector III are both seen", () => {
    const seen = (left: number) =>
      gather({
        ...THREE,
        players: { 0: { area: 1 } },
        lines: [{ sectors: [1, 1, left] }],
        set: { guard: 1 },
      })
        .choose({ kind: "sector", sector: 3 })
        .at("drawn");
    expect(seen(2)).toHaveLength(2);
    expect(seen(1)).toHaveLength(0);
  });
});

describe("the Network", () => {
  test("TB-38.3 where no Scanner is left nobody takes one", () => {
    const t = gather({
      ...THREE,
      players: { 0: { area: 4, chips: ["red"] } },
      set: { "scannersLeft.0": 0 },
    }).choose({ kind: "move", to: 3 });
    expect(t.at("figures.0.scanners")).toEqual([false, false]);
    expect(t.at("scannersLeft.0")).toBe(0);
  });
  test("TB-38.2, TB-38.3 who has a Scanner of a kind takes no second", () => {
    const t = gather({
      ...THREE,
      players: { 0: { area: 4, chips: ["red"], scanners: [1] } },
      set: { "scannersLeft.0": 1 },
    }).choose({ kind: "move", to: 3 });
    expect(t.at("figures.0.scanners")).toEqual([true, false]);
    expect(t.at("scannersLeft.0")).toBe(1);
  });
  test("TB-R87 Kuro with both Scanners: a Boost for Dee Coy, no Programs", () => {
    const placed = (scanners: readonly number[]) =>
      gather({
        ...DOG,
        players: { 0: { area: 5 } },
        kuro: { area: 5, health: 1, chips: ["red"], scanners },
        steps: [{ step: "part" }, "discard", "pass"],
      });
    for (const scanners of [[1, 2], [1]]) {
      const t = placed(scanners);
      t.choose({ figure: 3 });
      t.choose({ kind: "move", to: 6 }).choose("place").choose({ channel: 0, open: false });
      if (t.asked()?.kind === "column") t.choose({ column: 0 });
      expect([0, 1, 2, 3].map((column) => level(t, column))).toEqual(
        scanners.length === 2 ? [1, 0, 0, 0] : [0, 0, 0, 0],
      );
      expect(t.state().seats[0].programs).toEqual([]);
    }
  });
  test("TB-40.2, TB-R81 the Data Chips of Tier 1 are shuffled, open ones too", () => {
    const orders = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const t = gather({
        ...THREE,
        seed: `tier one ${n}`,
        players: { 0: { area: 5, chips: ["red"] } },
        lines: [{ network: { alpha: ["blue"], beta: ["purple"], open: true } }],
      });
      t.choose({ kind: "move", to: 6 }).choose("place");
      const cards = t.view(0).question?.options.map(({ card }) => Number(card)) ?? [];
      orders.add(t.seen(0, cards).join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });
  test("TB-41.6 with 3 players nobody is asked in the Machine Phase", () => {
    const t = gather({
      ...THREE,
      players: { 0: { area: 5, chips: ["red"] } },
      lines: [{ network: { alpha: ["blue", "blue"], beta: ["blue", "blue"], gamma: ["blue"] } }],
      set: { level: 2 },
    });
    t.choose({ kind: "move", to: 6 }).choose("place").quiet();
    expect(t.asked()).toEqual({ seats: [0], kind: "act" });
  });
});

describe("Programs run out", () => {
  const ALL = { move: "programs", to: "reconUsed", seen: "all" };
  const drawn = (...lines: readonly Fields[]) => {
    const t = gather({
      ...THREE,
      players: { 0: { area: 5, chips: ["red"] } },
      lines: [...lines],
    });
    return t.choose({ kind: "move", to: 6 }).choose("place").choose("Alpha").quiet();
  };
  test("TB-R134 with none left nothing is drawn", () => {
    expect(drawn(ALL).state().seats[0].programs).toEqual([]);
  });
  test("TB-R134 the last one is drawn", () => {
    const last = { move: "reconUsed", to: "programs", count: 1, seen: "none" };
    expect(drawn(ALL, last).state().seats[0].programs).toHaveLength(1);
  });
  test("TB-37.9 the pile becomes the deck", () => {
    const pile = { move: "reconUsed", to: "programDiscard", count: 2, seen: "all" };
    const t = drawn(ALL, pile);
    expect(t.state().seats[0].programs).toHaveLength(1);
    expect(t.state().programs).toHaveLength(1);
    expect(t.state().programDiscard).toEqual([]);
  });
  test("TB-14.2, TB-R134 the display may have fewer than 3", () => {
    const t = gather({
      ...THREE,
      players: { 0: { area: 5, chips: ["red"] } },
      lines: [
        { network: { alpha: ["red"], beta: ["red"] } },
        ALL,
        { move: "display", to: "reconUsed", count: 1, seen: "all" },
      ],
    });
    t.choose({ kind: "move", to: 6 }).choose("place").quiet();
    expect(t.at("level")).toBe(2);
    expect(t.state().display.length).toBeLessThan(3);
  });
});

describe("Supply Boxes", () => {
  const ALL = { move: "supply", to: "reconUsed", seen: "all" };
  const wave = (chance: Fields, ...lines: readonly Fields[]) =>
    gather({
      ...THREE,
      lines: [...lines],
      steps: ["event", "pass"],
      chance: { "event one": ["first-wave"], red: [12], ...chance } as never,
    }).quiet();
  test("TB-R119 with no marker left none is added, and no die is rolled for it", () => {
    const t = wave({}, ALL);
    expect(t.state().boxes).toEqual([]);
    expect(t.told(0).join(" ")).not.toContain("orange");
  });
  test("TB-R119 the last marker is added", () => {
    const last = { move: "reconUsed", to: "supply", count: 1, seen: "none" };
    expect(wave({ orange: [3] }, ALL, last).state().boxes).toHaveLength(1);
    const pile = { move: "reconUsed", to: "supplyDiscard", count: 1, seen: "all" };
    expect(wave({ orange: [3] }, ALL, last, pile).state().boxes).toHaveLength(1);
  });
  test("TB-R119 the stack gives nothing when neither it nor the pile has a marker", () => {
    const g = begun("supply", {}).play as unknown as Beginning;
    const last = g.state.supply.splice(0).pop() ?? -1;
    expect(takeTopSupply(g)).toBeUndefined();
    g.state.supply.push(last as never);
    expect(takeTopSupply(g)).toBe(last);
  });
  test("TB-39.17 a Trap lies anywhere in the stack", () => {
    const places = new Set<number>();
    for (let n = 0; n < 8; n++) {
      const g = begun(`traps ${n}`, {}).play as unknown as Beginning;
      addTraps(g, 1);
      places.add(g.state.supply.findIndex((box) => g.box.supply[g.face(box)].kind === "trap"));
    }
    expect(places.size).toBeGreaterThan(1);
  });
  test("TB-39.6, TB-39.18 a Trap is shown to all and goes to the pile", () => {
    const t = gather({
      ...THREE,
      players: { 0: { area: 4, hand: ["grey", "grey"] } },
      lines: [{ box: { area: 5, supply: "flash-mine" } }],
    });
    const [{ box }] = t.state().boxes;
    expect(t.seen(1, [box])).toEqual(["hidden"]);
    t.choose({ kind: "move", to: 5 }).choose({ kind: "take" });
    expect(t.told(1).join(" ")).toContain("Flash Mine");
    expect(t.state().supplyDiscard).toEqual([box]);
    expect(t.seen(1, [box])).toEqual(["flash-mine"]);
  });
});

test("TB-28.3 Deus pushes the Crawler ahead of it", () => {
  const t = gather({
    ...THREE,
    lines: [{ elite: { deus: 1, before: 1 } }],
    enemies: [{ type: "crawler", at: "red-2" }],
    steps: ["pass"],
  }).until("draw-count");
  expect(t.at("deus.space")).toBe(2);
  expect(t.at("enemies.0.space")).toBe(3);
});

test("TB-R35 who falls in the own turn is not asked for another action", () => {
  const t = gather({
    characters: ["havoc", "nova", "jayden"],
    general: -1,
    players: { 0: { area: 4, health: 1, hand: ["ticking-bomb"] } },
    enemies: [{ type: "tank", at: "7a" }],
    chance: { general: ["blue-5"] },
  });
  t.choose("attack")
    .pick([{ kind: "unique" }])
    .quiet();
  expect(t.at("figures.0.lies")).toBe("yellow-zone");
  expect(t.asked()?.kind).not.toBe("act");
});

test("TB-11.1, TB-11.5 down to the hand limit, exactly as many as are too many", () => {
  const hand = ["red-1", "red-1", "red-2", "red-2", "red-3", "red-3", "blue-1", "blue-1", "blue-2"];
  const t = gather({
    characters: ["havoc", "nova", "jayden"],
    general: -1,
    players: { 0: { hand } },
  })
    .choose("end")
    .quiet();
  expect(t.asked()).toEqual({ seats: [0], kind: "hand-limit" });
  const about = { min: 2, max: 2, rule: "TB-11.1", args: { count: 2 } };
  expect(t.view(0).question).toMatchObject(about);
});

test("CM-1.2 one Program is enough for a transfer, none is not", () => {
  const g = begun("transfer", { campaign: true }).play as unknown as Beginning;
  const [own] = g.state.seats;
  own.programs = [];
  expect(mayTransfer(g, 0)).toBe(false);
  own.programs = g.state.programs.splice(0, 1);
  expect(mayTransfer(g, 0)).toBe(true);
});

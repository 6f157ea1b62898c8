import { expect, test } from "vitest";
import { gather } from "./gather.js";

const THREE = { characters: ["feykah", "nova", "dee-coy"], general: -1 };
const CARRYING = { ...THREE, players: { 0: { area: 5, chips: ["red"] } } };

test("TB-18.1, TB-18.4, TB-18.6 Tier 1 first, then Tier 2; the Channel is the player's choice", () => {
  const t = gather(CARRYING).choose({ kind: "move", to: 6 }).choose("place");
  expect(t.offered()).toEqual(["Alpha", "Beta", "Gamma"]);
  const two = gather({ ...CARRYING, lines: [{ network: { alpha: ["blue"], gamma: ["blue"] } }] });
  two.choose({ kind: "move", to: 6 }).choose("place");
  expect(two.state().network[1]).toHaveLength(1);
});

test("TB-18.2 a free action for who entered Area 6 in this turn", () => {
  const t = gather({ ...THREE, players: { 0: { area: 6, chips: ["red"] } } });
  expect(t.offered()).not.toContain("Place Data Chips in the Network");
  const entered = gather(CARRYING).choose({ kind: "move", to: 6 });
  expect(entered.offered()).toContain("Place Data Chips in the Network");
  entered.choose("place").choose("Alpha");
  expect(entered.at("turn.points")).toBe(2);
});

test("TB-18.8, TB-50.13 face-down, known to who placed it", () => {
  const t = gather(CARRYING).choose({ kind: "move", to: 6 }).choose("place").choose("Beta");
  const { chip, open } = t.state().network[1][0];
  expect(open).toBe(false);
  expect(t.seen(0, [chip])).toEqual(["red"]);
  expect(t.seen(1, [chip])).toEqual(["hidden"]);
});

test("TB-18.10, TB-12.17, TB-R30 every Data Chip lowers Guard, never below 1", () => {
  const t = gather({ ...CARRYING, set: { guard: 1 } })
    .choose({ kind: "move", to: 6 })
    .choose("place")
    .choose("Alpha");
  expect(t.at("guard")).toBe(1);
});

test("TB-18.14, TB-45.5 Reward B: a Program for every Data Chip; Feykah never has the choice", () => {
  const t = gather({ ...THREE, players: { 0: { area: 5, chips: ["red"], scanners: [1, 2] } } });
  t.choose({ kind: "move", to: 6 }).choose("place").choose({ channel: 0, open: false });
  expect(t.state().seats[0].programs).toHaveLength(1);
  expect(t.asked()?.kind).not.toBe("reward");
});

test("TB-R86 with all Boosts both Scanners give Programs", () => {
  const all = { hacking: 2, implants: 2, security: 2, rigging: 2 };
  const t = gather({
    characters: ["jayden", "feykah", "nova"],
    general: -1,
    players: { 0: { area: 5, chips: ["red"], scanners: [1, 2], boosts: all } },
  });
  t.choose({ kind: "move", to: 6 }).choose("place").choose({ channel: 0, open: false }).quiet();
  expect(t.state().seats[0].programs).toHaveLength(1);
});

test("TB-R83 with two Data Chips one may be placed alone", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 5, chips: ["red", "blue"], open: ["cargo-sling"] } },
  });
  t.choose({ kind: "move", to: 6 })
    .choose("place")
    .choose({ kind: "chip", card: "red" })
    .choose("Alpha")
    .pass();
  expect(t.state().figures[0].chips).toHaveLength(1);
});

test("TB-38.1, TB-38.2, TB-38.3, TB-38.5 carriers take a Scanner on entering Areas 3 and 5", () => {
  const t = gather({ ...THREE, players: { 0: { area: 4, chips: ["red"] }, 1: { area: 4 } } });
  t.choose({ kind: "move", to: 5 });
  expect(t.at("figures.0.scanners")).toEqual([false, true]);
  expect(t.at("scannersLeft")).toEqual([1, 0]);
  const empty = gather({ ...THREE, players: { 0: { area: 4 } } }).choose({ kind: "move", to: 3 });
  expect(empty.at("figures.0.scanners")).toEqual([false, false]);
});

test("TB-38.4, TB-46.3 Nova never collects Scanners", () => {
  const t = gather({
    characters: ["nova", "feykah", "havoc"],
    general: -1,
    players: { 0: { area: 4, chips: ["red"] } },
  });
  t.choose({ kind: "move", to: 5 });
  expect(t.at("figures.0.scanners")).toEqual([false, false]);
});

test("TB-18.16, TB-40.1, TB-40.2, TB-40.3, TB-40.4, TB-40.5, TB-R80 the Human Phase", () => {
  const t = gather({ ...CARRYING, lines: [{ network: { alpha: ["blue"], beta: ["purple"] } }] });
  t.choose({ kind: "move", to: 6 }).choose("place");
  expect(t.asked()).toEqual({ seats: [0], kind: "tier-one" });
  expect(t.offered().sort()).toEqual(["blue Data Chip", "purple Data Chip", "red Data Chip"]);
  t.choose("purple Data Chip").choose("red Data Chip");
  const tier = t.state().network.map(([slot]) => slot);
  expect(
    t.seen(
      2,
      tier.map(({ chip }) => chip),
    ),
  ).toEqual(["purple", "red", "blue"]);
  expect(tier.every(({ open, by }) => open && by === -1)).toBe(true);
  expect(t.at("level")).toBe(2);
});

test("TB-40.6, TB-40.7, TB-25.11 stacks in a new order, a new display", () => {
  const t = gather({ ...CARRYING, lines: [{ network: { alpha: ["red"], beta: ["red"] } }] });
  const before = t.state().display;
  t.choose({ kind: "move", to: 6 }).choose("place");
  expect(t.state().stacks.tank).toEqual([1, 1, 3, 3, 2, 2]);
  expect(t.state().display.some((card) => before.includes(card))).toBe(false);
  expect(t.state().programDiscard).toHaveLength(3);
});

const SECOND = { network: { alpha: ["blue", "blue"], beta: ["blue", "blue"], gamma: ["blue"] } };

test("TB-18.17, TB-41.1, TB-41.2, TB-41.3, TB-41.4, TB-41.5, TB-41.6, TB-25.12 the Machine Phase with 3 players", () => {
  const t = gather({ ...CARRYING, lines: [SECOND], set: { level: 2 } });
  t.choose({ kind: "move", to: 6 }).choose("place");
  expect(t.at("level")).toBe(3);
  expect(t.state().stacks.tank).toEqual([1, 1, 2, 2, 3, 3]);
  expect(t.state().programDiscard).toHaveLength(3);
  expect(t.seen(1, [t.state().network[2][1].chip])).toEqual(["hidden"]);
  expect(t.state().seats[0].recruited).toEqual([]);
});

test("TB-41.7, TB-41.17, TB-41.18, TB-41.19 with 4 players the Machine learns who the Humans are, all see the same", () => {
  const t = gather({
    characters: ["feykah", "nova", "dee-coy", "havoc"],
    general: -1,
    players: {
      0: { area: 5, chips: ["red"], faction: "machine" },
      1: { faction: "human" },
      2: { faction: "human" },
      3: { faction: "legion" },
    },
    lines: [SECOND],
    set: { level: 2, "bars.security": 1 },
  });
  t.choose({ kind: "move", to: 6 }).choose("place");
  const told = t.events().map(({ type }) => type);
  expect(told).toContain("saw-humans");
  expect(told).not.toContain("saw-machines");
  expect(t.asked()).toEqual({ seats: [0, 1, 2, 3], kind: "recruit" });
  for (const seat of [0, 1, 2, 3]) expect(t.offered(seat)).toEqual(["Confirm"]);
  t.each({ others: "confirm" });
  const cards = t.state().seats.map(({ loyalty }) => loyalty[0]);
  expect(t.seen(0, cards)).toEqual(["machine", "human", "human", "hidden"]);
  expect(t.seen(3, cards)).toEqual(["hidden", "hidden", "hidden", "legion"]);
  expect(t.asked()?.kind).not.toBe("infect");
});

test("TB-41.8 with 5 players two Machines learn of each other and of the Humans, and recruit nobody", () => {
  const t = gather({
    characters: ["feykah", "nova", "dee-coy", "havoc", "jayden"],
    general: -1,
    players: {
      0: { area: 5, chips: ["red"], faction: "machine" },
      1: { faction: "machine" },
      2: { faction: "human" },
      3: { faction: "human" },
      4: { faction: "human" },
    },
    lines: [SECOND],
    set: { level: 2 },
  });
  t.choose({ kind: "move", to: 6 }).choose("place");
  expect(t.offered(0)).toEqual(["Confirm"]);
  const cards = t.state().seats.map(({ loyalty }) => loyalty[0]);
  expect(t.seen(1, cards)).toEqual(["machine", "machine", "human", "human", "human"]);
});

test("TB-41.11, TB-41.13, TB-41.14, TB-41.20, TB-41.21 Legion may infect anybody or fewer; cards stay", () => {
  const t = gather({
    characters: ["feykah", "nova", "dee-coy", "havoc", "jayden"],
    general: -1,
    players: {
      0: { area: 5, chips: ["red"], faction: "machine" },
      1: { faction: "legion", hand: [] },
      2: { faction: "human" },
      3: { faction: "human" },
      4: { faction: "human" },
    },
    lines: [SECOND],
    set: { level: 2, "bars.security": 2, "bars.threat": 2 },
  });
  t.choose({ kind: "move", to: 6 }).choose("place").each({ others: "confirm" });
  expect(t.offered(1)).toEqual(["seat 0", "seat 2", "seat 3", "seat 4"]);
  expect(t.view(1).question).toMatchObject({ min: 0, max: 2 });
  const objectives = t.state().seats.map(({ objectives: all }) => all);
  t.each({ 1: [{ target: 0 }, { target: 2 }], others: ["confirm"] });
  expect(t.face("seats.0.infected.0")).toBe("changed");
  expect(t.seen(2, [t.state().seats[0].infected[0]])).toEqual(["changed"]);
  expect(
    t.seen(
      3,
      t.state().seats.map(({ infected }) => infected[0]),
    ),
  ).toEqual(["hidden", "hidden", "hidden", "none", "hidden"]);
  expect(t.state().seats.map(({ objectives: all }) => all)).toEqual(objectives);
});

test("TB-18.18, TB-42.1, TB-R82 the last slot of Tier 3 ends the game at once", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 5, chips: ["blue", "red"], open: ["cargo-sling"], faction: "human" } },
    lines: [
      {
        network: {
          alpha: ["blue", "blue", "blue"],
          beta: ["blue", "blue", "red"],
          gamma: ["red", "red"],
        },
      },
    ],
    set: { level: 3 },
  });
  t.choose({ kind: "move", to: 6 })
    .choose("place")
    .choose({ kind: "chip", card: "blue" })
    .choose({ channel: 2 });
  expect(t.result()).toMatchObject({ reason: "human-tier-3", sides: ["human"] });
  expect(t.state().figures[0].chips).toHaveLength(1);
});

test("TB-20.2, TB-20.3, TB-20.4 Junkyard Action 1: side by side, with who and when", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: "junkyard", chips: ["red"] } },
    lines: [{ junkyard: ["blue"] }],
  });
  t.choose("junk");
  expect(t.state().junkyard).toMatchObject([{ spot: 1 }, { spot: 2, by: 0, turn: 1 }]);
});

test("TB-20.5, TB-20.6, TB-50.12 Junkyard Action 2: grey cards for looks", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: "junkyard", hand: ["grey", "grey"] } },
    lines: [{ junkyard: ["purple", "red"] }],
  });
  t.choose("look")
    .pick([{ card: "grey" }])
    .pick(["Spot 1"]);
  const { junkyard } = t.state();
  expect(
    t.seen(
      0,
      junkyard.flatMap(({ chips }) => chips),
    ),
  ).toEqual(["purple", "hidden"]);
  expect(
    t.seen(
      1,
      junkyard.flatMap(({ chips }) => chips),
    ),
  ).toEqual(["hidden", "hidden"]);
  expect(junkyard.map(({ looked }) => looked)).toEqual([[0], []]);
  expect(t.told(2).join(" ")).toContain("looks at spot 1");
});

test("TB-20.7, TB-50.14 Junkyard Action 3: green cards remove Data Chips unseen", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: "junkyard", hand: ["green"] } },
    lines: [{ junkyard: ["purple", "red"] }],
  });
  t.choose("remove")
    .pick([{ card: "green" }])
    .pick(["Spot 2"]);
  expect(t.state().removed).toHaveLength(1);
  expect(t.seen(0, t.state().removed)).toEqual(["hidden"]);
  expect(t.state().junkyard[1].chips).toEqual([]);
});

test("TB-20.8, TB-20.9, TB-42.10, TB-43.1, TB-R145 at the end Junkyard, removed chips, Loyalty and Objectives are shown", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: "junkyard", hand: ["green"] } },
    lines: [{ junkyard: ["purple", "red"] }],
    set: { "bars.security": 1 },
    enemies: [{ type: "crawler", at: "red-4" }],
    chance: { orange: [2], red: [12], white: [1, 1] },
  });
  t.choose("remove")
    .pick([{ card: "green" }])
    .pick(["Spot 2"])
    .choose("end");
  expect(t.result()?.reason).toMatch(/-security$/);
  const s = t.state();
  expect(t.seen(1, s.removed)).toEqual(["red"]);
  expect(t.seen(1, s.junkyard[0].chips)).toEqual(["purple"]);
  expect(
    t.seen(
      1,
      s.seats.flatMap(({ loyalty, objectives }) => [...loyalty, ...objectives]),
    ),
  ).not.toContain("hidden");
});

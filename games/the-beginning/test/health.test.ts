import { expect, test } from "vitest";
import { type Gathering, gather } from "./gather.js";

const THREE = { characters: ["feykah", "nova", "jayden"], general: -1 };
const SHOT = { enemies: [{ type: "soldier", at: "7a" }], steps: ["activation", "pass"] };
const DICE = { orange: [4], red: [12], white: [1, 1] };

test("TB-21.1, TB-21.2, TB-21.11 the Med Center removes a Wound and restores 1 Health", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: "med-center", wounds: ["broken-leg"], health: 1 } },
  }).choose("heal");
  expect(t.state().seats[0].wounds).toEqual([]);
  expect(t.at("figures.0.health")).toBe(2);
  expect(t.state().woundDiscard).toHaveLength(1);
  expect(t.barred()).toMatchObject({ Heal: "TB-21.2" });
});

test("TB-21.3, TB-21.16 grey and green cards: up to 2 Wounds each, then full Health", () => {
  const t = gather({
    ...THREE,
    players: {
      0: {
        area: "med-center",
        wounds: ["broken-leg", "tremor"],
        health: 1,
        hand: ["grey", "blue-1"],
      },
    },
  });
  t.choose("med-free").pick([{ card: "grey" }]);
  expect(t.state().seats[0].wounds).toEqual([]);
  expect(t.at("figures.0.health")).toBe(2);
  expect(t.at("turn.points")).toBe(2);
  const well = gather({ ...THREE, players: { 0: { area: "med-center", hand: ["green"] } } });
  expect(well.offered()).toContain("Spend grey and green cards for Wounds and full Health");
});

test("TB-21.5, TB-21.9, TB-21.10 at 0 Health: a Wound, the yellow zone, everything kept", () => {
  const t = gather({
    ...THREE,
    players: {
      0: { area: 4, health: 1, chips: ["red"], supply: "laser" },
      1: { area: 1 },
      2: { area: 1 },
    },
    ...SHOT,
    chance: { ...DICE, general: ["red-5"] },
  });
  expect(t.at("figures.0")).toMatchObject({ health: 0, lies: "yellow-zone" });
  expect(t.state().seats[0].wounds).toHaveLength(1);
  expect(t.state().figures[0].chips).toHaveLength(1);
  expect(t.state().figures[0].supply).toHaveLength(1);
});

test("TB-21.7, TB-48.5 Dryden takes 2 Wounds", () => {
  const t = gather({
    characters: ["dryden", "nova", "jayden"],
    general: -1,
    players: { 0: { area: 4, health: 1 }, 1: { area: 1 }, 2: { area: 1 } },
    ...SHOT,
    chance: { ...DICE, general: ["red-5"] },
  });
  expect(t.state().seats[0].wounds).toHaveLength(2);
});

test("TB-21.12 values fall with Wounds, never below 0", () => {
  const t = gather({ ...THREE, players: { 0: { wounds: ["broken-leg", "broken-leg"] } } });
  expect(t.at("turn.movement")).toBe(0);
  const one = gather({ ...THREE, players: { 0: { wounds: ["broken-leg"] } } });
  expect(one.at("turn.movement")).toBe(1);
});

test("TB-21.13, TB-21.14, TB-R122 a Contagious Wound spreads to and from whoever moves", () => {
  const bearer = gather({
    ...THREE,
    players: { 0: { area: 4, wounds: ["howling-implant"] }, 1: { area: 5 } },
  });
  bearer.choose({ kind: "move", to: 5 });
  expect(bearer.at("bars.riot")).toBe(1);
  const other = gather({
    ...THREE,
    players: { 0: { area: 4 }, 1: { area: 5, wounds: ["howling-implant"] } },
  });
  other.choose({ kind: "move", to: 5 });
  expect(other.at("bars.riot")).toBe(1);
  const alone = gather({
    ...THREE,
    players: { 0: { area: 4, wounds: ["howling-implant"] }, 1: { area: 1 }, 2: { area: 1 } },
  });
  alone.choose({ kind: "move", to: 5 });
  expect(alone.at("bars.riot")).toBe(0);
});

test("TB-21.15 removed Wounds are reshuffled when the deck is empty", () => {
  const t = gather({
    ...THREE,
    lines: [{ move: "wounds", to: "woundDiscard", seen: "all" }],
    players: {},
  });
  t.choose({ kind: "ability", ability: "drive" });
  expect(t.state().seats[0].wounds).toHaveLength(1);
  expect(t.state().wounds).toHaveLength(14);
});

test("TB-R133 without a Wound left there is no voluntary one", () => {
  const t = gather({ ...THREE, lines: [{ move: "wounds", to: "seats.1.gag", seen: "all" }] });
  expect(t.offered().filter((each) => each.startsWith("Take 1 Wound"))).toEqual([]);
});

test("TB-21.17, TB-R131, TB-R148 the unconscious are healed by nobody", () => {
  const t = gather({
    characters: ["dryden", "nova", "jayden"],
    general: -1,
    players: { 0: { area: 4 }, 1: { lies: "yellow-zone", health: 0 }, 2: { area: 4, health: 1 } },
  });
  expect(t.offered().filter((each) => each.startsWith("Restore"))).toEqual([
    "Restore to full Health seat 2",
  ]);
});

test("TB-R131 censured while unconscious: awake in the Isolation Cube", () => {
  const t = gather({ ...THREE, leader: 2, players: { 1: { lies: "yellow-zone", health: 0 } } })
    .choose("censure")
    .choose("seat 1")
    .each({ others: "for" });
  expect(t.at("figures.1")).toMatchObject({ lies: "detained", health: 1 });
});

test("TB-R35 who falls in the own turn does nothing more", () => {
  const t = gather({
    characters: ["havoc", "nova", "jayden"],
    general: -1,
    players: { 0: { area: 4, health: 1, hand: ["ticking-bomb"] } },
    enemies: [{ type: "tank", at: "7a" }],
    chance: { general: ["blue-5"], orange: [1], red: [12], white: [1, 1] },
  });
  t.choose("attack")
    .pick([{ kind: "unique" }])
    .until("draw-count");
  expect(t.at("figures.0.lies")).toBe("yellow-zone");
  expect(t.at("turn.seat")).toBe(1);
});

test("TB-39.1, TB-R118 a Supply Box lies face-down where the orange die says", () => {
  const t = gather({
    ...THREE,
    steps: ["event", "pass"],
    chance: { "event one": ["first-wave"], red: [12], orange: [3] },
  });
  expect(t.state().boxes).toMatchObject([{ area: 3, up: false }]);
  expect(
    t.seen(
      0,
      t.state().boxes.map(({ box }) => box),
    ),
  ).toEqual(["hidden"]);
});

test("TB-39.2, TB-39.3, TB-39.5, TB-39.6, TB-50.17 who enters may take it, and it is turned up", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 4 } },
    lines: [{ box: { area: 5, supply: "laser" } }],
  });
  t.choose({ kind: "move", to: 5 });
  expect(t.asked()?.kind).toBe("supply");
  expect(
    t.seen(
      0,
      t.state().boxes.map(({ box }) => box),
    ),
  ).toEqual(["hidden"]);
  t.choose({ kind: "take" });
  expect(t.seen(1, t.state().figures[0].supply)).toEqual(["laser"]);
});

test("TB-39.4, TB-39.7 another is dropped first, face-up", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 4, supply: "companion" } },
    lines: [{ box: { area: 5, supply: "laser" } }],
  });
  t.choose({ kind: "move", to: 5 }).choose({ kind: "take" });
  expect(t.faces("figures.0.supply")).toEqual(["Laser"]);
  expect(t.state().boxes).toMatchObject([{ area: 5, up: true }]);
});

test("TB-39.8, TB-39.11, TB-39.15 a Companion: 1 point and 1 movement, then to the pile", () => {
  const t = gather({ ...THREE, players: { 0: { supply: "companion" } } }).choose("supply");
  expect(t.at("turn.points")).toBe(3);
  expect(t.at("turn.movement")).toBe(3);
  expect(t.faces("supplyDiscard")).toEqual(["Companion"]);
});

test("TB-39.9, TB-R121 the HQ Rifle goes back to HQ, the other Rifle to the pile", () => {
  const shoot = (supply: string) => {
    const t = gather({
      ...THREE,
      players: { 0: { supply } },
      enemies: [{ type: "soldier", at: "7a" }],
      chance: { general: ["grey"] },
    });
    return t.choose("attack").pick(["weapon"]).quiet();
  };
  expect(shoot("hq-rifle").state().weapons).toHaveLength(3);
  expect(shoot("rifle").state().supplyDiscard).toHaveLength(1);
});

test("TB-39.13 a Rifle: +3 and 2 extra damage", () => {
  const t = gather({
    ...THREE,
    players: { 0: { supply: "rifle" } },
    enemies: [{ type: "tank", level: 3, at: "7a" }],
    chance: { general: ["red-1"] },
  });
  t.choose("attack").pick(["weapon"]);
  expect(t.state().enemies).toEqual([]);
});

test("TB-39.16, TB-R51 the Laser: 2 damage anywhere, with the reward", () => {
  const t = gather({
    ...THREE,
    players: { 0: { supply: "laser" } },
    enemies: [{ type: "soldier", level: 2, at: "12" }],
  }).choose("supply");
  expect(t.state().enemies).toEqual([]);
  expect(t.state().seats[0].hand).toHaveLength(2);
});

test("TB-39.10 an empty supply stack is made anew of the pile", () => {
  const t = gather({
    ...THREE,
    players: { 0: { supply: "companion" } },
    lines: [{ move: "supply", to: "seats.1.gag" }],
  }).choose("supply");
  expect(t.state().supply).toHaveLength(1);
  expect(t.state().supplyDiscard).toHaveLength(0);
});

test("TB-39.17, TB-R120, TB-R170 Traps from the top of their stack go into the supply stack", () => {
  const t = gather({
    ...THREE,
    set: { level: 2 },
    steps: ["event", "pass"],
    chance: { "event two": ["wired-alleys"], red: [12], orange: [1, 2] },
  });
  expect(t.state().traps).toHaveLength(3);
  expect(t.state().boxes).toHaveLength(2);
  expect(t.state().supply).toHaveLength(4);
});

function trap(supply: string, more = {}, about: Gathering = {}) {
  const t = gather({
    ...THREE,
    ...about,
    players: { 0: { area: 4, ...more }, ...about.players },
    lines: [{ box: { area: 5, supply } }],
  });
  return t.choose({ kind: "move", to: 5 }).choose({ kind: "take" });
}

test("TB-39.18, TB-39.19, TB-39.23 Flash Mine: 3 cards at random, as far as there are", () => {
  expect(
    trap("flash-mine", { hand: ["blue-1", "blue-2", "blue-3", "blue-4"] }).state().seats[0].hand,
  ).toHaveLength(1);
  expect(trap("flash-mine", { hand: ["blue-1"] }).state().seats[0].hand).toHaveLength(0);
});

test("TB-39.20 Logic Bomb: a Program", () => {
  expect(trap("logic-bomb", { programs: ["wiretap"] }).state().seats[0].programs).toHaveLength(0);
});

test("TB-39.21, TB-R163 Magnet Snare: a Data Chip to the Junkyard", () => {
  const t = trap("magnet-snare", { chips: ["red"] });
  expect(t.state().junkyard).toMatchObject([{ by: -1, effect: "magnet-snare" }]);
});

test("TB-39.22, TB-R117, TB-R97, TB-R159 Gag Wire: no cards in the next Event, and a Wound for not taking part", () => {
  const mine = { hand: ["blue-5"], supply: "companion" };
  const t = trap("gag-wire", mine, {
    players: { 1: { hand: ["grey"] } },
    chance: { "event one": ["lights-in-the-factory"], general: ["red-1", "red-1"] },
  });
  expect(t.state().seats[0].gag).toHaveLength(1);
  expect(t.state().figures[0].supply).toEqual([]);
  t.arrange({ steps: ["event", "pass"] });
  t.quiet();
  expect(t.asked()).toEqual({ seats: [1], kind: "contribute" });
  t.pick([{ card: "grey" }]);
  expect(t.state().seats.map(({ wounds }) => wounds.length)).toEqual([1, 0, 1]);
  expect(t.state().seats[0].hand).toHaveLength(1);
  expect(t.state().seats[0].gag).toEqual([]);
});

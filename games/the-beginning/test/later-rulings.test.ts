import { expect, test } from "vitest";
import { gather } from "./gather.js";

const THREE = { characters: ["feykah", "nova", "jayden"], general: -1 };
const DICE = { orange: [4], red: [12], white: [1, 1] };

test("TB-R60, TB-R61, TB-R69 front first, and only as many are pushed as needed", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 1 }, 1: { area: 1 }, 2: { area: 1 } },
    enemies: [
      { type: "crawler", at: "red-2" },
      { type: "crawler", at: "red-4" },
    ],
    steps: ["activation", "pass"],
    chance: DICE,
  });
  expect(t.state().enemies.map(({ space }) => space)).toEqual([3, 4]);
});

test("TB-R70 a Crawler pushes Deus", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 1 }, 1: { area: 1 }, 2: { area: 1 } },
    lines: [{ elite: { deus: 3 } }],
    enemies: [{ type: "crawler", at: "red-2" }],
    steps: ["activation", "pass"],
    chance: DICE,
  });
  expect(t.at("deus.space")).toBe(4);
});

test("TB-R74 a Crawler attacks Apex in its Area on another space", () => {
  const t = gather({
    ...THREE,
    lines: [{ elite: { apex: 2 } }],
    enemies: [{ type: "crawler", at: "red-1" }],
    steps: ["activation", "pass"],
    chance: { ...DICE, orange: [2], general: ["grey", "red-5"] },
  });
  expect(t.at("bars.apex")).toBe(8);
});

test("TB-R81 face-up Data Chips of Tier 1 are shuffled like the others", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 5, chips: ["red"] } },
    lines: [{ network: { alpha: ["blue"], beta: ["purple"], open: true } }],
  });
  t.choose({ kind: "move", to: 6 }).choose("place");
  expect(t.offered()).toHaveLength(3);
});

test("TB-R85 a second trip in one turn is rewarded for its own Data Chips only", () => {
  const t = gather({
    characters: ["jayden", "nova", "feykah"],
    general: -1,
    players: { 0: { area: 5, chips: ["red", "blue"], open: ["cargo-sling"] } },
  });
  t.choose({ kind: "move", to: 6 })
    .choose("place")
    .choose({ kind: "chip", card: "red" })
    .choose("Alpha")
    .pass()
    .quiet();
  expect(t.state().seats[0].programs).toHaveLength(1);
});

test("TB-R92 the end for lack of Data Chips is tested when one is lost", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: "junkyard", chips: ["red"], faction: "human" } },
    lines: [{ sectors: [0, 0, 0] }],
  }).choose("junk");
  expect(t.result()?.reason).toBe("outlaws-no-chips");
});

test("TB-R101 no second EX Event inside one", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 2 }, 1: { programs: ["crowd-control"] } },
    set: { "bars.riot": 6 },
    chance: { pink: [1], "event ex": ["coup"] },
  });
  t.quiet().choose("city-riot").choose("positive").until("act", 0);
  expect(t.at("bars.riot")).toBe(0);
  expect(t.state().events.ex).toHaveLength(12);
});

test("TB-R105 the Active Player breaks a tie when the Leader is being replaced", () => {
  const t = gather({
    ...THREE,
    leader: 1,
    players: { 0: { deck: 0 }, 1: { deck: 0 }, 2: { deck: 0 } },
    chance: { general: ["grey", "grey", "grey"] },
  });
  t.choose("censure")
    .choose("seat 1")
    .each({ others: "for" })
    .choose({ kind: "lay", target: 0 })
    .choose({ kind: "lay", target: 0 })
    .choose({ kind: "lay", target: 0 });
  expect(t.asked()).toEqual({ seats: [0], kind: "player" });
});

test("TB-R111 the Control Panel serves whoever is General on the own turn", () => {
  const t = gather({ ...THREE, general: 0, lines: [{ elite: { apex: 1 } }] }).choose("red-button");
  expect(t.at("turn.panel")).toBe(true);
});

test("TB-R112, TB-R113 a line is carried out as far as possible; others see the consequence only", () => {
  const t = gather({
    ...THREE,
    players: { 0: { lies: "detained", faction: "human", hand: ["blue-1"] } },
    chance: { interrogation: ["confiscated-gear"] },
  });
  t.choose("interrogation").choose("confess");
  expect(t.state().seats[0].hand).toEqual([]);
  expect(t.at("figures.0.lies")).toBe("up");
  expect(t.told(1)).toContain("seat 0 pays for it: 2 cards.");
});

test("TB-R119, TB-R135 nothing to add, nothing to take", () => {
  const supply = gather({
    ...THREE,
    lines: [{ move: "supply", to: "seats.1.gag" }],
    steps: ["event", "pass"],
    chance: { "event one": ["first-wave"], red: [12] },
  });
  expect(supply.state().boxes).toEqual([]);
  const recon = gather({
    ...THREE,
    players: { 0: { area: 5, hand: ["blue-5"] } },
    lines: [{ move: "recon", to: "reconUsed" }],
  });
  expect(recon.barred()).toMatchObject({ "Pay 5 for a Recon card": "TB-R135" });
});

test("TB-R124 Dee Coy as Leader falls: a vote at once", () => {
  const t = gather({
    characters: ["dee-coy", "nova", "feykah"],
    leader: 0,
    general: -1,
    players: { 0: { area: 4, health: 1 }, 1: { area: 1 }, 2: { area: 1 } },
    kuro: { area: 1 },
    enemies: [{ type: "soldier", at: "7a" }],
    steps: ["activation", "pass"],
    chance: { ...DICE, general: ["red-5"] },
  });
  expect(t.asked()?.kind).toBe("leader-card");
});

test("TB-R132 without a card nobody lays one", () => {
  const t = gather({
    ...THREE,
    players: { 0: { deck: 0 }, 1: { deck: 0 }, 2: { deck: 0 } },
    lines: [{ move: "influence", to: "seats.1.deck" }],
  });
  t.choose("new-leader");
  expect(t.asked()?.seats).toEqual([1]);
});

test("TB-R137 only who visibly might have something is asked, whatever it is", () => {
  const t = gather({
    ...THREE,
    players: { 1: { programs: ["grav-boots"] } },
    steps: [{ step: "turn", arg: 0 }],
  });
  expect(t.asked()).toEqual({ seats: [1], kind: "interval" });
  expect(t.offered(1)).toEqual(["Pass"]);
});

test("TB-R142 safe answers are passive: no card, no vote for, option A, the present General", () => {
  const check = gather({
    ...THREE,
    players: { 0: { hand: ["blue-1"] } },
    steps: ["event", "pass"],
    chance: { "event one": ["blackout-in-block-nine"] },
  });
  expect(check.view(0).question?.safe).toEqual([]);
  const decide = gather({
    ...THREE,
    leader: 1,
    steps: ["event", "pass"],
    chance: { "event one": ["curfew"] },
  });
  expect(decide.view(1).question?.safe).toBe("option-a");
});

test("TB-R158 Dossier on Jayden shows one of two", () => {
  const t = gather({ ...THREE, players: { 0: { recon: ["dossier"] } }, set: { level: 2 } })
    .choose("Dossier")
    .choose("seat 2");
  const seen = t.seen(0, t.state().seats[2].objectives).filter((face) => face !== "hidden");
  expect(seen).toHaveLength(1);
});

test("TB-R164 the Active Player rolls for Activation too", () => {
  const t = gather({
    ...THREE,
    players: { 0: { boosts: { implants: 2 } } },
    chance: { orange: [1, 2], red: [12], white: [1, 1] },
  }).choose("end");
  expect(t.asked()).toEqual({ seats: [0], kind: "reroll" });
  t.choose({ kind: "reroll", die: 0 });
  expect(t.told(1).join(" ")).toContain("Area 2, the City is activated");
});

test("TB-R166 cards on the table are not reshuffled into the deck they came with", () => {
  const t = gather({
    ...THREE,
    players: { 0: { hand: ["red-5"] } },
    enemies: [{ type: "soldier", at: "7a" }],
    lines: [{ move: "influence", to: "seats.1.deck", count: 39 }],
  });
  t.choose("attack")
    .pick([{ card: "red-5" }])
    .until("act", 0);
  expect(t.state().discard.length + t.state().influence.length).toBe(2);
});

test("TB-R168 cards for the own turn are not offered in another's", () => {
  const t = gather({
    ...THREE,
    players: { 1: { programs: ["data-mine"] } },
    steps: [{ step: "turn", arg: 0 }],
  });
  expect(t.offered(1)).toEqual(["Pass"]);
});

test("TB-R169 after a phase an Enemy goes back to its level's new place", () => {
  const t = gather({
    ...THREE,
    players: { 0: { supply: "laser" } },
    enemies: [{ type: "tank", at: "2" }],
    set: { level: 2, "stacks.tank": [1, 3, 3, 2, 2] },
  }).choose("supply");
  expect(t.state().stacks.tank).toEqual([1, 1, 3, 3, 2, 2]);
});

test("TB-R172 every Enemy of an attack on all counts for the Combat Bar", () => {
  const t = gather({
    characters: ["havoc", "nova", "jayden"],
    general: -1,
    players: { 0: { hand: ["red-5", "ticking-bomb"] } },
    enemies: [
      { type: "soldier", at: "7a" },
      { type: "soldier", at: "7b" },
    ],
    chance: { general: ["red-1", "grey", "grey"] },
  });
  t.choose({ enemy: "soldier-1-1" })
    .pick([{ card: "red-5" }, { kind: "unique" }])
    .until("act", 0);
  expect(t.state().seats[0].bar).toBe(2);
  expect(t.at("figures.0.health")).toBe(2);
});

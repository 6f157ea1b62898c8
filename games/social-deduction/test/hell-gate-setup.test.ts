import { readFileSync } from "node:fs";
import { en, ids, programs, type SetupName, setups } from "@sprawl/social-deduction";
import { expect, test } from "vitest";
import { byColour, deal, isImmediate, tally } from "./deal.js";
import { gather } from "./gather.js";

const options = { hellGate: true };
const ofBox = (box: string) => (card: { readonly box: string }) => card.box === box;

test("HG-1.1 Hell Gate is an option of the core game", () => {
  const t = deal(6, options);
  const all = [...t.pile(), ...t.hands().flat()];
  expect(all.some((name) => programs[name].box === "core")).toBe(true);
  const core = deal(6);
  expect(
    [...core.pile(), ...core.hands().flat()].every((name) => programs[name].box === "core"),
  ).toBe(true);
  expect(core.locked()).not.toContain("hell-gate");
});

test("HG-1.2 replaced cards exist once, in their newer wording", () => {
  const t = deal(6, options);
  const all = [...t.dealtIds(), ...t.s.box.ids.map(t.face)];
  for (const id of ["joke", "whistleblower", "apex", "seeker"]) {
    expect(all.filter((name) => name === id)).toHaveLength(1);
  }
  const pile = [...t.pile(), ...t.hands().flat()];
  expect(pile.filter((name) => name === "gavrick-files")).toHaveLength(1);
});

test("HG-1.3 27 programs join the pile", () => {
  const t = deal(6, options);
  const all = [...t.pile(), ...t.hands().flat()];
  expect(all).toHaveLength(93);
  expect(all.filter((name) => programs[name].box === "hell-gate")).toHaveLength(27);
  const mine = Object.values(programs).filter(ofBox("hell-gate"));
  const count = (what: (card: (typeof mine)[number]) => boolean) =>
    mine.filter(what).reduce((sum, { copies }) => sum + copies, 0);
  expect(count(({ timing, permanent }) => timing === "turn" && !permanent)).toBe(6);
  expect(count(({ timing }) => timing === "any")).toBe(4);
  expect(count(({ permanent }) => permanent === true)).toBe(5);
  expect(count(({ id }) => isImmediate(id))).toBe(11);
  expect([...deal(9, options).pile(), ...deal(9, options).hands().flat()]).toHaveLength(84);
});

test("HG-1.4 17 IDs join the piles of their colours", () => {
  const mine = Object.values(ids).filter(ofBox("hell-gate"));
  expect(byColour(mine.map(({ id }) => id))).toEqual([5, 5, 7]);
  const t = deal(6, options);
  expect(t.dealtIds().length + t.s.box.ids.length).toBe(38 + 17);
});

test("HG-1.5, SD-1.4 the weapon Hell Gate lies on the locked side", () => {
  expect(deal(6, options).locked()).toEqual(["hell-gate", "laser", "rocket-launcher"]);
  expect(deal(16, options).locked()).toEqual(["hell-gate"]);
});

test("HG-1.6, SD-1.17 the rest is as in the core game; portals are not dealt", () => {
  for (const seed of ["a", "b", "c"]) {
    const t = deal(6, options, seed);
    expect(byColour(t.dealtIds())).toEqual([3, 2, 2]);
    expect(t.hands().flat().some(isImmediate)).toBe(false);
    expect(t.middle()).toEqual(["companion", "pistol", "rifle"]);
  }
});

test("HG-1.7 Hell Gate is aimed at two adjacent players", () => {
  const t = gather({ options, players: { 0: { unlocked: ["hell-gate"] } } }).quiet();
  const pairs = t.offered().filter((each) => each.startsWith("Equip the Hell Gate"));
  expect(pairs).toHaveLength(4);
  expect(pairs[0]).toBe("Equip the Hell Gate, aimed at seat 1, seat 2");
});

test("HG-1.8, HG-R3 Hell Gate: each target reveals the ID or takes 2 damage; nothing is drawn", () => {
  const t = gather({
    options,
    players: {
      0: { id: "seeker", programs: [] },
      1: { id: "stealth", revealed: ["left"] },
      2: { id: "seer" },
    },
    weapons: [{ kind: "hell-gate", holder: 0, target: [1, 2] }],
  });
  t.act("shoot").choose("fire");
  expect(t.offered()).toEqual(["Reveal your ID", "Take 2 damage"]);
  t.choose("reveal-id");
  expect(t.asked()).toEqual({ seats: [2], kind: "answer" });
  t.choose("take-damage").window();
  expect(t.at("seats.2.hp")).toBe(0);
  expect(t.weapon("hell-gate").holder).toBe(-1);
  expect(t.weapon("hell-gate").home).toBe("locked");
  expect(t.at("seats.0.programs")).toEqual([]);
});

test("SD-21.3, SD-21.4 without loyalty changes six IDs and five programs of the expansion are left out", () => {
  const t = deal(6, { ...options, noLoyaltyChanges: true });
  const boxed = t.s.box.ids.map(t.face);
  for (const id of ["balance", "dust", "puppet-master", "cultist", "rocky", "spy"]) {
    expect(boxed).toContain(id);
  }
  const out = tally(t.s.box.programs.map(t.face));
  expect(out).toMatchObject({
    "shadow-existence": 1,
    "legion-loyalty-2": 1,
    roulette: 1,
    "march-of-the-fallen": 2,
  });
});

test("SD-21.18 a first session is played with the core game alone", () => {
  expect(() => deal(5, { firstSession: true, hellGate: true })).toThrow(/core game alone/);
  expect(() => deal(5, { firstSession: true, scenario: "two-ex" })).toThrow(/core game alone/);
});

// --- scenarios ---------------------------------------------------------------------------------

const rules = readFileSync(new URL("../rules.md", import.meta.url), "utf8");
const idByName = new Map(Object.keys(ids).map((id) => [en.things?.name?.(id), id]));

/** What the catalogue says of a scenario's IDs, by the number of the rule. */
function listed(rule: string): string[] {
  const [, names] = new RegExp(`\\*\\*${rule}\\*\\* .*?, IDs: (.*?)\\. \\(§`).exec(rules) ?? [];
  return (names ?? "").split(", ").map((name) => idByName.get(name) ?? `? ${name}`);
}

const LISTED: readonly (readonly [SetupName, string])[] = [
  ["cops-vs-the-world", "HG-15.1"],
  ["night-of-the-living-dead", "HG-15.3"],
  ["limited", "HG-15.5"],
  ["watch-out", "HG-15.7"],
  ["reanimation", "HG-15.9"],
  ["alien-invasion", "HG-15.11"],
  ["blood-cave", "HG-15.13"],
  ["undercover-blues", "HG-15.19"],
  ["visions", "HG-15.21"],
  ["risky-business", "HG-15.23"],
  ["march-of-the-fallen", "HG-15.25"],
  ["man-at-arms", "HG-15.27"],
  ["we-are-legion", "HG-15.29"],
  ["battle-royale", "HG-15.31"],
  ["invasion-from-within", "HG-15.33"],
  ["eye-for-an-eye", "HG-15.35"],
  ["everything-is-possible", "HG-15.38"],
];

test("HG-14.1, HG-14.2, HG-15.1, HG-15.3, HG-15.5, HG-15.7, HG-15.9, HG-15.11, HG-15.13, HG-15.19, HG-15.21, HG-15.23, HG-15.25, HG-15.27, HG-15.29, HG-15.31, HG-15.33, HG-15.35, HG-15.38 a scenario fixes players and IDs, one more than players", () => {
  for (const [scenario, rule] of LISTED) {
    const { seats = 0 } = setups[scenario];
    const t = deal(seats, { scenario });
    expect(t.dealtIds().sort()).toEqual(listed(rule).sort());
    expect(t.s.setAside).toHaveLength(1);
    expect(() => deal(seats === 4 ? 5 : 4, { scenario })).toThrow(/this scenario is for/);
  }
});

/** The lists as the catalogue prints them; two are checked against a lopsided row. */
test("HG-15.1, HG-15.3, HG-15.5, HG-15.33, HG-15.40, HG-R28 the lists have the colours of the table, but for the lopsided ones", () => {
  const colours = (scenario: SetupName) => byColour(setups[scenario].ids ?? []);
  expect(colours("cops-vs-the-world")).toEqual([2, 2, 1]);
  expect(colours("night-of-the-living-dead")).toEqual([1, 1, 3]);
  expect(colours("limited")).toEqual([2, 2, 1]);
  for (const five of ["watch-out", "reanimation", "alien-invasion", "blood-cave"] as const) {
    expect(colours(five)).toEqual([2, 2, 2]);
  }
  for (const six of [
    "undercover-blues",
    "visions",
    "risky-business",
    "march-of-the-fallen",
  ] as const) {
    expect(colours(six)).toEqual([3, 2, 2]);
  }
  for (const seven of ["man-at-arms", "we-are-legion", "battle-royale"] as const) {
    expect(colours(seven)).toEqual([3, 3, 2]);
  }
  expect(colours("invasion-from-within")).toEqual([4, 4, 1]);
  expect(colours("eye-for-an-eye")).toEqual([4, 3, 2]);
  expect(colours("everything-is-possible")).toEqual([4, 3, 2]);
  const revenge = deal(8, { scenario: "revenge-of-the-fallen" }).dealtIds();
  expect(byColour(revenge)).toEqual([0, 0, 9]);
  expect(revenge).toEqual(expect.arrayContaining(["cultist", "deathbringer"]));
  const boxes = ["a", "b", "c"].flatMap((seed) =>
    deal(8, { scenario: "revenge-of-the-fallen" }, seed)
      .dealtIds()
      .map((id) => ids[id].box),
  );
  expect(new Set(boxes)).toEqual(new Set(["core", "hell-gate"]));
});

test("HG-14.3, HG-14.4, HG-R17, HG-15.16 weapons and loyalty cards of the row, programs of both boxes; 2x EX takes the row's IDs", () => {
  const t = deal(5, { scenario: "two-ex" });
  expect(t.middle()).toEqual(["pistol", "rifle", "rifle"]);
  expect(t.loyalty()).toHaveLength(10);
  expect([...t.pile(), ...t.hands().flat()]).toHaveLength(90); // and three before Parasite
  expect(byColour(t.dealtIds())).toEqual([2, 2, 2]);
});

test("HG-14.8 a scenario is refused where No loyalty changes would remove one of its IDs", () => {
  const without = { noLoyaltyChanges: true };
  expect(() => deal(6, { ...without, scenario: "risky-business" })).toThrow(/noLoyaltyChanges/);
  expect(() => deal(4, { ...without, scenario: "limited" })).not.toThrow();
});

test("HG-15.2 Cops vs the world: two programs each", () => {
  const t = deal(4, { scenario: "cops-vs-the-world" });
  expect(t.hands().map((hand) => hand.length)).toEqual([2, 2, 2, 2]);
});

test("HG-15.6 Limited!: 3 HP, which is the maximum", () => {
  const t = gather({
    seats: 4,
    options: { scenario: "limited" },
    players: { 0: { hp: 2, programs: ["nano-medkit"] } },
  });
  expect(t.at("seats.1.hp")).toBe(3);
  t.window({ 0: { kind: "nano-medkit", target: 0 } });
  expect(t.at("seats.0.hp")).toBe(3);
});

test("HG-15.8 Watch out!: only Sleepless brings programs", () => {
  const t = deal(5, { scenario: "watch-out" }, "w");
  t.s.seats.forEach(({ ids: [laid], programs: hand }) => {
    expect(hand).toHaveLength(t.face(laid.card) === "sleepless" ? 2 : 0);
  });
});

test("HG-15.12 Alien Invasion: 1 HP to begin with, 2 at most", () => {
  const t = gather({
    seats: 5,
    options: { scenario: "alien-invasion" },
    players: { 0: { programs: ["nano-medkit", "nano-medkit"] } },
  });
  expect(t.at("seats.0.hp")).toBe(1);
  t.window({ 0: { kind: "nano-medkit", target: 0 } });
  expect(t.at("seats.0.hp")).toBe(2);
  expect(t.offered(0)).not.toContain("Play Nano-medkit for seat 0");
});

test("HG-15.14, HG-15.15, HG-R19 Blood Cave: who draws the first loyalty program gets the beast, and all cards are shuffled back", () => {
  for (const seed of ["a", "b", "c", "d"]) {
    const t = deal(5, { scenario: "blood-cave" }, seed);
    const [beast] = t.s.gate.bosses;
    expect(beast.number).toBe(8);
    const drawn = t.match.play.news.filter(({ type }) => type === "cave-drew");
    const last = drawn[drawn.length - 1];
    expect(programs[String(last.faces?.[0])].loyalty).toBeDefined();
    expect(last.args.seat).toBe(beast.place);
    expect(drawn[0].args.seat).toBe(t.s.starter);
    const before = drawn.slice(0, -1).map(({ faces }) => programs[String(faces?.[0])].loyalty);
    expect(before.every((loyalty) => loyalty === undefined)).toBe(true);
    expect([...t.pile(), ...t.hands().flat()]).toHaveLength(93);
    expect(t.s.gate.portals).toEqual([]);
    expect(Object.keys(t.view(0).faces).filter((card) => t.s.pile.includes(Number(card)))).toEqual(
      [],
    );
  }
});

test("HG-15.26 March of the Fallen: one copy lies beside the pile", () => {
  const t = deal(6, { scenario: "march-of-the-fallen" });
  expect(t.s.gate.marching.map(t.face)).toEqual(["march-of-the-fallen"]);
  expect(tally([...t.pile(), ...t.hands().flat()])["march-of-the-fallen"]).toBe(1);
});

test("HG-14.2, HG-15.40 chance decides who gets which ID of a scenario, and which Outlaws are added", () => {
  const seeds = ["a", "b", "c", "d", "e", "f"];
  const dealt = (scenario: SetupName, seats: number) =>
    seeds.map((seed) => deal(seats, { scenario }, seed).dealtIds());
  const places = new Set(dealt("limited", 4).map((names) => names.join()));
  expect(places.size).toBeGreaterThan(1);
  const sets = new Set(dealt("revenge-of-the-fallen", 8).map((names) => names.sort().join()));
  expect(sets.size).toBeGreaterThan(1);
});

test("HG-15.15 Blood Cave: nobody knows any more where the cards are that were drawn for it", () => {
  for (const seed of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]) {
    const d = deal(5, { scenario: "blood-cave" }, seed);
    const { faces } = d.view("spectator");
    const cards = [...d.s.pile, ...d.s.seats.flatMap((own) => own.programs)];
    expect(cards.filter((card) => faces[card] !== undefined)).toEqual([]);
  }
});

test("HG-15.15 Blood Cave: it is shuffled before the starting programs are dealt", () => {
  const dealt = Array.from({ length: 40 }, (_, i) => {
    const d = deal(5, { scenario: "blood-cave" }, `dealt ${i}`);
    const hands = d.s.seats.flatMap((own) => own.programs);
    const drawn = d.match.play.news.filter(({ type }) => type === "cave-drew");
    const places = drawn.map(({ cards, faces }) => ({
      card: Number(cards?.[0]),
      face: faces?.[0],
    }));
    return places
      .filter(({ card }) => hands.includes(card))
      .map(({ card, face }) => d.face(card) === face);
  }).flat();
  expect(dealt.length).toBeGreaterThan(3); // places that were drawn from and dealt from
  expect(dealt).toContain(false);
});

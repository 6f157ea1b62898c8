import type { AnyGame, OptionValues } from "@sprawl/engine";
import { checkOptions } from "@sprawl/engine/host";
import { ids, LOYALTY, programs, ROWS, socialDeduction } from "@sprawl/social-deduction";
import { expect, test } from "vitest";
import { byColour, deal, isImmediate, tally } from "./deal.js";

const SEEDS = ["a", "b", "c", "d", "e", "f", "g", "h"];
const ALL = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

test("SD-1.1 the game is for 4 to 16 players", () => {
  expect(socialDeduction.seats).toEqual({ min: 4, max: 16 });
  expect(() => deal(3)).toThrow();
  expect(() => deal(17)).toThrow();
});

const full = ["companion", "pistol", "rifle", "rifle"];
const rocket = [...full, "rocket-launcher"];
const laser = [...rocket, "laser"];
const everything = [...laser, "pistol"];
const eight = { human: 6, machine: 5, "human-x2": 2, "machine-x2": 2, "outlaw-x2": 1 };

/** SD-2: weapons in the middle, loyalty cards, and IDs by colour. */
function row(
  seats: number,
  weapons: readonly string[],
  loyalty: Readonly<Record<string, number>>,
  colours: readonly number[],
): void {
  for (const seed of ["one", "two"]) {
    const d = deal(seats, {}, seed);
    expect(d.middle()).toEqual(weapons.slice().sort());
    expect(byColour(d.dealtIds())).toEqual(colours);
    const leftOver = d.s.box.loyalty.slice(0, seats < 9 ? 0 : 16 - seats).map(d.face);
    expect(tally([...d.loyalty(), ...leftOver])).toEqual(tally(spread(loyalty)));
    expect(d.s.loyalty).toHaveLength(seats < 9 ? seats * 2 : seats);
  }
}

function spread(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([name, n]) => new Array<string>(n).fill(name));
}

test("SD-2.4, SD-1.2, SD-1.8, SD-2.1, SD-R1 the row of 4 players", () =>
  row(
    4,
    ["pistol", "rifle"],
    { human: 3, machine: 2, "human-x2": 1, "machine-x2": 1, "outlaw-x2": 1 },
    [2, 2, 1],
  ));
test("SD-2.5 the row of 5 players", () =>
  row(
    5,
    ["pistol", "rifle", "rifle"],
    { human: 4, machine: 3, "human-x2": 1, "machine-x2": 1, "outlaw-x2": 1 },
    [2, 2, 2],
  ));
test("SD-2.6 the row of 6 players", () =>
  row(
    6,
    ["companion", "pistol", "rifle"],
    { human: 3, machine: 4, outlaw: 2, "human-x2": 2, "machine-x2": 1 },
    [3, 2, 2],
  ));
test("SD-2.7 the row of 7 players", () =>
  row(7, full, { human: 4, machine: 3, outlaw: 3, "human-x2": 2, "machine-x2": 2 }, [3, 3, 2]));
test("SD-2.8 the row of 8 players", () => row(8, full, eight, [4, 3, 2]));
test("SD-2.9 the row of 9 players", () => row(9, rocket, eight, [4, 3, 3]));
test("SD-2.10 the row of 10 players", () => row(10, rocket, eight, [4, 4, 3]));
test("SD-2.11, SD-R61 the row of 11 players", () => row(11, laser, eight, [5, 4, 3]));
test("SD-2.12 the row of 12 players", () => row(12, laser, eight, [5, 5, 3]));
test("SD-2.13 the row of 13 players", () => row(13, everything, eight, [6, 6, 4]));
test("SD-2.14 the row of 14 players", () => row(14, everything, eight, [6, 6, 4]));
test("SD-2.15 the row of 15 players", () => row(15, everything, eight, [6, 6, 4]));
test("SD-2.16 the row of 16 players", () => row(16, everything, eight, [6, 6, 5]));

test("SD-2.2, SD-R2 tables of 5 and 6 choose between two sets of weapons", () => {
  expect(deal(5).middle()).toEqual(["pistol", "rifle", "rifle"]);
  expect(deal(6).middle()).toEqual(["companion", "pistol", "rifle"]);
  for (const seats of [5, 6]) {
    expect(deal(seats, { weapons: "two-rifles" }).middle()).toEqual(["pistol", "rifle", "rifle"]);
    expect(deal(seats, { weapons: "companion" }).middle()).toEqual([
      "companion",
      "pistol",
      "rifle",
    ]);
  }
  expect(deal(7, { weapons: "companion" }).middle()).toEqual(deal(7).middle());
});

test("SD-9.7, SD-9.11 weapons of one kind can be told apart", () => {
  const names = deal(16, { hellGate: true }).s.weapons.map(({ id }) => id);
  expect(names.sort()).toEqual([
    "companion",
    "hell-gate",
    "laser",
    "pistol-1",
    "pistol-2",
    "rifle-1",
    "rifle-2",
    "rocket-launcher",
  ]);
});

test("SD-2.3, SD-1.14, SD-R3 two loyalty cards each, and one ID more than players, but for 13 and 14", () => {
  for (const seats of ALL) {
    const { ids: colours, single, double } = ROWS[seats];
    const count = colours[0] + colours[1] + colours[2];
    expect(count - seats).toBe(seats === 13 ? 3 : seats === 14 ? 2 : 1);
    const cards = [...single, ...double].reduce((a, b) => a + b, 0);
    expect(cards).toBe(seats < 9 ? seats * 2 : 16);
    expect(deal(seats).s.setAside).toHaveLength(count - seats);
  }
});

test("SD-1.3, SD-1.5 what the table does not list is locked, or in the box", () => {
  expect(deal(4).locked()).toEqual(["laser", "rocket-launcher"]);
  expect(deal(9).locked()).toEqual(["laser"]);
  expect(deal(11).locked()).toEqual([]);
  expect(deal(4).s.weapons).toHaveLength(4); // SD-1.5
});

test("SD-1.6, SD-12.1 Boss IDs start in the box", () => {
  for (const seed of SEEDS) {
    const d = deal(16, {}, seed);
    expect(d.dealtIds().some((name) => ids[name].boss)).toBe(false);
  }
  const { human, machine, outlaw } = deal(6).s.bossIds;
  expect([human.length, machine.length, outlaw.length]).toEqual([2, 2, 1]);
});

test("SD-1.7, SD-1.9, SD-1.19 everybody gets one ID, face down", () => {
  const dealt = new Set<string>();
  for (const seed of SEEDS) {
    const d = deal(6, {}, seed);
    for (const own of d.s.seats) {
      expect(own.ids).toHaveLength(1);
      expect(own.ids[0].revealed).toBe(d.face(own.ids[0].card) === "sleepless");
      dealt.add(d.face(own.ids[0].card));
    }
    expect(d.s.loyalty.some(({ revealed }) => revealed)).toBe(false);
  }
  expect(dealt.size).toBeGreaterThan(20); // SD-1.7
});

test("SD-1.19, SD-1.21 nobody sees another's ID at the start, but for Sleepless", () => {
  for (const seed of SEEDS) {
    const d = deal(6, {}, seed);
    d.s.seats.forEach(({ ids: [{ card, revealed }] }, owner) => {
      const sees = [0, 1, 2, 3, 4, 5].filter((seat) => d.view(seat).faces[card] !== undefined);
      expect(sees).toEqual(revealed ? [0, 1, 2, 3, 4, 5] : [owner]);
    });
  }
});

test("SD-1.10, SD-1.11, SD-4.7, SD-4.8 nobody sees what is set aside or stays in the box", () => {
  for (const seats of [6, 13]) {
    const d = deal(seats);
    const box = d.s.box.loyalty.slice(0, seats < 9 ? 0 : 16 - seats);
    for (let seat = 0; seat < seats; seat++) {
      const { faces } = d.view(seat);
      for (const card of [...d.s.setAside, ...d.s.box.ids, ...box]) {
        expect(faces[card]).toBeUndefined();
      }
    }
  }
});

test("SD-1.12, SD-1.13 loyalty cards are shuffled and dealt two to a player", () => {
  const deals = new Set(SEEDS.map((seed) => deal(6, {}, seed).loyalty().join()));
  expect(deals.size).toBe(SEEDS.length);
  expect(deal(6).s.loyalty).toHaveLength(12);
});

test("SD-1.15, SD-1.16 one program each, the rest is the pile", () => {
  const d = deal(6, {}, "no sleepless");
  const dealt = d.hands().flat().length;
  const extra = d.dealtIds().slice(0, 6).includes("sleepless") ? 2 : 0;
  expect(dealt).toBe(6 + extra);
  expect(d.s.pile).toHaveLength(66 - dealt);
});

test("SD-1.17, SD-R9 programs that act when drawn are never dealt, but are in the pile", () => {
  for (const seed of SEEDS) {
    const d = deal(8, {}, seed);
    expect(d.hands().flat().some(isImmediate)).toBe(false);
    expect(d.pile().filter(isImmediate)).toHaveLength(3);
  }
});

test("SD-1.20, SD-10.1 everybody starts with 2 HP", () => {
  expect(deal(6).s.seats.map(({ hp }) => hp)).toEqual([2, 2, 2, 2, 2, 2]);
});

test("SD-1.22, SD-R10, SD-1.24 chance says who starts, and that player is active", () => {
  const first = new Set(SEEDS.map((seed) => deal(6, {}, seed).s.starter));
  expect(first.size).toBeGreaterThan(2);
  const { s } = deal(6);
  expect(s.turn.seat).toBe(s.starter);
});

test("SD-1.23 in a rematch whoever was eliminated first starts", () => {
  for (const firstOut of [0, 4, 5]) {
    for (const seed of SEEDS) expect(deal(6, {}, seed, { firstOut }).s.starter).toBe(firstOut);
  }
  expect(deal(4, {}, "a", { firstOut: 4 }).s.starter).toBeLessThan(4); // no such seat any more
  const random = new Set(SEEDS.map((seed) => deal(6, {}, seed, { firstOut: -1 }).s.starter));
  expect(random.size).toBeGreaterThan(2);
});

test("SD-14.1, SD-R33 66 programs, 43 IDs and 22 loyalty cards, as the tables say", () => {
  const core = Object.values(programs).filter(({ box }) => box === "core");
  const copies = (of: typeof core) => of.reduce((sum, each) => sum + each.copies, 0);
  expect(copies(core)).toBe(66);
  expect(copies(core.filter(({ loyalty }) => loyalty))).toBe(7); // SD-14.1
  expect(copies(core.filter(({ timing, permanent }) => timing === "turn" && !permanent))).toBe(26);
  expect(copies(core.filter(({ timing }) => timing === "any"))).toBe(21);
  expect(copies(core.filter(({ permanent }) => permanent))).toBe(6);
  expect(copies(core.filter(({ id }) => isImmediate(id)))).toBe(3);
  const cards = Object.values(ids).filter(({ box }) => box === "core");
  const of = (colour: string) => cards.filter((id) => !id.boss && id.colour === colour).length;
  expect([cards.length, of("human"), of("machine"), of("outlaw")]).toEqual([43, 13, 13, 12]);
  expect(cards.filter(({ boss }) => boss)).toHaveLength(5); // SD-R33
  expect(Object.values(LOYALTY).reduce((sum, each) => sum + each.copies, 0)).toBe(22);
});

// --- large games ---------------------------------------------------------------------------------

test("SD-20.1, SD-R51 large games do without programs with a red point", () => {
  const red = Object.values(programs).filter((each) => each.red && each.box === "core");
  expect(red.map(({ id }) => id).sort()).toEqual([
    "bug",
    "download",
    "orellana-effect",
    "overclock",
    "screensaver",
    "system-update",
    "wrong-button",
  ]);
  const d = deal(9);
  const used = [...d.pile(), ...d.hands().flat()];
  expect(used).toHaveLength(59);
  expect(used.some((name) => programs[name].red)).toBe(false);
});

test("SD-20.2, SD-20.3, SD-20.4, SD-R4, SD-4.2 one loyalty card in each gap, seen by both neighbours", () => {
  const d = deal(9);
  expect(d.s.loyalty).toHaveLength(9);
  for (let gap = 0; gap < 9; gap++) {
    const { card } = d.s.loyalty[gap];
    for (let seat = 0; seat < 9; seat++) {
      const neighbour = seat === gap || seat === (gap + 1) % 9;
      expect(d.view(seat).faces[card] !== undefined).toBe(neighbour);
    }
  }
});

test("SD-20.5 what is left of the 16 goes to the box unseen", () => {
  const d = deal(10);
  const left = d.s.box.loyalty.slice(0, 6);
  expect(tally([...d.loyalty(), ...left.map(d.face)])).toEqual(tally(spread(eight)));
  expect(d.view(0).faces[left[0]]).toBeUndefined();
});

// --- variants --------------------------------------------------------------------------------------

const CHANGING_IDS = ["alice", "deathbringer", "kick-starter", "mindeater", "virus"];
const CHANGING = ["bug", "wrong-button", "screensaver", "orellana-effect"];

test("SD-21.1, SD-21.2 No loyalty changes leaves out what changes loyalty", () => {
  for (const seed of SEEDS) {
    const d = deal(8, { noLoyaltyChanges: true }, seed);
    expect(d.dealtIds().filter((name) => CHANGING_IDS.includes(name))).toEqual([]);
    const used = [...d.pile(), ...d.hands().flat()];
    expect(used.some((name) => programs[name].loyalty)).toBe(false);
    expect(used.filter((name) => CHANGING.includes(name))).toEqual([]);
    expect(used).toHaveLength(66 - 7 - 4);
  }
  const changing = Object.values(ids).filter((id) => id.changesLoyalty && id.box === "core");
  expect(changing.map(({ id }) => id).sort()).toEqual(CHANGING_IDS);
});

test("SD-21.8, SD-21.11 a first session of 5 uses exactly the six simple IDs", () => {
  const six = ["eye-d", "joke", "photographer", "seer", "thief", "whistleblower"];
  for (const seed of SEEDS) {
    expect(deal(5, { firstSession: true }, seed).dealtIds().sort()).toEqual(six);
  }
});

test("SD-21.11, SD-R38 with another number the simple IDs come first, and no Always line", () => {
  const left = new Set<string>();
  for (const seed of SEEDS) {
    const four = deal(4, { firstSession: true }, seed).dealtIds();
    expect(four).toHaveLength(5);
    expect(four).toEqual(
      expect.arrayContaining(["photographer", "whistleblower", "eye-d", "joke"]),
    );
    left.add(four.includes("seer") ? "thief" : "seer"); // one Outlaw, by chance
    const seven = deal(7, { firstSession: true }, seed).dealtIds();
    for (const name of ["photographer", "whistleblower", "eye-d", "joke", "seer", "thief"]) {
      expect(seven).toContain(name);
    }
    expect(seven).toHaveLength(8);
    expect(seven.some((name) => ids[name].always || name === "sleepless")).toBe(false);
    const colours = seven.map((name) => ids[name].colour);
    expect(tally(colours)).toEqual({ human: 3, machine: 3, outlaw: 2 }); // SD-2.7
  }
  expect(left).toEqual(new Set(["seer", "thief"]));
});

test("SD-21.11, SD-1.11 IDs a first session does without lie in the box", () => {
  const d = deal(6, { firstSession: true });
  const core = Object.values(ids).filter(({ boss, box }) => !boss && box === "core");
  const all = [...d.dealtIds(), ...d.s.box.ids.map(d.face)];
  expect(all.sort()).toEqual(core.map(({ id }) => id).sort());
});

test("SD-21.9 a first session does without the green loyalty program, and no other", () => {
  const all = (options: OptionValues) => {
    const dealt = deal(6, options);
    return tally([...dealt.pile(), ...dealt.hands().flat()]);
  };
  const { "legion-loyalty": green, ...others } = all({});
  expect(green).toBe(1);
  expect(all({ firstSession: true })).toEqual(others);
  expect(socialDeduction.presets?.["first-session"]).toEqual({ firstSession: true });
});

test("SD-21.10, SD-21.17 large first sessions are possible, if not advised", () => {
  expect(deal(16, { firstSession: true }).dealtIds()).toHaveLength(17);
});

test("SD-21.12, SD-21.13, SD-R39 the Legion card replaces an Outlaw card", () => {
  expect(tally(deal(6, { legionCard: true }).loyalty())).toEqual({
    human: 3,
    "human-x2": 2,
    legion: 1,
    machine: 4,
    "machine-x2": 1,
    outlaw: 1,
  });
  expect(tally(deal(8, { legionCard: true }).loyalty())).toMatchObject({ legion: 1 });
  expect(deal(8, { legionCard: true }).loyalty()).not.toContain("outlaw-x2"); // SD-21.13
  expect(() => deal(5, { legionCard: true })).toThrow(/6 players/);
});

test("SD-21.16, SD-21.18, SD-R60 First session stands alone; the others go together", () => {
  expect(() => deal(6, { firstSession: true, legionCard: true })).toThrow(/legionCard/);
  expect(() => deal(6, { firstSession: true, noLoyaltyChanges: true })).toThrow(/noLoyalty/);
  expect(() => deal(6, { firstSession: true, noSpam: true })).not.toThrow();
  expect(() => deal(6, { legionCard: true, noLoyaltyChanges: true, noSpam: true })).not.toThrow();
});

test("SD-2.2, SD-R45, SD-R63 what a table may choose, and what it gets without choosing", () => {
  const chosen = (values: OptionValues) => checkOptions(socialDeduction as AnyGame, values);
  expect(chosen({})).toEqual({
    weapons: "printed",
    noLoyaltyChanges: false,
    noSpam: false,
    firstSession: false,
    legionCard: false,
    hellGate: false,
    scenario: "none",
    talk: true,
    lastRound: 100,
  });
  for (const weapons of ["printed", "companion", "two-rifles"]) {
    expect(chosen({ weapons })).toMatchObject({ weapons });
  }
  for (const lastRound of [1, 100]) expect(chosen({ lastRound })).toMatchObject({ lastRound });
  for (const lastRound of [0, 101]) expect(() => chosen({ lastRound })).toThrow("lastRound");
});

test("SD-1.15 programs are shuffled before they are dealt", () => {
  const first = new Set(SEEDS.map((seed) => deal(6, {}, seed).hands()[0].join()));
  expect(first.size).toBeGreaterThan(1);
});

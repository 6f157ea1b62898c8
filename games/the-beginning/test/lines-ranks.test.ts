/** The Leader, the General, factions, and who may step in: the edges of their rules. */
import { describe, expect, test } from "vitest";
import { reader } from "../src/advice/reader.js";
import { factionOf } from "../src/loyalty.js";
import { type Gathering, gather, type Round } from "./gather.js";

const TRIO = { characters: ["nova", "feykah", "havoc"], general: -1 };
const GAG = { move: "traps", to: "seats.1.gag", count: 1 };
/** No Influence card is left anywhere but in hands. */
const NO_CARDS = { move: "influence", to: "reconUsed", seen: "all" };

/** Who lays a card, in turn; each lays the first before the first. */
function laying(t: Round): readonly number[] {
  const seats: number[] = [];
  while (t.asked()?.kind === "leader-card") {
    const [seat = 0] = t.asked()?.seats ?? [];
    const { options = [] } = t.view(seat).question ?? {};
    const [{ card = -1 }] = options;
    seats.push(seat);
    if (options.some(({ kind }) => kind === "pass")) t.pass();
    else t.choose({ kind: "lay", card: t.seen(seat, [Number(card)])[0], target: 0 });
  }
  return seats;
}

/** Everybody is for the Censure of this player. */
function censured(seat: number, about: Gathering): Round {
  return gather({ ...TRIO, ...about })
    .choose("censure")
    .choose(`seat ${seat}`)
    .each({ others: "for" });
}

describe("a New Leader vote", () => {
  test("TB-R132 who has no card lays none; one card is enough", () => {
    const t = gather({
      ...TRIO,
      players: {
        0: { deck: 0, hand: ["grey"] },
        1: { deck: 0 },
        2: { deck: 0, hand: ["blue-1"] },
      },
      lines: [NO_CARDS],
    }).choose("new-leader");
    expect(laying(t)).toEqual([0, 2]);
  });
  test("TB-R161 Gag Wire keeps from laying a card in an Event, and there alone", () => {
    const coup = gather({
      ...TRIO,
      lines: [GAG],
      set: { level: 3 },
      steps: ["event", "pass"],
      chance: {
        "event three": ["emergency-channel"],
        "event ex": ["coup"],
        general: ["red-1", "blue-1"],
      },
    }).quiet();
    expect(new Set(laying(coup))).toEqual(new Set([0, 2]));
    const outside = gather({ ...TRIO, lines: [GAG] }).choose("new-leader");
    expect(laying(outside)).toContain(1);
  });
  test("TB-19.20, TB-R161 so it is when an Event detains the Leader", () => {
    const t = gather({
      ...TRIO,
      leader: 2,
      lines: [GAG],
      set: { level: 2 },
      steps: ["event", "pass"],
      chance: { "event two": ["scapegoat"] },
    }).quiet();
    t.choose("option-a").choose("seat 2");
    expect(laying(t)).not.toContain(1);
    expect(t.at("figures.2.lies")).toBe("detained");
  });
  test("TB-R104 with everybody detained the last Leader keeps the badge", () => {
    const held = { lies: "detained" };
    const t = censured(0, { leader: 0, players: { 1: held, 2: held } });
    laying(t);
    expect(t.at("leader")).toBe(0);
  });
  test("TB-16.18, TB-35.2 who alone is free leads", () => {
    const t = censured(1, { leader: 1, players: { 2: { lies: "detained" } } });
    laying(t);
    expect(t.at("leader")).toBe(0);
  });
  test("TB-16.20, TB-R105 with the Leader detained the Active Player breaks the tie", () => {
    const t = censured(1, {
      leader: 1,
      players: { 0: { deck: 0 }, 1: { deck: 0 }, 2: { deck: 0 } },
      lines: [NO_CARDS],
    });
    expect(t.asked()).toEqual({ seats: [0], kind: "player" });
    expect(t.view(0).question).toMatchObject({ rule: "TB-16.20" });
  });
  test("TB-R104 somebody is free again: a vote without cost, and no part of an Event", () => {
    const held = { lies: "detained" };
    const t = gather({
      ...TRIO,
      players: { 0: { ...held, hand: ["blue-4"] }, 1: held, 2: held },
      lines: [GAG],
      chance: { general: ["grey", "grey"] },
    })
      .choose("plead")
      .choose("plus")
      .pick([{ card: "blue-4" }])
      .quiet();
    expect(t.at("figures.0.lies")).toBe("up");
    expect(laying(t)).toContain(1);
    expect(t.at("leader")).toBe(0);
  });
  test("TB-R109 nobody is General while all but the Leader have lost the privilege", () => {
    const t = gather({
      ...TRIO,
      general: 0,
      players: {
        0: { deck: 0, hand: ["blue-5"] },
        1: { deck: 0 },
        2: { deck: 0 },
      },
      lines: [NO_CARDS],
      set: { "seats.1.revoked": true, "seats.2.revoked": true },
    }).choose("new-leader");
    laying(t);
    expect(t.at("leader")).toBe(0);
    expect(t.at("general")).toBe(-1);
  });
});

test("TB-41.9, TB-41.14, TB-41.16 recruited: a Machine; infected: Legion, whoever recruited", () => {
  const t = gather({
    characters: ["feykah", "nova", "dee-coy", "havoc", "dryden", "jayden"],
    general: -1,
    players: {
      0: { area: 5, chips: ["red"], faction: "machine" },
      1: { faction: "human" },
      2: { faction: "legion" },
      3: { faction: "human" },
      4: { faction: "human" },
      5: { faction: "fallen" },
    },
    lines: [{ network: { alpha: ["blue", "blue"], beta: ["blue", "blue"], gamma: ["blue"] } }],
    set: { level: 2, "bars.security": 2 },
  });
  t.choose({ kind: "move", to: 6 })
    .choose("place")
    .each({ 0: { target: 1 }, others: "confirm" } as never);
  const faction = (seat: number) => factionOf(reader({ ...t.view(seat), state: t.state() }), seat);
  expect(faction(1)).toBe("machine");
  expect(t.view(2).question).toMatchObject({ min: 0, max: 1, rule: "TB-41.12" });
  t.each({ 2: [{ target: 1 }], others: ["confirm"] } as never);
  expect([0, 1, 2, 3, 4].map(faction)).toEqual(["machine", "legion", "legion", "human", "human"]);
});

describe("who may step in", () => {
  test("TB-19.5 the detained who gave nothing may add a unique card, and that is their one card", () => {
    const t = gather({
      characters: ["jayden", "nova", "feykah"],
      general: -1,
      players: { 0: { lies: "detained", hand: ["out-of-time", "blue-1"] } },
      steps: ["event", "pass"],
      chance: { "event one": ["blackout-in-block-nine"], general: ["red-5", "blue-5"] },
    });
    t.pick([]).until("reveal");
    expect(t.asked()).toEqual({ seats: [0], kind: "reveal" });
    t.choose({ kind: "unique" }).choose({ card: "red-5" });
    expect(t.asked()?.kind).not.toBe("reveal");
    expect(t.state().seats[0].hand).toHaveLength(1);
    const [{ given }] = t.state().checks;
    expect(given.find(({ seat }) => seat === 0)).toMatchObject({ count: 1 });
  });
  test("TB-39.22 Gag Wire keeps Battle Scars in hand in an Event, and there alone", () => {
    const inEvent = {
      set: { level: 2 },
      steps: ["event", "pass"],
      chance: { "event two": ["pincer-movement"], red: [12], orange: [4], general: ["red-5"] },
    };
    const outside = {
      steps: ["activation", "pass"],
      chance: { orange: [4], red: [12], white: [1, 1], general: ["red-5"] },
    };
    const offered = (gagged: boolean, when: object) => {
      const t = gather({
        characters: ["havoc", "nova", "jayden"],
        general: -1,
        players: { 0: { area: 4, hand: ["battle-scars"] }, 1: { area: 1 }, 2: { area: 1 } },
        enemies: [{ type: "soldier", at: "7a" }],
        lines: gagged ? [{ move: "traps", to: "seats.0.gag", count: 1 }] : [],
        ...when,
      }).until("hit");
      return t.view(0).question?.options.map(({ kind }) => kind);
    };
    expect(offered(false, inEvent)).toEqual(["unique", "pass"]);
    expect(offered(true, inEvent)).toEqual(["pass"]);
    expect(offered(true, outside)).toEqual(["unique", "pass"]);
  });
  test("TB-R180 a pink die is about nobody's figure", () => {
    const t = gather({
      ...TRIO,
      players: { 0: { area: 2, open: ["dice-driver"] } },
      set: { "bars.riot": 4 },
      chance: { pink: [1] },
    })
      .quiet()
      .choose("city-riot")
      .choose("positive");
    expect(t.asked()).toEqual({ seats: [0], kind: "pink" });
    expect(t.view(0).question?.targets).toBeUndefined();
  });
  test("TB-R157 while Kuro is away nobody uses the Recon card he holds", () => {
    const offered = (lies: string) =>
      gather({
        characters: ["dee-coy", "nova", "feykah"],
        general: -1,
        players: { 0: { recon: ["open-book"] } },
        kuro: { area: 3, lies, health: lies === "up" ? 1 : 0 },
        lines: [{ move: "figures.0.recon", to: "figures.3.recon", seen: [0] }],
        set: { level: 2 },
        steps: ["activation", "pass"],
      })
        .view(0)
        .question?.options.map(({ kind }) => kind);
    expect(offered("up")).toContain("recon");
    expect(offered("away") ?? []).not.toContain("recon");
  });
});

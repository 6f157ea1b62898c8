/** HQ, the Med Center, the Junkyard, the Network and spawning: the edges of their rules. */
import type { Plain } from "@sprawl/engine";
import { describe, expect, test } from "vitest";
import { reader } from "../src/advice/reader.js";
import { infections } from "../src/phases.js";
import { chipSlots, figureValue } from "../src/values.js";
import { gather, type Round } from "./gather.js";
import { level, with_ } from "./one-character.js";

type Fields = Readonly<Record<string, Plain>>;

const THREE = { characters: ["feykah", "nova", "jayden"], general: -1 };
const FIVE = { characters: ["feykah", "nova", "dee-coy", "havoc", "jayden"], general: -1 };
const DOG = { characters: ["dee-coy", "nova", "feykah"], general: -1 };
const read = (t: Round) => reader({ ...t.view(0), state: t.state() });

test("TB-21.17 no Program heals the unconscious", () => {
  const offered = (who: Fields) =>
    gather({ ...THREE, players: { 0: { programs: ["medkit-routine"] }, 2: who } })
      .quiet()
      .offered()
      .join(" ");
  expect(offered({ health: 1 })).toContain("Medkit Routine");
  expect(offered({ lies: "yellow-zone", health: 0 })).not.toContain("Medkit Routine");
});

test("TB-R125, TB-49.19 Kuro returns to the Network, or to Area 1, when his Place is shut to him", () => {
  const back = (player: Fields) =>
    gather({
      ...DOG,
      players: { 0: player },
      kuro: { area: 3, lies: "away", health: 0 },
      steps: [{ step: "turn", arg: 0 }],
    }).at("figures.3.area");
  expect(back({ area: 5 })).toBe(5);
  expect(back({ lies: "detained" })).toBe(6);
  expect(back({ area: "med-center" })).toBe(1);
});

test("TB-16.8 more than half of all players", () => {
  const detained = (votes: object) =>
    gather(FIVE)
      .choose("censure")
      .choose("seat 1")
      .each({ ...votes, others: "against" } as never)
      .at("figures.1.lies") === "detained";
  expect(detained({ 0: "for", 2: "for" })).toBe(false);
  expect(detained({ 0: "for", 2: "for", 3: "for" })).toBe(true);
});

describe("pleading in the Isolation Cube", () => {
  const pleads = (way: string, hand: readonly string[]) =>
    gather({
      ...THREE,
      players: { 0: { lies: "detained", hand } },
      chance: { general: ["grey", "grey"] },
    })
      .choose("plead")
      .choose(way)
      .pick(hand.map((card) => ({ card })))
      .quiet()
      .at("figures.0.lies");
  test("TB-19.8, TB-19.11 exactly 4 or exactly -4 is enough", () => {
    expect(pleads("plus", ["blue-4"])).toBe("up");
    expect(pleads("plus", ["blue-3"])).toBe("detained");
    expect(pleads("minus", ["red-4"])).toBe("up");
    expect(pleads("minus", ["red-3"])).toBe("detained");
  });
  test("TB-19.8, TB-19.9 up to 5 cards of the prisoner, 1 of everybody else", () => {
    const t = gather({
      ...THREE,
      players: {
        0: { lies: "detained", hand: ["grey", "red-1", "red-1", "red-2", "red-2", "red-3"] },
        1: { hand: ["blue-1", "blue-2"] },
      },
    })
      .choose("plead")
      .choose("plus");
    expect(t.view(0).question).toMatchObject({ min: 0, max: 5 });
    t.pick([]);
    expect(t.view(1).question).toMatchObject({ min: 0, max: 1 });
  });
});

test("TB-20.5 no more grey cards than there are spots", () => {
  const t = with_(
    "nova",
    { area: "junkyard", hand: ["grey", "grey"] },
    { lines: [{ junkyard: ["purple"] }] },
  ).choose("look");
  expect(t.view(0).question).toMatchObject({ min: 1, max: 1 });
});

describe("the Med Center", () => {
  const heal = (character: string, player: object) =>
    with_(character, { area: "med-center", ...player })
      .choose("heal")
      .quiet();
  test("TB-21.1 1 Health, not more, whatever keeps from healing elsewhere", () => {
    expect(heal("nova", { health: 1 }).at("figures.0.health")).toBe(2);
    const cut = heal("nova", { health: 1, wounds: ["deep-cut", "tremor"] });
    cut.choose({ kind: "wound", wound: 1 });
    expect(cut.at("figures.0.health")).toBe(2);
  });
  test("TB-R151 it raises Dryden's bar, by Health or by a Wound, but is no healing action of his", () => {
    for (const player of [{ health: 1 }, { wounds: ["tremor"] }]) {
      const t = heal("dryden", player);
      expect(t.state().seats[0].bar).toBe(1);
      expect(level(t, 1)).toBe(0);
    }
  });
  test("TB-21.3 2 Wounds for a card, and full Health with what is left", () => {
    const t = with_("nova", {
      area: "med-center",
      health: 1,
      wounds: ["deep-cut", "tremor", "broken-leg"],
      hand: ["grey"],
    });
    t.choose("med-free").pick([{ card: "grey" }]);
    expect(t.view(0).question).toMatchObject({ kind: "wounds", max: 2 });
    t.pick([{ wound: 1 }, { wound: 2 }]);
    expect(t.state().seats[0].wounds).toHaveLength(1);
    expect(t.at("figures.0.health")).toBe(3);
  });
});

test("TB-38.3 without a Scanner left nobody is scanned", () => {
  const scanned = (left: readonly number[]) =>
    gather({
      ...THREE,
      players: { 0: { area: 4, chips: ["red"] } },
      set: { scannersLeft: left },
    })
      .choose({ kind: "move", to: 3 })
      .at("figures.0.scanners.0");
  expect(scanned([1, 1])).toBe(true);
  expect(scanned([0, 1])).toBe(false);
});

describe("the Network", () => {
  const entering = (player: Fields, network: Fields, more: object = {}) =>
    gather({
      ...THREE,
      players: { 0: { area: 5, chips: ["red"], ...player } },
      lines: [{ network }],
      ...more,
    })
      .choose({ kind: "move", to: 6 })
      .choose("place");
  test("TB-18.5 a Channel holds 5 Tiers", () => {
    const t = entering(
      {},
      {
        alpha: ["blue", "blue", "blue", "blue", "red"],
        beta: ["red", "red"],
        gamma: ["red", "blue"],
      },
      { set: { level: 3 } },
    );
    expect(t.offered()).toEqual(["Beta", "Gamma"]);
  });
  test("TB-18.9, TB-38.5 face-up only with both Scanners", () => {
    for (const scanners of [[1], [2]]) {
      expect(entering({ scanners }, {}).offered()).toEqual(["Alpha", "Beta", "Gamma"]);
    }
    const both = entering({ scanners: [1, 2] }, {}).choose({ channel: 0, open: true });
    expect(both.seen(1, [both.state().network[0][0].chip])).toEqual(["red"]);
  });
  test("TB-12.17, TB-18.10, TB-18.11, TB-43.6 Guard falls by 1, Scanners come back, what was brought is kept", () => {
    const t = entering({ scanners: [1] }, {}, { set: { guard: 4 } })
      .choose("Alpha")
      .quiet();
    expect(t.at("guard")).toBe(3);
    expect(t.at("figures.0.scanners")).toEqual([false, false]);
    expect(t.seen(0, t.state().seats[0].brought)).toEqual(["red"]);
  });
  test("TB-18.17, TB-41.1 the Machine Phase comes once", () => {
    const t = entering(
      {},
      { alpha: ["blue", "blue"], beta: ["red", "red"], gamma: ["red", "blue"] },
      { set: { level: 3 } },
    ).choose("Alpha");
    expect(t.told(0).join(" ")).not.toContain("Machine Phase");
  });
  test("TB-R92 a Data Chip above Tier 3 may leave too few", () => {
    const network = {
      alpha: ["blue", "blue", "blue"],
      beta: ["red", "red", "red"],
      gamma: ["red", "blue"],
    };
    const t = entering({}, network, {
      lines: [{ network }, { sectors: [0, 0, 0] }],
      set: { level: 3 },
    }).choose("Alpha");
    expect(t.result()?.reason).toBe("outlaws-no-chips");
  });
});

test("TB-41.12 Security 2 and Threat 2 allow an infection each", () => {
  const many = (security: number, threat: number) =>
    infections(
      read(gather({ ...THREE, set: { "bars.security": security, "bars.threat": threat } })),
    );
  expect(many(3, 1)).toBe(0);
  expect(many(2, 1)).toBe(1);
  expect(many(3, 2)).toBe(1);
  expect(many(2, 2)).toBe(2);
});

test("TB-R75 a Crawler of an empty stack raises Threat and pushes nobody; the last one appears", () => {
  const brought = (left: readonly number[]) =>
    gather({
      ...THREE,
      enemies: [{ type: "crawler", at: "red-1" }],
      set: { "stacks.crawler": left },
      steps: ["activation", "pass"],
      chance: { orange: [6], red: [5], white: [1, 1] },
    });
  const none = brought([]);
  expect(none.at("bars.threat")).toBe(1);
  expect(none.state().enemies.map(({ space }) => space)).toEqual([1]);
  const last = brought([1]);
  expect(last.at("bars.threat")).toBe(0);
  expect(last.state().enemies).toHaveLength(2);
});

test("TB-9.1 lost Action Points are missing, and none is owed", () => {
  const points = (lost: number) =>
    gather({ ...THREE, set: { "turn.lostPoints": lost } })
      .quiet()
      .at("turn.points");
  expect(points(1)).toBe(1);
  expect(points(3)).toBe(0);
});

test("TB-49.13, TB-R127, TB-49.18 Kuro carries 1 Data Chip and has his own values, whatever Dee Coy has", () => {
  const t = gather({
    ...DOG,
    players: { 0: { open: ["cargo-sling", "exo-frame"], boosts: { implants: 1 } } },
  });
  const plain = gather(DOG);
  expect(chipSlots(read(t), 0)).toBe(2);
  expect(chipSlots(read(t), 3)).toBe(1);
  expect(figureValue(read(t), 0, "redLimit")).toBe(figureValue(read(plain), 0, "redLimit") + 2);
  expect(figureValue(read(t), 3, "redLimit")).toBe(figureValue(read(plain), 3, "redLimit"));
});

/** What characters can do: the edges of their rules. */
import { describe, expect, test } from "vitest";
import { reader } from "../src/advice/reader.js";
import { figureValue } from "../src/values.js";
import { gather } from "./gather.js";
import { level, with_ } from "./one-character.js";

const DOG = { characters: ["dee-coy", "nova", "feykah"], general: -1 };

test("TB-5.14 maximum Health 3 is 3", () => {
  const t = with_("jayden", { boosts: { implants: 1 }, health: 2 });
  expect(figureValue(reader({ ...t.view(0), state: t.state() }), 0, "maxHealth")).toBe(3);
});

test("TB-45.2 one more card as General", () => {
  const t = gather({
    characters: ["feykah", "nova", "havoc"],
    leader: 1,
    general: 0,
    steps: [{ step: "turn", arg: 0 }],
  });
  expect(t.view(0).question).toMatchObject({ max: 4 });
});

describe("TB-48 Dryden", () => {
  test("TB-48.4 only characters with a Wound are treated, never Kuro", () => {
    const t = gather({
      characters: ["dryden", "nova", "dee-coy"],
      general: -1,
      players: { 0: { boosts: { hacking: 1 } }, 1: { wounds: ["tremor"] } },
      kuro: { area: 4, health: 1 },
    });
    const treated = t
      .view(0)
      .question?.options.filter(({ ability }) => ability === "treat")
      .map(({ figure }) => figure);
    expect(treated).toEqual([1]);
  });
  const healing = (bar: number) =>
    with_("dryden", { bar }, { players: { 0: { bar }, 1: { health: 1 } } })
      .choose({ kind: "ability-on", figure: 1 })
      .quiet()
      .state().seats[0];
  test("TB-48.7 a Program on reaching 5, none on reaching 3", () => {
    expect(healing(4)).toMatchObject({ bar: 5, programs: [expect.anything()] });
    expect(healing(2)).toMatchObject({ bar: 3, programs: [] });
  });
  test("TB-R54 the bar stops at 5", () => {
    expect(healing(5)).toMatchObject({ bar: 5, programs: [] });
  });
  test("TB-R176 a healing of 1 Health is none of 2", () => {
    const t = with_(
      "dryden",
      {},
      {
        players: { 0: { boosts: { implants: 1 } }, 1: { health: 2 } },
      },
    ).choose({ kind: "ability-on", figure: 1 });
    expect(t.at("figures.1.health")).toBe(3);
    expect(level(t, 1)).toBe(1);
  });
  test("TB-48.14 Junkyard Action 1 without a point left", () => {
    const junks = (rigging: number) => {
      const t = with_(
        "dryden",
        { area: "junkyard", hand: ["grey", "grey"], chips: ["red"], boosts: { rigging } },
        { lines: [{ junkyard: ["purple", "red"] }] },
      );
      for (const spot of ["Spot 1", "Spot 2"]) {
        t.choose("look")
          .pick([{ card: "grey" }])
          .pick([spot]);
      }
      expect(t.at("turn.points")).toBe(0);
      return t.view(0).question?.options.some(({ kind }) => kind === "junk");
    };
    expect(junks(1)).toBe(true);
    expect(junks(0)).toBe(false);
  });
});

describe("TB-49 Dee Coy and Kuro", () => {
  test("TB-49.7 what costs nothing leaves Kuro his action", () => {
    const t = gather({
      ...DOG,
      players: { 0: { recon: ["sector-sweep"] } },
      kuro: { area: 1 },
      lines: [{ move: "figures.0.recon", to: "figures.3.recon", seen: [0] }],
      set: { level: 2 },
    })
      .choose({ figure: 3 })
      .choose({ kind: "recon" })
      .choose("pass");
    expect(t.at("turn.points")).toBe(1);
  });
  test("TB-49.27 Good Boy brings Kuro back with all 6 markers", () => {
    const t = gather({
      ...DOG,
      players: { 0: { hand: ["last-command", "good-boy"] } },
      kuro: { area: 3, markers: [2] },
    });
    t.choose({ figure: 0 }).act("Last Command").act("Good Boy");
    expect(t.state().seats[0].markers).toEqual([1, 2, 3, 4, 5, "junkyard"]);
  });
  test("TB-49.35, TB-R150 a further card when Kuro eliminates an Enemy", () => {
    const cards = (rigging: number) =>
      gather({
        ...DOG,
        players: { 0: { hand: ["red-5"], boosts: { rigging } } },
        kuro: { area: 4 },
        enemies: [{ type: "soldier", at: "7a" }],
        chance: { general: ["red-1"] },
      })
        .choose({ figure: 3 })
        .choose("attack")
        .pick([{ card: "red-5" }])
        .quiet()
        .state().seats[0].hand.length;
    expect(cards(0)).toBe(1);
    expect(cards(1)).toBe(2);
  });
});

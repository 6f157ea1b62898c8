import { describe, expect, test } from "vitest";
import { gather } from "./gather.js";
import { EVERY, level, with_ } from "./one-character.js";

test("TB-5.2, TB-5.3, TB-5.6, TB-5.8, TB-44.9 a task unlocks its Boost at once and for good", () => {
  const t = with_("jayden", { area: 5, chips: ["red"] });
  t.choose({ kind: "move", to: 6 }).choose("place").choose("Alpha").quiet();
  expect(level(t, 2)).toBe(1);
  expect(t.told(1).join(" ")).toContain("unlocks Security, Level 1");
});

test("TB-5.4, TB-5.5, TB-44.10 Level 2 only after Level 1; earlier deeds do not count", () => {
  const t = with_(
    "jayden",
    { hand: ["red-5"] },
    {
      enemies: [{ type: "soldier", level: 2, at: "7a", damage: 1 }],
      chance: { general: ["red-5"] },
    },
  );
  t.choose("attack").pick([{ card: "red-5" }]);
  expect(level(t, 2)).toBe(0);
  expect(t.state().seats[0].tree[2].half).toBe("");
});

test("TB-5.7, TB-R154 two steps: half done, then done; a free Boost loses the half", () => {
  const t = with_("havoc", { area: 2 }, { chance: { pink: [6] } });
  t.choose("city-chance");
  expect(t.state().seats[0].tree[3]).toEqual({ level: 0, half: "city" });
  t.choose("city-resources").until("act", 0);
  expect(t.state().seats[0].tree[3]).toEqual({ level: 1, half: "" });
});

test("TB-5.14 maximum Health 3 does not change Health", () => {
  const t = with_("jayden", { area: 2 }, { chance: { pink: [6] } }).choose("city-chance");
  expect(level(t, 1)).toBe(1);
  expect(t.at("figures.0.health")).toBe(2);
});

describe("TB-44 Jayden", () => {
  test("TB-44.1, TB-44.2, TB-11.6 one All-Rounder card a turn, apart from the hand", () => {
    const t = with_("jayden").choose("Fixer's Trick");
    expect(t.state().seats[0].played).toEqual(["fixers-trick"]);
    expect(t.state().seats[0].hand).toHaveLength(2);
    expect(t.offered()).not.toContain("Worker's Trick");
  });
  test("TB-44.4 three Level 2 Boosts take all of them back, once", () => {
    const t = with_("jayden", { boosts: { hacking: 2, security: 2, rigging: 2, implants: 1 } })
      .choose("Fixer's Trick")
      .choose({ kind: "ability", ability: "take-back" });
    expect(t.state().seats[0].tricks).toHaveLength(7);
    expect(t.state().seats[0].tookBack).toBe(true);
  });
  test("TB-44.5, TB-R47 calming Riot from yellow to blue", () => {
    const t = with_("jayden", { area: 2 }, { set: { "bars.riot": 4 }, chance: { pink: [3] } })
      .choose("city-riot")
      .choose("negative");
    expect(level(t, 0)).toBe(1);
  });
  test("TB-44.6, TB-R38, TB-R44 Morale at 4 or more; then an extra point while alone", () => {
    const t = with_(
      "jayden",
      { area: 2, hand: ["blue-5"], boosts: { hacking: 1 } },
      { chance: { pink: [4] }, set: { "bars.morale": 4 } },
    );
    t.choose("city-morale").pick([{ card: "blue-5" }]);
    expect(level(t, 0)).toBe(2);
    t.choose("city-resources").until("act", 0);
    expect(t.at("turn.points")).toBe(1);
    expect(t.at("turn.alonePoint")).toBe(true);
  });
  test("TB-44.7 5 or 6 in City Action 4", () => {
    expect(
      level(with_("jayden", { area: 2 }, { chance: { pink: [4] } }).choose("city-chance"), 1),
    ).toBe(0);
    expect(
      level(with_("jayden", { area: 2 }, { chance: { pink: [5] } }).choose("city-chance"), 1),
    ).toBe(1);
  });
  test("TB-44.8, TB-R46 all seven played: two a turn", () => {
    const t = with_(
      "jayden",
      { boosts: { implants: 1 } },
      {
        set: {
          "seats.0.tricks": ["fixers-trick"],
          "seats.0.played": ["a", "b", "c", "d", "e", "f"],
        },
      },
    );
    t.choose("Fixer's Trick");
    expect(level(t, 1)).toBe(2);
  });
  test("TB-44.11 Junkyard Action 2: 2 Programs, keep 1", () => {
    const t = with_(
      "jayden",
      { area: "junkyard", hand: ["grey"] },
      { lines: [{ junkyard: ["red"] }] },
    )
      .choose("look")
      .pick([{ card: "grey" }]);
    expect(t.asked()?.kind).toBe("keep-program");
    t.choose(t.offered()[0]).quiet();
    expect(t.state().seats[0].programs).toHaveLength(1);
    expect(t.state().programDiscard).toHaveLength(1);
  });
  test("TB-44.12 a Censure Motion that detains: +1 movement, usable at once (TB-R53)", () => {
    const t = with_("jayden", { boosts: { rigging: 1 } })
      .choose("censure")
      .choose("seat 2")
      .each({ others: "for" });
    expect(level(t, 3)).toBe(2);
    expect(t.at("turn.movement")).toBe(3);
  });
});

describe("TB-45 Feykah", () => {
  test("TB-45.2 one more card as Leader or General", () => {
    const t = gather({
      characters: ["feykah", "nova", "havoc"],
      leader: 0,
      general: -1,
      steps: [{ step: "turn", arg: 0 }],
    });
    expect(t.view(0).question).toMatchObject({ max: 4 });
  });
  test("TB-45.6, TB-45.7 the fourth Level 1 Boost: 2 Programs", () => {
    const t = with_(
      "feykah",
      { area: "junkyard", hand: ["green"], boosts: { ...EVERY, hacking: 0 } },
      { lines: [{ junkyard: ["red"] }] },
    )
      .choose("remove")
      .pick([{ card: "green" }])
      .quiet();
    expect(level(t, 0)).toBe(1);
    expect(t.state().seats[0].programs).toHaveLength(2);
  });
  test("TB-45.8, TB-R46 an empty Personal deck: +1 point", () => {
    const t = with_("feykah", { deck: 0, boosts: { hacking: 1 }, area: 2 })
      .choose("city-resources")
      .until("act", 0);
    expect(level(t, 0)).toBe(2);
    expect(t.at("turn.points")).toBe(2);
  });
  test("TB-45.9, TB-R43 two different City actions: hand limit 10", () => {
    const t = with_("feykah", { area: 2 }, { chance: { pink: [6] } })
      .choose("city-chance")
      .choose("city-resources")
      .until("act", 0);
    expect(level(t, 1)).toBe(1);
    const same = with_("feykah", { area: 2 }, { chance: { pink: [6, 6] } }).choose("city-chance");
    same.arrange({ set: "turn.city", to: [] });
    same.choose("city-chance");
    expect(level(same, 1)).toBe(0);
  });
  test("TB-45.10, TB-R40, TB-R52 six cards at once; then one die may be rolled again", () => {
    const six = ["blue-1", "blue-1", "blue-2", "blue-2", "blue-3", "blue-3"];
    const t = with_(
      "feykah",
      { area: 2, hand: six, boosts: { implants: 1 } },
      { chance: { pink: [2, 6] } },
    )
      .choose("draw-program")
      .pick(six.map((card) => ({ card })))
      .quiet();
    expect(level(t, 1)).toBe(2);
    t.choose("city-chance");
    expect(t.asked()?.kind).toBe("reroll");
    t.choose({ kind: "reroll" });
    expect(t.at("bars.resource")).toBe(12);
    expect(t.at("turn.rerolled")).toBe(true);
  });
  test("TB-45.11, TB-45.12 a Data Chip, then two high Enemies", () => {
    const t = with_(
      "feykah",
      { boosts: { security: 1 }, hand: ["red-5", "red-4"] },
      {
        enemies: [
          { type: "soldier", level: 2, at: "7a", damage: 1 },
          { type: "soldier", level: 3, at: "7b", damage: 1 },
        ],
        chance: { general: ["red-1", "red-1"] },
      },
    );
    t.choose({ enemy: "soldier-2-1" })
      .pick([{ card: "red-5" }])
      .choose({ enemy: "soldier-3-2" })
      .pick([{ card: "red-4" }]);
    expect(level(t, 2)).toBe(2);
    expect(t.at("turn.movement")).toBe(3);
  });
  test("TB-45.13, TB-R153 playing a unique card of her own", () => {
    const t = with_("feykah", { hand: ["system-restore"], wounds: ["broken-leg"] }).act(
      "System Restore",
    );
    expect(level(t, 3)).toBe(1);
    expect(t.state().seats[0].wounds).toEqual([]);
    expect(t.state().seats[0].programs).toHaveLength(1);
  });
  test("TB-45.14, TB-R55 the Med Center's free action: 3 Programs in the Dark Net, keep 1", () => {
    const t = with_("feykah", { area: "med-center", hand: ["grey"], boosts: { rigging: 1 } })
      .choose("med-free")
      .pick([{ card: "grey" }]);
    expect(level(t, 3)).toBe(2);
    t.arrange({ set: "figures.0.area", to: 2 }, { player: { seat: 0, hand: ["red-3"], area: 2 } });
    t.choose("draw-program").pick([{ card: "red-3" }]);
    expect(t.offered()).toHaveLength(3);
  });
});

describe("TB-46 Nova", () => {
  test("TB-46.1 draws 4 in City Action 3", () => {
    expect(with_("nova", { area: 2 }).choose("city-resources").state().seats[0].hand).toHaveLength(
      4,
    );
  });
  test("TB-46.2 may draw 1 whenever another takes it", () => {
    const t = with_("feykah", { area: 2 }).choose("city-resources");
    expect(t.asked()).toEqual({ seats: [1], kind: "may" });
    t.choose("yes");
    expect(t.state().seats[1].hand).toHaveLength(1);
  });
  test("TB-46.4, TB-46.5, TB-R177 her bar at 2: a weapon for nothing at HQ", () => {
    const t = with_("nova", { bar: 2 });
    t.choose({ kind: "ability-card", card: "hq-rifle" });
    expect(t.faces("figures.0.supply")).toEqual(["HQ Rifle"]);
    expect(t.state().seats[0].bar).toBe(0);
    expect(t.at("turn.points")).toBe(2);
  });
  test("TB-46.6 a unique card: +1 Strength; TB-46.4 the bar rises", () => {
    const t = with_("nova", { hand: ["right-tool"] })
      .act("Right Tool")
      .choose({ card: "pistol" });
    expect(level(t, 0)).toBe(1);
    expect(t.state().seats[0].bar).toBe(1);
  });
  test("TB-46.7 two weapons of HQ: +1 point", () => {
    const t = with_("nova", { hand: ["blue-4"], bar: 2, boosts: { hacking: 1 } })
      .choose({ kind: "ability-card", card: "hq-rifle" })
      .choose({ kind: "buy-weapon", card: "pistol" })
      .pick([{ card: "blue-4" }]);
    expect(level(t, 0)).toBe(2);
    expect(t.at("turn.points")).toBe(2);
  });
  test("TB-46.8 Junkyard Action 3: a reroll; TB-46.9 Morale: 2 Data Chips", () => {
    const t = with_(
      "nova",
      { area: "junkyard", hand: ["green"] },
      { lines: [{ junkyard: ["red"] }] },
    )
      .choose("remove")
      .pick([{ card: "green" }]);
    expect(level(t, 1)).toBe(1);
    const morale = with_(
      "nova",
      { area: 2, hand: ["blue-5"], boosts: { implants: 1 } },
      { chance: { pink: [1] } },
    );
    morale
      .choose("city-morale")
      .pick([{ card: "blue-5" }])
      .choose("pass");
    expect(level(morale, 1)).toBe(2);
  });
  test("TB-46.11 a Data Chip of Sector III; TB-46.12 an Enemy", () => {
    expect(
      level(with_("nova", { area: 1, boosts: { security: 1 } }).choose({ sector: 3 }), 2),
    ).toBe(2);
    const t = with_(
      "nova",
      { supply: "laser" },
      { enemies: [{ type: "soldier", at: "2" }] },
    ).choose("supply");
    expect(level(t, 3)).toBe(1);
  });
  test("TB-46.13, TB-R33 no card in hand: +1 movement", () => {
    const t = with_(
      "nova",
      { area: 3, hand: ["blue-1"], boosts: { rigging: 1 } },
      { chance: { pink: [6] } },
    )
      .choose("nexus")
      .pick([{ card: "blue-1" }]);
    expect(level(t, 3)).toBe(2);
    expect(t.at("turn.movement")).toBe(4);
  });
});

import { describe, expect, test } from "vitest";
import { gather } from "./gather.js";
import { level, with_ } from "./one-character.js";

describe("TB-47 Havoc", () => {
  const shot = (player: object, enemy = {}) =>
    with_(
      "havoc",
      { hand: ["red-5"], ...player },
      {
        enemies: [{ type: "soldier", at: "7a", ...enemy }],
        chance: { general: ["red-5", "grey"] },
      },
    )
      .choose("attack")
      .pick([{ card: "red-5" }]);
  test("TB-47.1, TB-47.3, TB-R48 a General card and the Combat Bar for an eliminated Enemy", () => {
    const t = shot({});
    expect(t.state().seats[0].hand).toHaveLength(2);
    expect(t.state().seats[0].bar).toBe(1);
  });
  test("TB-47.4 at 2 a Boost, if he likes", () => {
    const t = shot({ bar: 1 });
    expect(t.asked()?.kind).toBe("free-boost");
    t.choose("Rigging");
    expect(level(t, 3)).toBe(1);
  });
  test("TB-R54 the bar stops at 5; TB-R172 the Laser does not move it", () => {
    expect(shot({ bar: 5 }).state().seats[0].bar).toBe(5);
    const t = with_(
      "havoc",
      { supply: "laser" },
      { enemies: [{ type: "soldier", at: "2" }] },
    ).choose("supply");
    expect(t.state().seats[0].bar).toBe(0);
    expect(t.state().seats[0].hand).toHaveLength(2);
  });
  test("TB-47.5, TB-R41 a Recon card; then Programs for a discarded blue 5", () => {
    const t = with_("havoc", { area: 5, hand: ["red-5"] })
      .choose("monolith")
      .pick([{ card: "red-5" }])
      .choose(with_("havoc").asked() ? "Dossier" : "");
    expect(level(t, 0)).toBe(1);
    const pays = with_("havoc", { area: 2, hand: ["blue-5"], boosts: { hacking: 1 } })
      .choose("draw-program")
      .pick([{ card: "blue-5" }]);
    expect(pays.asked()?.kind).toBe("may");
    pays.choose("yes").quiet();
    expect(pays.state().seats[0].programs).toHaveLength(3);
  });
  test("TB-47.6 a high Enemy at Range 1", () => {
    const t = with_(
      "havoc",
      { area: 5, hand: ["red-5"], boosts: { hacking: 1, implants: 2 } },
      {
        enemies: [{ type: "soldier", level: 2, at: "7a" }],
        chance: { general: ["red-5", "grey"] },
      },
    );
    t.choose("attack").pick([{ card: "red-5" }]);
    expect(level(t, 0)).toBe(2);
  });
  test("TB-47.9, TB-47.10 Junkyard Action 3, then Sector III: +1 point", () => {
    const t = with_("havoc", { area: 1, boosts: { security: 1 } }).choose({ sector: 3 });
    expect(level(t, 2)).toBe(2);
    expect(t.at("turn.points")).toBe(2);
  });
  test("TB-47.12, TB-R45 Riot exactly 0 by his own effect", () => {
    const t = with_(
      "havoc",
      { area: 2, boosts: { rigging: 1 } },
      { set: { "bars.riot": 4 }, chance: { pink: [4] } },
    )
      .choose("city-riot")
      .choose("negative");
    expect(level(t, 3)).toBe(2);
    const ex = with_(
      "havoc",
      { area: 2, boosts: { rigging: 1 } },
      { set: { "bars.riot": 6 }, chance: { pink: [4], "event ex": ["confiscation"] } },
    )
      .choose("city-riot")
      .choose("positive");
    expect(ex.at("bars.riot")).toBe(0);
    expect(level(ex, 3)).toBe(1);
  });
});

describe("TB-48 Dryden", () => {
  test("TB-48.2, TB-48.3, TB-48.6, TB-48.10 restores a character and draws 2", () => {
    const t = gather({
      characters: ["dryden", "nova", "dee-coy"],
      general: -1,
      players: { 0: { area: 4, health: 2 }, 1: { area: 4, health: 1 } },
      kuro: { area: 4, health: 1 },
    });
    expect(t.offered().filter((each) => each.startsWith("Restore"))).toEqual([
      "Restore to full Health seat 1",
      "Restore to full Health seat 2's Kuro",
    ]);
    t.choose({ kind: "ability-on", figure: 1 });
    expect(t.at("figures.1.health")).toBe(3);
    expect(t.state().seats[0].hand).toHaveLength(2);
    expect(t.state().seats[0].bar).toBe(1);
    expect(t.state().seats[0].tree[1].level).toBe(1);
  });
  test("TB-48.4 nobody who is not hurt", () => {
    const t = with_("dryden", {});
    expect(t.offered().filter((each) => each.startsWith("Restore"))).toEqual([]);
  });
  test("TB-48.7, TB-48.11, TB-R176 at 2 a Program; 2 Health with one healing", () => {
    const t = gather({
      characters: ["dryden", "nova", "feykah"],
      general: -1,
      players: { 0: { bar: 1, boosts: { implants: 1 }, health: 2 }, 1: { health: 1 } },
    });
    t.choose({ kind: "ability-on", figure: 1 }).quiet();
    expect(t.state().seats[0].programs).toHaveLength(1);
    expect(t.state().seats[0].tree[1].level).toBe(2);
  });
  test("TB-48.8, TB-R150 Junkyard Action 1: then he removes Wounds and draws a card", () => {
    const t = gather({
      characters: ["dryden", "nova", "feykah"],
      general: -1,
      players: { 0: { boosts: { hacking: 1 } }, 1: { wounds: ["tremor"] } },
    });
    t.choose({ kind: "ability-on", ability: "treat", figure: 1 });
    expect(t.state().seats[1].wounds).toEqual([]);
    expect(t.state().seats[0].hand).toHaveLength(1);
    const junk = with_("dryden", { area: "junkyard", chips: ["red"] }).choose("junk");
    expect(level(junk, 0)).toBe(1);
  });
  test("TB-48.12 two Programs after setup: +1 Strength", () => {
    const t = with_("dryden", { area: 2, hand: ["red-3", "blue-3"] })
      .choose("draw-program")
      .pick([{ card: "red-3" }])
      .quiet()
      .choose("draw-program")
      .pick([{ card: "blue-3" }])
      .quiet();
    expect(level(t, 2)).toBe(1);
  });
  test("TB-48.13 two bought weapons: +1 movement", () => {
    const t = with_("dryden", {
      hand: ["blue-4", "blue-4", "blue-2"],
      boosts: { security: 1 },
      supply: [],
    });
    t.choose({ kind: "buy-weapon", card: "pistol" })
      .pick([{ card: "blue-4" }])
      .choose({ kind: "buy-weapon", card: "hq-rifle" })
      .pick([{ card: "blue-4" }, { card: "blue-2" }]);
    expect(level(t, 2)).toBe(2);
  });
  test("TB-48.14 Junkyard Action 1 for nothing", () => {
    const t = with_("dryden", { area: "junkyard", chips: ["red"], boosts: { rigging: 1 } }).choose(
      "junk",
    );
    expect(t.at("turn.points")).toBe(2);
    const spent = { set: { "turn.lostPoints": 2 } };
    const offeredTo = (boosts: Readonly<Record<string, number>>) =>
      with_("dryden", { area: "junkyard", chips: ["red"], boosts }, spent)
        .view(0)
        .question?.options.some(({ kind }) => kind === "junk");
    expect(offeredTo({ rigging: 1 })).toBe(true);
    expect(offeredTo({})).toBe(false);
  });
  test("TB-48.15 a Censure Motion: +1 red-card limit", () => {
    const t = with_("dryden", { boosts: { rigging: 1 } })
      .choose("censure")
      .choose("seat 2")
      .each({ others: "for" });
    expect(level(t, 3)).toBe(2);
  });
});

describe("TB-49 Dee Coy and Kuro", () => {
  const DOG = { characters: ["dee-coy", "nova", "feykah"], general: -1 };
  test("TB-49.1, TB-49.3, TB-49.7 one after the other; Kuro moves or acts", () => {
    const t = gather({ ...DOG, players: { 0: { area: 4 } }, kuro: { area: 3 } });
    expect(t.asked()?.kind).toBe("first-figure");
    t.choose({ figure: 3 });
    t.choose({ kind: "move", to: 1 });
    expect(t.at("figures.3.area")).toBe(1);
    expect(t.offered()).toEqual(["End"]);
    t.choose("end");
    expect(t.at("turn.figure")).toBe(0);
    expect(t.at("turn.points")).toBe(2);
  });
  test("TB-49.7, TB-49.34 an action leaves Kuro no movement, until Security 2: then one of each", () => {
    const kuroWith = (boosts: Readonly<Record<string, number>>) =>
      gather({
        ...DOG,
        players: { 0: { boosts } },
        kuro: { area: 3 },
      }).choose({ figure: 3 });
    const left = (t: ReturnType<typeof kuroWith>) => [t.at("turn.points"), t.at("turn.movement")];
    expect(left(kuroWith({}).choose({ kind: "move", to: 1 }))).toEqual([0, 0]);
    expect(left(kuroWith({}).choose("nexus").until("act", 0))).toEqual([0, 0]);
    const both = { security: 2 };
    expect(left(kuroWith(both).choose({ kind: "move", to: 1 }))).toEqual([1, 0]);
    expect(left(kuroWith(both).choose("nexus").until("act", 0))).toEqual([0, 1]);
  });
  test("TB-49.8, TB-49.13, TB-12.9, TB-49.14, TB-49.15 his marker is turned; he may receive without one", () => {
    const t = gather({ ...DOG, players: { 0: { area: 1 } }, kuro: { area: 1, markers: [2] } });
    t.choose({ figure: 0 })
      .choose({ sector: 2 })
      .choose(t.offered()[0] ?? "")
      .choose(t.offered()[0]);
    expect(t.state().figures[3].chips).toHaveLength(1);
    const own = gather({ ...DOG, players: { 0: { area: 4 } }, kuro: { area: 1 } })
      .choose({ figure: 3 })
      .choose({ sector: 1 });
    expect(own.state().seats[0].markers).not.toContain(1);
    expect(own.state().figures[3].chips).toHaveLength(1);
  });
  test("TB-49.11, TB-49.12 attacks turn the marker, until two Level 2 Boosts", () => {
    const hits = (boosts: Readonly<Record<string, number>>) => {
      const t = gather({
        ...DOG,
        players: { 0: { boosts } },
        kuro: { area: 4 },
        enemies: [{ type: "soldier", at: "7a" }],
        chance: { general: ["blue-5"] },
      });
      return t.choose({ figure: 3 }).choose("attack").state().seats[0].markers.includes(4);
    };
    expect(hits({})).toBe(false);
    expect(hits({ hacking: 2, implants: 2 })).toBe(true);
    const acts = gather({
      ...DOG,
      players: { 0: { boosts: { hacking: 2, implants: 2 } } },
      kuro: { area: 1 },
    });
    acts.choose({ figure: 3 }).choose({ sector: 1 });
    expect(acts.state().seats[0].markers).not.toContain(1);
  });
  test("TB-49.5, TB-49.6, TB-49.18, TB-R125 at 0 Kuro is away and Dee Coy takes the Wound; he returns", () => {
    const t = gather({
      ...DOG,
      players: { 0: { area: 1 }, 1: { area: 1 }, 2: { area: 1 } },
      kuro: { area: 4, health: 1 },
      enemies: [{ type: "soldier", at: "7a" }],
      steps: ["activation", { step: "turn", arg: 0 }],
      chance: { orange: [4], red: [12], white: [1, 1], general: ["red-5"] },
    });
    expect(t.state().seats[0].wounds).toHaveLength(1);
    expect(t.at("figures.3")).toMatchObject({ lies: "up", health: 1, area: 1 });
  });
  test("TB-49.16, TB-17.3, TB-R157 Kuro may have a Recon card of his own", () => {
    const t = gather({ ...DOG, players: { 0: { hand: ["blue-5"] } }, kuro: { area: 5 } })
      .choose({ figure: 3 })
      .choose("monolith")
      .pick([{ card: "blue-5" }])
      .choose("Dossier");
    expect(t.state().figures[3].recon).toHaveLength(1);
    expect(t.state().figures[0].hadRecon).toBe(false);
  });
  test("TB-49.17, TB-49.19, TB-R126 no Programs, weapons, Med Center or Censure for Kuro", () => {
    const city = gather({
      ...DOG,
      players: { 0: { hand: ["blue-5", "blue-5"] } },
      kuro: { area: 2 },
    }).choose({ figure: 3 });
    expect(
      city.offered().filter((each) => each.startsWith("Buy") || each.startsWith("Pay")),
    ).toEqual([]);
    const hq = gather({ ...DOG, players: { 0: { hand: ["blue-5"] } }, kuro: { area: 4 } }).choose({
      figure: 3,
    });
    expect(
      hq.offered().filter((each) => each.startsWith("Buy") || each === "Censure Motion"),
    ).toEqual([]);
    const strong = gather({ ...DOG, kuro: { area: 4 }, set: { "turn.lostPoints": -1 } });
    expect(strong.choose({ figure: 3 }).at("turn.points")).toBe(2);
    expect(strong.offered()).not.toContain("Censure Motion");
    const sectors = gather({ ...DOG, kuro: { area: 1 } }).choose({ figure: 3 });
    expect(sectors.offered()).not.toContain("Move to the Med Center");
  });
  test("TB-49.20, TB-16.10, TB-35.12, TB-49.21 Kuro acts while Dee Coy is detained, and holds no rank", () => {
    const t = gather({ ...DOG, players: { 0: { lies: "detained" } }, kuro: { area: 4 } }).choose({
      figure: 3,
    });
    expect(t.offered()).toContain("New Leader");
    t.choose("new-leader");
    const targets = t.view(0).question?.options.map(({ target }) => target);
    expect(new Set(targets)).toEqual(new Set([0, 1, 2])); // players, and he is none
  });
  test("TB-49.23, TB-49.25, TB-49.34 sniffing shows a Supply Box to his player only, and springs no Trap", () => {
    const t = gather({
      ...DOG,
      players: { 0: { boosts: { security: 1 }, hand: ["blue-1", "blue-2", "blue-3"] } },
      kuro: { area: 4 },
      lines: [{ box: { area: 5, supply: "flash-mine" } }],
    });
    t.choose({ figure: 3 }).choose({ kind: "move", to: 5 }).choose({ kind: "sniff" });
    const boxes = t.state().boxes.map(({ box }) => box);
    expect(t.seen(0, boxes)).toEqual(["flash-mine"]);
    expect(t.seen(1, boxes)).toEqual(["hidden"]);
    expect(t.state().seats[0].hand).toHaveLength(3);
    expect(level(t, 2)).toBe(2);
    expect(t.at("turn.points")).toBe(0);
  });
  test("TB-49.26 Kuro plays cards of Dee Coy", () => {
    const t = gather({
      ...DOG,
      players: { 0: { hand: ["red-5"] } },
      kuro: { area: 4 },
      enemies: [{ type: "soldier", at: "7a" }],
      chance: { general: ["red-1"] },
    });
    t.choose({ figure: 3 })
      .choose("attack")
      .pick([{ card: "red-5" }]);
    expect(t.state().enemies).toEqual([]);
  });
  test("TB-49.27, TB-R128 Last Command and Good Boy", () => {
    const t = gather({
      ...DOG,
      players: { 0: { hand: ["last-command", "good-boy"] } },
      kuro: { area: 3, chips: ["red"], scanners: [1] },
      enemies: [
        { type: "soldier", at: "2" },
        { type: "tank", at: "4" },
        { type: "thief", at: "12" },
      ],
    });
    t.choose({ figure: 0 }).act("Last Command");
    expect(t.state().enemies).toHaveLength(1);
    expect(t.at("figures.3.lies")).toBe("away");
    expect(t.state().junkyard).toHaveLength(1);
    expect(t.at("scannersLeft")).toEqual([1, 1]);
    expect(t.state().seats[0].wounds).toEqual([]);
    t.act("Good Boy");
    expect(t.at("figures.3")).toMatchObject({ lies: "up", health: 2 });
    expect(t.state().seats[0].markers).toHaveLength(6);
  });
  test("TB-49.28, TB-49.29, TB-49.35 Kuro completes tasks; two markers face-down", () => {
    const t = gather({
      ...DOG,
      players: { 0: { hand: ["blue-5"] } },
      kuro: { area: 3, markers: [1, 2, 3, 4, 5] },
      chance: { pink: [1] },
    })
      .choose({ figure: 3 })
      .choose("nexus")
      .pick([{ card: "blue-5" }]);
    expect(level(t, 0)).toBe(1);
    expect(level(t, 3)).toBe(1);
  });
  test("TB-49.30, TB-49.31 a unique card; calming Riot", () => {
    const t = gather({
      ...DOG,
      players: { 0: { hand: ["last-command"], boosts: { hacking: 1 } } },
      kuro: { area: 3 },
    })
      .choose({ figure: 0 })
      .act("Last Command");
    expect(level(t, 0)).toBe(2);
  });
  test("TB-49.32 Dee Coy himself with both Scanners", () => {
    const t = gather({
      ...DOG,
      players: { 0: { area: 5, chips: ["red"], scanners: [1, 2], boosts: { implants: 1 } } },
      kuro: { area: 1 },
    }).choose({ figure: 0 });
    t.choose({ kind: "move", to: 6 }).choose("place").choose({ channel: 0, open: false });
    expect(level(t, 1)).toBe(2);
  });
  test("TB-49.33 +1 Shield beside Kuro", () => {
    const hit = (area: number) =>
      gather({
        ...DOG,
        players: { 0: { area: 4, boosts: { security: 1 } }, 1: { area: 1 }, 2: { area: 1 } },
        kuro: { area },
        enemies: [{ type: "soldier", at: "7a" }],
        steps: ["activation", "pass"],
        chance: { orange: [4], red: [12], white: [1, 1], general: ["red-2"] },
      }).at("figures.0.health");
    expect(hit(4)).toBe(2);
    expect(hit(5)).toBe(1);
  });
  test("TB-49.36 Kuro eliminates a high Enemy: 2 markers face-up", () => {
    const t = gather({
      ...DOG,
      players: { 0: { hand: ["red-5"], boosts: { rigging: 1 } } },
      kuro: { area: 4, markers: [1] },
      enemies: [{ type: "soldier", level: 2, at: "7a", damage: 1 }],
      chance: { general: ["red-5"] },
    });
    t.choose({ figure: 3 })
      .choose("attack")
      .pick([{ card: "red-5" }]);
    expect(t.asked()?.kind).toBe("marker");
    t.choose(t.offered()[0]).choose(t.offered()[0]);
    expect(t.state().seats[0].markers).toHaveLength(3);
  });
  test("TB-R87 Kuro places a Data Chip: no Program", () => {
    const t = gather({ ...DOG, kuro: { area: 5, chips: ["red"] } })
      .choose({ figure: 3 })
      .choose({ kind: "move", to: 6 })
      .choose("place")
      .choose("Alpha");
    expect(t.state().seats[0].programs).toEqual([]);
    expect(t.state().network[0]).toHaveLength(1);
  });
  test("TB-R162 what Kuro does counts for his player", () => {
    const t = gather({ ...DOG, kuro: { area: 5, chips: ["red"] } })
      .choose({ figure: 3 })
      .choose({ kind: "move", to: 6 })
      .choose("place")
      .choose("Alpha");
    expect(t.state().seats[0].tally.brought).toBe(1);
  });
});

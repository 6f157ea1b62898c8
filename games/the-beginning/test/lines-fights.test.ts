/** Attacks of characters, Enemies and Apex: the edges of their rules. */
import { expect, test } from "vitest";
import { gather } from "./gather.js";
import { level, with_ } from "./one-character.js";

const HAVOC = { characters: ["havoc", "feykah", "jayden"], general: -1 };
const DICE = { orange: [4], red: [12], white: [1, 1] };
const ACTIVATE = ["activation", "pass"];
const APEX = { characters: ["havoc", "feykah", "jayden"], general: 0 };

test("TB-29.12, TB-29.13 Apex reaches its own Area alone, and no Crawler there", () => {
  const t = gather({
    ...APEX,
    lines: [{ elite: { apex: 2 } }],
    enemies: [
      { type: "soldier", at: "7a" },
      { type: "tank", at: "5" },
      { type: "crawler", at: "red-2" },
    ],
  }).quiet();
  const targets = t
    .view(0)
    .question?.options.filter(({ kind }) => kind === "apex-attack")
    .map(({ enemy }) => enemy);
  expect(targets).toEqual(["soldier-1-1"]);
  const three = gather({
    ...APEX,
    lines: [{ elite: { apex: 1 } }],
    enemies: [{ type: "crawler", at: "red-2" }],
  }).quiet();
  expect(three.offered().filter((each) => each.startsWith("Control Panel: Apex a"))).toEqual([]);
});

test("TB-29.10 the Shield of the target's own Level counts against Apex", () => {
  const hit = (enemy: object, reds: readonly string[]) => {
    const t = gather({
      ...APEX,
      lines: [{ elite: { apex: 2 } }],
      enemies: [{ type: "sniper", at: "7a", ...enemy }],
      chance: { general: [...reds, "grey"] },
    });
    return t.quiet().choose("apex-attack").quiet().state().enemies.length === 0;
  };
  expect(hit({ level: 1 }, ["red-1", "red-1"])).toBe(false);
  expect(hit({ level: 1 }, ["red-1", "red-2"])).toBe(true);
  expect(hit({ level: 2 }, ["red-1", "red-2"])).toBe(false);
  expect(hit({ level: 2 }, ["red-2", "red-2"])).toBe(true);
});

test("TB-22.22 of a Watchtower the nearest Area is how far off it is", () => {
  const t = with_(
    "havoc",
    { area: 4, hand: ["red-5"], boosts: { implants: 2, hacking: 1 } },
    { enemies: [{ type: "sniper", level: 2, at: "10" }], chance: { general: ["red-5", "grey"] } },
  )
    .choose("attack")
    .pick([{ card: "red-5" }])
    .quiet();
  expect(t.state().enemies).toEqual([]);
  expect(level(t, 0)).toBe(2);
});

test("TB-22.20 Deus is a target within Range alone", () => {
  const attacks = (area: number) =>
    gather({ ...HAVOC, players: { 0: { area } }, lines: [{ elite: { deus: 1 } }] })
      .offered()
      .filter((each) => each.startsWith("Attack"));
  expect(attacks(2)).toHaveLength(1);
  expect(attacks(3)).toEqual([]);
});

test("TB-30.1 the Shield of Deus is 3", () => {
  const health = (card: string) =>
    gather({
      ...HAVOC,
      players: { 0: { area: 2, hand: [card] } },
      lines: [{ elite: { deus: 1 } }],
      chance: { general: ["grey"] },
    })
      .choose({ kind: "attack", enemy: "deus" })
      .pick([{ card }])
      .at("bars.deus");
  expect(health("red-3")).toBe(9);
  expect(health("red-4")).toBeLessThan(9);
});

test("TB-R56 an attack without any card counts 0", () => {
  const t = gather({
    characters: ["feykah", "nova", "jayden"],
    general: -1,
    players: { 0: { hand: [] } },
    enemies: [{ type: "soldier", at: "7a" }],
    chance: { general: ["red-3"] },
  })
    .choose("attack")
    .quiet();
  expect(t.state().enemies).toEqual([]); // Shield 2 and luck -3: just enough
});

test("TB-27.11, TB-29.14 Apex elsewhere is not attacked", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { area: 4 }, 1: { area: 1 }, 2: { area: 1 } },
    lines: [{ elite: { apex: 1 } }],
    enemies: [{ type: "soldier", at: "7a" }],
    steps: ACTIVATE,
    chance: { ...DICE, general: ["red-5"] },
  });
  expect(t.at("bars.apex")).toBe(9);
  expect(t.told(0).join(" ")).toContain("Soldier I attacks seat 0");
});

test("TB-23.17 the card of Apex adds to its Shield", () => {
  const health = (card: string) =>
    gather({
      ...HAVOC,
      lines: [{ elite: { apex: 2 } }],
      enemies: [{ type: "soldier", at: "7a" }],
      steps: ACTIVATE,
      chance: { ...DICE, general: [card, "red-5"] },
    }).at("bars.apex");
  expect(health("blue-2")).toBe(9);
  expect(health("grey")).toBe(8);
});

test("TB-39.22 who is gagged plays no blue card in an Event, but does outside of one", () => {
  const inEvent = {
    set: { level: 2 },
    steps: ["event", "pass"],
    chance: { "event two": ["pincer-movement"], red: [12], orange: [4], general: ["red-2"] },
  };
  const outside = { steps: ACTIVATE, chance: { ...DICE, general: ["red-2"] } };
  const attacked = (gagged: boolean, when: object) =>
    gather({
      characters: ["dryden", "nova", "jayden"],
      general: -1,
      players: { 0: { area: 4, hand: ["blue-5"] }, 1: { area: 1 }, 2: { area: 1 } },
      enemies: [{ type: "soldier", at: "7a" }],
      lines: gagged ? [{ move: "traps", to: "seats.0.gag" }] : [],
      ...when,
    }).quiet();
  const gagged = attacked(true, inEvent);
  expect(gagged.asked()?.kind).not.toBe("defend");
  expect(gagged.at("figures.0.health")).toBe(1);
  for (const t of [attacked(false, inEvent), attacked(true, outside)]) {
    expect(t.asked()).toEqual({ seats: [0], kind: "defend" });
    t.pick([]).quiet();
  }
});

test("TB-29.20 Apex moves onto the space of Deus: both are destroyed", () => {
  const t = gather({
    ...APEX,
    lines: [{ elite: { apex: 2 } }, { elite: { deus: 4 } }],
  })
    .quiet()
    .choose("apex-move");
  expect(t.at("apex.status")).toBe("destroyed");
  expect(t.at("deus.status")).toBe("destroyed");
});

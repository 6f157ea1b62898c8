import { expect, test } from "vitest";
import { again, CASS, CORRIDOR, kinds, SIX, sectorsOffered, six, sneak } from "./sneak.js";

test("SS-3.1, SS-3.3, SS-6.1, SS-6.8 you move to sectors that share an edge, never diagonally", () => {
  const t = six();
  expect(sectorsOffered(t, "free-move")).toEqual([1, 3, 5]);
  expect(t.refuses({ kind: "free-move", sector: 6 })).toMatchObject({ code: "unknown-option" });
  t.choose({ kind: "free-move", sector: 5 });
  expect(t.at("you.sector")).toBe(5);
});

test("SS-3.2, SS-2.9 a wall between two sectors bars the way", () => {
  const t = sneak({ map: "[01]#[02]\n####\n[03] [04]", you: { sector: 1 } });
  expect(kinds(t)).toEqual(["hide", "end-actions"]);
  expect(t.barred()).toMatchObject({ "Move to Noodle Bar (2)": "SS-3.2" });
});

test("SS-3.4, SS-3.5 any number of enemies, bodies and tokens share a sector with you", () => {
  const t = six({
    enemies: { g1: { at: 3 }, g2: { at: 3 }, g5: { at: 3, defeated: true } },
    tokens: { noise: [3], detection: [3], keys: [3] },
  }).choose({ kind: "free-move", sector: 3 });
  expect(t.at("you.sector")).toBe(3);
});

test("SS-6.2, SS-5.2, SS-5.6 the free movement is silent, and both parts of a turn are optional", () => {
  const t = six();
  expect(kinds(t)).toContain("end-actions");
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.at("noise")).toEqual([]);
  expect(kinds(t)).toEqual(["second-move", "hide", "end-actions"]);
});

test("SS-6.3, SS-6.4, SS-6.5 a second movement is noisy where it begins and where it ends", () => {
  const t = sneak({ map: CORRIDOR, you: { sector: 2 } });
  t.choose({ kind: "free-move", sector: 3 }).choose({ kind: "second-move", sector: 4 });
  expect(t.at("noise")).toEqual([3, 4]);
  expect(kinds(t)).toEqual(["end-actions"]);
});

test("SS-6.5 going back makes Noise where the free movement began, since that is where you arrive", () => {
  const t = sneak({ map: CORRIDOR, you: { sector: 2 } });
  t.choose({ kind: "free-move", sector: 3 }).choose({ kind: "second-move", sector: 2 });
  expect(t.at("noise")).toEqual([3, 2]);
});

test("SS-R14, SS-R13 a second movement needs no free movement before it, and is noisy all the same", () => {
  const t = six().choose({ kind: "second-move", sector: 3 });
  expect(t.at("noise")).toEqual([2, 3]);
  expect(t.barred()).toMatchObject({ "Move to Noodle Bar (2)": "SS-5.3" });
});

test("SS-6.6 Cass's second movements are silent", () => {
  const t = six({ options: CASS }).choose({ kind: "second-move", sector: 3 });
  expect(t.at("noise")).toEqual([]);
});

test("SS-6.7, SS-23.2, SS-23.3, SS-23.1, SS-R71 a Lock bars whoever has no Key; a Key opens it and both are gone", () => {
  const locked = six({ tokens: { locks: [3] } });
  expect(sectorsOffered(locked, "free-move")).toEqual([1, 5]);
  expect(locked.refuses({ kind: "free-move", sector: 3 })).toMatchObject({ rule: "SS-6.7" });
  const t = six({ tokens: { locks: [3, 5] }, you: { keys: 1 } });
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.at("locks")).toEqual([5]);
  expect(t.at("you.keys")).toBe(0);
  const inside = six({ tokens: { locks: [2] } });
  expect(sectorsOffered(inside, "free-move")).toEqual([1, 3, 5]);
});

test("SS-6.9, SS-20.13, SS-20.18 enemies attack when you leave their sector, not when you enter it", () => {
  const t = six({ enemies: { g1: { at: 3 } }, cards: [-5] });
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.told(0).join()).not.toContain("attacks you");
  t.choose({ kind: "second-move", sector: 6 });
  expect(t.told(0)).toContain("Security Guard G1 attacks you as you leave.");
});

test("SS-R28 passing through an enemy's sector is a detection, with tokens on both sides", () => {
  const t = six({ enemies: { g1: { at: 3 } }, cards: [-5] });
  t.choose({ kind: "free-move", sector: 3 }).choose({ kind: "second-move", sector: 6 });
  expect(t.at("alarm")).toBe(3);
  expect(t.at("detection")).toEqual([3, 6]);
});

test("SS-6.10, SS-R15 Noise, then the Detection token, then Overwatch in the entered sector", () => {
  const t = six({ enemies: { g1: { at: 2 }, g2: { at: 3, overwatch: true } }, cards: [-5, -4] });
  t.choose({ kind: "second-move", sector: 3 });
  const told = t.told(0);
  const order = [
    "Security Guard G1 attacks you as you leave.",
    "You move from Noodle Bar (2) to Monorail Platform (3).",
    "Noise in Noodle Bar (2).",
    "Noise in Monorail Platform (3).",
    "They know of you in Monorail Platform (3): a Detection token lies there.",
    "Security Guard G2 was waiting for you.",
  ];
  const places = order.map((sentence) => told.indexOf(sentence));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test("SS-R29, SS-R30, SS-13.8 leaving an enemy that cannot attack leaves a token only if it had detected you", () => {
  const riot = { type: "riot-enforcer", at: 2 };
  const unseen = six({ enemies: { r1: riot } }).choose({ kind: "free-move", sector: 3 });
  expect(unseen.at("detection")).toEqual([]);
  expect(unseen.at("alarm")).toBe(0);
  const seen = six({ enemies: { r1: { ...riot, detected: true } } });
  seen.choose({ kind: "free-move", sector: 3 });
  expect(seen.at("detection")).toEqual([3]);
  seen.choose({ kind: "second-move", sector: 6 });
  expect(seen.at("detection")).toEqual([3]);
});

test("SS-R31 two tokens in one movement push an older one off the map", () => {
  const t = six({ enemies: { g1: { at: 2 } }, tokens: { detection: [4, 6] }, cards: [-5] });
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.at("detection")).toEqual([2, 3]);
});

test("SS-R32 no token follows you if every witness falls as you leave", () => {
  const t = six({ gear: ["self-defense-drone"], enemies: { g1: { at: 2 } }, cards: [-5, 5] });
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.at("enemies.g1.defeated")).toBe(true);
  expect(t.at("detection")).toEqual([2]);
});

test("SS-5.4, SS-5.5, SS-9.12, SS-31.3 the second actions of Garrett and of Cass", () => {
  const things = { tokens: { keys: [2] }, enemies: { g5: { at: 2, defeated: true } } };
  const garrett = six({
    ...things,
    gear: ["silenced-pistol", "first-aid-kit"],
    you: { health: 1 },
  });
  expect(kinds(garrett)).toEqual([
    "free-move",
    "second-move",
    "carry",
    "first-aid-kit",
    "overwatch",
    "hide",
    "pick-up",
    "end-actions",
  ]);
  const cass = six({ ...things, options: CASS });
  expect(kinds(cass)).toEqual([
    "free-move",
    "second-move",
    "carry",
    "hide",
    "pick-up",
    "place-trap",
    "end-actions",
  ]);
  expect(cass.barred()).toMatchObject({ "Go on Overwatch": "SS-9.12" });
  const armed = six({ options: CASS, gear: ["silenced-pistol"], you: { energy: 5 } });
  expect(kinds(armed)).not.toContain("overwatch");
});

test("SS-11.7, SS-R20, SS-R19 a body is carried with the free movement, or not at all", () => {
  const enemies = { g1: { at: 2, defeated: true } };
  const t = six({ enemies }).choose("hide");
  expect(kinds(t)).toEqual(["end-actions"]);
  const there = { g1: { at: 3, defeated: true } };
  const moved = six({ enemies: there }).choose({ kind: "free-move", sector: 3 });
  expect(kinds(moved)).toContain("second-move");
  expect(kinds(moved)).not.toContain("carry");
  const closed = sneak({
    map: "[01]#[02]\n\n[03] [04]",
    you: { sector: 2 },
    enemies,
    tokens: { locks: [4] },
  });
  expect(kinds(closed)).toEqual(["hide", "end-actions"]);
});

test("SS-11.10, SS-22.5 carrying ends Hidden; bodies neither attack nor hinder", () => {
  const t = six({ you: { hidden: true }, enemies: { g1: { at: 2, defeated: true } } });
  t.choose({ kind: "carry", body: "g1", sector: 3 });
  expect(t.at("you.hidden")).toBe(false);
  expect(t.at("you.health")).toBe(3);
});

test("SS-R21, SS-R118 on Skates no body is carried; under a Cloak carrying still ends Hidden", () => {
  const skates = six({ gear: ["motorized-skates"], enemies: { g1: { at: 2, defeated: true } } });
  expect(kinds(skates.choose("motorized-skates"))).toEqual(["skate", "end-actions"]);
  const cloak = six({
    gear: ["chameleon-cloak"],
    you: { hidden: true },
    enemies: { g1: { at: 2, defeated: true }, g2: { at: 3, overwatch: true } },
    cards: [-5],
  });
  cloak.choose("chameleon-cloak").choose({ kind: "carry", body: "g1", sector: 3 });
  expect(cloak.at("you.hidden")).toBe(false);
  expect(cloak.told(0)).toContain("Security Guard G2 was waiting for you.");
});

test("SS-12.5, SS-R25 one Noise token a sector, three on the map, the oldest goes first", () => {
  const t = sneak({ map: CORRIDOR, you: { sector: 3 }, tokens: { noise: [1, 4, 5] } });
  t.choose({ kind: "second-move", sector: 4 });
  expect(t.at("noise")).toEqual([4, 5, 3]);
  again(t).choose({ kind: "second-move", sector: 3 });
  expect(t.at("noise")).toEqual([4, 5, 3]);
});

test("SS-5.8 abilities for the start of a turn come before everything else", () => {
  const t = sneak({
    map: SIX,
    gear: ["motorized-skates", "chameleon-cloak"],
    you: { sector: 2, hidden: true },
  });
  expect(kinds(t)).toContain("chameleon-cloak");
  t.choose("chameleon-cloak");
  expect(kinds(t)).toContain("motorized-skates");
  t.choose("motorized-skates").choose({ kind: "skate", sector: 3 });
  expect(t.at("you.hidden")).toBe(true);
  t.choose({ kind: "skate", sector: 6 });
  expect(t.at("you.hidden")).toBe(false);
  expect(t.at("noise")).toEqual([3, 6]);
  const late = six({ gear: ["motorized-skates"] }).choose({ kind: "free-move", sector: 3 });
  expect(kinds(late)).not.toContain("motorized-skates");
  const busy = six({ gear: ["chameleon-cloak"], you: { hidden: true }, tokens: { keys: [2] } });
  expect(kinds(busy)).toContain("chameleon-cloak");
  expect(kinds(busy.choose("pick-up"))).toEqual(["end-actions"]);
  const hurt = { hidden: true, health: 1, items: ["painkillers"] };
  const healed = six({ gear: ["chameleon-cloak"], you: hurt }).choose("painkillers");
  expect(kinds(healed)).toContain("free-move");
  expect(kinds(healed)).not.toContain("chameleon-cloak");
});

import { expect, test } from "vitest";
import { CASS, kinds, SIX, six, sneak } from "./sneak.js";

const end = "end-actions";
const hidden = { hidden: true };
/** Reinforcement tokens on 20 and 35. */
const TOKENS = [
  { ref: "g3", alarm: 20, type: "security-guard", color: "blue" },
  { ref: "g4", alarm: 35, type: "security-guard", color: "red" },
];

test("SS-5.1, SS-5.7, SS-24.1, SS-R8 your actions, the enemies, the alarm, reinforcements, Clean up", () => {
  const t = sneak({
    you: { sector: 10, ...hidden },
    enemies: { g1: { at: 1 } },
    tokens: { noise: [22] },
    set: { alarm: 19 },
    cards: [-5, 0],
  });
  t.choose(end);
  const told = t.told(0);
  const order = [
    "Security Guard G1 acts.",
    "The alarm goes from 19 to 20.",
    "Security Guard G3 appears in Security Checkpoint (13).",
    "End of turn 1.",
    "Turn 2.",
  ];
  expect(order.map((sentence) => told.indexOf(sentence))).toEqual(
    order.map((sentence) => told.indexOf(sentence)).sort((a, b) => a - b),
  );
  expect(told).toEqual(expect.arrayContaining(order));
});

test("SS-14.13, SS-R121 a result of 0 changes nothing", () => {
  const t = six({ set: { alarm: 7 }, cards: [-1] });
  expect(t.choose(end).at("alarm")).toBe(7);
});

test("SS-24.5, SS-R85 once-per-turn limits and effects of the turn end at Clean up", () => {
  const t = six({
    gear: ["glue-bomb", "remote-speaker-hack"],
    you: hidden,
    enemies: { g1: { at: 2, raised: true, noticed: true } },
    cards: [-5, -1],
  });
  t.choose("glue-bomb").choose({ kind: "remote-speaker-hack", sector: 6 });
  expect(kinds(t)).not.toContain("glue-bomb");
  expect(kinds(t)).not.toContain("remote-speaker-hack");
  t.choose(end);
  expect(t.at("turn.glue")).toBe(0);
  expect(t.at("enemies.g1.raised")).toBe(false);
  expect(kinds(t)).toContain("glue-bomb");
  expect(kinds(t)).toContain("remote-speaker-hack");
});

test("SS-25.7, SS-25.9, SS-R74 a reinforcement patrols its color, and appearing is not entering", () => {
  const t = sneak({
    you: { sector: 13, overwatch: true },
    gear: ["silenced-pistol"],
    enemies: {},
    tokens: { traps: [13] },
    set: { alarm: 20 },
    cards: [-1],
  });
  t.choose(end);
  expect(t.at("enemies.g3.sector")).toBe(13);
  expect(t.at("enemies.g3.color")).toBe("blue");
  expect(t.at("enemies.g3.next")).toBe(2);
  expect(t.at("enemies.g3.detected")).toBe(false);
  expect(t.at("traps")).toEqual([13]);
});

test("SS-25.6 a Sentry Gun comes where the mission says", () => {
  const t = sneak({
    options: { mission: "thirty-ninth-floor" },
    you: { sector: 65, ...hidden },
    enemies: {},
    set: { alarm: 30 },
    cards: [-1],
  });
  t.choose(end);
  expect(t.at("enemies.s2.sector")).toBe(13);
  expect(t.at("enemies.g2.sector")).toBe(19);
});

test("SS-R76 a reinforcement waits while five of its color are on the map", () => {
  const five = Object.fromEntries(
    [5, 6, 7, 8, 9].map((n) => [`g${n}`, { at: 1, defeated: true, color: "blue" }]),
  );
  const t = sneak({
    you: { sector: 10, ...hidden },
    enemies: five,
    set: { alarm: 20, reinforcements: TOKENS },
    cards: [-1, -1],
  });
  t.choose(end);
  expect(t.at("reinforcements")).toHaveLength(2);
  t.arrange({ remove: "enemies.g5" }).choose(end);
  expect(t.at("reinforcements")).toHaveLength(1);
});

test("SS-36.1, SS-R97, SS-30.2 an Alarm Adjuster keeps reinforcements away at the last moment", () => {
  const t = sneak({
    you: { sector: 10, ...hidden, items: ["alarm-adjuster"] },
    enemies: {},
    set: { alarm: 20, reinforcements: TOKENS },
    cards: [-1],
  });
  t.choose(end);
  expect(t.asked()?.kind).toBe("before-reinforcements");
  t.choose("alarm-adjuster");
  expect(t.at("alarm")).toBe(10);
  expect(t.at("reinforcements")).toHaveLength(2);
});

test("SS-R115 a match ends at its turn limit, as if given up", () => {
  const t = six({ you: hidden, options: { turnLimit: 20 }, set: { reinforcements: [] } });
  for (let turn = 1; turn < 20; turn++) t.choose(end);
  expect(t.result()).toBeUndefined();
  t.choose(end);
  expect(t.result()).toMatchObject({ winners: [], reason: "turn-limit", rule: "SS-R115" });
});

test("SS-4.5, SS-R12 an empty deck is made anew from what was drawn, and only then", () => {
  const t = six({ you: hidden, set: { reinforcements: [] } });
  const turnPasses = () => {
    t.choose(end);
    if (t.asked()?.kind === "any-card") t.amount(0);
  };
  for (let turn = 0; turn < 36; turn++) turnPasses();
  expect([t.at("deck"), t.at("discard")].map((pile) => (pile as number[]).length)).toEqual([0, 36]);
  turnPasses();
  expect([t.at("deck"), t.at("discard")].map((pile) => (pile as number[]).length)).toEqual([35, 1]);
  // All have been seen; shuffled, none is known any more.
  const { faces } = t.view(0);
  expect((t.at("deck") as number[]).filter((card) => card in faces)).toEqual([]);
});

test("SS-14.12, SS-2.13, SS-14.14, SS-36.12 a General System Glitch lowers Alertness, never below 0", () => {
  const t = six({ you: { items: ["general-system-glitch"] } });
  expect(t.at("alertness")).toBe(1);
  t.choose("general-system-glitch");
  expect(t.at("alertness")).toBe(0);
});

test("SS-32.2, SS-R101, SS-R102, SS-32.5 in non-lethal mode drones stand up too, and fall again with all effects", () => {
  const t = six({
    gear: ["silenced-pistol", "bioconverter"],
    options: { nonLethal: true },
    you: { sector: 3, hidden: true, energy: 5 },
    enemies: { g1: { at: 1 }, d1: { type: "surveillance-drone", at: 2, defeated: true } },
    tokens: { noise: [2] },
    cards: [0, -1, 0],
  });
  t.choose(end);
  expect(t.at("enemies.d1.defeated")).toBe(false);
  t.arrange({ you: { sector: 2, hidden: true } }).choose({ kind: "attack", enemy: "d1" });
  expect(t.at("enemies.d1.defeated")).toBe(true);
  expect(t.at("detection")).toEqual([2]);
  expect(t.at("you.energy")).toBe(6);
});

test("SS-R103 a revived enemy makes Intercept Attacks from your next turn on", () => {
  const t = six({
    options: { nonLethal: true },
    you: hidden,
    enemies: { g1: { at: 1 }, g5: { at: 2, defeated: true } },
    tokens: { noise: [2] },
    cards: [0, -1, -5, -5],
  });
  t.choose(end).choose({ kind: "free-move", sector: 3 }).choose({ enemy: "g5" });
  expect(t.told(0)).toContain("Security Guard G5 attacks you as you leave.");
});

test("SS-31.4, SS-31.5, SS-31.6, SS-R78, SS-R79, SS-2.20 Cass has three Traps, one a sector, each an action", () => {
  const t = six({ options: CASS, you: { hidden: true } });
  expect(t.at("you.traps")).toBe(3);
  t.choose("place-trap");
  expect(t.at("traps")).toEqual([2]);
  expect(t.at("you.traps")).toBe(2);
  expect(t.at("you.hidden")).toBe(false);
  expect(kinds(t)).toEqual(["end-actions"]);
  t.arrange({ set: "turn.secondAction", to: true });
  expect(t.barred()).toMatchObject({ "Place a Trap": "SS-R79" });
  expect(kinds(t)).not.toContain("place-trap");
  t.arrange({ you: { traps: 0, sector: 3 } });
  expect(t.barred()).toMatchObject({ "Place a Trap": "SS-31.4" });
});

test("SS-31.12, SS-R82 neither Cass nor a body nor an enemy already there sets off a Trap", () => {
  const t = sneak({
    map: SIX,
    options: CASS,
    you: { sector: 2 },
    enemies: { g1: { at: 2, defeated: true }, g2: { at: 3 } },
    tokens: { traps: [3] },
    cards: [-5, -5, -1],
  });
  t.choose({ kind: "carry", body: "g1", sector: 3 });
  expect(t.at("traps")).toEqual([3]);
  t.choose(end);
  expect(t.at("traps")).toEqual([3]);
});

test("SS-31.8, SS-R80, SS-31.10 a Trap hits the one who enters, then the others as you choose, then Cass", () => {
  const t = six({
    options: CASS,
    you: { hidden: true, health: 2 },
    enemies: { g1: { at: 1 }, g2: { at: 2, acted: true }, g3: { at: 2, acted: true } },
    tokens: { detection: [2], traps: [2, 6] },
    cards: [0, -5, -5, 0, 1, -1],
  });
  t.choose(end);
  expect(t.asked()?.kind).toBe("trap-order");
  t.choose({ enemy: "g3" });
  expect(t.at("enemies.g1.defeated")).toBe(false);
  expect(t.at("enemies.g3.defeated")).toBe(false);
  expect(t.told(0)).toContain("Security Guard G2 is defeated in Noodle Bar (2).");
  expect(t.at("you.health")).toBe(1);
  expect(t.at("traps")).toEqual([6]);
});

test("SS-29.11, SS-31.2, SS-2.3, SS-31.1 Cass has no Energy and is not asked for gear", () => {
  const t = sneak({ options: CASS });
  expect(t.at("you.energy")).toBe(0);
  expect(t.asked()?.kind).toBe("your-actions");
});

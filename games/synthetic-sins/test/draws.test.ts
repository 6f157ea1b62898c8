import { content, type Draw } from "@sprawl/synthetic-sins";
import { entry } from "@sprawl/synthetic-sins/entry";
import { expect, test } from "vitest";
import { CORRIDOR, six, sneak } from "./sneak.js";

const end = "end-actions";

test("SS-4.7, SS-R124 base, card, its value, reactions, result, discard: in this order", () => {
  const t = six({
    gear: ["silenced-pistol", "smart-bullets"],
    enemies: { g1: { at: 2 }, l1: { type: "squad-leader", at: 3 } },
    cards: ["any"],
  });
  t.choose({ kind: "attack", enemy: "g1" });
  expect(t.asked()?.kind).toBe("any-card");
  expect(t.at("draw")).toMatchObject({ base: 5, against: 6, values: [] });
  t.amount(-1);
  expect(t.asked()?.kind).toBe("after-draw");
  expect((t.at("draw") as unknown as Draw).cards).toHaveLength(1);
  expect(t.at("discard")).toEqual([]);
  t.choose("smart-bullets");
  expect(t.at("enemies.g1.defeated")).toBe(true);
  expect(t.at("discard")).toHaveLength(1);
  expect(t.at("draw")).toMatchObject({ cards: [], values: [-1], bonus: 2 });
});

test("SS-4.4, SS-R10 the alarm draw and behavior draws let you set the card too", () => {
  const t = six({
    you: { sector: 6, hidden: true },
    enemies: { g1: { at: 1 } },
    cards: ["any"],
    set: { alarm: 10 },
  });
  t.choose(end);
  expect(t.view(0).question?.args).toMatchObject({ purpose: "behavior", base: 1 });
  t.amount(-5);
  const alarm = six({ set: { alarm: 10 }, cards: ["any"] }).choose(end);
  expect(alarm.view(0).question?.args).toMatchObject({ purpose: "alarm", base: 1 });
  alarm.amount(-5);
  expect(alarm.at("alarm")).toBe(6);
});

test("SS-R2, SS-R3, SS-14.9 the Behavior value is the tens digit of the Alarm Level", () => {
  for (let alarm = 0; alarm < 100; alarm++) {
    expect(content.behaviorAt(alarm)).toBe(Math.floor(alarm / 10));
  }
});

test("SS-R1, SS-R4 every card and mission is there, with Alertness from 0 to 6", () => {
  expect(content.modifierDeck).toHaveLength(36);
  expect(Object.keys(content.enemies)).toHaveLength(9);
  expect(Object.keys(content.items)).toHaveLength(17);
  expect(Object.values(content.gear).reduce((sum, { copies }) => sum + copies, 0)).toBe(31);
  for (const { alertness } of content.missions) {
    expect(alertness).toBeGreaterThanOrEqual(0);
    expect(alertness).toBeLessThanOrEqual(6);
  }
  expect(entry.game.options.loweredAlertness).toMatchObject({ min: 0, max: 6 });
});

test("SS-12.1, SS-13.7 walking, hiding, picking up and waiting make neither Noise nor Detection tokens", () => {
  const t = six({
    gear: ["silenced-pistol"],
    tokens: { keys: [3] },
    enemies: { g1: { at: 3 } },
    cards: [0],
  });
  t.choose({ kind: "free-move", sector: 3 }).choose({ kind: "attack", enemy: "g1" });
  t.arrange({ set: "turn.secondAction", to: true }).choose("pick-up");
  t.arrange({ set: "turn.secondAction", to: true }).choose("overwatch");
  t.arrange({ set: "turn.secondAction", to: true }).choose("hide");
  expect(t.at("noise")).toEqual([]);
  expect(t.at("detection")).toEqual([]);
});

test("SS-16.7 steps are taken one at a time, and the actions after them follow", () => {
  const t = sneak({
    map: CORRIDOR,
    you: { sector: 5, hidden: true },
    enemies: { g1: { at: 1 } },
    tokens: { detection: [4] },
    set: { alarm: 90, reinforcements: [] },
    cards: [0, -1],
  });
  t.choose(end);
  const told = t.told(0).filter((sentence) => sentence.startsWith("Security Guard G1"));
  expect(told.slice(2)).toEqual([
    "Security Guard G1 walks to Noodle Bar (2), towards the Detection token.",
    "Security Guard G1 walks to Monorail Platform (3), towards the Detection token.",
    "Security Guard G1 searches Monorail Platform (3).",
    "Security Guard G1 is on Overwatch.",
  ]);
});

test("SS-16.10, SS-16.11, SS-R40 an enemy that finds you with its last action attacks, once", () => {
  const t = six({
    you: { hidden: true },
    enemies: { k1: { type: "tracker", at: 2 } },
    cards: [-3, -5, -1],
  });
  t.choose(end);
  expect(t.told(0).filter((each) => each === "Tracker K1 attacks you.")).toHaveLength(1);
});

test("SS-20.15, SS-R35 an Intercept Attack raises the alarm and marks the sector you leave, Overwatch or not", () => {
  for (const overwatch of [false, true]) {
    const t = six({ enemies: { g1: { at: 2, overwatch } }, cards: [-5] });
    t.choose({ kind: "free-move", sector: 3 });
    expect(t.at("alarm")).toBe(3);
    expect(t.at("detection")).toEqual([2, 3]);
    expect(t.told(0).filter((each) => each.includes("as you leave"))).toHaveLength(1);
  }
});

test("SS-22.1, SS-R122, SS-8.7 a body stays where it fell, with its type and color", () => {
  const t = six({
    gear: ["silenced-pistol"],
    enemies: { g1: { at: 2, color: "red" } },
    cards: [0, -1],
  });
  t.choose({ kind: "attack", enemy: "g1" }).choose(end);
  expect(t.at("enemies.g1")).toMatchObject({
    sector: 2,
    type: "security-guard",
    color: "red",
    defeated: true,
  });
});

test("SS-R27 an enemy has detected you until you part, hide or it falls", () => {
  const seen = { enemies: { d1: { type: "surveillance-drone", at: 2, detected: true } } };
  const left = six(seen).choose({ kind: "free-move", sector: 3 });
  expect(left.at("enemies.d1.detected")).toBe(false);
  const smoke = six({ ...seen, you: { items: ["smoke-grenade"] } }).choose("smoke-grenade");
  expect(smoke.at("enemies.d1.detected")).toBe(false);
  const fallen = six({ ...seen, gear: ["silenced-pistol"], cards: [0] }).choose({
    kind: "attack",
    enemy: "d1",
  });
  expect(fallen.at("enemies.d1.detected")).toBe(false);
});

test("SS-R41, SS-16.9 after a step: Trap, then Overwatch, then detection", () => {
  const t = six({
    gear: ["silenced-pistol"],
    you: { overwatch: true },
    enemies: { r1: { type: "riot-enforcer", at: 1 } },
    tokens: { noise: [2], traps: [2] },
    cards: [0, -5, -4, -3, -5, -1],
  });
  t.choose(end);
  expect(t.asked()?.kind).toBe("overwatch");
  expect(t.told(0)).toContain("Riot Enforcer R1 sets off the Trap in Noodle Bar (2).");
  t.choose("overwatch-attack");
  const told = t.told(0);
  expect(told).toContain("Riot Enforcer R1 detects you in Noodle Bar (2).");
  expect(told).toContain("Riot Enforcer R1 attacks you.");
});

test("SS-R77 there is no limit to Overwatch tokens", () => {
  const guns = Object.fromEntries(
    Array.from({ length: 11 }, (_, i) => [
      `s${i + 1}`,
      { type: "sentry-gun", at: 1, overwatch: true, acted: true },
    ]),
  );
  const t = six({ gear: ["silenced-pistol"], enemies: guns }).choose("overwatch");
  expect(t.at("you.overwatch")).toBe(true);
  expect(t.at("enemies.s11.overwatch")).toBe(true);
});

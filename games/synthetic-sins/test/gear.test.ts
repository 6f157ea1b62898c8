import { expect, test } from "vitest";
import { again, kinds, six } from "./sneak.js";

const end = "end-actions";
const hidden = { hidden: true };
const guard = { g1: { at: 2 } };

test("SS-35.1 an Alarm Rewiring Kit lowers the alarm by what you pay", () => {
  const t = six({ gear: ["alarm-rewiring-kit"], set: { alarm: 20 } });
  t.choose("alarm-rewiring-kit").amount(6);
  expect(t.at("alarm")).toBe(14);
  expect(t.at("you.energy")).toBe(8);
  expect(kinds(t)).toEqual(["end-actions"]);
});

test("SS-35.2, SS-29.9 an Alarm Spoofer names sectors without a token, once a turn and without an action", () => {
  const t = six({ gear: ["alarm-spoofer"], tokens: { detection: [3, 4] } });
  t.choose({ kind: "alarm-spoofer", sector: 6 });
  expect(t.at("detection")).toEqual([4, 6]);
  expect(kinds(t)).not.toContain("alarm-spoofer");
  expect(kinds(t)).toContain("hide");
});

test("SS-35.5 a Bioconverter feeds on every defeat, wherever it happens", () => {
  const t = six({
    gear: ["bioconverter"],
    you: { energy: 3, items: ["gas-grenade"] },
    enemies: { g1: { at: 3 } },
    cards: [0],
  });
  t.choose({ kind: "gas-grenade", sector: 3 });
  expect(t.at("you.energy")).toBe(4);
});

test("SS-35.7, SS-R117 a Camera Hack removes a Detection token", () => {
  const t = six({ gear: ["camera-hack"], tokens: { detection: [3, 4] } });
  t.choose({ kind: "camera-hack", sector: 3 });
  expect(t.at("detection")).toEqual([4]);
});

test("SS-35.10, SS-35.11, SS-35.13 Drone Glitching stops a drone's Search, not a human's", () => {
  const searcher = (type: string) =>
    six({
      gear: ["drone-glitching"],
      you: hidden,
      enemies: { h1: { type, at: 2 } },
      set: { alarm: 40, reinforcements: [] },
      tokens: {},
      cards: [0],
    });
  const drone = searcher("surveillance-drone").choose(end);
  expect(drone.asked()?.kind).toBe("search");
  drone.choose("drone-glitching");
  expect(drone.at("you.hidden")).toBe(true);
  expect(drone.at("you.energy")).toBe(13);
  const human = six({
    gear: ["drone-glitching"],
    you: hidden,
    enemies: { k1: { type: "tracker", at: 2 } },
    cards: [-3, -5],
  });
  human.choose(end);
  expect(human.at("you.hidden")).toBe(false);
});

test("SS-35.13 Drone Glitching is not offered against a Search that a Hologram has stopped", () => {
  const t = six({
    gear: ["drone-glitching"],
    you: { hidden: true, items: ["distracting-hologram"] },
    enemies: { h1: { type: "surveillance-drone", at: 2 } },
    set: { alarm: 40, reinforcements: [] },
    tokens: {},
    cards: [0],
  });
  t.choose(end).choose("distracting-hologram");
  expect(t.asked()?.kind).toBe("your-actions");
  expect(t.at("you.hidden")).toBe(true);
  expect(t.at("you.energy")).toBe(14);
});

test("SS-35.12, SS-36.4 neither Drone Glitching nor a Hologram helps whoever is not Hidden", () => {
  const t = six({
    gear: ["drone-glitching"],
    you: { items: ["distracting-hologram"] },
    enemies: { d1: { type: "surveillance-drone", at: 2 } },
    set: { alarm: 10, reinforcements: [] },
    cards: [0, -1],
  });
  t.choose(end);
  expect(t.at("alarm")).toBe(15);
});

test("SS-35.14, SS-21.6, SS-35.36, SS-R87 First Aid heals up to a maximum that Stamina Boosters raise", () => {
  const t = six({
    gear: ["first-aid-kit", "stamina-booster", "stamina-booster"],
    you: { energy: 8 },
  });
  expect(t.at("you.health")).toBe(5);
  expect(t.at("you.maxHealth")).toBe(5);
  expect(kinds(t)).not.toContain("first-aid-kit");
  t.arrange({ you: { health: 4 } }).choose("first-aid-kit");
  expect(t.at("you.health")).toBe(5);
});

test("SS-35.15 a Forcefield stops a hit after it is seen, but not the alarm", () => {
  const t = six({ gear: ["forcefield"], enemies: guard, cards: [0, 1, -1] });
  t.choose(end);
  expect(t.asked()?.kind).toBe("after-draw");
  t.choose("forcefield");
  expect(t.at("you.health")).toBe(3);
  expect(t.at("alarm")).toBe(3);
  expect(t.at("you.energy")).toBe(9);
  const miss = six({ gear: ["forcefield"], enemies: guard, cards: [0, -5, -1] }).choose(end);
  expect(miss.asked()?.kind).toBe("your-actions");
});

test("SS-35.16, SS-R86 a Generator gives 1 Energy at the end of Clean up", () => {
  const t = six({ gear: ["generator"], you: { energy: 4 } });
  expect(t.choose(end).at("you.energy")).toBe(5);
});

test("SS-35.17, SS-R120, SS-16.13 glue holds enemies, who lose their steps but not their actions; you move on", () => {
  const t = six({
    gear: ["glue-bomb"],
    you: hidden,
    enemies: { g1: { at: 2 } },
    tokens: { detection: [3] },
    set: { alarm: 30, reinforcements: [] },
    cards: [-5, 0, -1],
  });
  t.choose("glue-bomb").choose({ kind: "free-move", sector: 5 });
  t.arrange({ you: { hidden: true } }).choose(end);
  expect(t.at("enemies.g1.sector")).toBe(2);
  expect(t.told(0)).toContain("Security Guard G1 searches Noodle Bar (2).");
});

test("SS-35.19, SS-R118 Motorized Skates make Noise where they enter, three times", () => {
  const t = six({ gear: ["motorized-skates"] });
  t.choose("motorized-skates");
  for (const sector of [3, 6, 5]) t.choose({ kind: "skate", sector });
  expect(t.at("noise")).toEqual([3, 6, 5]);
  expect(t.at("you.energy")).toBe(11);
});

test("SS-35.20 a Movements Accelerator moves you silently, before or after everything else", () => {
  const t = six({ gear: ["movements-accelerator", "movements-accelerator"] });
  t.choose({ kind: "movements-accelerator", copy: 1, sector: 3 });
  t.choose({ kind: "free-move", sector: 6 }).choose("hide");
  t.choose({ kind: "movements-accelerator", copy: 2, sector: 5 });
  expect(t.at("noise")).toEqual([]);
  expect(t.at("you.hidden")).toBe(false);
  expect(t.at("you.energy")).toBe(6);
});

test("SS-35.21, SS-35.22 a Neural Disruptor is for humans nearby", () => {
  const t = six({
    gear: ["neural-disruptor"],
    enemies: { g1: { at: 3 }, g2: { at: 6 }, d1: { type: "surveillance-drone", at: 2 } },
  });
  expect(t.offered().filter((each) => each.includes("Disruptor"))).toEqual([
    "Use Neural Disruptor on Security Guard G1",
  ]);
});

test("SS-35.23 a Remote Speaker Hack makes Noise anywhere", () => {
  const t = six({ gear: ["remote-speaker-hack"], tokens: { locks: [6] } });
  expect(t.choose({ kind: "remote-speaker-hack", sector: 6 }).at("noise")).toEqual([6]);
});

test("SS-35.24, SS-35.25, SS-R119 a Self-Defense Drone answers every attack, even a stopped one", () => {
  const t = six({
    gear: ["self-defense-drone", "forcefield"],
    you: { items: ["focus-enhancer"] },
    enemies: guard,
    cards: [0, 1, -3, -1],
  });
  t.choose(end).choose("forcefield");
  expect(t.asked()?.kind).toBe("after-draw");
  t.choose("focus-enhancer");
  expect(t.at("enemies.g1.defeated")).toBe(true);
  expect(t.at("noise")).toEqual([]);
});

test("SS-35.30, SS-29.6 Sneakers silence second movements", () => {
  const t = six({ gear: ["sneakers"] }).choose({ kind: "second-move", sector: 3 });
  expect(t.at("noise")).toEqual([]);
});

test("SS-35.34, SS-35.35 a Spider Drone takes one thing for 1 Energy, without an action", () => {
  const t = six({
    gear: ["spider-drone"],
    you: hidden,
    enemies: { g1: { at: 2, carries: "key" } },
    tokens: { keys: [2] },
  });
  t.choose({ kind: "spider-drone", carrier: "g1" });
  expect(t.at("you.keys")).toBe(1);
  t.choose({ kind: "spider-drone", thing: "key" });
  expect(t.at("you.keys")).toBe(2);
  expect(t.at("you.energy")).toBe(12);
  expect(t.at("you.hidden")).toBe(true);
  expect(kinds(t)).toContain("second-move");
});

test("SS-21.3, SS-35.6 armor raises your Armor", () => {
  expect(six({ gear: ["bulletproof-vest"] }).at("you.armor")).toBe(5);
  expect(six({ gear: ["body-armor"] }).at("you.armor")).toBe(6);
});

test("SS-29.4, SS-2.18 without gear you have all your Energy, and nothing is equipped later", () => {
  const t = six({ gear: [] });
  expect(t.at("you.gear")).toEqual([]);
  expect(t.at("you.energy")).toBe(16);
  expect(t.at("you.health")).toBe(3);
  expect(kinds(again(t))).not.toContain("equip");
});

test("SS-2.17 gear you own but have not equipped does nothing", () => {
  const owned = { "purse.gear": ["sneakers", "silenced-pistol", "body-armor", "bioconverter"] };
  const t = six({ gear: [], set: owned, enemies: { g1: { at: 2 } } });
  expect(t.at("you.armor")).toBe(4);
  expect(kinds(t)).not.toContain("attack");
  expect(kinds(six({ gear: ["silenced-pistol"], enemies: { g1: { at: 2 } } }))).toContain("attack");
  const noisy = six({ gear: [], set: owned }).choose({ kind: "second-move", sector: 3 });
  expect(noisy.at("noise")).toEqual([2, 3]);
});

test("SS-29.7, SS-R63 exactly enough Energy is enough, for abilities and for weapons", () => {
  const laser = six({ gear: ["laser-blaster"], you: { energy: 2 }, enemies: guard });
  expect(kinds(laser)).toContain("attack-all");
  const kit = six({ gear: ["first-aid-kit"], you: { energy: 3, health: 1 } });
  expect(kinds(kit)).toContain("first-aid-kit");
  const stun = six({ gear: ["stun-gun"], you: { energy: 0 }, enemies: guard, cards: [-5] });
  stun.choose({ kind: "attack", enemy: "g1" });
  expect(stun.asked()?.kind).toBe("your-actions");
});

test("SS-35.1 with 1 Energy left the Kit lowers the alarm by 1, and with none it is not offered", () => {
  const one = six({ gear: ["alarm-rewiring-kit"], you: { energy: 1 }, set: { alarm: 9 } });
  one.choose("alarm-rewiring-kit").amount(1);
  expect(one.at("alarm")).toBe(8);
  const none = six({ gear: ["alarm-rewiring-kit"], you: { energy: 0 }, set: { alarm: 9 } });
  expect(kinds(none)).not.toContain("alarm-rewiring-kit");
  expect(kinds(six({ gear: ["alarm-rewiring-kit"] }))).not.toContain("alarm-rewiring-kit");
});

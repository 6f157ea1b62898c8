import { expect, test } from "vitest";
import { CASS, CORRIDOR, kinds, six, sneak } from "./sneak.js";

const end = "end-actions";
const hidden = { hidden: true };

test("SS-36.2, SS-4.6 an Assault Grenade attacks everybody in one near sector, and is heard there", () => {
  const t = six({
    you: { items: ["assault-grenade"] },
    enemies: { g1: { at: 3 }, d1: { type: "surveillance-drone", at: 3 }, g2: { at: 6 } },
    cards: [-2, -5],
  });
  expect(t.offered().filter((each) => each.includes("Grenade"))).toHaveLength(1);
  t.choose({ kind: "assault-grenade", sector: 3 }).choose({ enemy: "g1" });
  expect(t.at("enemies.g1.defeated")).toBe(true);
  expect(t.at("enemies.d1.defeated")).toBe(false);
  expect(t.at("noise")).toEqual([3]);
});

test("SS-36.7, SS-36.11 EMP is for drones, gas is for humans, and both are silent", () => {
  const enemies = { g1: { at: 3 }, d1: { type: "surveillance-drone", at: 3 } };
  const emp = six({ you: { items: ["emp-grenade"] }, enemies, cards: [-5] });
  emp.choose({ kind: "emp-grenade", sector: 3 });
  expect([emp.at("enemies.g1.defeated"), emp.at("enemies.d1.defeated")]).toEqual([false, true]);
  const gas = six({ you: { items: ["gas-grenade"] }, enemies, cards: [-3] });
  gas.choose({ kind: "gas-grenade", sector: 3 });
  expect([gas.at("enemies.g1.defeated"), gas.at("enemies.d1.defeated")]).toEqual([true, false]);
  expect(gas.at("noise")).toEqual([]);
});

test("SS-36.3, SS-36.4 a Hologram stops any Search", () => {
  const t = six({
    you: { ...hidden, items: ["distracting-hologram"] },
    enemies: { k1: { type: "tracker", at: 2 } },
    cards: [-3, -1],
  });
  t.choose(end).choose("distracting-hologram");
  expect(t.at("you.hidden")).toBe(true);
  expect(t.at("you.items")).toEqual([]);
});

test("SS-36.9, SS-R116 a Flashbang takes Overwatch and the turn from everybody there", () => {
  const t = six({
    you: { items: ["flashbang-grenade"] },
    enemies: { g1: { at: 3, overwatch: true }, d1: { type: "surveillance-drone", at: 3 } },
    cards: [-1],
  });
  t.choose({ kind: "flashbang-grenade", sector: 3 }).choose({ kind: "free-move", sector: 3 });
  expect(t.at("enemies.g1.overwatch")).toBe(false);
  t.choose({ kind: "second-move", sector: 6 });
  expect(t.told(0).join()).not.toContain("attacks you");
  t.choose(end);
  expect(t.told(0).join()).not.toContain("draws");
  expect(t.at("enemies.g1.sector")).toBe(3);
});

test("SS-36.9 a Flashbang in your own sector takes your Overwatch too", () => {
  const flash = (sector: number) =>
    six({
      gear: ["silenced-pistol"],
      you: { overwatch: true, items: ["flashbang-grenade"] },
      enemies: { g1: { at: 2, overwatch: true }, g2: { at: 3 } },
    }).choose({ kind: "flashbang-grenade", sector });
  const here = flash(2);
  expect(here.at("you.overwatch")).toBe(false);
  expect(here.at("enemies.g1.overwatch")).toBe(false);
  const nextDoor = flash(3);
  expect(nextDoor.at("you.overwatch")).toBe(true);
  expect(nextDoor.at("enemies.g1.overwatch")).toBe(true);
});

test("SS-30.2 an item is used between any two of your actions, and after the last", () => {
  const t = six({ you: { items: ["alarm-adjuster"] }, set: { alarm: 12 } });
  expect(kinds(t)).toContain("alarm-adjuster");
  t.choose({ kind: "free-move", sector: 3 });
  expect(kinds(t)).toContain("alarm-adjuster");
  t.choose("hide");
  expect(kinds(t)).toEqual(["alarm-adjuster", "end-actions"]);
  expect(t.choose("alarm-adjuster").at("alarm")).toBe(2);
});

test("SS-36.14, SS-21.6 Painkillers heal 2, up to the maximum, and not beyond", () => {
  const t = six({ you: { health: 2, items: ["painkillers"] } }).choose("painkillers");
  expect(t.at("you.health")).toBe(3);
  expect(kinds(six({ you: { items: ["painkillers"] } }))).not.toContain("painkillers");
});

test("SS-36.15, SS-36.16, SS-R127 a Shockwave pushes one enemy, even a Sentry Gun, and it forgets you", () => {
  const t = six({
    you: { items: ["shockwave"] },
    enemies: { s1: { type: "sentry-gun", at: 2, detected: true, overwatch: true }, g1: { at: 2 } },
    tokens: { detection: [3] },
    cards: [-5],
  });
  t.choose({ kind: "shockwave", enemy: "s1", sector: 3 });
  expect(t.at("enemies.s1")).toMatchObject({ sector: 3, detected: false, overwatch: true });
  expect(t.at("enemies.g1.sector")).toBe(2);
  expect(t.at("detection")).toEqual([3]);
  t.choose({ kind: "free-move", sector: 5 });
  expect(t.at("alarm")).toBe(3);
});

test("SS-R127, SS-31.7 a push into a Trap sets it off", () => {
  const t = six({
    options: CASS,
    you: { items: ["shockwave"] },
    enemies: { g1: { at: 2 } },
    tokens: { traps: [3] },
    cards: [0],
  });
  t.choose({ kind: "shockwave", enemy: "g1", sector: 3 });
  expect(t.at("enemies.g1.defeated")).toBe(true);
  expect(t.at("traps")).toEqual([]);
});

test("SS-36.18, SS-R98 a Sound Dampener stops one token, and no older one goes", () => {
  const t = sneak({
    map: CORRIDOR,
    you: { sector: 2, items: ["sound-dampener"] },
    tokens: { noise: [1, 4, 5] },
  });
  t.choose({ kind: "second-move", sector: 3 });
  expect(t.asked()?.kind).toBe("token");
  t.choose("sound-dampener");
  expect(t.at("noise")).toEqual([4, 5, 3]);
  const there = six({ you: { items: ["sound-dampener"] }, tokens: { noise: [2, 3] } });
  there.choose({ kind: "second-move", sector: 3 });
  expect(there.asked()?.kind).toBe("your-actions");
});

test("SS-R98 it stops neither the alarm nor the detection", () => {
  const t = six({
    you: { items: ["sound-dampener"] },
    enemies: { d1: { type: "surveillance-drone", at: 2 } },
    cards: [0, -1],
  });
  t.choose(end).choose("sound-dampener");
  expect(t.at("alarm")).toBe(5);
  expect(t.at("detection")).toEqual([]);
});

test("SS-36.20 Wall Charges make two sectors adjacent, loudly", () => {
  const t = sneak({ map: "[01]#[02]", you: { sector: 1, items: ["wall-charges"] } });
  t.choose({ kind: "wall-charges", sector: 2 });
  expect(t.at("noise")).toEqual([1]);
  t.choose({ kind: "free-move", sector: 2 });
  expect(t.at("you.sector")).toBe(2);
});

test("SS-30.1, SS-7.5, SS-30.3 an item is used once, without an action", () => {
  const t = six({ you: { items: ["general-system-glitch"] } }).choose("general-system-glitch");
  expect(t.at("you.items")).toEqual([]);
  expect(t.at("purse.itemDiscard")).toEqual(["general-system-glitch"]);
  expect(kinds(t)).toContain("hide");
});

test("SS-30.4, SS-2.2, SS-R83, SS-31.3 Cass may use items, but an Energy Surge is nothing to her", () => {
  const t = six({
    options: CASS,
    you: { items: ["gas-grenade", "energy-surge"] },
    enemies: { g1: { at: 3 } },
    cards: [0],
  });
  expect(kinds(t)).not.toContain("energy-surge");
  t.choose({ kind: "gas-grenade", sector: 3 });
  expect(t.at("enemies.g1.defeated")).toBe(true);
});

test("SS-36.19, SS-R95 a Stochastic Modifier works on behavior draws too", () => {
  const t = six({
    you: { sector: 6, ...hidden, items: ["stochastic-modifier"] },
    enemies: { g1: { at: 1 } },
    tokens: { noise: [2] },
    cards: [0, -5, -1],
  });
  t.choose(end).choose("stochastic-modifier").choose("Count -5");
  expect(t.at("enemies.g1.sector")).toBe(1);
});

test("SS-36.5, SS-36.6 an overridden drone steps where you say and detects nothing", () => {
  const t = six({
    you: { items: ["drone-override-matrix"] },
    enemies: { h1: { type: "hound-drone", at: 1 } },
    tokens: { detection: [1] },
    cards: [-1],
  });
  t.choose(end).choose("drone-override-matrix");
  expect(t.offered()).toEqual(["Move 1", "Move 2", "Move 2, Search", "Move 3, Search"]);
  t.choose("Move 2").choose({ sector: 2 }).pass();
  expect(t.at("enemies.h1.sector")).toBe(2);
  expect(t.at("alarm")).toBe(0);
  expect(t.at("detection")).toEqual([1]);
});

test("SS-36.5 an overridden Drone Bomb steps without a Detection token and is gone after its attack", () => {
  const t = six({
    you: { sector: 6, ...hidden, items: ["drone-override-matrix"] },
    enemies: {
      b1: { type: "drone-bomb", color: "yellow", at: 1 },
      g1: { at: 2, acted: true },
      g2: { at: 2, acted: true },
    },
    cards: [0, -1],
  });
  t.choose(end).choose("drone-override-matrix").choose("Move 1").choose({ sector: 2 });
  t.choose({ kind: "strike", enemy: "g1" });
  expect(t.at("enemies.g1.defeated")).toBe(true);
  expect(t.at("enemies.g2.defeated")).toBe(false);
  expect(t.at("enemies")).not.toHaveProperty("b1");
});

test("SS-R95 with pauseAtEveryWindow every window opens, with nothing but a pass", () => {
  const t = six({ options: { pauseAtEveryWindow: true } }).choose(end);
  expect(t.asked()?.kind).toBe("after-draw");
  expect(t.offered()).toEqual(["Pass"]);
});

test("SS-13.5 a second detection in one turn has no effect of its own, so one Dampener is enough", () => {
  const t = six({
    gear: ["camera-hack"],
    you: { items: ["sound-dampener"] },
    enemies: { g1: { at: 2 } },
    cards: [-5, 0, -5, -1],
  });
  t.choose({ kind: "second-move", sector: 3 });
  for (let window = 0; window < 4; window++) t.pass(); // Detection in 2, Noise in 2 and 3, Detection in 3
  t.choose({ kind: "camera-hack", sector: 3 }).choose(end);
  expect(t.asked()?.kind).toBe("token"); // not by detecting, but by attacking
  t.choose("sound-dampener");
  expect(t.at("detection")).toEqual([]);
  expect(t.at("alarm")).toBe(3);
});

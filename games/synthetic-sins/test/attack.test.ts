import { expect, test } from "vitest";
import { CORRIDOR, kinds, NINE, six, sneak } from "./sneak.js";

const guard = { g1: { at: 2 } };

test("SS-8.2, SS-8.3 without a weapon, or with nobody there, there is no attack", () => {
  expect(kinds(six({ enemies: guard }))).not.toContain("attack");
  expect(kinds(six({ gear: ["silenced-pistol"], enemies: { g1: { at: 3 } } }))).not.toContain(
    "attack",
  );
  const body = six({ gear: ["silenced-pistol"], enemies: { g1: { at: 2, defeated: true } } });
  expect(kinds(body)).not.toContain("attack");
});

test("SS-8.8, SS-8.9 a miss changes nothing about the target, but a noisy weapon is heard", () => {
  const t = six({ gear: ["submachine-gun"], enemies: guard, cards: [-3] });
  t.choose({ kind: "attack", weapon: "submachine-gun", enemy: "g1" });
  expect(t.at("enemies.g1.defeated")).toBe(false);
  expect(t.at("noise")).toEqual([2]);
});

test("SS-19.19, SS-R53 whoever is defeated patrols no more", () => {
  const t = six({
    gear: ["silenced-pistol"],
    waypoints: { blue: [2, 3] },
    enemies: { g1: { at: 2, patrolling: true, next: 2, previous: 1 } },
    cards: [5],
  });
  t.choose({ kind: "attack", enemy: "g1" });
  expect(t.at("enemies.g1")).toMatchObject({ defeated: true, patrolling: false, previous: 0 });
});

test("SS-8.1, SS-7.4 an attack is a second action", () => {
  const t = six({ gear: ["silenced-pistol"], enemies: guard, cards: [-5] });
  t.choose({ kind: "attack", enemy: "g1" });
  expect(kinds(t)).toEqual(["end-actions"]);
});

test("SS-8.11 a shot from hiding that kills raises no alarm", () => {
  const t = six({ gear: ["silenced-pistol"], you: { hidden: true }, enemies: guard, cards: [0] });
  t.choose({ kind: "attack", enemy: "g1" });
  expect(t.at("alarm")).toBe(0);
  expect(t.at("detection")).toEqual([]);
  expect(t.at("you.hidden")).toBe(false);
});

test("SS-35.3, SS-35.4, SS-4.6 an Assault Rifle attacks one with 8, or several with 6 and a card each", () => {
  const enemies = { g1: { at: 2 }, g2: { at: 2 }, g3: { at: 2 } };
  const one = six({ gear: ["assault-rifle"], enemies, cards: [-3] });
  one.choose({ kind: "attack", enemy: "g1" });
  expect(one.at("enemies.g1.defeated")).toBe(true);
  const many = six({ gear: ["assault-rifle"], enemies, cards: [-1, -2] });
  many.choose("attack-several");
  expect(many.refuses({ pick: [{ enemy: "g1" }] })).toMatchObject({ rule: "SS-35.3" });
  many.pick([{ enemy: "g1" }, { enemy: "g3" }]);
  expect(many.asked()?.kind).toBe("attack-order");
  many.choose({ enemy: "g3" });
  expect(many.at("enemies.g3.defeated")).toBe(true);
  expect(many.at("enemies.g1.defeated")).toBe(false);
  expect(many.at("enemies.g2.defeated")).toBe(false);
  expect(many.at("noise")).toEqual([2]);
});

test("SS-35.18 a Laser Blaster attacks everybody there, for 2 Energy", () => {
  const t = six({
    gear: ["laser-blaster"],
    enemies: { g1: { at: 2 }, g2: { at: 2 } },
    cards: [-3, -3],
  });
  expect(t.at("you.energy")).toBe(11);
  t.choose("attack-all").choose({ enemy: "g2" });
  expect(t.at("enemies.g1.defeated")).toBe(true);
  expect(t.at("enemies.g2.defeated")).toBe(true);
  expect(t.at("you.energy")).toBe(9);
  expect(t.at("noise")).toEqual([2]);
});

test("SS-29.7 an ability that cannot be paid for is not offered, and the table says why", () => {
  const t = six({ gear: ["laser-blaster"], you: { energy: 1 }, enemies: guard });
  expect(kinds(t)).not.toContain("attack-all");
  const kit = six({ gear: ["first-aid-kit"], you: { energy: 2, health: 1 } });
  expect(kit.barred()).toMatchObject({ "Use First Aid Kit": "SS-29.7" });
});

test("SS-35.31, SS-35.32, SS-35.33 a Sniper Rifle shoots along open rows, only before you move, never here", () => {
  const enemies = { g1: { at: 2 }, g2: { at: 4 }, g3: { at: 1 } };
  const t = sneak({
    map: CORRIDOR,
    gear: ["sniper-rifle"],
    you: { sector: 1 },
    enemies,
    cards: [-3],
  });
  const targets = t.view(0).question?.options.filter(({ kind }) => kind === "attack");
  expect(targets?.map(({ enemy }) => enemy)).toEqual(["g1", "g2"]);
  t.choose({ kind: "attack", enemy: "g2" });
  expect(t.at("enemies.g2.defeated")).toBe(true);
  expect(t.at("noise")).toEqual([1]);
  const far = { map: CORRIDOR, gear: ["sniper-rifle"], you: { sector: 1 } };
  expect(kinds(sneak({ ...far, enemies: { g1: { at: 5 } } }))).not.toContain("attack");
  const walled = "[01] [02]#[03] [04] [05]";
  expect(kinds(sneak({ ...far, map: walled, enemies: { g1: { at: 3 } } }))).not.toContain("attack");
  const corner = sneak({ ...far, map: NINE, enemies: { g1: { at: 5 } } });
  expect(kinds(corner)).not.toContain("attack");
  const moved = sneak({ ...far, enemies: { g1: { at: 3 } } }).choose({
    kind: "free-move",
    sector: 2,
  });
  expect(kinds(moved)).not.toContain("attack");
});

test("SS-R61, SS-R90 a Sniper Rifle alone is nothing to go on Overwatch with", () => {
  expect(kinds(six({ gear: ["sniper-rifle"] }))).not.toContain("overwatch");
  expect(kinds(six())).not.toContain("overwatch");
  expect(kinds(six({ gear: ["stun-gun"] }))).toContain("overwatch");
});

test("SS-35.26 a Shotgun uses the higher of two cards", () => {
  const t = six({ gear: ["shotgun"], enemies: guard, cards: [-1, -4] });
  t.choose({ kind: "attack", enemy: "g1" });
  expect(t.at("enemies.g1.defeated")).toBe(true);
  expect(t.at("discard")).toHaveLength(2);
});

test("SS-35.29, SS-R96 Smart Bullets add 2 after the card is seen, each copy once", () => {
  const t = six({
    gear: ["silenced-pistol", "smart-bullets", "smart-bullets"],
    enemies: guard,
    cards: [-4],
  });
  t.choose({ kind: "attack", enemy: "g1" });
  expect(t.asked()?.kind).toBe("after-draw");
  t.choose({ kind: "smart-bullets", copy: 1 });
  expect(t.offered()).toEqual(["Use Smart Bullets", "Pass"]);
  t.choose({ kind: "smart-bullets", copy: 2 });
  expect(t.at("enemies.g1.defeated")).toBe(true);
  expect(t.at("you.energy")).toBe(8);
});

test("SS-36.10, SS-R124 a Focus Enhancer adds 4 to any attack of yours", () => {
  const t = six({
    gear: ["silenced-pistol"],
    you: { items: ["focus-enhancer"] },
    enemies: guard,
    cards: [-4],
  });
  t.choose({ kind: "attack", enemy: "g1" }).choose("focus-enhancer");
  expect(t.at("enemies.g1.defeated")).toBe(true);
  expect(t.at("you.items")).toEqual([]);
});

test("SS-36.19, SS-R124, SS-R11 a Stochastic Modifier draws one more card, and you choose which counts", () => {
  const t = six({
    gear: ["silenced-pistol"],
    you: { items: ["stochastic-modifier"] },
    enemies: guard,
    cards: [-4, 2],
  });
  t.choose({ kind: "attack", enemy: "g1" }).choose("stochastic-modifier");
  expect(t.offered()).toEqual(["Count -4", "Count +2"]);
  t.choose("Count +2");
  expect(t.at("enemies.g1.defeated")).toBe(true);
  expect(t.at("discard")).toHaveLength(2);
});

test("SS-37.3, SS-37.4 the deck is hidden, and what was drawn is open", () => {
  const t = six({ gear: ["silenced-pistol"], enemies: guard, cards: [-4] });
  expect(new Set(t.seenBy(0, "deck"))).toEqual(new Set(["hidden"]));
  t.choose({ kind: "attack", enemy: "g1" });
  expect(t.seenBy(0, "discard")).toEqual(["-4"]);
  expect(t.seenBy("spectator", "discard")).toEqual(["-4"]);
});

test("SS-34.5, SS-34.6 a defeated Squad Leader gives no bonus", () => {
  const t = six({
    gear: ["silenced-pistol"],
    enemies: { ...guard, l1: { type: "squad-leader", at: 2, defeated: true } },
    cards: [0],
  });
  t.choose({ kind: "attack", enemy: "g1" });
  expect(t.at("enemies.g1.defeated")).toBe(true);
});

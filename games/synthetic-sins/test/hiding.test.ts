import { expect, test } from "vitest";
import { again, CORRIDOR, kinds, six, sneak } from "./sneak.js";

const pistol = { gear: ["silenced-pistol"] };

test("SS-10.1, SS-10.2, SS-R18, SS-R19 you hide where no enemy is; bodies do not matter, and not twice", () => {
  const t = six({ enemies: { g1: { at: 2, defeated: true } } }).choose("hide");
  expect(t.at("you.hidden")).toBe(true);
  expect(again(t).barred()).toMatchObject({ Hide: "SS-R18" });
  const watched = six({ enemies: { g1: { at: 2 } } });
  expect(watched.refuses("hide")).toMatchObject({ code: "barred", rule: "SS-10.2" });
});

test("SS-10.4, SS-10.10, SS-R36 moving ends Hidden, and only the Intercept Attack answers it", () => {
  const t = six({
    you: { hidden: true },
    enemies: { g1: { at: 2, overwatch: true } },
    cards: [-5],
  });
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.at("you.hidden")).toBe(false);
  const told = t.told(0);
  expect(told).toContain("Security Guard G1 attacks you as you leave.");
  expect(told).not.toContain("Security Guard G1 was waiting for you.");
});

test("SS-10.5, SS-9.13 an action other than Pick up ends Hidden", () => {
  const t = six({ ...pistol, you: { hidden: true } }).choose("overwatch");
  expect(t.at("you.hidden")).toBe(false);
  expect(t.at("you.overwatch")).toBe(true);
});

test("SS-10.7, SS-10.8, SS-24.4 doing nothing keeps you Hidden over the turns", () => {
  const t = six({ you: { hidden: true } })
    .choose("end-actions")
    .choose("end-actions");
  expect(t.at("turn.number")).toBe(3);
  expect(t.at("you.hidden")).toBe(true);
});

test("SS-10.8, SS-R17 free gear and items do not end Hidden, except an attack in your own sector", () => {
  const t = six({
    gear: ["remote-speaker-hack"],
    you: { hidden: true, items: ["assault-grenade", "gas-grenade"] },
    enemies: { g1: { at: 3 }, g2: { at: 2 } },
    cards: [-5, -5],
  });
  t.choose({ kind: "remote-speaker-hack", sector: 6 });
  t.choose({ kind: "assault-grenade", sector: 3 });
  expect(t.at("you.hidden")).toBe(true);
  t.choose({ kind: "gas-grenade", sector: 2 });
  expect(t.at("you.hidden")).toBe(false);
});

test("SS-10.3, SS-13.1, SS-13.2 whoever is Hidden is not detected without a Search", () => {
  const t = six({ you: { hidden: true }, enemies: { g1: { at: 2 } }, cards: [-5, -1] }).choose(
    "end-actions",
  );
  expect(t.at("alarm")).toBe(0);
  expect(t.at("you.hidden")).toBe(true);
});

test("SS-13.3, SS-10.6, SS-17.4 a Search ends Hidden and detects", () => {
  const t = six({
    you: { hidden: true },
    enemies: { k1: { type: "tracker", at: 2 } },
    cards: [-3, -5, -1],
  });
  t.choose("end-actions");
  expect(t.at("you.hidden")).toBe(false);
  expect(t.at("alarm")).toBe(4);
  expect(t.at("detection")).toEqual([2]);
});

test("SS-9.2, SS-9.11, SS-24.3 Overwatch does nothing by itself and ends at Clean up", () => {
  const t = six(pistol).choose("overwatch");
  expect(t.told(0)).toEqual(["You are on Overwatch."]);
  t.choose("end-actions");
  expect(t.at("you.overwatch")).toBe(false);
});

test("SS-9.5, SS-9.7, SS-R64 one Overwatch attack a turn, on an enemy that enters", () => {
  const t = sneak({
    map: CORRIDOR,
    ...pistol,
    you: { sector: 3, hidden: true, overwatch: true },
    enemies: { g1: { at: 3, acted: true }, g2: { at: 2 }, g3: { at: 4 } },
    tokens: { noise: [3] },
    options: { chooseForMe: true },
    cards: [0, 0, 0, -5, -1],
  });
  t.choose("end-actions");
  expect(t.offered()).toEqual(["Attack Security Guard G2 with the Silenced Pistol", "Pass"]);
  t.choose("overwatch-attack");
  expect(t.at("enemies.g2.defeated")).toBe(true);
  expect(t.at("enemies.g3.sector")).toBe(3);
  expect(t.at("enemies.g3.defeated")).toBe(false);
});

test("SS-9.6, SS-R60, SS-R63 any weapon that can be paid for; several targets become one", () => {
  const t = six({
    gear: ["assault-rifle", "laser-blaster", "stun-gun", "sniper-rifle"],
    you: { overwatch: true, energy: 1 },
    enemies: { g1: { at: 1 } },
    tokens: { noise: [2] },
    cards: [0, -4, -5, -1],
  });
  t.choose("end-actions");
  expect(t.offered()).toEqual([
    "Attack Security Guard G1 with the Assault Rifle",
    "Attack Security Guard G1 with the Stun Gun",
    "Pass",
  ]);
  t.choose({ weapon: "assault-rifle" });
  expect(t.told(0)).toContain("Your attack: 8 and card -4 come to 4.");
});

test("SS-9.3 only whoever is on Overwatch shoots, and only at those who enter the own sector", () => {
  const gear = ["silenced-pistol"];
  const asked = (you: Record<string, boolean>, noise: number) => {
    const t = six({
      gear,
      you,
      enemies: { g1: { at: 1 } },
      tokens: { noise: [noise] },
      cards: [0],
    });
    t.choose("end-actions");
    expect(t.at("enemies.g1.sector")).toBe(noise);
    return t.asked()?.kind;
  };
  expect(asked({ overwatch: true }, 2)).toBe("overwatch");
  expect(asked({ overwatch: true }, 4)).not.toBe("overwatch");
  expect(asked({}, 2)).not.toBe("overwatch");
});

test("SS-9.14, SS-R125 the stance goes where you go", () => {
  const t = six({
    gear: ["silenced-pistol", "movements-accelerator"],
    enemies: { g1: { at: 6 } },
    tokens: { noise: [3] },
    cards: [0, 0, -1],
  });
  t.choose("overwatch").choose({ kind: "movements-accelerator", sector: 3 });
  t.choose("end-actions").choose("overwatch-attack");
  expect(t.at("enemies.g1.defeated")).toBe(true);
  expect(t.at("enemies.g1.sector")).toBe(3);
});

test("SS-20.7, SS-20.11, SS-R65 an enemy on Overwatch attacks whoever enters, as often as they enter", () => {
  const t = six({
    gear: ["movements-accelerator", "movements-accelerator"],
    enemies: { s1: { type: "sentry-gun", at: 3, overwatch: true } },
    cards: [-5, -5, -4],
  });
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.told(0)).toContain("Sentry Gun S1 was waiting for you.");
  t.choose({ kind: "movements-accelerator", sector: 6, copy: 1 });
  t.choose({ kind: "movements-accelerator", sector: 3, copy: 2 });
  expect(t.told(0)).toContain("Sentry Gun S1 was waiting for you.");
  expect(t.at("enemies.s1.overwatch")).toBe(true);
});

test("SS-20.12 several enemies on Overwatch attack in an order you choose", () => {
  const watching = { at: 3, overwatch: true };
  const t = six({ enemies: { g1: watching, g2: watching }, cards: [-5, -5] });
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.asked()?.kind).toBe("overwatch-order");
  t.choose({ enemy: "g2" });
  expect(t.at("alarm")).toBe(6);
});

test("SS-20.10, SS-16.2, SS-20.6 its token goes at the start of its activation, and it attacks again", () => {
  const t = six({ enemies: { g1: { at: 3, overwatch: true } }, cards: [-5, 0, -5, -1] });
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.at("enemies.g1.overwatch")).toBe(true);
  t.choose("end-actions");
  expect(t.at("enemies.g1.overwatch")).toBe(false);
  expect(t.told(0)).toContain("Security Guard G1 attacks you.");
  expect(t.at("alarm")).toBe(3);
});

test("SS-20.19, SS-36.17 smoke covers one movement out of and into company", () => {
  const t = six({
    you: { items: ["smoke-grenade"] },
    enemies: { g1: { at: 2, detected: true }, g2: { at: 3, overwatch: true } },
    cards: [-5],
  });
  t.choose("smoke-grenade");
  expect(t.at("you.hidden")).toBe(true);
  expect(t.at("enemies.g1.detected")).toBe(false);
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.at("you.hidden")).toBe(true);
  expect(t.at("detection")).toEqual([]);
  t.choose({ kind: "second-move", sector: 6 });
  expect(t.told(0)).toContain("Security Guard G2 attacks you as you leave.");
});

test("SS-R125, SS-36.17 smoke still covers the movement of whoever was seen after it was thrown", () => {
  const t = six({
    you: { items: ["smoke-grenade"] },
    enemies: { g1: { at: 2 }, g2: { at: 3, overwatch: true } },
  });
  t.choose("smoke-grenade");
  t.arrange({ you: { hidden: false } }, { set: "enemies.g1.detected", to: true });
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.at("detection")).toEqual([]);
  expect(t.told(0).join(" ")).not.toContain("attacks you");
});

test("SS-R118 the Cloak does nothing for whoever has lost Hidden before", () => {
  const t = six({
    gear: ["chameleon-cloak", "movements-accelerator"],
    you: { hidden: true },
    enemies: { g1: { at: 3 } },
    cards: [-5],
  });
  t.choose("chameleon-cloak").choose({ kind: "movements-accelerator", sector: 3 });
  t.choose({ kind: "free-move", sector: 6 });
  expect(t.told(0)).toContain("Security Guard G1 attacks you as you leave.");
});

test("SS-35.8, SS-7.2 the Cloak is for the Hidden", () => {
  expect(kinds(six({ gear: ["chameleon-cloak"] }))).not.toContain("chameleon-cloak");
});

test("SS-35.8 whoever wears the Cloak does not put it on again", () => {
  const t = six({ gear: ["chameleon-cloak"], you: { hidden: true } });
  t.choose("chameleon-cloak");
  expect(kinds(t)).not.toContain("chameleon-cloak");
  expect(t.at("you.energy")).toBe(10);
});

test("SS-34.7, SS-R116 neither a Surveillance Drone nor a disabled guard attacks by Overwatch", () => {
  const t = six({
    gear: ["neural-disruptor"],
    enemies: {
      d1: { type: "surveillance-drone", at: 3, overwatch: true },
      g1: { at: 3, overwatch: true },
    },
  });
  t.choose({ kind: "neural-disruptor", enemy: "g1" }).choose({ kind: "free-move", sector: 3 });
  expect(t.at("alarm")).toBe(0);
  expect(t.at("detection")).toEqual([]);
  expect(t.asked()?.kind).toBe("your-actions"); // and not in which order they attack
});

test("SS-36.5 the Overwatch of an overridden drone does nothing to you", () => {
  const t = six({
    enemies: { s1: { type: "sentry-gun", at: 3, overwatch: true, overridden: true } },
  });
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.at("alarm")).toBe(0);
});

test("SS-8.10, SS-13.2 an enemy attacked from hiding that still stands detects you at once", () => {
  const t = six({
    ...pistol,
    you: { hidden: true },
    enemies: { g1: { at: 2 }, g2: { at: 2 } },
    cards: [-5],
  });
  t.choose({ kind: "attack", enemy: "g1" });
  expect(t.at("enemies.g1.detected")).toBe(true);
  expect(t.at("enemies.g2.detected")).toBe(false);
  expect(t.at("alarm")).toBe(3);
  expect(t.at("detection")).toEqual([2]);
});

test("SS-8.10, SS-8.11 one that falls does not, and neither does one you attack in the open", () => {
  const fallen = six({ ...pistol, you: { hidden: true }, enemies: { g1: { at: 2 } }, cards: [5] });
  fallen.choose({ kind: "attack", enemy: "g1" });
  expect(fallen.at("enemies.g1.defeated")).toBe(true);
  expect([fallen.at("alarm"), fallen.at("detection")]).toEqual([0, []]);
  const open = six({ ...pistol, enemies: { g1: { at: 2 } }, cards: [-5] });
  open.choose({ kind: "attack", enemy: "g1" });
  expect([open.at("enemies.g1.detected"), open.at("alarm")]).toEqual([false, 0]);
});

test("SS-8.10, SS-R17 the same holds for a grenade thrown into your own sector", () => {
  const t = six({
    you: { hidden: true, items: ["gas-grenade"] },
    enemies: { g1: { at: 2 }, d1: { type: "surveillance-drone", at: 2 } },
    cards: [-5],
  });
  t.choose({ kind: "gas-grenade", sector: 2 });
  expect(t.at("enemies.g1.detected")).toBe(true);
  expect(t.at("enemies.d1.detected")).toBe(false); // it was not attacked
  expect(t.at("alarm")).toBe(3);
});

test("SS-8.10 a shot over a distance is not traced", () => {
  const t = sneak({
    map: CORRIDOR,
    gear: ["sniper-rifle"],
    you: { sector: 1, hidden: true },
    enemies: { g1: { at: 3 } },
    cards: [-5],
  });
  t.choose({ kind: "attack", enemy: "g1" });
  expect(t.at("enemies.g1.detected")).toBe(false);
  expect([t.at("you.hidden"), t.at("alarm")]).toEqual([false, 0]);
});

test("SS-8.12 whoever is on Overwatch there attacks once the attack is resolved, and not before", () => {
  const t = six({
    ...pistol,
    you: { hidden: true },
    enemies: { g1: { at: 2 }, g2: { at: 2, overwatch: true } },
    cards: [-5, -5],
  });
  t.choose({ kind: "attack", enemy: "g1" });
  const told = t.told(0);
  const shot = told.findIndex((line) => line.includes("G2") && line.includes("waiting"));
  const found = told.findIndex((line) => line.includes("G1") && line.includes("detect"));
  expect(found).toBeGreaterThanOrEqual(0);
  expect(shot).toBeGreaterThan(found);
});

test("SS-8.10, SS-34.12 the one you are to follow notices nothing, attacked or not", () => {
  const t = six({
    ...pistol,
    you: { hidden: true },
    enemies: { t1: { type: "target", at: 2 } },
    cards: [-5],
  });
  t.choose({ kind: "attack", enemy: "t1" });
  expect(t.at("enemies.t1")).toMatchObject({ defeated: false, detected: false });
  expect([t.at("you.hidden"), t.at("alarm")]).toEqual([false, 0]);
});

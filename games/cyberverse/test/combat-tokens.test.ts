import { box } from "@sprawl/cyberverse";
import { expect, test } from "vitest";
import { attacks, duel } from "./duel.js";
import { agent, eden, kinds, offers, take } from "./new-eden.js";

test("CV-22.15 Energy shield: +3 once, then the token is gone for later attacks", () => {
  const t = attacks(duel("t01", "t16"));
  expect(agent(t, "anvil")).toMatchObject({ health: 6, token: -1, suppression: true });
});

test("CV-19.17 one Combat token serves for every attack its character makes or suffers", () => {
  const t = duel("t01", "t02", { alena: { slots: ["machine-pistol"] } });
  const { token } = agent(t, "alena");
  attacks(t, { weapon: "machine-pistol" }).choose("attack");
  expect(agent(t, "alena")).toMatchObject({ token, shown: true });
  take(t, "strike");
  expect(t.told(0).join(" ")).toContain("8 against Anvil 4");
  t.choose("stay").choose("attack");
  take(t, "strike");
  expect(t.told(0).join(" ")).toContain("against Alena Sigurov 3");
});

test("CV-22.2 an Attack effect is nothing to whoever is attacked, a Defense effect nothing to the attacker", () => {
  const shield = attacks(duel("t16", "t01"));
  expect(shield.told(0).join(" ")).toContain("5 against Anvil 3");
  expect(agent(shield, "alena").token).not.toBe(-1);
  const pierced = attacks(duel("t01", "t11", { anvil: { slots: ["hand-gun"] } }));
  expect(pierced.told(0).join(" ")).toContain("7 against Anvil 3");
});

test("CV-22.1 tokens: at most one effect a side, 60 in all, every effect at least twice", () => {
  const all = Object.values(box.combatTokens);
  expect(all.reduce((sum, { copies }) => sum + copies, 0)).toBe(60);
  const counts = new Map<string, number>();
  for (const { copies, onAttack, onDefense } of all) {
    for (const effect of [onAttack && `a ${onAttack}`, onDefense && `d ${onDefense}`])
      if (effect) counts.set(effect, (counts.get(effect) ?? 0) + copies);
  }
  expect(counts.size).toBe(15);
  expect([...counts.values()].every((count) => count >= 2)).toBe(true);
});

test("CV-22.3, CV-22.10, CV-22.4, CV-22.7 effects on the target come whatever the result: Bleeding, Grapple, Disarm", () => {
  const weak = { anvil: { slots: ["ceramic-armour", "ceramic-armour"] } };
  const poison = attacks(duel("t12", "t04", weak));
  expect(agent(poison, "anvil")).toMatchObject({ health: 6, bleeding: true, suppression: false });
  const grapple = attacks(duel("t08", "t04", weak));
  expect(agent(grapple, "anvil").grappled).toBe(true);
  expect(grapple.asked()).toMatchObject({ seats: [1], kind: "attack" });
  const disarm = attacks(
    duel("t10", "t04", { anvil: { slots: ["hand-gun", "ceramic-armour", "ceramic-armour"] } }),
  );
  disarm.choose("stay").choose("attack");
  expect(offers(disarm, "strike", "weapon")).toEqual(["unarmed"]);
});

test("CV-22.5, CV-22.6, CV-R61 Frenzy costs 1 Health for +5, and is nothing at 1 Health", () => {
  const t = attacks(duel("t09", "t01"));
  expect(agent(t, "alena").health).toBe(3);
  expect(t.told(0).join(" ")).toContain("9 against");
  const last = attacks(duel("t09", "t01", { alena: { health: 1 } }));
  expect(agent(last, "alena").health).toBe(1);
  expect(last.told(0).join(" ")).toContain("4 against");
});

test("CV-22.8, CV-22.9 Armor piercer: +3 with a ranged Weapon, even in the own zone, and nothing unarmed", () => {
  expect(
    attacks(duel("t11", "t01", { alena: { slots: ["hand-gun"] } }), { weapon: "hand-gun" })
      .told(0)
      .join(" "),
  ).toContain("10 against");
  expect(
    attacks(duel("t11", "t01", { alena: { slots: ["hand-gun"] } }), { weapon: "unarmed" })
      .told(0)
      .join(" "),
  ).toContain("5 against");
});

test("CV-22.12, CV-22.21, CV-22.25, CV-22.26, CV-21.13, CV-R64 Adrenalin: a free move to an adjacent zone; a defender's token goes if it is used; Grapple stops it", () => {
  const attacker = attacks(
    duel("t14", "t01", { alena: { zone: 5, position: 3 }, anvil: { zone: 5 } }),
  );
  expect(offers(attacker, "dash", "zone")).toEqual([2, 4, 6]);
  attacker.choose({ zone: 4 });
  expect(agent(attacker, "alena")).toMatchObject({ zone: 4, position: -1 });
  const defender = attacks(duel("t01", "t21"));
  expect(defender.asked()).toMatchObject({ seats: [1], kind: "adrenalin" });
  defender.choose({ zone: 5 });
  expect(agent(defender, "anvil")).toMatchObject({ zone: 5, token: -1 });
  const kept = attacks(duel("t01", "t21"));
  kept.choose("pass");
  expect(agent(kept, "anvil").token).toBeGreaterThanOrEqual(0);
  expect(attacks(duel("t08", "t21")).asked()?.kind).not.toBe("adrenalin");
});

test("CV-22.13, CV-22.14 Projection throws the target into an adjacent zone with room", () => {
  const t = attacks(duel("t15", "t01", { alena: { zone: 5 }, anvil: { zone: 5 } }));
  expect(offers(t, "throw", "zone")).toEqual([2, 4, 6]);
  t.choose({ zone: 2 });
  expect(agent(t, "anvil").zone).toBe(2);
});

test("CV-22.14 where no zone beside has room, Projection throws nobody", () => {
  const henchmen = ["marauder", "killer", "bruiser"].map((type) => ({
    type,
    district: 2,
    zone: 5,
  }));
  const t = attacks(duel("t15", "t01", { henchmen }));
  expect(agent(t, "anvil").zone).toBe(6);
  expect(t.asked()?.kind).not.toBe("project");
});

test("CV-22.17, CV-22.18, CV-22.19, CV-20.15, CV-R65 Bandage and Medkit heal at the reveal, before the blow", () => {
  const t = attacks(duel("t07", "t19", { anvil: { health: 2, bleeding: true } }));
  expect(agent(t, "anvil")).toMatchObject({ health: 2, bleeding: true });
  const own = attacks(duel("t18", "t04", { alena: { health: 2 } }));
  expect(agent(own, "alena").health).toBe(3);
});

test("CV-22.22, CV-22.23, CV-R62 Stealth: its bearer cannot attack, an attack on it is lost, and then nobody can choose it", () => {
  const t = attacks(duel("t01", "t22"));
  expect(agent(t, "anvil")).toMatchObject({ health: 6, shown: true });
  expect(t.asked()).toMatchObject({ seats: [1], kind: "fight-move" });
  const bearer = duel("t22", "t01");
  bearer.choose("stay");
  expect(bearer.asked()).toMatchObject({ seats: [0], kind: "attack" });
  expect(kinds(bearer)).toEqual(["hold"]);
  expect(Object.values(bearer.barred(0))).toEqual(["CV-22.22"]);
  const again = eden({
    agents: { alena: { org: 0, district: 2, zone: 6 }, anvil: { org: 1, district: 2, zone: 6 } },
    fight: {
      district: 2,
      brawl: "curfew",
      tokens: { alena: "t01", anvil: "t22" },
      shown: ["anvil"],
    },
  });
  again.choose("stay");
  expect(again.asked()?.seats).toEqual([1]);
});

test("CV-22.27 Holo-Decoy comes before the reveal: the attack is cancelled and the token stays hidden", () => {
  const t = attacks(duel("t05", "t02", { anvil: { slots: ["holo-decoy"] } }));
  expect(t.asked()).toMatchObject({ seats: [1], kind: "decoy" });
  t.choose("decoy");
  expect(agent(t, "anvil")).toMatchObject({ health: 6, shown: false, slots: [] });
});

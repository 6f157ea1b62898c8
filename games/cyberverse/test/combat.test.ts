import { advice, box } from "@sprawl/cyberverse";
import type { Table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { attacks, duel } from "./duel.js";
import { agent, eden, henchman, kinds, offers, options, stateOf, take, until } from "./new-eden.js";

test("CV-18.1, CV-18.2, CV-18.3, CV-18.4, CV-18.6, CV-R57 by Initiative each moves, then may attack; nobody leaves the District", () => {
  const t = duel("t01", "t01");
  expect(t.view(0).question?.args).toMatchObject({ who: "alena", points: 3 });
  expect(kinds(t)).toEqual(["walk", "stay"]);
  t.choose("stay").choose("hold");
  expect(t.asked()).toMatchObject({ seats: [1], kind: "fight-move" });
});

test("CV-18.5, CV-18.22, CV-18.23, CV-18.25, CV-18.28 one attack each; then tokens and Henchmen leave", () => {
  const t = attacks(duel("t01", "t01", { henchmen: [{ type: "killer", district: 2, zone: 1 }] }));
  expect(t.asked()?.seats).toEqual([1]);
  until(t, "strategy");
  expect(agent(t, "alena")).toMatchObject({ token: -1, shown: false });
  expect(henchman(t, 1)).toBeUndefined();
});

test("CV-17.29, CV-19.4, CV-19.5, CV-19.6, CV-19.10, CV-20.3, CV-R115 both tokens are shown; Combat 4 + 3 + Hand Gun 2 against 3 is +6", () => {
  const t = attacks(duel("t01", "t01", { alena: { slots: ["hand-gun"] } }), { weapon: "hand-gun" });
  expect(agent(t, "anvil")).toMatchObject({ health: 5, bleeding: true, shown: true });
  expect(agent(t, "alena").shown).toBe(true);
});

test("CV-19.11, CV-20.1, CV-20.2, CV-20.4, CV-20.5, CV-R60 the Damage table, line by line", () => {
  const [miss, graze, hit, heavy, critical] = [0, 2, 4, 7, 8].map((result) =>
    advice.lineOf(result),
  );
  expect(miss).toMatchObject({ health: 0, rule: "CV-20.1" });
  expect(miss.status).toBeUndefined();
  expect(graze).toMatchObject({ health: 0, status: "suppression" });
  expect(hit).toMatchObject({ health: 1, status: "wound" });
  expect(heavy).toMatchObject({ health: 1, status: "bleeding" });
  expect(critical).toMatchObject({ health: 2, status: "bleeding" });
  expect([1, 3, 5].map((result) => advice.lineOf(result).status)).toEqual([
    "suppression",
    "wound",
    "bleeding",
  ]);
  const t = attacks(duel("t06", "t04"));
  expect(agent(t, "anvil")).toMatchObject({ health: 6, suppression: true });
  const weak = attacks(duel("t16", "t04", { alena: {} }));
  expect(agent(weak, "anvil")).toMatchObject({
    suppression: false,
    wound: false,
    bleeding: false,
    health: 6,
  });
});

test("CV-19.1, CV-19.2, CV-17.9 rivals may be attacked, one's own not, and Hostiles only after a red card", () => {
  const position = (brawl: string) =>
    eden({
      agents: {
        alena: { org: 0, district: 2, zone: 1 },
        igor: { org: 0, district: 2, zone: 1, called: true },
        anvil: { org: 1, district: 2, zone: 1 },
      },
      henchmen: [{ type: "bruiser", district: 2, zone: 2 }],
      fight: {
        district: 2,
        brawl,
        tokens: { alena: "t01", anvil: "t01", igor: "t02", "henchman-1": "t03" },
      },
    });
  for (const [brawl, expected] of [
    ["curfew", ["anvil"]],
    ["pot-shots", ["anvil", "henchman-1"]],
  ] as const) {
    const t = position(brawl);
    t.choose("stay").choose("hold");
    t.choose("stay");
    expect(t.view(0).question?.args).toMatchObject({ who: "alena" });
    t.choose("attack");
    const gun = offers(t, "strike", "target");
    expect([...new Set(gun)]).toEqual(expected.filter((who) => who === "anvil"));
  }
});

test("CV-12.11, CV-12.15, CV-12.16, CV-12.17, CV-19.3, CV-21.11, CV-R68 CLOSE in the own zone, RANGED into adjacent zones but not through walls; unarmed is close", () => {
  const targets = (zone: number, slots: readonly string[]): unknown[] => {
    const t = eden({
      agents: {
        alena: { org: 0, district: 2, zone: 6, slots },
        anvil: { org: 1, district: 2, zone },
      } as never,
      fight: { district: 2, brawl: "curfew", tokens: { alena: "t01", anvil: "t01" } },
    });
    t.choose("stay");
    if (t.asked()?.kind !== "attack" || t.asked()?.seats[0] !== 0) return [];
    t.choose("attack");
    return offers(t, "strike", "weapon");
  };
  expect(targets(6, ["hand-gun", "combat-knife"])).toEqual(["hand-gun", "combat-knife", "unarmed"]);
  expect(targets(5, ["hand-gun", "combat-knife"])).toEqual(["hand-gun"]);
  expect(targets(1, ["hand-gun"])).toEqual([]);
  expect(targets(5, [])).toEqual([]);
});

test("CV-12.12, CV-12.13, CV-12.14, CV-R26 EXPERT Weapons want Combat 3; anybody may carry them", () => {
  const weapons = (profile: string, slots: readonly string[], twos = 0): unknown[] => {
    const t = eden({
      agents: {
        [profile]: { org: 0, district: 2, zone: 6, slots, twos },
        anvil: { org: 1, district: 2, zone: 6 },
      } as never,
      fight: { district: 2, brawl: "curfew", tokens: { [profile]: "t01", anvil: "t01" } },
    });
    t.choose("stay").choose("attack");
    if (t.asked()?.kind === "raise") t.choose({ levels: 1 });
    return offers(t, "strike", "weapon");
  };
  expect(weapons("alena", ["rail-gun"])).toEqual(["rail-gun", "unarmed"]);
  expect(weapons("q-bert", ["rail-gun"])).toEqual(["unarmed"]);
  expect(weapons("q-bert", ["rail-gun", "targeting-cortex"])).toEqual(["rail-gun", "unarmed"]);
  expect(weapons("q-bert", ["rail-gun"], 3)).toEqual(["rail-gun", "unarmed"]);
});

test("CV-8.6, CV-19.4 what XP has bought for an attack is in the sum that is forecast", () => {
  const t = eden({
    agents: {
      "q-bert": { org: 0, district: 2, zone: 6, twos: 3 },
      anvil: { org: 1, district: 2, zone: 6 },
    },
    fight: { district: 2, brawl: "curfew", tokens: { "q-bert": "t01", anvil: "t01" } },
  });
  t.choose("stay").choose("attack").choose({ levels: 1 });
  const { question, faces } = t.view(0);
  expect(question?.args).toMatchObject({ who: "q-bert", raised: 1 });
  const attack = { attacker: agent(t, "q-bert"), weapon: undefined, type: "close" } as const;
  const seen = advice.seenIn(t.view(0) as never);
  const sum = (raised: number): number =>
    advice.attackForecast(seen, faces, attack, agent(t, "anvil"), raised).attack.value;
  expect([sum(0), sum(1)]).toEqual([5, 6]);
  take(t, "strike");
  expect(t.told(0).join(" ")).toContain("6 against");
});

test("CV-12.18, CV-22.16, CV-R119 Overload grills a Cyber-Implant after a Health point is lost, unless Anti-virus holds", () => {
  const position = (token: string) =>
    duel("t05", token, { alena: { slots: ["stun-baton"] }, anvil: { slots: ["retinal-lab"] } });
  const t = attacks(position("t05"), { weapon: "stun-baton" });
  t.choose("grill");
  expect(agent(t, "anvil").slots[0].active).toBe(false);
  expect(attacks(position("t17"), { weapon: "stun-baton" }).asked()?.kind).not.toBe("overload");
  expect(
    attacks(
      duel("t16", "t04", { alena: { slots: ["stun-baton"] }, anvil: { slots: ["retinal-lab"] } }),
      { weapon: "stun-baton" },
    ).asked()?.kind,
  ).not.toBe("overload");
});

test("CV-12.18 a Weapon without Overload grills nothing, whatever it takes", () => {
  const slots = { alena: { slots: ["combat-knife"] }, anvil: { slots: ["retinal-lab"] } };
  const t = attacks(duel("t05", "t05", slots), { weapon: "combat-knife" });
  expect(agent(t, "anvil").health).toBeLessThan(6);
  expect(t.asked()?.kind).not.toBe("overload");
  expect(agent(t, "anvil").slots[0].active).toBe(true);
});

test("CV-12.19, CV-19.12, CV-22.20, CV-22.24, CV-19.16, CV-R63 a Fragile Weapon breaks on failure, not when a Smoke bomb cancels; the token is gone", () => {
  const fails = attacks(
    duel("t16", "t04", {
      alena: { slots: ["zip-gun"], suppression: true },
      anvil: { slots: ["ceramic-armour", "ceramic-armour"] },
    }),
    { weapon: "zip-gun" },
  );
  expect(agent(fails, "alena").slots[0].active).toBe(false);
  const smoke = attacks(duel("t05", "t20", { alena: { slots: ["zip-gun"] } }), {
    weapon: "zip-gun",
  });
  expect(agent(smoke, "alena").slots[0].active).toBe(true);
  expect(agent(smoke, "anvil")).toMatchObject({ health: 6, token: -1 });
});

test("CV-12.21, CV-R67 Rapid allows one more Attack with the same Weapon", () => {
  const t = attacks(duel("t01", "t01", { alena: { slots: ["machine-pistol", "combat-knife"] } }), {
    weapon: "machine-pistol",
  });
  expect(t.asked()).toMatchObject({ seats: [0], kind: "attack" });
  t.choose("attack");
  expect(offers(t, "strike", "weapon")).toEqual(["machine-pistol"]);
  take(t, "strike");
  expect(t.asked()?.seats).toEqual([1]);
});

test("CV-20.6 to a Henchman an attack does 1 Health, 2 Health or nothing, as told and foretold", () => {
  const told = (token: string): { said: string; foretold: readonly string[] } => {
    const t = eden({
      agents: { alena: { org: 0, district: 2, zone: 6 } },
      henchmen: [{ type: "marauder", district: 2, zone: 6 }],
      fight: {
        district: 2,
        brawl: "pot-shots",
        tokens: { alena: token, "henchman-1": "t06" },
        shown: ["henchman-1"],
      },
    });
    t.choose("stay").choose("attack");
    const view = t.view(0);
    const attack = { attacker: agent(t, "alena"), weapon: undefined, type: "close" } as const;
    const [target] = stateOf(t).henchmen;
    const seen = advice.seenIn(view as never);
    const { lines } = advice.attackForecast(seen, view.faces, attack, target);
    take(t, "strike");
    const said = t.told(0).find((line) => /Alena.* against Marauder/.test(line)) ?? "";
    return { said, foretold: lines.map(({ id }) => id) };
  };
  const grazes = told("t04"); // 4 and 1 against 1 and 2
  expect(grazes.said).toMatch(/: 2, nothing\.$/);
  expect(grazes.foretold).toEqual(["miss"]);
  const hits = told("t05");
  expect(hits.said).toMatch(/: 6, 1 Health\.$/);
  expect(hits.foretold).toEqual(["gang-1"]);
});

test("CV-12.21, CV-12.14, CV-8.11 who was an Expert by XP for one attack has no second with that Weapon", () => {
  const { combat } = box.profiles.vladimir;
  expect([combat, box.supply["twin-vipers"]]).toMatchObject([2, { expert: true }]);
  const after = (twos: number): string | undefined => {
    const t = eden({
      agents: {
        vladimir: { org: 0, district: 2, zone: 6, slots: ["twin-vipers"], twos },
        anvil: { org: 1, district: 2, zone: 6 },
      },
      fight: { district: 2, brawl: "quiet-streets", tokens: { vladimir: "t01", anvil: "t01" } },
    });
    t.choose("stay").choose("attack");
    take(t, "raise", { levels: 1 });
    take(t, "strike", { weapon: "twin-vipers" });
    return t.asked()?.seats[0] === 0 ? t.asked()?.kind : undefined;
  };
  expect(after(3)).toBeUndefined();
  expect(after(6)).toBe("attack"); // another 6 XP make an Expert once more
});

test("CV-12.22, CV-12.20, CV-19.13, CV-19.14, CV-19.18, CV-19.19, CV-19.20, CV-22.11, CV-R66 Scope, Burst and Multiple shot", () => {
  const pair = (slots: readonly string[], token: string, zone = 6): Table => {
    const t = eden({
      agents: {
        alena: { org: 0, district: 2, zone: 6, slots },
        anvil: { org: 1, district: 2, zone: 6 },
        kettle: { org: 1, district: 2, zone },
      } as never,
      fight: {
        district: 2,
        brawl: "curfew",
        tokens: { alena: token, anvil: "t16", kettle: "t16" },
      },
    });
    return t.choose("stay").choose("attack");
  };
  const seconds = (t: Table, weapon: string): number =>
    options(t).filter((each) => each.weapon === weapon && each.second !== "").length;
  expect(seconds(pair(["scattergun"], "t01", 5), "scattergun")).toBe(2);
  expect(seconds(pair(["hand-gun"], "t01"), "hand-gun")).toBe(0);
  expect(seconds(pair(["hand-gun"], "t13"), "hand-gun")).toBe(2);
  expect(seconds(pair(["hand-gun"], "t13", 5), "hand-gun")).toBe(0);
  const both = pair(["scattergun"], "t01");
  take(both, "strike", { weapon: "scattergun", target: "kettle", second: "anvil" });
  expect([agent(both, "kettle").health, agent(both, "anvil").health]).toEqual([6, 5]);
  const scoped = pair(["sniper-rifle"], "t07", 5);
  take(scoped, "strike", { weapon: "sniper-rifle", target: "kettle" });
  expect(scoped.told(0).join(" ")).toContain("12 against Kettle");
});

test("CV-19.7, CV-19.8, CV-19.9, CV-20.6, CV-20.23, CV-23.1, CV-23.2, CV-23.5, CV-R71 Henchmen fight with their card's values, and have no Status tokens", () => {
  const t = eden({
    agents: { alena: { org: 0, district: 2, zone: 2 } },
    henchmen: [{ type: "bruiser", district: 2, zone: 2 }],
    fight: { district: 2, brawl: "pot-shots", tokens: { alena: "t01", "henchman-1": "t01" } },
  });
  t.choose("stay").choose("attack");
  take(t, "strike");
  expect(henchman(t, 1)).toMatchObject({ health: 2 });
  expect(t.told(0).join(" ")).toContain("7 against Bruiser 5");
  const killed = eden({
    agents: { alena: { org: 0, district: 2, zone: 2, slots: ["combat-knife"] } },
    henchmen: [{ type: "killer", district: 2, zone: 2 }],
    fight: { district: 2, brawl: "pot-shots", tokens: { alena: "t03", "henchman-1": "t01" } },
  });
  killed.choose("stay").choose("attack");
  take(killed, "strike", { weapon: "combat-knife" });
  expect(henchman(killed, 1)).toBeUndefined();
  expect(Object.values(box.henchmen).map(({ copies }) => copies)).toEqual([3, 3, 3, 3, 3]);
});

test("CV-19.15 with two targets a Fragile Weapon breaks only if all fail", () => {
  const t = eden({
    agents: {
      alena: { org: 0, district: 2, zone: 6, slots: ["zip-gun"] },
      anvil: {
        org: 1,
        district: 2,
        zone: 6,
        slots: ["ceramic-armour", "ceramic-armour", "kevlar-vest"],
      },
      igor: { org: 1, district: 2, zone: 6, called: true },
    },
    fight: { district: 2, brawl: "curfew", tokens: { alena: "t13", anvil: "t04", igor: "t05" } },
  });
  t.choose("stay").choose("hold").choose("stay").choose("attack");
  take(t, "strike", { weapon: "zip-gun", target: "anvil", second: "igor" });
  expect(agent(t, "alena").slots[0].active).toBe(true);
});

test("CV-21.6, CV-21.7, CV-21.8, CV-12.32 positions and armour: +2 to attack from above, +2 under cover, armour on top; blue gives nothing", () => {
  const high = attacks(duel("t01", "t01", { alena: { zone: 2, position: 1 }, anvil: { zone: 2 } }));
  expect(high.told(0).join(" ")).toContain("9 against");
  const cover = attacks(
    duel("t01", "t01", {
      alena: { zone: 5 },
      anvil: { zone: 5, position: 3, slots: ["kevlar-vest", "riot-shield"] },
    }),
  );
  expect(cover.told(0).join(" ")).toContain("7 against Anvil 8");
  const blue = attacks(duel("t01", "t01", { alena: { zone: 4, position: 0 }, anvil: { zone: 4 } }));
  expect(blue.told(0).join(" ")).toContain("7 against Anvil 3");
});

test("CV-18.7, CV-20.24 Teammates act after Agents, in the order their owner chooses, even when their recruiter is dead", () => {
  const t = eden({
    agents: { alena: { org: 0, district: 2, zone: 6 }, anvil: { org: 1, district: 2, zone: 1 } },
    henchmen: [1, 2].map(() => ({
      type: "killer",
      district: 2,
      zone: 3,
      org: 0,
      recruiter: "igor",
      initiative: 5,
    })),
    fight: {
      district: 2,
      brawl: "curfew",
      tokens: { alena: "t01", anvil: "t01", "henchman-1": "t01", "henchman-2": "t02" },
    },
  });
  t.choose("stay");
  until(t, "teammate-order");
  expect(t.asked()?.seats).toEqual([0]);
  t.choose({ henchman: "henchman-2" });
  expect(stateOf(t).brawl?.done.at(-1)).toBe("henchman-2");
});

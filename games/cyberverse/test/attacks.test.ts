import { advice, box } from "@sprawl/cyberverse";
import type { Table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import {
  agent,
  eden,
  henchman,
  kinds,
  offers,
  options,
  org,
  stateOf,
  take,
  toldUntil,
  until,
  withBruiser,
} from "./new-eden.js";

type Side = Readonly<Record<string, unknown>>;

/** Alena and Anvil in one zone of Fargo Junction; she attacks him. */
function struck(mine: string, theirs: string, alena: Side = {}, anvil: Side = {}): Table {
  const tokens = { ...(mine && { alena: mine }), ...(theirs && { anvil: theirs }) };
  const t = eden({
    agents: {
      alena: { org: 0, district: 2, zone: 6, ...alena },
      anvil: { org: 1, district: 2, zone: 6, ...anvil },
    } as never,
    fight: { district: 2, brawl: "quiet-streets", tokens },
  });
  t.choose("stay").choose("attack");
  const weapon = (alena.slots as readonly string[] | undefined)?.[0] ?? "unarmed";
  return take(t, "strike", { target: "anvil", weapon });
}

const told = (t: Table): string => t.told(0).join(" ");

test("CV-12.18 one Health point lost is enough for Overload", () => {
  const t = struck("t07", "t02", { slots: ["stun-baton"] }, { slots: ["retinal-lab"] });
  expect(agent(t, "anvil").health).toBe(5);
  expect(t.asked()?.kind).toBe("overload");
});

test("CV-19.16 who holds no Combat token attacks with nothing from it", () => {
  expect(told(struck("", "t01"))).toContain("4 against");
});

test("CV-12.32 broken armour does not defend, whole armour does", () => {
  const broken = { slots: [{ id: "kevlar-vest", active: false }] };
  expect(told(struck("t01", "t01", {}, broken))).toContain("Anvil 3:");
  expect(told(struck("t01", "t01", {}, { slots: ["kevlar-vest"] }))).not.toContain("Anvil 3:");
});

test("CV-19.5, CV-19.9 every part of an Attack value is told, Skills among them", () => {
  const t = eden({
    agents: {
      "wu-fang": { org: 0, district: 2, zone: 6 },
      rust: { org: 1, district: 2, zone: 6 },
    },
    fight: { district: 2, brawl: "curfew", tokens: { "wu-fang": "t01", rust: "t01" } },
  });
  const { faces } = t.view(0);
  const attack = { attacker: agent(t, "wu-fang"), weapon: undefined, type: "close" } as const;
  const seen = advice.seenIn(t.view(0) as never);
  const sum = advice.attackForecast(seen, faces, attack, agent(t, "rust")).attack;
  expect(sum.because.map(({ id }) => id)).toContain("wu-fang");
  expect(sum.because.reduce((so, { by }) => so + by, 0)).toBe(sum.value);
});

test("CV-17.9, CV-19.1, CV-19.2 within range: rivals always, the gang after a red card, one's own never", () => {
  for (const [brawl, expected] of [
    ["curfew", ["anvil"]],
    ["pot-shots", ["anvil", "henchman-1"]],
  ] as const) {
    const t = eden({
      agents: {
        alena: { org: 0, district: 2, zone: 1, slots: ["hand-gun"] },
        saffron: { org: 0, district: 2, zone: 1, called: true },
        anvil: { org: 1, district: 2, zone: 1 },
      },
      henchmen: [{ type: "bruiser", district: 2, zone: 2 }],
      fight: { district: 2, brawl, tokens: { alena: "t01", anvil: "t01", saffron: "t02" } },
    });
    for (let i = 0; i < 6 && t.view(0).question?.args?.who !== "alena"; i++)
      t.choose(t.asked()?.kind === "attack" ? "hold" : "stay");
    t.choose("stay").choose("attack");
    expect([...new Set(offers(t, "strike", "target"))]).toEqual(expected);
  }
});

test("CV-19.1 Hostiles are no targets for each other", () => {
  const t = eden({
    agents: { alena: { org: 0, district: 2, zone: 3 } },
    henchmen: [
      { type: "bruiser", district: 2, zone: 2 },
      { type: "killer", district: 2, zone: 2 },
    ],
    fight: { district: 2, brawl: "pot-shots", tokens: {} },
  });
  const faced = advice.facedBy(advice.seenIn(t.view(0) as never), t.view(0).faces);
  const [hostile] = stateOf(t).henchmen;
  expect(advice.sightOf(faced, hostile).targets).toEqual([]);
});

test("CV-17.9, CV-18.8 after a green card the gang does not act, and holds no tokens", () => {
  const t = eden({
    agents: { alena: { org: 0, district: 2, zone: 2 }, anvil: { org: 1, district: 2, zone: 2 } },
    henchmen: [{ type: "bruiser", district: 2, zone: 2 }],
    fight: { district: 2, brawl: "curfew", tokens: {}, at: "tokens" },
  });
  until(t, "fight-move");
  expect(henchman(t, 1)?.token).toBe(-1);
  expect(toldUntil(t, "payday")).not.toContain("Bruiser attacks");
});

test("CV-22.5, CV-19.12 Frenzy costs nothing when a Smoke bomb cancels the attack", () => {
  expect(agent(struck("t09", "t20"), "alena").health).toBe(4);
});

test("CV-19.11, CV-12.19 a Fragile Weapon breaks at a difference of 0, and holds at 1", () => {
  const whole = (mine: string, slots: readonly string[]): boolean =>
    agent(struck(mine, "t04", { slots: ["zip-gun"] }, { slots }), "alena").slots[0].active;
  const { bonus } = box.supply["zip-gun"] as { bonus: number };
  expect(4 + 1 + bonus - 5).toBe(3); // Combat 4, token 1, against a token of 5
  expect(whole("t16", ["ceramic-armour"])).toBe(true); // 1 is left
  expect(whole("t16", ["ceramic-armour", "kevlar-vest"])).toBe(false);
});

test("CV-17.14 one Support card for Teammates a board and turn, however many Agents are there", () => {
  const t = eden({
    agents: {
      gallo: { org: 0, district: 2, zone: 1 },
      "pale-bear": { org: 0, district: 2, zone: 2 },
      saffron: { org: 0, district: 2, zone: 3 },
    },
    org: [{ org: 0, supports: ["whisper", "el-duque"] }],
    henchmen: [
      { type: "killer", district: 2, zone: 4 },
      { type: "bruiser", district: 2, zone: 5 },
    ],
    fight: { district: 2, brawl: "pot-shots", tokens: {}, at: "recruit" },
  });
  until(t, "teammates");
  take(t, "call-in", { support: "whisper" });
  if (t.asked()?.kind === "which-hostiles") t.pick([options(t)[0].key]);
  expect(t.asked()?.kind).not.toBe("teammates");
  expect(org(t).supports.map(({ id }) => id)).toEqual(["el-duque"]);
});

test("CV-18.26 two tokens in the reserve are enough for an Agent; only then the discards are mixed in", () => {
  const t = eden({
    agents: { alena: { org: 0, district: 2, zone: 1 } },
    henchmen: [{ type: "killer", district: 2, zone: 2 }],
    spent: { tokens: 58 },
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["pot-shots"] },
  });
  until(t, "combat-tokens");
  expect(stateOf(t).piles.tokens.deck.length).toBe(0);
});

test("CV-R101 the safe token is the one with the higher sum, the first of equals", () => {
  const safe = (first: string, second: string): number => {
    const t = eden({
      agents: { alena: { org: 0, district: 2, zone: 1 }, anvil: { org: 1, district: 2, zone: 1 } },
      resolve: { step: "brawl", district: 2 },
      chance: { brawl: ["curfew"], token: [first, second, "t01", "t01"] },
    });
    const { question } = t.view(0);
    return question?.options.findIndex(({ key }) => key === question.safe) ?? -1;
  };
  expect(safe("t09", "t01")).toBe(1);
  expect(safe("t01", "t09")).toBe(0);
  expect(safe("t01", "t02")).toBe(0);
});

test("CV-18.9 the only Organization that is not there controls the gang, rich or poor", () => {
  const t = eden({
    seats: 3,
    agents: { alena: { org: 0, district: 2, zone: 2 }, anvil: { org: 1, district: 2, zone: 3 } },
    henchmen: [{ type: "killer", district: 2, zone: 5 }],
    org: [0, 1, 2].map((each) => ({ org: each, money: [500, 400, 2000][each] })),
    fight: {
      district: 2,
      brawl: "pot-shots",
      tokens: { alena: "t01", anvil: "t02", "henchman-1": "t01" },
    },
  });
  for (let i = 0; i < 8 && t.asked()?.kind !== "hostile-move"; i++)
    t.choose(t.asked()?.kind === "attack" ? "hold" : "stay");
  expect(t.asked()).toMatchObject({ seats: [2], kind: "hostile-move" });
});

test("CV-20.2, CV-20.3, CV-20.4, CV-20.5 each line of the Damage table has its name and its rule", () => {
  const lines = [0, 1, 3, 5, 8].map((result) => advice.lineOf(result));
  expect(lines.map(({ id, rule }) => [id, rule])).toEqual([
    ["miss", "CV-20.1"],
    ["graze", "CV-20.2"],
    ["hit", "CV-20.3"],
    ["heavy", "CV-20.4"],
    ["critical", "CV-20.5"],
  ]);
});

/** Teammates of an Organization act; Alena and Anvil hold back. */
function withTeammates(henchmen: readonly Side[], tokens: Side, more: object = {}): Table {
  const t = eden({
    agents: { alena: { org: 0, district: 2, zone: 1 }, anvil: { org: 1, district: 2, zone: 3 } },
    henchmen: henchmen as never,
    fight: {
      district: 2,
      brawl: "curfew",
      tokens: { alena: "t01", anvil: "t02", ...tokens } as never,
    },
    ...more,
  });
  const isAgents = (): boolean => ["alena", "anvil"].includes(String(whoActs(t)));
  for (let i = 0; i < 8 && isAgents(); i++)
    t.choose(t.asked()?.kind === "attack" ? "hold" : "stay");
  return t;
}

const whoActs = (t: Table): unknown => t.view(t.asked()?.seats[0] ?? 0).question?.args?.who;

test("CV-18.7 Teammates act by their recruiters' Initiative; only one Agent's own are put in order", () => {
  const mate = (type: string, zone: number, initiative: number): Side => ({
    type,
    district: 2,
    zone,
    org: 0,
    recruiter: "alena",
    initiative,
  });
  const t = withTeammates([mate("bruiser", 1, 20), mate("killer", 2, 8)], {
    "henchman-1": "t01",
    "henchman-2": "t02",
  });
  expect([t.asked()?.kind, whoActs(t)]).toEqual(["fight-move", "killer"]);
  const same = withTeammates([mate("bruiser", 1, 8), mate("killer", 2, 8)], {
    "henchman-1": "t01",
    "henchman-2": "t02",
  });
  expect(same.asked()?.kind).toBe("teammate-order");
});

const mate = { district: 2, zone: 3, org: 0, recruiter: "alena", initiative: 8 };

test("CV-22.22, CV-22.23 a Teammate with a hidden Stealth token is told to attack, shows it, and does nothing", () => {
  const t = withTeammates([{ type: "bruiser", ...mate }], { "henchman-1": "t22" });
  t.choose("stay");
  expect(kinds(t)).toEqual(["attack", "hold"]);
  t.choose("attack");
  expect(t.asked()?.kind).not.toBe("strike");
  expect(told(t)).not.toContain("Bruiser attacks");
  expect(told(t)).toContain("Bruiser shows");
});

test("CV-22.22 whose Stealth is known to all is not asked to attack", () => {
  const t = eden({
    agents: { alena: { org: 0, district: 2, zone: 6 }, anvil: { org: 1, district: 2, zone: 6 } },
    fight: {
      district: 2,
      brawl: "curfew",
      tokens: { alena: "t22", anvil: "t01" },
      shown: ["alena"],
    },
  });
  t.choose("stay");
  expect(t.asked()?.seats).toEqual([1]);
});

test("CV-19.7 a Teammate strikes with its card's Attack and no more", () => {
  const t = withTeammates([{ type: "bruiser", ...mate }], { "henchman-1": "t01" });
  t.choose("stay").choose("attack");
  take(t, "strike");
  const { attack } = box.henchmen.bruiser;
  expect(told(t)).toContain(`Bruiser ${attack + 3} against`);
});

test("CV-19.3 bare hands are a choice of their own beside Weapons", () => {
  const t = eden({
    agents: { alena: { org: 0, district: 2, zone: 6 }, anvil: { org: 1, district: 2, zone: 6 } },
    fight: { district: 2, brawl: "curfew", tokens: { alena: "t01", anvil: "t01" } },
  });
  t.choose("stay").choose("attack");
  expect(options(t)).toEqual([
    expect.objectContaining({ kind: "strike", weapon: "unarmed", place: -1 }),
  ]);
});

test("CV-12.14 who could become an Expert by XP is asked, even where bare hands reach nobody", () => {
  const asked = (profile: string, twos: number): unknown => {
    const t = eden({
      agents: {
        [profile]: { org: 0, district: 2, zone: 6, slots: ["rail-gun"], twos },
        anvil: { org: 1, district: 2, zone: 5 },
      } as never,
      fight: { district: 2, brawl: "curfew", tokens: { [profile]: "t01", anvil: "t01" } },
    });
    t.choose("stay");
    return [t.asked()?.seats[0], t.asked()?.kind];
  };
  expect(asked("q-bert", 3)).toEqual([0, "attack"]); // Combat 2, and 3 costs 6 XP
  expect(asked("q-bert", 2)).not.toEqual([0, "attack"]);
});

test("CV-23.4 a Fragile Henchman makes no further attack after one that failed", () => {
  const attacks = (effects: readonly string[]): number => {
    const t = withTeammates(
      [{ type: "bruiser", ...mate }],
      { "henchman-1": "t16", anvil: "t04" },
      { entry: withBruiser({ effects }) },
    );
    t.choose("stay");
    let count = 0;
    for (; count < 3 && t.asked()?.kind === "attack" && whoActs(t) === "bruiser"; count++) {
      t.choose("attack");
      take(t, "strike");
    }
    return count;
  };
  expect(attacks(["rapid"])).toBe(2);
  expect(attacks(["rapid", "fragile"])).toBe(1);
});

test("CV-20.16, CV-22.17, CV-22.18 a Henchman is healed point by point, to what its card says", () => {
  const healed = (token: string): number | undefined => {
    const t = eden({
      entry: withBruiser({ health: 4, defense: 9 }),
      agents: { alena: { org: 0, district: 2, zone: 2 } },
      henchmen: [{ type: "bruiser", district: 2, zone: 2, health: 1 }],
      fight: { district: 2, brawl: "pot-shots", tokens: { alena: "t09", "henchman-1": token } },
    });
    t.choose("stay").choose("attack");
    take(t, "strike");
    return henchman(t, 1)?.health;
  };
  expect(healed("t01")).toBe(1);
  expect(healed("t18")).toBe(2);
  expect(healed("t19")).toBe(3);
});

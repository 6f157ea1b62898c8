import type { Table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { agent, eden, henchman, kinds, offers, org, stateOf, take, until } from "./new-eden.js";

/** A red Brawl in Fargo Junction; Agents stay and hold, then the Hostiles act. */
function riot(position: {
  seats?: number;
  agents: object;
  henchmen: readonly object[];
  org?: readonly object[];
  tokens?: object;
  news?: readonly object[];
  shown?: readonly string[];
}): Table {
  const refs = [
    ...Object.keys(position.agents),
    ...position.henchmen.map((_, i) => `henchman-${i + 1}`),
  ];
  const here = refs.filter(
    (ref) => (position.agents as Record<string, { district?: number }>)[ref]?.district !== 3,
  );
  const tokens = Object.fromEntries(
    here.map((ref, i) => [ref, ["t01", "t02", "t03", "t06", "t07", "t01", "t02"][i]]),
  );
  const t = eden({
    ...(position.seats && { seats: position.seats }),
    agents: position.agents as never,
    henchmen: position.henchmen as never,
    org: (position.org ?? []) as never,
    news: (position.news ?? []) as never,
    fight: {
      district: 2,
      brawl: "pot-shots",
      tokens: { ...tokens, ...position.tokens },
      shown: position.shown ?? [],
    } as never,
  });
  for (let i = 0; i < 20; i++) {
    const kind = t.asked()?.kind;
    if (kind === "fight-move") t.choose("stay");
    else if (kind === "attack") t.choose("hold");
    else if (kind !== "adrenalin") break;
    else t.choose("pass");
  }
  return t;
}

test("CV-18.8, CV-18.13, CV-18.19, CV-18.21, CV-R58 Hostiles act by zone number and attack the richest who is there", () => {
  const t = riot({
    agents: { alena: { org: 0, district: 2, zone: 2 }, anvil: { org: 1, district: 2, zone: 2 } },
    henchmen: [
      { type: "marauder", district: 2, zone: 5 },
      { type: "killer", district: 2, zone: 1 },
    ],
    org: [
      { org: 0, money: 900 },
      { org: 1, money: 1500 },
    ],
  });
  until(t, "strategy");
  expect(stateOf(t).turn).toBe(2);
  const first = riot({
    agents: { alena: { org: 0, district: 2, zone: 2 }, anvil: { org: 1, district: 2, zone: 2 } },
    henchmen: [
      { type: "marauder", district: 2, zone: 5 },
      { type: "killer", district: 2, zone: 1 },
    ],
    org: [
      { org: 0, money: 900 },
      { org: 1, money: 1500 },
    ],
  });
  const told = first.told(0).join(" ");
  expect(told).not.toContain("attacks Alena");
  expect(stateOf(first).brawl?.hostiles).toEqual([2, 1]);
});

test("CV-18.12, CV-18.31, CV-1.15 with 2 players the other one controls what faces an Agent", () => {
  const t = riot({
    agents: { alena: { org: 0, district: 2, zone: 2 } },
    henchmen: [{ type: "killer", district: 2, zone: 5 }],
  });
  expect(t.asked()).toMatchObject({ seats: [1], kind: "hostile-move" });
});

test("CV-1.15, CV-18.9, CV-18.12, CV-22.21 an attacked Hostile's Adrenalin is its controller's, not the attacker's", () => {
  const attacked = (seats: number): Table => {
    const t = eden({
      seats,
      agents: { alena: { org: 0, district: 2, zone: 2 } },
      henchmen: [{ type: "bruiser", district: 2, zone: 2 }],
      org: [
        { org: 0, money: 100 },
        { org: 1, money: 700 },
      ],
      fight: { district: 2, brawl: "pot-shots", tokens: { alena: "t06", "henchman-1": "t21" } },
    });
    t.choose("stay").choose("attack");
    return take(t, "strike");
  };
  expect(attacked(2).asked()).toMatchObject({ seats: [1], kind: "adrenalin" });
  const three = attacked(3);
  expect(three.asked()).toMatchObject({ seats: [1], kind: "adrenalin" });
  take(three, "dash", { zone: 5 });
  expect(three.told(0).join(" ")).toMatch(/Bruiser .*zone 5/);
});

test("CV-18.9, CV-18.10, CV-18.11 with more, the poorest who is not there; or the poorest of all, the later in order", () => {
  const agents = { alena: { org: 0, district: 2, zone: 2 } };
  const henchmen = [{ type: "killer", district: 2, zone: 5 }];
  const poor = riot({
    seats: 4,
    agents,
    henchmen,
    org: [
      { org: 1, money: 700 },
      { org: 2, money: 600 },
      { org: 3, money: 800 },
    ],
  });
  expect(poor.asked()?.seats).toEqual([2]);
  const tied = riot({ seats: 4, agents, henchmen });
  expect(tied.asked()?.seats).toEqual([3]);
  const all = riot({
    seats: 3,
    agents: {
      alena: { org: 0, district: 2, zone: 2 },
      anvil: { org: 1, district: 2, zone: 1 },
      kettle: { org: 2, district: 2, zone: 1 },
    },
    henchmen,
    org: [
      { org: 0, money: 2000 },
      { org: 1, money: 500 },
      { org: 2, money: 900 },
    ],
  });
  expect(all.asked()?.seats).toEqual([1]);
});

test("CV-18.14, CV-18.15, CV-18.30 equally rich: the nearest, then the lowest Initiative", () => {
  const t = riot({
    agents: { alena: { org: 0, district: 2, zone: 3 }, anvil: { org: 1, district: 2, zone: 2 } },
    henchmen: [{ type: "killer", district: 2, zone: 5 }],
  });
  expect(t.asked()).toMatchObject({ kind: "hostile-move", seats: [0] });
});

test("CV-18.16, CV-18.29, CV-R114 only those it can attack count: out of reach, the next richest", () => {
  const t = riot({
    agents: { alena: { org: 0, district: 2, zone: 4 }, anvil: { org: 1, district: 2, zone: 2 } },
    henchmen: [{ type: "bruiser", district: 2, zone: 1 }],
    org: [
      { org: 0, money: 1500 },
      { org: 1, money: 400 },
    ],
  });
  until(t, "payday");
  expect(agent(t, "anvil").health + (agent(t, "anvil").suppression ? -1 : 0)).toBeLessThan(6);
});

test("CV-18.17, CV-18.34 who can attack nobody comes as near as it can", () => {
  const t = riot({
    agents: { alena: { org: 0, district: 2, zone: 6 } },
    henchmen: [{ type: "bruiser", district: 2, zone: 1 }],
  });
  expect(t.told(0).join(" ")).toContain("Bruiser moves to zone 2");
});

test("CV-18.18, CV-R59 a Teammate is attacked only if no Agent can be", () => {
  const t = riot({
    agents: { alena: { org: 0, district: 2, zone: 6 } },
    henchmen: [
      { type: "bruiser", district: 2, zone: 1 },
      { type: "killer", district: 2, zone: 1, org: 0, recruiter: "alena", initiative: 8 },
    ],
  });
  expect(t.asked()).toMatchObject({ seats: [1], kind: "hostile-move" });
  t.choose("stay");
  expect(t.told(0).join(" ")).toContain("Bruiser attacks Killer");
});

test("CV-18.20 the controller chooses target, end zone and position", () => {
  const t = riot({
    agents: {
      alena: { org: 0, district: 2, zone: 2 },
      igor: { org: 0, district: 2, zone: 3, called: true },
    },
    henchmen: [{ type: "marauder", district: 2, zone: 5 }],
  });
  expect(t.asked()).toMatchObject({ seats: [1], kind: "hostile-target" });
  t.choose({ target: "alena" });
  expect(t.asked()?.kind).toBe("hostile-move");
  expect(kinds(t)).toEqual(["stay", "walk"]);
});

test("CV-18.32 a second target is of the same Organization and may be left out", () => {
  const t = riot({
    agents: {
      alena: { org: 0, district: 2, zone: 1 },
      igor: { org: 0, district: 2, zone: 1, called: true },
      anvil: { org: 1, district: 2, zone: 3 },
    },
    henchmen: [{ type: "bruiser", district: 2, zone: 2 }],
    org: [{ org: 0, money: 2000 }],
  });
  t.choose({ target: "igor" });
  if (t.asked()?.kind === "hostile-move") take(t, "walk");
  expect(t.asked()?.kind).toBe("hostile-second");
  expect(offers(t, "also", "target")).toEqual(["alena"]);
  t.choose("pass");
});

test("CV-18.33, CV-23.3 a Rapid Hostile attacks once more without moving", () => {
  const t = riot({
    agents: { alena: { org: 0, district: 2, zone: 5 } },
    henchmen: [{ type: "killer", district: 2, zone: 5 }],
    tokens: { "henchman-1": "t22" },
  });
  expect(stateOf(t).phase).toBeDefined();
  const twice = riot({
    agents: { alena: { org: 0, district: 2, zone: 5 } },
    henchmen: [{ type: "killer", district: 2, zone: 5 }],
  });
  if (twice.asked()?.kind === "hostile-move") twice.choose("stay");
  expect(twice.told(0).filter((line) => line.includes("Killer attacks")).length).toBe(2);
});

test("CV-21.10, CV-17.6 Henchmen never stand on a Hacking position", () => {
  const t = riot({
    agents: { alena: { org: 0, district: 2, zone: 4 } },
    henchmen: [{ type: "killer", district: 2, zone: 5 }],
  });
  expect(t.asked()?.kind).not.toBe("attack");
  const positions = kinds(t).includes("walk") ? offers(t, "walk", "position") : [];
  expect(positions).not.toContain(0);
});

test("CV-23.4 a Fragile Henchman would stop attacking; none of ours is", () => {
  const t = riot({
    agents: { alena: { org: 0, district: 2, zone: 5 } },
    henchmen: [{ type: "marauder", district: 2, zone: 5 }],
  });
  expect(stateOf(t).henchmen.every(({ spent }) => !spent)).toBe(true);
});

test("CV-18.27, CV-R74, CV-R60 a Combat Mission counts for a survivor who took part, with an elimination if it asks for one", () => {
  const story = (card: string) => ({ org: 0, story: { id: "last-tram-home", cards: [card] } });
  const fought = (card: string, holds: boolean): unknown => {
    const t = eden({
      agents: { alena: { org: 0, district: 2, zone: 1, slots: ["combat-knife"] } },
      henchmen: [{ type: "killer", district: 2, zone: 1 }],
      org: [story(card)],
      fight: {
        district: 2,
        brawl: "knife-in-the-crowd",
        tokens: { alena: "t03", "henchman-1": "t05" },
      },
    });
    t.choose("stay").choose(holds ? "hold" : "attack");
    if (!holds) take(t, "strike", { weapon: "combat-knife" });
    until(t, "mission");
    return org(t).story?.folders[0].missions[0];
  };
  expect(fought("fighting-pit", false)).toBe("validated");
  expect(fought("fighting-pit", true)).toBe("open");
});

test("CV-18.26 a short reserve of tokens is filled up from the discards", () => {
  const t = eden({
    agents: { alena: { org: 0, district: 2, zone: 1 }, anvil: { org: 1, district: 2, zone: 1 } },
    spent: { tokens: 59 },
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["curfew"] },
  });
  expect(t.asked()?.kind).toBe("combat-tokens");
  expect(stateOf(t).piles.tokens.deck.length).toBe(56);
});

test("CV-1.20 State Funeral: nobody attacks, but the Combat counts", () => {
  const t = eden({
    agents: { alena: { org: 0, district: 5, zone: 1 }, anvil: { org: 1, district: 5, zone: 1 } },
    org: [{ org: 0, story: { id: "last-tram-home", cards: ["confession-booth"] } }],
    news: [{ event: "state-funeral" }],
    fight: { district: 5, brawl: "pot-shots", tokens: { alena: "t01", anvil: "t01" } },
  });
  t.choose("stay").choose("stay");
  expect(org(t).story?.folders[0].missions[2]).toBe("validated");
  expect(henchman(t, 1)).toBeUndefined();
});

import { box } from "@sprawl/cyberverse";
import { entry } from "@sprawl/cyberverse/entry";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { agent, eden, isThere, org, stateOf, until } from "./new-eden.js";

const begin = (level: string, deal = {}) =>
  table(entry, {
    seats: 1,
    options: { boards: "A", level },
    chance: { "rival-organization": [1], "rival-sheet": [0, 0], ...deal },
  });

test("CV-31.1, CV-31.3, CV-31.4, CV-31.6 alone: the rival's Organization and sheet are drawn, and it takes the better side", () => {
  const t = table(entry, {
    seats: 1,
    options: { boards: "A" },
    chance: { "rival-organization": [1], "rival-sheet": [0] },
  });
  t.choose({ org: "eco" }).choose({ profile: "lantern" });
  expect(org(t, 1).id).toBe("nul");
  expect(isThere(t, "vladimir") || isThere(t, "igor")).toBe(true);
  expect(isThere(t, "igor")).toBe(true);
  expect(org(t, 1).money).toBeLessThanOrEqual(900);
});

test("CV-31.5, CV-31.7, CV-31.8 the levels: 600D; 1500D and two Agents", () => {
  const rookie = table(entry, { seats: 1, options: { level: "rookie" } });
  rookie.choose({ org: "eco" }).choose({ profile: "lantern" });
  const told = rookie.told(0).join(" ");
  expect(told).toContain("hires");
  for (const level of ["veteran", "legend"]) {
    const t = begin(level);
    t.choose({ org: "eco" }).choose({ profile: "lantern" });
    expect(stateOf(t).agents.filter((each) => each.org === 1).length).toBe(2);
  }
});

test("CV-31.6, CV-31.7, CV-31.8 the bot has Victory Points from the start, the more the harder", () => {
  const leads = (["rookie", "operative", "veteran", "legend"] as const).map((level) => {
    const t = eden({
      seats: 1,
      at: "end",
      turn: 15,
      options: { level },
      org: [0, 1].map((each) => ({ org: each, money: 0 })),
    });
    return stateOf(t).scores.map(({ lead, total }) => [lead, total]);
  });
  expect(leads).toEqual(
    [0, 12, 16, 22].map((lead) => [
      [0, 0],
      [lead, lead],
    ]),
  );
});

test("CV-31.5 a Rookie never sets an Ambush", () => {
  const t = eden({
    seats: 1,
    at: "activation",
    options: { level: "rookie" },
    agents: { igor: { org: 0, district: 2 } },
    org: [{ org: 1, money: 0, staff: 0 }],
  });
  until(t, "strategy");
  expect(stateOf(t).districts.every(({ ambush }) => ambush !== 1)).toBe(true);
});

test("CV-31.8 a Legend pays no Salary and has +1 in every test", () => {
  const t = eden({
    seats: 1,
    at: "payday",
    options: { level: "legend" },
    agents: { igor: { org: 1, district: 2 } },
    org: [{ org: 1, money: 500 }],
  });
  expect(org(t, 1).money).toBe(500);
  const tested = eden({
    seats: 1,
    options: { level: "legend" },
    agents: { ingrid: { org: 1, district: 1, zone: 6 } },
    org: [{ org: 1, story: { id: "last-tram-home", cards: ["nine-names"] } }],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: [-1] },
  });
  expect(org(tested, 1).story?.folders[0].missions[0]).toBe("validated");
});

test("CV-31.9, CV-31.10, CV-31.11, CV-31.12, CV-31.13 its Strategy: Support, repairs, training, one purchase an Agent, the reserve untouched", () => {
  const t = eden({
    seats: 1,
    order: [1, 0],
    agents: {
      alena: { org: 1, slots: [{ id: "retinal-lab", active: false }] },
      igor: { org: 1, health: 2 },
    },
    org: [{ org: 1, money: 1700 }],
    stock: {
      weapons: ["hand-gun", "rail-gun", "twin-vipers"],
      vehicles: ["city-cab", "sky-skiff", "night-van"],
    },
  });
  expect(org(t, 1).supports.length).toBe(1);
  expect(agent(t, "alena").slots.map(({ id, active }) => [id, active])).toEqual([
    ["retinal-lab", true],
    ["hand-gun", true],
  ]);
  expect(agent(t, "igor")).toMatchObject({ trained: true, health: 3, slots: [] });
  expect(org(t, 1).money).toBe(1700 - 200 - 300);
  const poor = eden({
    seats: 1,
    order: [1, 0],
    agents: { alena: { org: 1 } },
    org: [{ org: 1, money: 700 }],
    stock: { weapons: ["hand-gun", "rail-gun", "twin-vipers"] },
  });
  expect(org(poor, 1).money).toBeGreaterThanOrEqual(600);
});

test("CV-31.14, CV-31.15, CV-31.16 its Agents go where most is to be had, and onto the Hacking position", () => {
  const t = eden({
    seats: 1,
    at: "activation",
    order: [1, 0],
    agents: { zero: { org: 1 } },
    org: [{ org: 1, story: { id: "loose-packets", cards: ["harbour-manifest"] } }],
  });
  expect(agent(t, "zero")).toMatchObject({ district: 4, position: 0 });
  const near = eden({
    seats: 1,
    at: "activation",
    order: [1, 0],
    agents: { zero: { org: 1 } },
    org: [{ org: 1, story: { id: "loose-packets", cards: ["tap-the-rival"] } }],
    districts: { 3: { influence: [0, 1] } },
  });
  expect(agent(near, "zero")).toMatchObject({ district: 3, position: 0 });
});

test("CV-31.17, CV-31.18, CV-31.19, CV-R121 its Auxiliary Actions in their order: a Story first, by VP for each card", () => {
  const t = eden({
    seats: 1,
    at: "activation",
    order: [1, 0],
    agents: { igor: { org: 1, trained: true } },
    org: [
      { org: 1, money: 2000 },
      { org: 0, money: 100 },
    ],
    chance: { story: ["glass-memory", "last-tram-home"] },
  });
  expect(org(t, 1).story?.id).toBe("last-tram-home");
  until(t, "strategy");
  expect(stateOf(t).agents.filter((each) => each.org === 1).length).toBeGreaterThan(1);
});

test("CV-31.20 a Story without progress for 4 turns is replaced", () => {
  const t = eden({
    seats: 1,
    at: "activation",
    turn: 9,
    order: [1, 0],
    agents: { igor: { org: 1, trained: true } },
    org: [
      { org: 1, money: 2000, progress: 5, story: { id: "last-tram-home", cards: ["nine-names"] } },
      { org: 0, money: 100 },
    ],
    chance: { story: ["glass-memory", "odyssey"] },
  });
  expect(org(t, 1).story?.id).toBe("odyssey");
});

test("CV-31.21, CV-31.22, CV-31.23, CV-31.24, CV-31.25 in Combat: Teammates against a riot, the higher token, the weakest target, no Frenzy when frail", () => {
  const t = eden({
    seats: 1,
    agents: { gallo: { org: 1, district: 2, zone: 4, position: 0 } },
    org: [{ org: 1, supports: ["el-duque"] }],
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["turf-war"] },
  });
  expect(t.told(0).join(" ")).toContain("El Duque");
  expect(org(t, 1).supports).toEqual([]);
  const duel = eden({
    seats: 1,
    agents: {
      alena: { org: 1, district: 2, zone: 6 },
      igor: { org: 0, district: 2, zone: 6 },
      "wu-fang": { org: 0, district: 2, zone: 6, health: 2 },
    },
    fight: {
      district: 2,
      brawl: "curfew",
      tokens: { alena: "t01", igor: "t04", "wu-fang": "t04" },
    },
  });
  duel.choose("stay").choose("hold");
  expect(duel.told(0).join(" ")).toContain("Alena Sigurov attacks Wu Fang");
  const frail = eden({
    seats: 1,
    agents: {
      alena: { org: 1, district: 2, zone: 6, health: 2 },
      anvil: { org: 0, district: 2, zone: 6 },
    },
    fight: { district: 2, brawl: "curfew", tokens: { alena: "t09", anvil: "t04" } },
  });
  expect(frail.told(0).join(" ")).not.toContain("Alena Sigurov attacks");
});

test("CV-31.26, CV-31.27 it spends XP where a level helps, and removes where the human leads", () => {
  const t = eden({
    seats: 1,
    agents: { igor: { org: 1, district: 1, zone: 6, twos: 3 } },
    org: [{ org: 1, story: { id: "last-tram-home", cards: ["nine-names"] } }],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: [1] },
  });
  expect(org(t, 1).story?.folders[0].missions[0]).toBe("validated");
  expect(agent(t, "igor").twos).toBe(1);
  const influence = (counts: readonly number[]): unknown =>
    stateOf(
      eden({
        seats: 1,
        agents: { igor: { org: 1, district: 5 } },
        districts: { 5: { influence: counts } } as never,
        resolve: { step: "influence", district: 5 },
      }),
    ).districts[4].influence;
  expect(influence([2, 1])).toEqual([1, 1]);
  expect(influence([2, 0])).toEqual([2, 1]);
  expect(influence([1, 3])).toEqual([0, 3]);
});

test("CV-31.28 its Payday: ascending Salaries, and it sells only what pays one in full", () => {
  const t = eden({
    seats: 1,
    at: "payday",
    agents: {
      static: { org: 1, district: 1 },
      alena: { org: 1, district: 2, slots: ["rail-gun"] },
    },
    org: [{ org: 1, money: 200 }],
  });
  expect(isThere(t, "static")).toBe(true);
  expect(isThere(t, "alena")).toBe(true);
  const ascending = eden({
    seats: 1,
    at: "payday",
    agents: { alena: { org: 1, district: 2 }, static: { org: 1, district: 1 } },
    org: [{ org: 1, money: 300 }],
  });
  expect(isThere(ascending, "static")).toBe(true); // 200D, before the 300D of the other
  expect(isThere(ascending, "alena")).toBe(false);
  const poor = eden({
    seats: 1,
    at: "payday",
    agents: { alena: { org: 1, district: 2, slots: ["hand-gun"] } },
    org: [{ org: 1, money: 200 }],
  });
  expect(isThere(poor, "alena")).toBe(false);
});

test("CV-31.29, CV-31.30 it moves the Hostiles that face the human; the human those that face it", () => {
  const human = eden({
    seats: 1,
    agents: { alena: { org: 1, district: 2, zone: 4, position: 0 } },
    henchmen: [{ type: "marauder", district: 2, zone: 5 }],
    fight: { district: 2, brawl: "pot-shots", tokens: { alena: "t22", "henchman-1": "t01" } },
  });
  expect(human.asked()).toMatchObject({ seats: [0], kind: "hostile-move" });
  const rival = eden({
    seats: 1,
    agents: {
      alena: { org: 0, district: 2, zone: 2, health: 4 },
      igor: { org: 0, district: 2, zone: 2, health: 2, called: true },
    },
    henchmen: [{ type: "killer", district: 2, zone: 5 }],
    fight: {
      district: 2,
      brawl: "pot-shots",
      tokens: { alena: "t04", igor: "t04", "henchman-1": "t01" },
    },
  });
  rival.choose("stay");
  rival.choose("stay");
  expect(rival.told(0).join(" ")).toContain("Killer attacks I9or");
});

test("CV-31.31, CV-31.32 more VP win, and the margin gives the rank", () => {
  const end = (stories: readonly string[], money = 0) =>
    eden({
      seats: 1,
      at: "end",
      turn: 15,
      options: { level: "rookie" },
      org: [
        { org: 0, money, resolved: stories },
        { org: 1, money: 0 },
      ],
    }).result();
  expect(end([], 1000)).toMatchObject({ winners: [0], reason: "turn-limit.informer" });
  expect(end(["glass-memory"])).toMatchObject({ reason: "turn-limit.investigator" });
  expect(end(["glass-memory", "ink-and-iron"])).toMatchObject({ reason: "turn-limit.handler" });
  expect(end(["glass-memory", "ink-and-iron", "cold-storage"])).toMatchObject({
    reason: "turn-limit.ghost",
  });
  const lost = eden({
    seats: 1,
    at: "end",
    turn: 15,
    org: [
      { org: 0, money: 0 },
      { org: 1, money: 1000 },
    ],
  }).result();
  expect(lost).toMatchObject({ winners: [], reason: "turn-limit.beaten" });
  expect(Object.keys(box.automata)).toEqual(["automaton"]);
});

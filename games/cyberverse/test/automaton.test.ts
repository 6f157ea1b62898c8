import { advice, box } from "@sprawl/cyberverse";
import { entry } from "@sprawl/cyberverse/entry";
import { type Table, table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { worthOf } from "../src/solo/value.js";
import {
  agent,
  eden,
  isThere,
  org,
  type Position,
  safely,
  stateOf,
  toldUntil,
} from "./new-eden.js";

/** Alone against the bot Organization, which is number 1. */
const alone = (position: Position): Table => eden({ seats: 1, order: [1, 0], ...position });

const told = (t: Table): string => t.told(0).join(" ");

function worth(position: Position, district: number, profile = "zero"): number {
  const t = alone({ at: "strategy", order: [0, 1], ...position });
  const view = t.view(0);
  const faced = advice.facedBy(advice.seenIn(view as never), view.faces);
  return worthOf(faced, agent(t, profile), district);
}

/** What a Hacking there would add, in hundredths. */
const hack = (hacking: number): number => 50 * hacking;

test("CV-31.14 what a District is worth: Missions, Hackings, company, Ambushes", () => {
  const zero = { zero: { org: 1 } };
  const base = hack(box.profiles.zero.hacking);
  const story = (card: string) => [{ org: 1, story: { id: "votes-for-sale", cards: [card] } }];
  expect(worth({ agents: zero }, 1)).toBe(base + 200);
  expect(worth({ agents: zero, org: story("friends-at-the-mall") }, 1)).toBe(base + 800);
  expect(worth({ agents: zero, org: story("open-ports") }, 1)).toBe(base + 800);
  const fighter = { ...zero, alena: { org: 0, district: 1, zone: 6 } };
  expect(box.profiles.alena.combat).toBeGreaterThan(box.profiles.zero.combat);
  expect(worth({ agents: fighter }, 1)).toBe(base - 100);
  expect(worth({ agents: fighter, org: story("friends-at-the-mall") }, 1)).toBe(base - 100);
  const equal = Object.values(box.profiles).find(
    ({ combat, sheet, id }) =>
      combat === box.profiles.zero.combat && sheet !== box.profiles.zero.sheet && id !== "zero",
  );
  const peer = { ...zero, [equal?.id ?? ""]: { org: 0, district: 1, zone: 6 } };
  expect(worth({ agents: peer }, 1)).toBe(base);
  const trap = { 1: { ambush: 0 } };
  expect(worth({ agents: zero, districts: trap }, 1)).toBe(base + 200 - 300);
  expect(worth({ agents: { zero: { org: 1, vehicle: "night-van" } }, districts: trap }, 1)).toBe(
    base + 200,
  );
  expect(worth({ agents: zero, districts: { 1: { ambush: 1 } } }, 1)).toBe(base + 200);
  const mate = { ...zero, alena: { org: 1, district: 1, zone: 6 } };
  expect(worth({ agents: mate }, 1)).toBe(base + 200 - 300);
});

test("CV-31.14 8 for each hundredth of the chance of the best yellow Mission", () => {
  const position = {
    agents: { zero: { org: 1 } },
    org: [{ org: 1, story: { id: "last-tram-home", cards: ["nine-names"] } }],
  };
  const above = box.profiles.zero.analysis - 2; // "Nine Names" wants more than 2 at the Mall
  const chance = [-1, 0, 1, 1, 2].filter((card) => above + card > 0).length * 20;
  expect(worth(position, 1)).toBe(hack(box.profiles.zero.hacking) + 200 + 8 * chance);
});

test("CV-31.7, CV-31.8 Veteran and Legend begin with 1500D, a Rookie with 600D", () => {
  const money = (["rookie", "operative", "veteran", "legend"] as const).map((level) => {
    const t = table(entry, { seats: 1, options: { level, randomStart: true } });
    t.choose({ org: "eco" });
    expect(t.asked()?.kind).toBe("draft");
    t.choose(t.view(0).question?.options[0].key ?? "");
    const spent = /(?:buys|repairs)[^.]*: (\d+)D/g;
    const bought = [...told(t).matchAll(spent)].reduce((sum, [, paid]) => sum + Number(paid), 0);
    return org(t, 1).money + bought;
  });
  expect(money).toEqual([600, 900, 1500, 1500]);
});

test("CV-31.12 it trains at half of its Health or with a Status token, not before", () => {
  const trains = (profile: string, fields: object): boolean => {
    const t = alone({ agents: { [profile]: { org: 1, ...fields } } as never });
    return agent(t, profile).trained;
  };
  expect(box.profiles.anvil.health).toBe(6);
  expect(trains("anvil", { health: 4 })).toBe(false);
  expect(trains("anvil", { health: 3 })).toBe(true);
  expect(trains("anvil", { wound: true })).toBe(true);
  expect(trains("anvil", {})).toBe(false);
});

test("CV-31.16 where neither is in reach it goes as near to the Hacking position as it can", () => {
  const t = alone({ at: "activation", agents: { "pale-bear": { org: 1 } } });
  const bear = agent(t, "pale-bear");
  const { distances, positions, entry: door } = box.layouts[`A${bear.district}`];
  const far = (zone: number): number => distances[zone][positions[0].zone];
  expect(box.profiles["pale-bear"].movement).toBe(1);
  expect([bear.position, far(bear.zone)]).toEqual([-1, far(door) - 1]);
});

test("CV-31.15, CV-31.16 who has arrived goes on to the Hacking position, whatever lies beyond", () => {
  const t = alone({
    at: "activation",
    agents: {
      bakemono: { org: 1, district: 4, zone: 6 },
      igor: { org: 0, district: 2, zone: 6, trained: true },
      molly: { org: 0, district: 5, zone: 6, trained: true },
    },
    districts: { 2: { ambush: 0 }, 4: { ambush: 0 }, 5: { ambush: 0 } },
    org: [{ org: 1, story: { id: "votes-for-sale", cards: ["friends-at-the-mall"] } }],
  });
  expect(box.profiles.bakemono.movement).toBe(2); // 1 to JoyTown, 3 to the Mall where its Mission is
  expect(box.layouts.A3).toMatchObject({ entry: 6, positions: [{ zone: 2 }, {}, {}, {}] });
  expect(agent(t, "bakemono")).toMatchObject({ district: 3, zone: 1 });
});

test("CV-31.14, CV-7.5 the second test of a Mission is drawn from a whole deck", () => {
  const position = {
    agents: { prism: { org: 1 } },
    org: [
      {
        org: 1,
        discard: [1, 1, 2],
        story: { id: "last-tram-home", cards: ["the-chemists-notes"] },
      },
    ],
  };
  const { analysis, hacking, movement } = box.profiles.prism;
  expect([analysis, hacking, movement]).toEqual([4, 2, 3]); // too slow to hack at the Harbor
  expect(worth(position, 4, "prism")).toBe(200 + 8 * 80); // 4 more than 2 with -1 or 0; 2 more than 1
  const t = alone({ at: "strategy", order: [0, 1], ...position });
  const view = t.view(0);
  const { ask } = box.investigations["the-chemists-notes"].missions[0];
  const seen = advice.seenIn(view as never);
  expect(advice.chance(seen, view.faces, agent(t, "prism"), advice.testsOf(ask))).toBe(80);
});

/** The bot's Auxiliary Actions, with nobody to be called. */
const auxiliary = (position: Position): Table =>
  alone({
    at: "activation",
    ...position,
    org: [{ org: 0, money: 0, actions: 0 }, ...(position.org ?? [])],
  });

test("CV-31.17 it recruits when it can just pay everybody, and not with less", () => {
  const { salary } = box.profiles.igor;
  const team = (money: number): number => {
    const t = auxiliary({
      agents: { igor: { org: 1, trained: true } },
      org: [{ org: 1, money, staff: 0, story: { id: "last-tram-home", cards: ["nine-names"] } }],
    });
    return stateOf(t).agents.filter((each) => each.org === 1).length;
  };
  const best = (t: Table): number =>
    stateOf(t).agents.filter((each) => each.org === 1 && each.profile !== "igor").length;
  const rich = auxiliary({
    agents: { igor: { org: 1, trained: true } },
    org: [
      { org: 1, money: 5000, staff: 0, story: { id: "last-tram-home", cards: ["nine-names"] } },
    ],
  });
  expect(best(rich)).toBeGreaterThan(0);
  const first = stateOf(rich).agents.find((each) => each.org === 1 && each.profile !== "igor");
  const price = salary + box.profiles[first?.profile ?? ""].salary;
  expect(told(rich)).toContain("recruits");
  expect([team(price - 100) > 1, team(price) > 1]).toEqual([false, true]);
});

test("CV-31.17 it rescues who bleeds with 1 Health, and the Wounded where nothing is to be done", () => {
  const rescued = (fields: object, card = "nine-names"): boolean => {
    const t = auxiliary({
      agents: { igor: { org: 1, district: 4, zone: 3, trained: true, ...fields } } as never,
      org: [{ org: 1, money: 700, story: { id: "last-tram-home", cards: [card] } }],
    });
    return agent(t, "igor").district === 0;
  };
  expect(rescued({ health: 2, bleeding: true })).toBe(true); // it has bled once by then
  expect(rescued({ health: 3, bleeding: true })).toBe(false);
  expect(rescued({ health: 1 })).toBe(false);
  expect(rescued({ wound: true })).toBe(true);
  expect(rescued({ wound: true }, "broken-window")).toBe(false);
});

function duel(
  agents: object,
  tokens: object,
  more: { shown?: readonly string[]; henchmen?: readonly object[]; brawl?: string } = {},
): string {
  const t = eden({
    seats: 1,
    agents: agents as never,
    ...(more.henchmen && { henchmen: more.henchmen as never }),
    fight: {
      district: 2,
      brawl: more.brawl ?? "curfew",
      tokens: tokens as never,
      shown: (more.shown ?? []) as never,
    },
  });
  return toldUntil(t, "payday");
}
const at = { district: 2, zone: 6 };

test("CV-31.24 whom it eliminates for certain comes before the weakest", () => {
  const agents = {
    alena: { org: 1, ...at },
    anvil: { org: 0, ...at, health: 2 },
    rust: { org: 0, ...at, health: 1 },
  };
  const tokens = { alena: "t05", anvil: "t05", rust: "t04" };
  expect(duel(agents, tokens, { shown: ["anvil"] })).toContain("Alena Sigurov attacks Anvil");
  expect(duel(agents, tokens)).not.toContain("Alena Sigurov attacks Anvil");
});

test("CV-31.24 your Teammates come before Hostiles, the weakest Hostile before others", () => {
  const mine = { org: 0, recruiter: "anvil", initiative: 40 };
  const henchmen = [
    { type: "jacker", district: 2, zone: 6 },
    { type: "bruiser", district: 2, zone: 6, ...mine },
  ];
  const agents = { alena: { org: 1, ...at } };
  const tokens = { alena: "t01", "henchman-1": "t04", "henchman-2": "t04" };
  const said = duel(agents, tokens, { henchmen, brawl: "pot-shots" });
  expect(said).toContain("Alena Sigurov attacks Bruiser");
  const gang = [
    { type: "bruiser", district: 2, zone: 6 },
    { type: "jacker", district: 2, zone: 6 },
  ];
  expect(duel(agents, tokens, { henchmen: gang, brawl: "pot-shots" })).toContain(
    "Alena Sigurov attacks Jacker",
  );
});

test("CV-31.25 Frenzy holds back below 3 Health and only then; Stealth always", () => {
  const attacks = (token: string, health: number): boolean =>
    duel(
      { alena: { org: 1, ...at, health }, anvil: { org: 0, ...at } },
      { alena: token, anvil: "t04" },
    ).includes("Alena Sigurov attacks");
  expect(attacks("t09", 3)).toBe(true);
  expect(attacks("t09", 2)).toBe(false);
  expect(attacks("t01", 2)).toBe(true);
  expect(attacks("t22", 4)).toBe(false);
  const hidden = duel(
    { alena: { org: 1, ...at }, anvil: { org: 0, ...at } },
    { alena: "t22", anvil: "t04" },
  );
  expect(hidden).toContain("holds back");
});

test("CV-31.25 it grills a Cyber-Implant when it can", () => {
  const t = eden({
    seats: 1,
    agents: {
      alena: { org: 1, ...at, slots: ["stun-baton"] },
      anvil: { org: 0, ...at, slots: ["retinal-lab"] },
    },
    fight: { district: 2, brawl: "curfew", tokens: { alena: "t05", anvil: "t05" } },
  });
  expect(agent(t, "anvil").slots[0].active).toBe(false);
});

test("CV-31.25 Mother heals her own", () => {
  const t = eden({
    seats: 1,
    agents: {
      mother: { org: 1, district: 1, zone: 6 },
      igor: { org: 1, district: 1, zone: 6, health: 1 },
    },
    resolve: { step: "hacking", district: 1 },
  });
  expect(agent(t, "igor").health).toBe(2);
});

test("CV-31.23 it takes an Advantageous position before a Covered one, and that before none", () => {
  const { positions, entry } = box.layouts.A2;
  const kinds = positions.map(({ kind }) => kind);
  const zone = positions[kinds.indexOf("covered")].zone;
  expect(zone).not.toBe(entry);
  const t = eden({
    seats: 1,
    agents: { alena: { org: 1, district: 2, zone }, anvil: { org: 0, district: 2, zone } },
    fight: { district: 2, brawl: "curfew", tokens: { alena: "t01", anvil: "t04" } },
  });
  expect(kinds[agent(t, "alena").position]).toBe(
    positions.some((each) => each.zone === zone && each.kind === "advantageous")
      ? "advantageous"
      : "covered",
  );
});

test("CV-31.21 it calls Teammates for a rival on the board, and takes the card with the most", () => {
  const held = (supports: readonly string[], human: boolean): readonly string[] => {
    const t = eden({
      seats: 1,
      agents: {
        gallo: { org: 1, district: 2, zone: 4 },
        ...(human && { anvil: { org: 0, district: 2, zone: 6 } }),
      } as never,
      org: [{ org: 1, supports }] as never,
      henchmen: [{ type: "killer", district: 2, zone: 2 }],
      fight: { district: 2, brawl: "curfew", tokens: {}, at: "recruit" },
    });
    return org(t, 1).supports.map(({ id }) => id);
  };
  const few = Object.values(box.supports).find(({ teammates }) => teammates === 1)?.id ?? "";
  const many = Object.values(box.supports).find(({ teammates }) => teammates === 3)?.id ?? "";
  expect(held([few, many], true)).toEqual([few]);
  expect(held([few, many], false)).toEqual([few, many]);
});

test("CV-31.21 a Skill that wins one Teammate counts as a card of one, and comes after it", () => {
  const called = (supports: readonly string[]): readonly [number, boolean] => {
    const t = eden({
      seats: 1,
      agents: {
        sermon: { org: 1, district: 2, zone: 4 },
        anvil: { org: 0, district: 2, zone: 6 },
      },
      org: [{ org: 1, supports }],
      henchmen: [{ type: "killer", district: 2, zone: 2 }],
      fight: { district: 2, brawl: "curfew", tokens: {}, at: "recruit" },
    });
    return [org(t, 1).supports.length, stateOf(t).used.includes("sermon")];
  };
  const one = Object.values(box.supports).find(({ teammates }) => teammates === 1)?.id ?? "";
  expect(called([one])).toEqual([0, false]);
  expect(called([])).toEqual([0, true]);
});

test("CV-31.29 its gang goes for your weakest Agent, then for the lowest Initiative", () => {
  const attacked = (health: readonly [number, number]): string => {
    const t = eden({
      seats: 1,
      agents: {
        igor: { org: 0, district: 2, zone: 2, health: health[0] },
        alena: { org: 0, district: 2, zone: 2, health: health[1] },
      },
      henchmen: [{ type: "bruiser", district: 2, zone: 2 }],
      fight: {
        district: 2,
        brawl: "pot-shots",
        tokens: { alena: "t04", igor: "t04", "henchman-1": "t16" },
      },
    });
    return /Bruiser attacks (\w+)/.exec(toldUntil(t, "payday"))?.[1] ?? "";
  };
  const [first, second] = ["igor", "alena"].sort(
    (a, b) => box.profiles[a].initiative - box.profiles[b].initiative,
  );
  const names: Readonly<Record<string, string>> = { igor: "I9or", alena: "Alena" };
  expect(attacked([2, 2])).toBe(names[first]);
  expect(attacked(second === "alena" ? [4, 2] : [2, 4])).toBe(names[second]);
});

test("CV-31.26 of two Missions it attempts the one with the better chance, and says so", () => {
  const t = eden({
    seats: 1,
    agents: { igor: { org: 1, district: 2, zone: 6 } },
    org: [{ org: 1, story: { id: "last-tram-home", cards: ["the-locked-locker"] } }],
    resolve: { step: "investigation", district: 2 },
  });
  expect(box.profiles.igor).toMatchObject({ combat: 1, hacking: 4 }); // each wants more than 2
  expect(org(t, 1).story?.folders[0].missions).toEqual(["open", "validated"]);
  expect(told(t)).toContain("attempts the Mission with the best chance");
});

test("CV-31.21 a Support card it keeps is not told as Teammates called", () => {
  const t = eden({
    seats: 1,
    agents: { igor: { org: 1, district: 2, zone: 6 } },
    org: [{ org: 1, supports: ["chrome-sally"] }],
    chance: { brawl: ["lone-wolf"] },
    resolve: { step: "brawl", district: 2 },
  });
  expect(org(t, 1).supports.map(({ id }) => id)).toEqual(["chrome-sally"]);
  expect(told(t)).toContain("keeps its Support cards for two Hostiles, or for you");
  expect(told(t)).not.toContain("calls Teammates");
});

test("CV-31.26 it spends XP on a test below 60% that a level helps, and on no other", () => {
  const spent = (card: string, discard: readonly number[] = []): number => {
    const t = eden({
      seats: 1,
      agents: { igor: { org: 1, district: 1, zone: 6, twos: 4 } },
      org: [{ org: 1, story: { id: "last-tram-home", cards: [card] }, discard }] as never,
      resolve: { step: "investigation", district: 1 },
    });
    return 4 - agent(t, "igor").twos;
  };
  const { analysis } = box.profiles.igor;
  expect(analysis).toBe(1);
  expect(spent("nine-names")).toBeGreaterThan(0); // more than 2: one card of five
  expect(spent("grand-tour")).toBe(0); // more than 1: three of five
  expect(spent("nine-names", [2, 1, 1])).toBe(0); // nothing is left with which a level would do
});

test("CV-31.27 it places where it can, and removes at three of its own", () => {
  const after = (counts: readonly [number, number]): readonly number[] =>
    stateOf(
      eden({
        seats: 1,
        agents: { igor: { org: 1, district: 5 } },
        districts: { 5: { influence: [...counts] } },
        resolve: { step: "influence", district: 5 },
      }),
    ).districts[4].influence;
  expect(after([1, 1])).toEqual([1, 2]);
  expect(after([0, 0])).toEqual([0, 1]);
  expect(after([3, 3])).toEqual([2, 3]);
});

test("CV-31.28 it pays the lowest Salary first", () => {
  const t = eden({
    seats: 1,
    at: "payday",
    agents: {
      alena: { org: 1, district: 2 },
      static: { org: 1, district: 1 },
    },
    org: [{ org: 1, money: 300 }],
  });
  expect([isThere(t, "static"), isThere(t, "alena")]).toEqual([true, false]);
  expect(org(t, 1).money).toBe(100);
});

test("CV-31.28 what it can pay it pays, and sells nothing for it", () => {
  const t = eden({
    seats: 1,
    at: "payday",
    agents: {
      static: { org: 1, district: 1, slots: ["body-cam"] },
      alena: { org: 1, district: 2 },
    },
    org: [{ org: 1, money: 200 }],
  });
  expect(agent(t, "static").slots.map(({ id }) => id)).toEqual(["body-cam"]);
  expect([isThere(t, "alena"), org(t, 1).money]).toEqual([false, 0]);
});

test("CV-31.28 for a Salary that all its sales do not pay it sells nothing, though it has paid a lower one", () => {
  const t = eden({
    seats: 1,
    at: "payday",
    agents: {
      static: { org: 1, district: 1, slots: ["body-cam"], vehicle: "courier-scooter" },
      vladimir: { org: 1, district: 2 },
    },
    org: [{ org: 1, money: box.profiles.static.salary }],
  });
  expect([isThere(t, "vladimir"), org(t, 1).money]).toEqual([false, 0]);
  const { slots, vehicles } = agent(t, "static");
  expect([...slots, ...vehicles].map(({ id }) => id)).toEqual(["body-cam", "courier-scooter"]);
});

test("CV-31.1, CV-31.9, CV-31.15, CV-31.17, CV-31.27, CV-31.28, CV-R121 every decision is told with its rule", () => {
  const t = alone({
    at: "strategy",
    agents: { zero: { org: 1 }, igor: { org: 0, trained: true } },
    org: [{ org: 1, money: 1500, story: { id: "loose-packets", cards: ["harbour-manifest"] } }],
  });
  const first = told(t);
  safely(t);
  const said = `${first} ${toldUntil(t, "strategy")}`;
  for (const words of [
    "takes the free Support card with the most Teammates",
    "makes its one purchase for an Agent",
    "leaves the Salaries of its Agents and 200D untouched",
    "weighs what each District is worth to its Agent",
    "goes where most is to be had",
    "recruits who is best at its open Missions",
  ])
    expect(said).toContain(words);
});

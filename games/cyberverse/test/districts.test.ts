import { box } from "@sprawl/cyberverse";
import type { Table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { agent, eden, isThere, kinds, offers, org, stateOf, take, until } from "./new-eden.js";

const BLUE = (card: string, done: readonly string[] = []) => ({
  id: "loose-packets",
  cards: [card],
  done,
});
const RED = (card: string) => ({ id: "votes-for-sale", cards: [card] });

function hacks(
  profile: string,
  more: {
    agents?: object;
    org?: object;
    districts?: object;
    news?: readonly object[];
    fields?: object;
    chance?: object;
    district?: number;
  } = {},
): Table {
  const district = more.district ?? 1;
  const zone = box.layouts[`A${district}`].positions[0].zone;
  return eden({
    agents: {
      [profile]: { org: 0, district, zone, position: 0, ...more.fields },
      ...more.agents,
    } as never,
    org: [{ org: 0, ...more.org } as never],
    ...(more.districts && { districts: more.districts as never }),
    ...(more.news && { news: more.news as never }),
    ...(more.chance && { chance: more.chance as never }),
    resolve: { step: "hacking", district },
  });
}

test("CV-24.1, CV-24.2, CV-24.4, CV-24.5, CV-24.7 a Hacking credits 100D a point without a test; then the Agent steps off", () => {
  const t = hacks("igor");
  expect(t.view(0).question?.args).toMatchObject({ amount: 400 });
  t.choose("hack");
  expect(org(t).money).toBe(900 + 400 - 300);
  expect(agent(t, "igor")).toMatchObject({ zone: 2, position: -1 });
});

test("CV-24.3 and 200D for each own Influence token there", () => {
  expect(
    hacks("igor", { districts: { 1: { influence: [2, 3] } } }).view(0).question?.args,
  ).toMatchObject({ amount: 800 });
});

test("CV-24.6, CV-R75 who declines stays on the position", () => {
  const t = hacks("igor");
  t.choose("decline");
  expect(agent(t, "igor").position).toBe(0);
  expect(org(t).money).toBe(600);
});

test("CV-24.8 XP can raise a Hacking", () => {
  const t = hacks("vladimir", { fields: { twos: 4 } });
  t.choose("hack").choose({ levels: 1 });
  expect(org(t).money).toBe(900 + 400 - 300);
});

test("CV-24.9, CV-24.10, CV-24.11, CV-24.12 blue Missions follow the Hacking, each once, several of them if they are met", () => {
  const t = hacks("igor", {
    org: { story: BLUE("fan-club-database") },
    district: 3,
    chance: { modifier: [-1] },
  });
  t.choose("hack");
  expect(offers(t, "attempt", "mission")).toEqual([0, 1]);
  t.choose({ mission: 1 });
  expect(offers(t, "attempt", "mission")).toEqual([0]);
  t.choose({ mission: 0 });
  expect(org(t).story?.folders[0].missions).toEqual(["validated", "open"]);
});

test("CV-24.13, CV-R118 amounts count with all bonuses, then reductions; a rival, or own Influence, for those that ask", () => {
  const poor = hacks("igor", {
    org: { story: BLUE("payroll-leak") },
    district: 5,
    news: [{ event: "center-update" }],
    fields: { slots: ["signal-siphon"] },
  });
  expect(poor.view(0).question?.args).toMatchObject({ amount: 500 });
  const jammed = hacks("mother", {
    agents: { bakemono: { org: 1, district: 1, slots: ["jammer"] } },
    news: [{ event: "checkout-blackout" }],
  });
  expect(jammed.view(0).question?.args).toMatchObject({ amount: 0 });
  const lonely = hacks("igor", { org: { story: BLUE("wiretap") }, district: 5 });
  lonely.choose("hack");
  expect(lonely.asked()?.kind).not.toBe("mission");
  const known = hacks("igor", {
    org: { story: BLUE("wiretap") },
    district: 5,
    districts: { 5: { influence: [1, 0] } },
  });
  known.choose("hack");
  expect(offers(known, "attempt", "mission")).toEqual([0]);
});

test("CV-25.1, CV-25.2, CV-25.3, CV-25.4, CV-25.10, CV-25.11, CV-R76 each Agent there may attempt one Mission, by Initiative, or none", () => {
  const t = eden({
    agents: {
      echo: { org: 0, district: 1, zone: 6 },
      ingrid: { org: 0, district: 1, zone: 6 },
      kettle: { org: 1, district: 1, zone: 3 },
    },
    org: [{ org: 0, story: { id: "last-tram-home", cards: ["nine-names"] } }],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: [-1, 1] },
  });
  expect(t.view(0).question?.args).toMatchObject({ agent: "echo" });
  t.choose("attempt").choose("accept");
  expect(t.view(0).question?.args).toMatchObject({ agent: "ingrid" });
  t.choose("attempt");
  expect(org(t).story?.folders[0].missions[0]).toBe("validated");
  const none = eden({
    agents: { ingrid: { org: 0, district: 1, zone: 6 } },
    org: [{ org: 0, story: { id: "last-tram-home", cards: ["nine-names"] } }],
    resolve: { step: "investigation", district: 1 },
  });
  none.choose("pass");
  expect(org(none).story?.folders[0].missions[0]).toBe("open");
});

test("CV-25.6 several tests in one attempt, in order; the first failure ends it", () => {
  const grand = (cards: readonly number[]) => {
    const t = eden({
      agents: { ingrid: { org: 0, district: 4, zone: 6 } },
      org: [{ org: 0, story: { id: "last-tram-home", cards: ["the-chemists-notes"] } }],
      resolve: { step: "investigation", district: 4 },
      chance: { modifier: cards },
    });
    t.choose("attempt");
    return org(t).story?.folders[0].missions[0];
  };
  expect(grand([1, 1])).toBe("validated");
  expect(grand([1, 0])).toBe("open");
  expect(grand([-1])).toBe("open");
});

test("CV-25.12, CV-1.14 Missions are asked for in their District only", () => {
  const t = eden({
    agents: { ingrid: { org: 0, district: 2, zone: 6 } },
    org: [{ org: 0, story: { id: "last-tram-home", cards: ["the-witness-list"] } }],
    resolve: { step: "investigation", district: 2 },
  });
  expect(t.asked()?.kind).not.toBe("mission");
});

function sole(
  more: {
    org?: object;
    districts?: object;
    agents?: object;
    news?: readonly object[];
    district?: number;
  } = {},
): Table {
  const district = more.district ?? 5;
  return eden({
    agents: (more.agents ?? { igor: { org: 0, district } }) as never,
    org: [{ org: 0, ...more.org } as never],
    ...(more.districts && { districts: more.districts as never }),
    ...(more.news && { news: more.news as never }),
    resolve: { step: "influence", district },
  });
}

test("CV-26.1, CV-26.2, CV-26.7, CV-26.8, CV-26.10, CV-26.14 whoever is alone there places a token, one a turn", () => {
  expect(stateOf(sole()).districts[4].influence).toEqual([1, 0]);
  expect(
    stateOf(sole({ agents: { igor: { org: 0, district: 5 }, alena: { org: 0, district: 5 } } }))
      .districts[4].influence,
  ).toEqual([1, 0]);
  expect(
    stateOf(sole({ agents: { igor: { org: 0, district: 5 }, alena: { org: 1, district: 5 } } }))
      .districts[4].influence,
  ).toEqual([0, 0]);
});

test("CV-26.3, CV-26.4, CV-26.9, CV-R77 or removes a rival's; placing is compulsory, removing is not", () => {
  const t = sole({ districts: { 5: { influence: [1, 2] } } });
  expect(kinds(t)).toEqual(["place-influence", "remove-influence"]);
  t.choose({ kind: "remove-influence", from: "fsb" });
  expect(stateOf(t).districts[4].influence).toEqual([1, 1]);
  const full = sole({ districts: { 5: { influence: [3, 2] } } });
  expect(kinds(full)).toEqual(["remove-influence", "pass"]);
});

test("CV-26.5, CV-26.6 never more than 3; with nothing to remove nothing happens", () => {
  expect(stateOf(sole({ districts: { 5: { influence: [3, 0] } } })).districts[4].influence).toEqual(
    [3, 0],
  );
});

test("CV-26.11, CV-26.12, CV-26.13, CV-R79 red Missions follow a gain: a placement, a removal, or being alone at 3", () => {
  const state = (t: Table) => org(t).story?.folders[0].missions ?? [];
  expect(state(sole({ org: { story: RED("word-of-mouth") } }))).toEqual(["open", "validated"]);
  expect(
    state(sole({ org: { story: RED("word-of-mouth") }, districts: { 5: { influence: [3, 0] } } })),
  ).toEqual(["open", "validated"]);
  expect(org(sole({ org: { story: RED("voice-of-the-plaza") } })).story).toBeDefined();
  expect(
    org(
      sole({ org: { story: RED("voice-of-the-plaza") }, districts: { 5: { influence: [1, 0] } } }),
    ).resolved.length,
  ).toBe(1);
  expect(
    state(
      sole({
        org: { story: RED("seat-on-the-council") },
        districts: { 5: { influence: [0, 1] } },
        agents: { igor: { org: 0, district: 5 } },
      }).choose("place-influence"),
    ),
  ).toEqual(["open", "open"]);
  const sweep = sole({
    org: { story: RED("clean-sweep") },
    districts: { 5: { influence: [0, 1] } },
  });
  sweep.choose("remove-influence");
  expect(org(sweep).resolved.map(({ id }) => id)).toEqual(["votes-for-sale"]);
  const pair = sole({
    district: 1,
    org: { story: RED("two-banners") },
    districts: { 5: { influence: [1, 0] } },
  });
  expect(org(pair).resolved.length).toBe(1);
});

test("CV-26.15, CV-R116 tokens placed or removed by cards are gains too; Petrov's removal comes on top", () => {
  const t = sole({
    org: { supports: ["councillor-petrov"], story: RED("clean-sweep") },
    districts: { 5: { influence: [0, 2] } },
  });
  t.choose("place-influence").choose("remove-influence");
  expect(stateOf(t).districts[4].influence).toEqual([1, 1]);
  expect(org(t).resolved.length).toBe(1);
  const march = eden({
    at: "activation",
    agents: { igor: { org: 0 } },
    org: [{ org: 0, story: RED("word-of-mouth") }],
    news: [{ event: "loyalty-march" }],
  });
  take(until(march, "auxiliary"), "staff", { slot: "reward" });
  expect(org(march).story?.folders[0].missions).toEqual(["open", "validated"]);
});

const payday = (agents: object, money: number, more: object = {}) =>
  eden({ at: "payday", agents: agents as never, org: [{ org: 0, money }], ...more });

test("CV-27.1, CV-27.2, CV-27.3, CV-27.4, CV-27.9 Salaries of those on the streets, in full, whether they acted or not", () => {
  const t = payday(
    { igor: { org: 0, district: 1 }, alena: { org: 0 }, static: { org: 0, district: 2 } },
    1000,
  );
  expect(org(t).money).toBe(500);
});

test("CV-27.5, CV-27.10, CV-27.11, CV-27.12, CV-27.13, CV-27.15, CV-R44, CV-R80 when money is short one chooses; the unpaid join the row", () => {
  const t = payday(
    {
      igor: { org: 0, district: 1, slots: [{ id: "retinal-lab", active: false }] },
      static: { org: 0, district: 2 },
    },
    400,
  );
  expect(offers(t, "pay", "agent")).toEqual(["static", "igor"]);
  expect(kinds(t)).not.toContain("finish");
  t.choose({ kind: "pay", agent: "static" });
  expect(isThere(t, "igor")).toBe(false);
  expect(org(t).money).toBe(200);
  expect(stateOf(t).row.map(({ id }) => id)).toContain("s1");
  expect(stateOf(t).row.length).toBe(4);
  until(t, "auxiliary");
  for (const seat of [1, 0]) {
    expect(t.asked()?.seats).toEqual([seat]);
    expect(offers(t, "recruit", "profile")).toContain("igor"); // CV-27.12: the former one included
    t.choose({ kind: "ambush", district: seat + 1 });
  }
});

test("CV-12.5, CV-12.6, CV-12.7, CV-12.8, CV-12.9, CV-12.10, CV-27.6, CV-27.7, CV-27.8, CV-R21 selling: active tokens but no Cyber-Implants, each at half price, needed or not", () => {
  const slots = ["hand-gun", "retinal-lab", { id: "zip-gun", active: false }];
  const t = payday({ igor: { org: 0, district: 1, slots, vehicle: "street-racer" } }, 1000);
  expect(offers(t, "sell", "token")).toEqual(["hand-gun", "street-racer"]);
  expect(offers(t, "sell", "price")).toEqual([100, 200]);
  take(t, "sell", { token: "hand-gun" });
  expect(org(t).money).toBe(1100);
  expect(t.face("stores.weapons.stack.0")).toBe("Hand Gun");
  t.choose("pay-all");
  expect(org(t).money).toBe(800);
});

test("CV-27.16 what Events take and Skills do at the start of Payday comes first", () => {
  const t = payday(
    { clockwork: { org: 0, district: 3, slots: [{ id: "hand-gun", active: false }] } },
    900,
    { news: [{ event: "debt-collectors" }] },
  );
  expect(org(t).money).toBe(800);
  expect(t.asked()?.kind).toBe("field-repair");
  t.choose("mend");
  expect(agent(t, "clockwork").slots[0].active).toBe(true);
});

const ended = (more: object) => eden({ at: "end", turn: 5, ...more } as never);

test("CV-28.2, CV-28.5, CV-28.6, CV-28.7, CV-28.8, CV-28.13, CV-28.16, CV-R84, CV-9.3 the check comes after Payday; VP decide, Starters count, open Stories and tokens do not", () => {
  const stories = ["seeds-beyond-the-wall", ...Object.keys(box.stories).slice(8, 13)];
  const t = ended({
    org: [
      { org: 0, resolved: stories },
      { org: 1, story: { id: "odyssey", cards: ["nine-names", "open-ports", "grassroots"] } },
    ],
    agents: { igor: { org: 1, slots: ["hand-gun"] } },
    districts: { 1: { influence: [0, 3] }, 2: { influence: [0, 3] } },
  });
  expect(t.result()).toMatchObject({ reason: "stories", winners: [0] });
  expect(stateOf(t).scores[0].stories).toBe(6 + 2 + 2 + 2 + 2 + 2);
  expect(stateOf(t).scores[1]).toMatchObject({
    stories: 0,
    influence: 6,
    majorities: 2,
    overall: 5,
  });
});

test("CV-28.3, CV-28.4, CV-30.4, CV-R81 dominating all five Districts ends the game, unless the table has it off", () => {
  const five = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [n, { influence: [2, 1] }]));
  expect(ended({ districts: five }).result()).toMatchObject({ reason: "domination" });
  expect(ended({ districts: five, options: { domination: false } }).result()).toBeUndefined();
  expect(ended({ districts: { ...five, 3: { influence: [1, 1] } } }).result()).toBeUndefined();
});

test("CV-28.9, CV-28.10, CV-28.11, CV-28.12, CV-R82 a VP a token, one for a strict majority, 5 for the most of all, one for 1000D", () => {
  const t = ended({
    turn: 15,
    org: [{ org: 0, money: 2300 }],
    districts: { 1: { influence: [2, 2] }, 2: { influence: [2, 1] } },
  });
  expect(stateOf(t).scores[0]).toEqual({
    stories: 0,
    influence: 4,
    majorities: 1,
    overall: 5,
    money: 2,
    lead: 0,
    total: 12,
  });
});

test("CV-28.14, CV-28.15, CV-R83 ties: Resources, then Influence, then Stories; then shared", () => {
  const result = (orgs: readonly object[], districts = {}) =>
    ended({ turn: 15, org: orgs, districts }).result()?.winners;
  expect(
    result([
      { org: 0, money: 300 },
      { org: 1, money: 400 },
    ]),
  ).toEqual([1]);
  expect(
    result([
      { org: 0, money: 300 },
      { org: 1, money: 300 },
    ]),
  ).toEqual([0, 1]);
  expect(
    result(
      [
        { org: 0, money: 300, resolved: ["votes-for-sale"] },
        { org: 1, money: 300 },
      ],
      { 1: { influence: [1, 2] }, 2: { influence: [1, 1] } },
    ),
  ).toEqual([1]);
});

test("CV-28.17, CV-30.8, CV-R117 the game ends after turn 15, or when the table says, at most after turn 25", () => {
  expect(ended({ turn: 14 }).result()).toBeUndefined();
  expect(ended({ turn: 15 }).result()).toMatchObject({ reason: "turn-limit" });
  expect(ended({ turn: 24, options: { turnLimit: 25 } }).result()).toBeUndefined();
  expect(() => ended({ turn: 25, options: { turnLimit: 26 } })).toThrow();
  expect(ended({ turn: 7, options: { turnLimit: 7 } }).result()).toMatchObject({
    reason: "turn-limit",
  });
});

test("CV-1.3 there are no alliances: an Agent may attack those of every other Organization", () => {
  const here = { district: 2, zone: 6 };
  const t = eden({
    seats: 3,
    agents: { alena: { org: 0, ...here }, anvil: { org: 1, ...here }, igor: { org: 2, ...here } },
    fight: { district: 2, brawl: "curfew", tokens: { alena: "t01", anvil: "t01", igor: "t01" } },
  });
  for (const others of [
    ["alena", "anvil"],
    ["igor", "anvil"],
    ["igor", "alena"],
  ]) {
    t.choose("stay").choose("attack");
    expect(offers(t, "strike", "target")).toEqual(others);
    take(t, "strike");
  }
});

test("CV-29.8 discards lie open", () => {
  const t = sole({
    org: { story: RED("voice-of-the-plaza") },
    districts: { 5: { influence: [1, 0] } },
  });
  const [card] = stateOf(t).piles.red.discard;
  expect(t.view(1).faces[card]).toBe("voice-of-the-plaza");
});

test("CV-1.5, CV-1.6, CV-1.8, CV-R85, CV-R89 Resources are whole hundreds and never fall below 0", () => {
  const t = eden({
    at: "payday",
    org: [{ org: 0, money: 100 }],
    news: [{ event: "currency-crash" }],
  });
  expect([org(t).money, org(t, 1).money]).toEqual([0, 700]);
});

import { advice, box } from "@sprawl/cyberverse";
import { expect, test } from "vitest";
import {
  agent,
  eden,
  isThere,
  kinds,
  offers,
  options,
  org,
  safely,
  stateOf,
  take,
  until,
} from "./new-eden.js";

const two = { igor: { org: 0 }, alena: { org: 1 } };

test("CV-11.2, CV-11.3, CV-11.4, CV-11.6, CV-R19 any number of Strategy actions in any order, none of the 3 Actions", () => {
  const t = eden({
    agents: two,
    org: [{ org: 0, money: 2000 }],
    stock: { gear: ["kevlar-vest", "jammer", "body-cam"] },
  });
  take(t, "buy", { token: "kevlar-vest" });
  take(t, "take-support");
  take(t, "buy", { token: "body-cam" }).choose("end-turn");
  expect(t.asked()?.seats).toEqual([1]);
  t.choose("end-turn");
  expect(org(t).actions).toBe(3);
});

test("CV-11.5, CV-11.7, CV-11.8, CV-11.10, CV-1.7 a token is paid in full and the stock refilled at once, to be bought from", () => {
  const t = eden({
    agents: { igor: { org: 0, district: 3 } },
    org: [{ org: 0, money: 900 }],
    stock: { weapons: ["hand-gun", "zip-gun", "twin-vipers"] },
    chance: { weapons: ["combat-knife"] },
  });
  expect(offers(t, "buy", "token")).toContain("twin-vipers");
  t.choose({ kind: "buy", token: "hand-gun", agent: "igor" });
  expect(org(t).money).toBe(600);
  expect(agent(t, "igor").slots).toMatchObject([{ id: "hand-gun", active: true }]);
  expect(stateOf(t).stores.weapons.stock.map(({ id }) => id)).toEqual([
    "zip-gun",
    "twin-vipers",
    "combat-knife",
  ]);
  expect(offers(t, "buy", "token")).toContain("combat-knife"); // CV-11.8
  expect(offers(t, "buy", "token")).not.toContain("twin-vipers");
  expect(Object.values(t.barred(0))).toContain("CV-1.7");
});

test("CV-11.9 an empty stack leaves its stock short until something returns", () => {
  const t = eden({
    agents: { igor: { org: 0, vehicle: "city-cab" }, alena: { org: 0 } },
    org: [{ org: 0, money: 5000 }],
  });
  while (stateOf(t).stores.vehicles.stack.length > 0)
    t.arrange({ move: "stores.vehicles.stack", to: "lost", count: 1 });
  const [{ id }] = stateOf(t).stores.vehicles.stock;
  t.choose({ kind: "buy", token: id, agent: "alena" });
  expect(stateOf(t).stores.vehicles.stock.length).toBe(2);
  t.choose({ kind: "scrap", agent: "igor" });
  expect(stateOf(t).stores.vehicles.stock.length).toBe(3);
});

test("CV-11.12, CV-11.13, CV-11.22, CV-R23 tokens are scrapped for nothing; nothing is moved or sold in the Strategy phase", () => {
  const t = eden({ agents: { igor: { org: 0, slots: ["retinal-lab"] } } });
  expect(kinds(t)).not.toContain("sell");
  expect(kinds(t)).not.toContain("give");
  t.choose({ kind: "scrap", token: "retinal-lab" });
  expect(org(t).money).toBe(900);
  expect(agent(t, "igor").slots).toEqual([]);
  expect(t.face("stores.implants.stack.0")).toBe("Retinal Lab");
});

test("CV-11.14, CV-11.15, CV-1.9, CV-12.3, CV-12.24, CV-R20, CV-R22 damaged tokens do nothing until repaired at half price, rounded down", () => {
  const t = eden({
    agents: {
      igor: {
        org: 0,
        slots: [
          { id: "bone-lattice", active: false },
          { id: "hand-gun", active: false },
        ],
        vehicle: { id: "sky-skiff", active: false },
      },
    },
  });
  expect(offers(t, "repair", "price")).toEqual([200, 100, 500]);
  const combat = () => {
    const g = advice.seenIn(t.view("spectator") as never);
    return advice.featureOf(g, g.state.agents[0], "combat");
  };
  const damaged = combat();
  t.choose({ kind: "repair", token: "hand-gun" }).choose({ kind: "repair", token: "bone-lattice" });
  expect(combat()).toBe(damaged + 1); // it raises Combat, and did not until now
  expect(org(t).money).toBe(600);
  expect(agent(t, "igor").slots.map(({ active }) => active)).toEqual([true, true]);
});

test("CV-11.17, CV-R24 one may train in HQ, or in an Entry zone without a Wound", () => {
  const agents = {
    igor: { org: 0 },
    alena: { org: 0, district: 1, zone: 6 },
    "wu-fang": { org: 0, district: 2, zone: 6, wound: true },
    echo: { org: 1 },
  };
  expect(offers(eden({ agents }), "train", "agent")).toEqual(["igor", "alena"]);
  expect(
    offers(eden({ agents: { igor: { org: 0, district: 1, zone: 5 } } }), "train", "agent"),
  ).toEqual([]);
});

test("CV-13.1, CV-13.2, CV-13.3, CV-13.4, CV-13.8, CV-13.15, CV-30.5, CV-R16, CV-R18 the first Support card is free, more cost their price; the row is refilled", () => {
  const position = { agents: { gallo: { org: 0 } }, org: [{ org: 0, money: 2000 }] };
  const t = eden(position);
  expect(new Set(offers(t, "take-support", "price"))).toEqual(new Set([0]));
  const [first, second] = stateOf(t).supportRow.map(({ id }) => id);
  t.choose({ kind: "take-support", support: first, instead: "" });
  expect(org(t).supports.map(({ id }) => id)).toEqual([first]);
  expect(stateOf(t).supportRow.length).toBe(3);
  t.choose({ kind: "take-support", support: second, instead: "" });
  expect(org(t).money).toBe(2000 - box.supports[second].cost);
  const paid = eden({ ...position, options: { paidSupport: true } });
  expect(offers(paid, "take-support", "price")).not.toContain(0);
});

test("CV-13.6, CV-13.7 without room none is taken, except in place of one that goes", () => {
  const t = eden({ agents: { igor: { org: 0 } }, org: [{ org: 0, supports: ["big-tuna"] }] });
  expect(offers(t, "take-support", "instead")).toEqual(["big-tuna", "big-tuna", "big-tuna"]);
  take(t, "take-support");
  expect(t.faces("piles.supports.discard")).toEqual(["Big Tuna"]);
  expect(org(t).supports.length).toBe(1);
});

test("CV-13.11, CV-13.12, CV-13.14, CV-R17 losing Reputation, Support cards of one's choice go at once", () => {
  const t = eden({
    agents: { igor: { org: 0, slots: ["corpo-fashion"] } },
    org: [{ org: 0, supports: ["big-tuna", "whisper"] }],
  });
  t.choose({ kind: "scrap" });
  expect(t.asked()?.kind).toBe("support-limit");
  t.choose({ support: "big-tuna" });
  expect(org(t).supports.map(({ id }) => id)).toEqual(["whisper"]);
  const spent = eden({ agents: { gallo: { org: 0 } }, spent: { supports: 17 } });
  take(spent, "take-support");
  expect(stateOf(spent).supportRow.length).toBe(3);
});

test("CV-14.1, CV-14.2, CV-20.10, CV-R73 the bleeding lose 1 Health as the phase begins, in HQ too, and may die of it", () => {
  const t = eden({
    at: "activation",
    agents: {
      igor: { org: 0, bleeding: true },
      alena: { org: 1, district: 2, bleeding: true, health: 1 },
    },
  });
  expect(agent(t, "igor")).toMatchObject({ health: 3, bleeding: true });
  expect(isThere(t, "alena")).toBe(false);
});

test("CV-14.3, CV-14.5, CV-14.6, CV-14.8, CV-14.9, CV-14.12, CV-R36 Agents are called once by Initiative; each activation costs 1 of 3 Actions", () => {
  const t = eden({
    at: "activation",
    agents: { igor: { org: 0 }, "wu-fang": { org: 0 }, alena: { org: 1 } },
  });
  const called: unknown[] = [];
  while (t.asked()?.kind === "call") {
    called.push(options(t)[0].agent);
    t.choose(called.length === 2 ? "leave-be" : "activate");
    if (t.asked()?.kind === "move") t.choose("stay");
  }
  expect(called).toEqual(["igor", "alena", "wu-fang"]);
  expect([org(t).actions, org(t, 1).actions]).toEqual([1, 3]);
});

test("CV-14.3, CV-14.12 three Agents of one Organization are all called, the last with its last Action", () => {
  const t = eden({
    at: "activation",
    agents: { igor: { org: 0 }, "wu-fang": { org: 0 }, ledger: { org: 0 }, alena: { org: 1 } },
  });
  const called: unknown[] = [];
  while (t.asked()?.kind === "call") {
    called.push(options(t)[0].agent);
    t.choose("activate");
    if (t.asked()?.kind === "move") t.choose("stay");
  }
  expect(called).toEqual(["igor", "alena", "ledger", "wu-fang"]);
  expect(org(t).actions).toBe(0);
});

test("CV-14.3, CV-1.16 an Organization that has left has no Actions", () => {
  const t = eden({ seats: 3, at: "activation", gone: 1, agents: two });
  expect([org(t).actions, org(t, 1).actions]).toEqual([3, 0]);
});

test("CV-14.4 Actions that are left do not carry over", () => {
  const t = eden({ at: "activation", set: { "orgs.0.actions": 9 }, agents: two });
  expect(org(t).actions).toBe(3);
});

test("CV-14.7, CV-15.2 an activated Agent may also stay", () => {
  const t = eden({ at: "activation", agents: { igor: { org: 0, district: 2 } } });
  t.choose("activate").choose("stay");
  expect(agent(t, "igor")).toMatchObject({ district: 2, zone: 6 });
});

test("CV-14.12 an Organization without Actions is not offered its Agents", () => {
  const t = eden({
    at: "call",
    agents: { igor: { org: 0 }, alena: { org: 1 } },
    org: [
      { org: 0, actions: 0 },
      { org: 1, actions: 1 },
    ],
  });
  expect(t.asked()).toMatchObject({ seats: [1], kind: "call" });
});

test("CV-14.10, CV-14.11, CV-14.22 who trained or was recruited this turn is not called", () => {
  const t = eden({
    at: "activation",
    agents: { igor: { org: 0, trained: true }, alena: { org: 0, recruited: true } },
  });
  expect(t.asked()?.kind).toBe("auxiliary");
});

test("CV-1.10, CV-14.13, CV-14.14, CV-14.15, CV-14.17, CV-R37 whoever has most Actions left acts, the richest first", () => {
  const t = eden({
    seats: 3,
    at: "activation",
    org: [
      { org: 0, money: 500 },
      { org: 1, money: 900 },
      { org: 2, money: 900 },
    ],
  });
  const order: number[] = [];
  for (let i = 0; i < 9; i++) {
    order.push(t.asked()?.seats[0] ?? -1);
    take(t, kinds(t).includes("recruit") ? "recruit" : "ambush");
  }
  expect(order).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0]);
});

test("CV-14.16, CV-R38 one may pass only when nothing that is compulsory is left", () => {
  const stuck = { staff: 0, ambushes: 0, story: { id: "last-tram-home", cards: ["tunnel-maps"] } };
  const team = {
    igor: { org: 0 },
    alena: { org: 0, district: 2, called: true },
    "wu-fang": { org: 0 },
  };
  const t = eden({ at: "activation", agents: team, org: [{ org: 0, ...stuck }], set: {} });
  until(t, "auxiliary");
  expect(kinds(t)).toEqual(["rescue", "replace-story", "pass"]);
  expect(offers(t, "pass", "rule")).toEqual(["CV-14.16"]);
  t.choose("pass");
  expect(org(t).actions).toBe(0);
  const free = eden({ at: "activation", agents: { igor: { org: 0 } } });
  expect(kinds(until(free, "auxiliary"))).not.toContain("pass");
});

test("CV-14.18, CV-14.19, CV-14.20, CV-14.21, CV-14.23, CV-R99 recruiting: a sheet and a side, for an Action, into HQ", () => {
  const t = eden({ at: "activation" });
  const [profile] = offers(t, "recruit", "profile") as string[];
  expect(offers(t, "recruit", "profile").length).toBe(6);
  t.choose({ kind: "recruit", profile });
  expect(agent(t, profile)).toMatchObject({
    district: 0,
    health: box.profiles[profile].health,
    ones: 0,
    slots: [],
    recruited: true,
  });
  expect(org(t).money).toBe(900);
  expect(org(t).actions).toBe(2);
  expect(stateOf(t).row.length).toBe(3);
  const full = eden({
    at: "activation",
    agents: { igor: { org: 0 }, alena: { org: 0 }, "wu-fang": { org: 0 } },
  });
  expect(kinds(until(full, "auxiliary"))).not.toContain("recruit");
});

test("CV-14.26, CV-14.27, CV-14.28, CV-14.29 an Ambush token on any District without one, openly", () => {
  const t = eden({
    at: "activation",
    agents: { igor: { org: 0, district: 4 } },
    districts: { 2: { ambush: 1 } },
  });
  until(t, "auxiliary");
  expect(offers(t, "ambush", "district")).toEqual([1, 3, 4, 5]);
  t.choose({ kind: "ambush", district: 4 });
  expect(stateOf(t).districts[3].ambush).toBe(0);
  expect(org(t).ambushes).toBe(2);
});

test("CV-14.30, CV-14.31, CV-14.32, CV-14.33, CV-14.34, CV-14.35, CV-14.36, CV-R46 a Rescue: 200D and 100D a Status token, home and healed by 1, without Salary", () => {
  const hurt = {
    org: 0,
    district: 2,
    zone: 3,
    health: 2,
    wound: true,
    bleeding: false,
    suppression: true,
    called: true,
    activated: true,
  };
  const t = eden({
    at: "activation",
    agents: { igor: hurt },
    org: [
      { org: 0, money: 400 },
      { org: 1, money: 0 },
    ],
  });
  t.choose({ kind: "rescue", agent: "igor" });
  expect(org(t).money).toBe(0);
  expect(agent(t, "igor")).toMatchObject({
    district: 0,
    health: 3,
    wound: false,
    suppression: false,
  });
  const poor = eden({
    at: "activation",
    agents: { igor: hurt },
    org: [
      { org: 0, money: 300 },
      { org: 1, money: 0 },
    ],
  });
  expect(kinds(poor)).not.toContain("rescue");
  until(t, "strategy");
  expect(isThere(t, "igor")).toBe(true);
});

test("CV-1.12, CV-1.13, CV-1.18, CV-R93 what happens at once goes by the order track, Events first by their slots", () => {
  const t = eden({
    at: "payday",
    order: [1, 0],
    agents: { igor: { org: 0, district: 3 }, alena: { org: 1, district: 3 } },
    news: [
      { event: "debt-collectors", slot: 3 },
      { event: "currency-crash", slot: 1 },
    ],
  });
  const charged = t
    .told(0)
    .filter((line) => line.includes(": ") && line.includes("pays") && !line.includes("300D"));
  expect(charged.slice(0, 4).map((line) => line.slice(0, line.indexOf(" pays")))).toEqual([
    "Currency Crash: FSB",
    "Currency Crash: Eco Squad",
    "Debt Collectors: FSB",
    "Debt Collectors: Eco Squad",
  ]);
});

test("CV-1.16, CV-1.19, CV-R86 who leaves is passed over, its Influence stays, and the last one left wins", () => {
  const t = eden({
    seats: 3,
    at: "turn",
    turn: 3,
    agents: {
      igor: { org: 0 },
      alena: { org: 1, district: 2, slots: ["hand-gun"] },
      echo: { org: 2 },
    },
    districts: { 2: { influence: [0, 2, 0], ambush: 1 } },
    org: [
      { org: 1, supports: ["whisper"], story: { id: "last-tram-home", cards: ["tunnel-maps"] } },
    ],
    gone: 1,
  });
  expect(isThere(t, "alena")).toBe(false);
  expect(stateOf(t).districts[1]).toMatchObject({ influence: [0, 2, 0], ambush: -1 });
  expect(t.faces("piles.yellow.discard")).toEqual(["Tunnel Maps"]);
  expect(t.faces("piles.supports.discard")).toEqual(["Whisper"]);
  const asked = new Set<number>();
  for (let i = 0; i < 8; i++) {
    for (const seat of t.asked()?.seats ?? []) asked.add(seat);
    safely(t);
  }
  expect(asked.has(1)).toBe(false);
  const last = eden({ at: "end", gone: 1 });
  expect(last.result()).toMatchObject({ winners: [0], reason: "last-one" });
});

import { box } from "@sprawl/cyberverse";
import { expect, test } from "vitest";
import {
  agent,
  eden,
  henchman,
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

test("CV-10.1, CV-10.2, CV-10.3, CV-10.4, CV-10.17, CV-R9, CV-R11 cards move down, the last leaves with its Staff tokens, a new one takes its slot", () => {
  const t = eden({
    at: "event",
    news: [
      { event: "currency-crash", slot: 1, cancel: 0, reward: 1 },
      { event: "wage-riot", slot: 2 },
    ],
    chance: { event: ["toxic-fog"] },
  });
  expect(stateOf(t).news.map(({ id, slot }) => [id, slot])).toEqual([
    ["wage-riot", 1],
    ["toxic-fog", 2],
  ]);
  expect([org(t, 0).staff, org(t, 1).staff]).toEqual([3, 3]);
  expect(t.faces("piles.events.discard")).toEqual(["Currency Crash"]);
});

test("CV-10.5, CV-R10 a card in that slot is discarded for the new one", () => {
  const t = eden({
    at: "event",
    news: [{ event: "frozen-locks", slot: 3 }],
    chance: { event: ["toxic-fog"] },
  });
  expect(stateOf(t).news.map(({ id }) => id)).toEqual(["toxic-fog"]);
});

test("CV-10.6, CV-10.7, CV-10.8 durations are 1 to 3, each as often", () => {
  const all = Object.values(box.events);
  expect(all.length).toBe(45);
  expect([1, 2, 3].map((n) => all.filter(({ duration }) => duration === n).length)).toEqual([
    15, 15, 15,
  ]);
  expect(
    [0, 1, 2, 3, 4, 5].map((n) => all.filter(({ district }) => district === n).length),
  ).toEqual([10, 7, 7, 7, 7, 7]);
});

test("CV-10.9, CV-10.11, CV-10.12, CV-R12 an effect is in force until its cancel slot is filled, for everybody", () => {
  const priced = (news: object): unknown => {
    const t = eden({
      agents: { igor: { org: 0 } },
      news: [news as never],
      stock: { weapons: ["hand-gun", "zip-gun", "rail-gun"] },
    });
    return offers(t, "buy", "price")[0];
  };
  expect(priced({ event: "arms-embargo" })).toBe(500);
  expect(priced({ event: "arms-embargo", cancel: 1 })).toBe(300);
});

test("CV-10.10, CV-10.23, CV-R92 a District's effect holds there only, the city's everywhere; numbers add up", () => {
  const salary = (district: number): number => {
    const t = eden({
      at: "payday",
      agents: { igor: { org: 0, district } },
      org: [{ org: 0, money: 1000 }],
      news: [
        { event: "wage-riot", slot: 2 },
        { event: "debt-collectors", slot: 3 },
      ],
    });
    return 1000 - org(t).money;
  };
  expect(salary(1)).toBe(400);
  expect(salary(3)).toBe(500);
});

test("CV-10.13, CV-10.14, CV-10.15, CV-14.24, CV-14.25, CV-R13 one Staff token in each slot, one of an Organization on each card, by an Auxiliary Action", () => {
  const t = eden({
    at: "activation",
    agents: two,
    news: [
      { event: "currency-crash", slot: 1, cancel: 1 },
      { event: "wage-riot", slot: 2 },
    ],
  });
  until(t, "auxiliary");
  const slots = options(t).flatMap((option) =>
    option.kind === "staff" ? [`${option.event} ${option.slot}`] : [],
  );
  expect(slots).toEqual(["currency-crash reward", "wage-riot reward", "wage-riot cancel"]);
  t.choose({ kind: "staff", event: "wage-riot", slot: "cancel" });
  expect(org(t).staff).toBe(2);
  until(t, "auxiliary");
  const none = eden({
    at: "activation",
    agents: two,
    org: [{ org: 0, staff: 0 }],
    news: [{ event: "wage-riot", slot: 2 }],
  });
  expect(kinds(until(none, "auxiliary"))).not.toContain("staff");
  expect(kinds(eden({ agents: two, news: [{ event: "wage-riot", slot: 2 }] }))).not.toContain(
    "staff",
  );
});

test("CV-10.16, CV-R14 rewards come at once: D, XP, healing, a token, Support, Influence", () => {
  const plain = (event: string) => {
    const t = eden({
      at: "activation",
      agents: { igor: { org: 0, health: 2 } },
      news: [{ event }],
    });
    until(t, "auxiliary").choose({ kind: "staff", event, slot: "reward" });
    return t;
  };
  expect(org(plain("checkout-blackout")).money).toBe(1200);
  expect(agent(plain("brand-ambassadors"), "igor").ones).toBe(1);
  expect(agent(plain("signal-thieves"), "igor").twos).toBe(1);
  expect(agent(plain("scrap-fire"), "igor").health).toBe(3);
  expect(stateOf(plain("loyalty-march")).districts[4].influence).toEqual([1, 0]);
});

test("CV-10.16, CV-R102 a free token or Support card, if there is room for it", () => {
  const gear = eden({
    at: "activation",
    agents: { igor: { org: 0 } },
    news: [{ event: "mannequin-malfunction" }],
    chance: { gear: ["body-cam"] },
  });
  until(gear, "auxiliary").choose({ kind: "staff", slot: "reward" });
  expect(agent(gear, "igor").slots.map(({ id }) => id)).toEqual(["body-cam"]);
  const full = eden({
    at: "activation",
    agents: { igor: { org: 0, slots: ["hand-gun", "hand-gun", "zip-gun"] } },
    news: [{ event: "mannequin-malfunction" }],
    chance: { gear: ["body-cam"] },
  });
  until(full, "auxiliary").choose({ kind: "staff", slot: "reward" });
  expect(full.face("stores.gear.stack.0")).toBe("Body Cam");
  const support = eden({
    at: "activation",
    agents: { igor: { org: 0 } },
    news: [{ event: "stolen-faces" }],
    chance: { support: ["razor-kids"] },
  });
  until(support, "auxiliary").choose({ kind: "staff", slot: "reward" });
  expect(org(support).supports.map(({ id }) => id)).toEqual(["razor-kids"]);
});

test("CV-10.18, CV-10.19, CV-10.20, CV-R15 an Event's Henchmen come from zone 1 on, once", () => {
  const t = eden({ at: "event", chance: { event: ["attack-of-neuro-murderers"] } });
  expect(stateOf(t).henchmen.map(({ type, district, zone }) => [type, district, zone])).toEqual([
    ["marauder", 2, 1],
    ["killer", 2, 2],
  ]);
  const later = eden({
    at: "event",
    news: [{ event: "attack-of-neuro-murderers", slot: 3 }],
    chance: { event: ["currency-crash"] },
  });
  expect(stateOf(later).henchmen).toEqual([]);
});

test("CV-10.21, CV-15.14, CV-15.16, CV-R103 never more than 3 Henchmen or 5 miniatures on a board", () => {
  const gangs = [1, 2, 3].map((zone) => ({ type: "jacker", district: 2, zone }));
  const full = eden({
    at: "event",
    henchmen: gangs,
    chance: { event: ["attack-of-neuro-murderers"] },
  });
  expect(stateOf(full).henchmen.length).toBe(3);
  const crowd = {
    igor: { org: 0, district: 2 },
    alena: { org: 0, district: 2, zone: 5 },
    "wu-fang": { org: 0, district: 2, zone: 5 },
    echo: { org: 1, district: 2, zone: 4 },
  };
  const agents = eden({
    at: "event",
    agents: crowd,
    chance: { event: ["attack-of-neuro-murderers"] },
  });
  expect(stateOf(agents).henchmen.length).toBe(1);
});

test("CV-10.22, CV-17.1 Henchmen stay where nobody is", () => {
  const t = eden({ at: "investigation", henchmen: [{ type: "killer", district: 2, zone: 1 }] });
  expect(henchman(t, 1)).toBeDefined();
});

test("CV-10.24, CV-R88 an empty Event deck is made anew", () => {
  const t = eden({ at: "event", spent: { events: 45 } });
  expect(stateOf(t).news.length).toBe(1);
  expect(stateOf(t).piles.events.deck.length).toBe(44);
});

test("CV-10.25, CV-29.6, CV-R96, CV-13.9 Double V's owner looks at two, though not first player; the other goes under the deck", () => {
  const t = eden({
    at: "event",
    agents: two,
    org: [{ org: 1, supports: ["double-v"] }],
    chance: { event: ["toxic-fog", "frozen-locks"] },
  });
  expect(t.asked()).toMatchObject({ seats: [1], kind: "choose-event" });
  const cards = stateOf(t).table;
  expect(cards.map((card) => t.view(1).faces[card])).toEqual(["toxic-fog", "frozen-locks"]);
  expect(cards.map((card) => t.view(0).faces[card])).toEqual([undefined, undefined]);
  t.choose({ card: "frozen-locks" });
  expect(stateOf(t).news.map(({ id }) => id)).toEqual(["frozen-locks"]);
  expect(t.face("piles.events.deck.0")).toBe("Toxic Fog");
});

test("CV-10.26, CV-17.4, CV-17.8, CV-17.32, CV-R50 full zones are skipped, missing types and ? are drawn from the reserve", () => {
  const crowd = {
    igor: { org: 0, district: 2, zone: 1 },
    alena: { org: 0, district: 2, zone: 1 },
    echo: { org: 1, district: 2, zone: 1 },
  };
  const skipped = eden({
    at: "event",
    agents: crowd,
    chance: { event: ["attack-of-neuro-murderers"] },
  });
  expect(stateOf(skipped).henchmen.map(({ zone }) => zone)).toEqual([2, 3]);
  const any = eden({ at: "event", chance: { event: ["neon-carnival"], henchman: [14] } });
  expect(stateOf(any).henchmen.map(({ type }) => type)).toEqual(["jacker"]);
  const gone = eden({
    at: "event",
    set: { "reserve.marauder": 0, "reserve.killer": 3 },
    chance: { event: ["bargain-stampede"], henchman: [0] },
    henchmen: [
      { type: "marauder", district: 3, zone: 1 },
      { type: "marauder", district: 3, zone: 2 },
      { type: "marauder", district: 3, zone: 3 },
    ],
  });
  expect(stateOf(gone).henchmen.at(-1)?.type).toBe("killer");
});

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
    chance: { weapons: ["rail-gun"] },
  });
  expect(offers(t, "buy", "token")).toContain("twin-vipers");
  t.choose({ kind: "buy", token: "hand-gun", agent: "igor" });
  expect(org(t).money).toBe(600);
  expect(agent(t, "igor").slots).toMatchObject([{ id: "hand-gun", active: true }]);
  expect(stateOf(t).stores.weapons.stock.map(({ id }) => id)).toEqual([
    "zip-gun",
    "twin-vipers",
    "rail-gun",
  ]);
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
  t.choose({ kind: "repair", token: "hand-gun" }).choose({ kind: "repair", token: "bone-lattice" });
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

test("CV-14.4 Actions that are left do not carry over", () => {
  const t = eden({ at: "activation", set: { "orgs.0.actions": 9 }, agents: two });
  expect(org(t).actions).toBe(3);
});

test("CV-14.7, CV-15.2 an activated Agent may also stay", () => {
  const t = eden({ at: "activation", agents: { igor: { org: 0, district: 2 } } });
  t.choose("activate").choose("stay");
  expect(agent(t, "igor")).toMatchObject({ district: 2, zone: 6 });
});

test("CV-14.10, CV-14.11, CV-14.22 who trained or was recruited this turn is not called", () => {
  const t = eden({
    at: "activation",
    agents: { igor: { org: 0, trained: true }, alena: { org: 0, recruited: true } },
  });
  expect(t.asked()?.kind).toBe("auxiliary");
});

test("CV-14.13, CV-14.14, CV-14.15, CV-14.17, CV-R37 whoever has most Actions left acts, the richest first", () => {
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

import { box } from "@sprawl/cyberverse";
import { expect, test } from "vitest";
import { agent, eden, henchman, kinds, offers, options, org, stateOf, until } from "./new-eden.js";

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
  const gang = eden({
    at: "activation",
    agents: { igor: { org: 0 } },
    news: [{ event: "attack-of-neuro-murderers" }],
    henchmen: [{ type: "killer", district: 2, zone: 2 }],
  });
  until(gang, "auxiliary").choose({ kind: "staff", slot: "cancel" });
  expect(henchman(gang, 1)).toBeDefined(); // CV-10.12: what it brought stays
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

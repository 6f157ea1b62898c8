import { box } from "@sprawl/cyberverse";
import { expect, test } from "vitest";
import { agent, eden, kinds, offers, options, org, stateOf, until } from "./new-eden.js";

const YELLOW = { id: "last-tram-home", cards: ["fingerprints-in-neon"] };
const TWO = { id: "glass-memory", cards: ["fingerprints-in-neon", "open-ports"] };

test("CV-5.2, CV-5.5, CV-5.6, CV-5.7, CV-5.8, CV-R30 Stories ask for 1 to 3 colours; what each colour asks, and how often", () => {
  for (const { needs } of Object.values(box.stories)) {
    expect(new Set(needs).size).toBe(needs.length);
    expect(needs.length).toBeGreaterThanOrEqual(1);
    expect(needs.length).toBeLessThanOrEqual(3);
  }
  const cards = Object.values(box.investigations);
  const asks = { yellow: ["tests", "combat"], blue: ["hack"], red: ["gain"] };
  const counts = { yellow: [2, 3, 4], blue: [1, 2], red: [1, 2] };
  for (const { colour, missions } of cards) {
    expect(missions.every(({ ask }) => asks[colour].includes(ask.kind))).toBe(true);
    expect(counts[colour]).toContain(missions.length);
  }
  expect(
    ["yellow", "blue", "red"].map(
      (colour) => cards.filter((card) => card.colour === colour).length,
    ),
  ).toEqual([20, 20, 20]);
  const missions = (colour: string): number =>
    cards.reduce((sum, card) => sum + (card.colour === colour ? card.missions.length : 0), 0);
  expect(missions("yellow")).toBeGreaterThan(missions("blue"));
  expect(missions("blue")).toBeGreaterThan(missions("red"));
});

test("CV-25.12, CV-26.11 a Mission that names several Districts can be done in each of them", () => {
  const gain = (district: number) =>
    eden({
      agents: { igor: { org: 0, district, zone: 6 } },
      org: [{ org: 0, story: { id: "votes-for-sale", cards: ["friends-at-the-mall"] } }],
      resolve: { step: "influence", district },
    });
  expect([1, 2, 5].map((district) => org(gain(district)).story)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(org(gain(3)).story).toBeDefined();
});

test("CV-5.1, CV-5.9, CV-5.10, CV-5.11, CV-5.12, CV-5.13, CV-R29, CV-R31 a validated Mission pays D and leaves its XP; it cannot be done twice", () => {
  const t = eden({
    agents: { prism: { org: 0, district: 1, zone: 6 } },
    org: [{ org: 0, story: YELLOW }],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: [0] },
  });
  expect(offers(t, "attempt", "mission")).toEqual([1]);
  t.choose("attempt").choose("draw-card");
  expect(org(t).money).toBe(900 + 300 - 300);
  expect(org(t).story?.folders[0].missions).toEqual(["open", "validated", "open"]);
});

test("CV-27.14, CV-R28 a sheet that comes back begins anew; one Story lies there at a time", () => {
  const t = eden({
    at: "payday",
    agents: { igor: { org: 0, district: 1, health: 1, wound: true } },
    org: [
      { org: 0, money: 0, story: YELLOW },
      { org: 1, money: 0 },
    ],
  });
  t.choose("end-turn").choose("end-turn");
  until(t, "auxiliary");
  expect(kinds(t)).not.toContain("draw-story");
  t.choose({ kind: "recruit", profile: "igor" });
  expect(agent(t, "igor")).toMatchObject({ health: 4, wound: false });
});

test("CV-5.14, CV-5.16, CV-5.17, CV-5.18, CV-5.19, CV-5.20, CV-R105 the last Mission resolves card and Story at once; all Mission XP goes", () => {
  const t = eden({
    agents: { prism: { org: 0, district: 1, zone: 6 } },
    org: [
      { org: 0, story: { ...YELLOW, done: ["fingerprints-in-neon 0", "fingerprints-in-neon 2"] } },
    ],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: [1] },
  });
  t.choose("attempt").choose("draw-card");
  expect(org(t).story).toBeUndefined();
  expect(org(t).resolved.map(({ id }) => id)).toEqual(["last-tram-home"]);
  expect(t.faces("piles.yellow.discard")).toEqual(["Fingerprints in Neon"]);
});

test("CV-5.15 a resolved Investigation card stays until its Story is done", () => {
  const t = eden({
    agents: { prism: { org: 0, district: 1, zone: 6 } },
    org: [
      { org: 0, story: { ...TWO, done: ["fingerprints-in-neon 0", "fingerprints-in-neon 2"] } },
    ],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: [1] },
  });
  t.choose("attempt").choose("draw-card");
  expect(org(t).story?.folders.map(({ id }) => id)).toEqual(["fingerprints-in-neon", "open-ports"]);
});

test("CV-5.21 without a Story card no Mission is offered", () => {
  const t = eden({
    agents: { prism: { org: 0, district: 1, zone: 6 } },
    resolve: { step: "investigation", district: 1 },
  });
  expect(t.asked()?.kind).not.toBe("mission");
});

const quiet = { ambushes: 0, staff: 0 };

test("CV-5.22, CV-5.23, CV-14.38, CV-14.39, CV-R27 a Starter Story is never replaced, any other may be, in the Activation phase", () => {
  const team = { igor: { org: 0 }, alena: { org: 0 }, "wu-fang": { org: 0 } };
  const starter = eden({
    at: "activation",
    agents: team,
    org: [
      {
        org: 0,
        story: { id: "seeds-beyond-the-wall", cards: ["tunnel-maps", "open-ports", "grassroots"] },
      },
    ],
  });
  expect(kinds(until(starter, "auxiliary"))).not.toContain("replace-story");
  const other = eden({ at: "activation", agents: team, org: [{ org: 0, story: YELLOW }] });
  expect(kinds(until(other, "auxiliary"))).toContain("replace-story");
  expect(kinds(eden({ agents: team, org: [{ org: 0, story: YELLOW }] }))).not.toContain(
    "replace-story",
  );
});

test("CV-5.24, CV-14.37, CV-29.5 two cards are drawn in secret, one is kept openly, the other goes under the deck unseen", () => {
  const t = eden({
    at: "activation",
    agents: { igor: { org: 0 } },
    org: [{ org: 1, ...quiet }],
    chance: { story: ["odyssey", "cold-storage"] },
  });
  until(t, "auxiliary").choose("draw-story");
  const { looking } = org(t);
  expect(looking.map((card) => t.view(0).faces[card])).toEqual(["odyssey", "cold-storage"]);
  expect(looking.some((card) => t.view(1).faces[card] !== undefined)).toBe(false);
  t.choose({ kind: "keep-story", card: "odyssey" });
  expect(org(t).story?.id).toBe("odyssey");
  const { deck } = stateOf(t).piles.stories;
  expect(t.face("piles.stories.deck.0")).toBe("Cold Storage");
  expect(t.view(0).faces[deck[0]]).toBeUndefined();
  expect(t.view(1).faces[deck[0]]).toBeUndefined();
});

test("CV-5.25, CV-5.26, CV-5.27, CV-5.28, CV-5.31 replacing drops the Story, its cards and XP first; D stays", () => {
  const t = eden({
    at: "activation",
    agents: { igor: { org: 0 }, alena: { org: 0 }, "wu-fang": { org: 0 } },
    org: [
      { org: 0, money: 500, story: { ...TWO, done: ["fingerprints-in-neon 0"] } },
      { org: 1, money: 0 },
    ],
    chance: { story: ["odyssey", "cold-storage"] },
  });
  until(t, "auxiliary").choose("replace-story").choose({ card: "cold-storage" });
  expect(org(t).money).toBe(500);
  expect(t.faces("piles.yellow.discard")).toEqual(["Fingerprints in Neon"]);
  expect(t.faces("piles.blue.discard")).toEqual(["Open Ports"]);
  expect(
    org(t).story?.folders.every(({ missions }) => missions.every((state) => state === "open")),
  ).toBe(true);
  expect(t.faces("piles.stories.deck")).toContain("Glass Memory");
});

test("CV-5.29, CV-R88 one card in the deck is taken without a choice; none, and nothing can be drawn", () => {
  const one = eden({ at: "activation", agents: { igor: { org: 0 } }, spent: { stories: 35 } });
  until(one, "auxiliary").choose("draw-story");
  expect(one.asked()?.kind).toBe("auxiliary");
  expect(org(one).story).toBeDefined();
  const none = eden({ at: "activation", agents: { igor: { org: 0 } }, spent: { stories: 36 } });
  expect(kinds(until(none, "auxiliary"))).not.toContain("draw-story");
});

test("CV-5.30, CV-R88 an empty Investigation deck is made anew of its discards", () => {
  const t = eden({
    at: "activation",
    agents: { igor: { org: 0 } },
    spent: { yellow: 20 },
    chance: { story: ["last-tram-home", "odyssey"] },
  });
  until(t, "auxiliary").choose("draw-story").choose({ card: "last-tram-home" });
  expect(stateOf(t).piles.yellow.deck.length).toBe(19);
  expect(stateOf(t).piles.yellow.discard).toEqual([]);
});

test("CV-8.1, CV-8.2, CV-8.3, CV-8.4, CV-8.5, CV-8.6, CV-8.7, CV-8.15, CV-7.8, CV-R33 Agent and Mission XP pay together, before the card is drawn", () => {
  const t = eden({
    agents: {
      zero: { org: 0, district: 1, zone: 6, ones: 4 },
      igor: { org: 0, district: 2, twos: 3 },
    },
    org: [{ org: 0, story: { ...YELLOW, done: ["fingerprints-in-neon 0"] } }],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: [0] },
  });
  const actions = org(t).actions;
  t.choose("attempt");
  expect(t.asked()?.kind).toBe("raise");
  expect(t.view(0).question?.args).toMatchObject({ threshold: expect.any(Number), bonus: 0 });
  expect(offers(t, "raise", "price")).toEqual([0, 4]);
  t.choose({ kind: "raise", levels: 1 });
  expect(t.asked()?.kind).toBe("xp");
  t.choose({ missionOnes: 1, ones: 3 });
  expect(agent(t, "zero").ones).toBe(1);
  expect(agent(t, "igor").twos).toBe(3);
  expect(org(t).story?.folders[0].missions).toEqual(["used", "validated", "open"]);
  expect(org(t).actions).toBe(actions);
});

test("CV-8.8, CV-8.9, CV-8.10, CV-8.13, CV-R32 a level costs twice its number, level by level, from the value now, up to the maximum", () => {
  const t = eden({
    agents: { prism: { org: 0, district: 1, zone: 6, twos: 30 } },
    org: [{ org: 0, story: YELLOW }],
    resolve: { step: "investigation", district: 1 },
  });
  t.choose("attempt").choose("draw-card");
  expect(offers(t, "raise", "price")).toEqual([0, 10]);
  const low = eden({
    agents: { echo: { org: 0, district: 3, zone: 6, twos: 30 } },
    org: [{ org: 0, story: YELLOW }],
    resolve: { step: "investigation", district: 3 },
    news: [{ event: "memory-parlour-raid" }],
  });
  low.choose("attempt");
  expect(offers(low, "raise", "price")).toEqual([0, 6, 14]);
});

test("CV-8.11, CV-8.14, CV-30.6 an increase lasts for one test and overpaid value is lost; with lasting experience it stays", () => {
  const position = {
    agents: { zero: { org: 0, district: 1, zone: 6, twos: 3 } },
    org: [{ org: 0, story: YELLOW }],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: [0] },
  };
  const once = eden(position);
  once.choose("attempt").choose({ levels: 1 });
  expect(agent(once, "zero")).toMatchObject({ twos: 1, raised: { analysis: 0 } });
  expect(org(once).story?.folders[0].missions[1]).toBe("validated");
  const lasting = eden({ ...position, options: { lastingExperience: true } });
  lasting.choose("attempt").choose({ levels: 1 });
  expect(agent(lasting, "zero").raised.analysis).toBe(1);
  expect(org(lasting).story?.folders[0].missions[1]).toBe("validated");
});

test("CV-8.12, CV-R34 Movement and Reputation are raised only when they are tested", () => {
  const moving = eden({ at: "activation", agents: { "wu-fang": { org: 0, twos: 20 } } });
  moving.choose("activate");
  expect(moving.asked()?.kind).toBe("move");
  const tested = eden({
    agents: { "wu-fang": { org: 0, district: 2, zone: 6, twos: 20 } },
    org: [{ org: 0, story: YELLOW }],
    resolve: { step: "investigation", district: 2 },
  });
  tested.choose("attempt");
  expect(offers(tested, "raise", "price")).toEqual([0, 8, 18]);
});

test("CV-8.16, CV-8.17, CV-R35, CV-11.16, CV-11.18, CV-11.19, CV-11.20, CV-11.21, CV-R25 training heals by 1, gives a token of 1, and rests the Agent", () => {
  const t = eden({
    agents: { igor: { org: 0, district: 1, health: 3 }, alena: { org: 0 } },
    org: [{ org: 1, ...quiet }],
  });
  t.choose({ kind: "train", agent: "igor" });
  expect(agent(t, "igor")).toMatchObject({
    district: 0,
    zone: 0,
    health: 4,
    ones: 1,
    twos: 0,
    trained: true,
  });
  expect(offers(t, "train", "agent")).toEqual(["alena"]);
  t.choose("end-turn").choose("end-turn");
  expect(t.asked()?.kind).toBe("call");
  expect(options(t)[0]).toMatchObject({ agent: "alena" });
  t.choose("leave-be");
  expect(t.asked()?.kind).toBe("auxiliary");
});

import { advice, box, cyberverse } from "@sprawl/cyberverse";
import type { Table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { agent, eden, offers, options, org, type stateOf } from "./new-eden.js";

const feature = (
  t: Table,
  who: string,
  which: "movement" | "analysis" | "hacking" | "reputation" | "combat",
): number => advice.featureOf(advice.seenIn(t.view("spectator") as never), agent(t, who), which);

test("CV-6.1, CV-6.2, CV-6.18, CV-R90, CV-R91, CV-R112 28 profiles on 14 sheets, every Initiative different", () => {
  const all = Object.values(box.profiles);
  expect(all.length).toBe(28);
  expect(new Set(all.map(({ sheet }) => sheet)).size).toBe(14);
  expect(new Set(all.map(({ initiative }) => initiative)).size).toBe(28);
  expect(box.profiles["q-bert"]).toMatchObject({ movement: 3, combat: 2, reputation: 1 });
  expect(box.profiles.alena).toMatchObject({ combat: 4, initiative: 8 });
  expect([
    box.profiles.vladimir.hacking,
    box.profiles.echo.hacking,
    box.profiles.bakemono.movement,
  ]).toEqual([3, 2, 2]);
});

test("CV-6.5, CV-6.6, CV-6.7, CV-6.9, CV-6.11, CV-6.13, CV-6.14, CV-12.23, CV-R95, CV-R97 Cyber-Implants add up, to 5 at most", () => {
  const t = eden({
    agents: {
      prism: { org: 0, slots: ["retinal-lab", "forensic-nose"] },
      "pale-bear": { org: 0, slots: ["targeting-cortex"] },
    },
  });
  expect(feature(t, "prism", "analysis")).toBe(5);
  expect(feature(t, "pale-bear", "combat")).toBe(5);
  const two = eden({
    agents: { igor: { org: 0, slots: ["retinal-lab", "forensic-nose", "spring-tendons"] } },
  });
  expect(feature(two, "igor", "analysis")).toBe(3);
  expect(feature(two, "igor", "movement")).toBe(4);
  expect(
    Object.values(box.supply).filter(
      (piece) => piece.store === "implants" && piece.raises === "reputation",
    ),
  ).toEqual([]);
});

test("CV-6.8, CV-6.12 Reputation never goes above 3", () => {
  const t = eden({
    agents: {
      gallo: { org: 0, slots: ["corpo-fashion"] },
      igor: { org: 0, slots: ["corpo-fashion"] },
    },
  });
  expect(feature(t, "gallo", "reputation")).toBe(3);
  expect(feature(t, "igor", "reputation")).toBe(2);
});

test("CV-6.10, CV-6.21, CV-20.8 reductions come after the maximum, and nothing falls below 0", () => {
  const t = eden({
    agents: {
      prism: { org: 0, district: 3, slots: ["retinal-lab", "forensic-nose"] },
      kettle: { org: 0, district: 3 },
      lantern: { org: 0, suppression: true, vehicle: "street-racer" },
    },
    news: [{ event: "memory-parlour-raid" }],
  });
  expect(feature(t, "prism", "analysis")).toBe(4);
  expect(feature(t, "kettle", "analysis")).toBe(0);
  expect(feature(t, "lantern", "movement")).toBe(4);
});

test("CV-6.15, CV-25.9, CV-R120 a Weapon's bonus is no part of Combat", () => {
  const t = eden({ agents: { alena: { org: 0, slots: ["hand-gun"] } } });
  expect(feature(t, "alena", "combat")).toBe(4);
  const tested = eden({
    agents: { alena: { org: 0, district: 2, zone: 6, slots: ["hand-gun"] } },
    org: [{ org: 0, story: { id: "the-empty-apartment", cards: ["the-locked-locker"] } }],
    resolve: { step: "investigation", district: 2 },
    chance: { modifier: [0] },
  });
  tested.choose({ kind: "attempt", mission: 0 });
  expect(tested.told(0).join(" ")).toContain("Combat 4 + 0 with 0 makes 4");
});

test("CV-6.16, CV-13.5, CV-13.6 as many Support cards as the Team's Reputation, 3 at most", () => {
  const limit = (agents: object): number =>
    advice.supportLimit(
      advice.seenIn(eden({ agents: agents as never }).view("spectator") as never),
      0,
    );
  expect(limit({})).toBe(0);
  expect(limit({ igor: { org: 0 } })).toBe(1);
  expect(limit({ igor: { org: 0 }, alena: { org: 0, district: 2 } })).toBe(2);
  expect(limit({ gallo: { org: 0 }, kristina: { org: 0 } })).toBe(3);
});

test("CV-6.17, CV-11.11, CV-12.4, CV-12.30, CV-12.31 three slots in any mix, damaged tokens included, and one for a Vehicle", () => {
  const t = eden({
    agents: {
      igor: {
        org: 0,
        slots: ["hand-gun", "hand-gun", { id: "retinal-lab", active: false }],
        vehicle: "city-cab",
      },
    },
    org: [{ org: 0, money: 5000 }],
  });
  expect(offers(t, "buy", "token")).toEqual([]);
  expect(Object.values(t.barred(0))).toContain("CV-11.11");
});

test("CV-6.3 a side is chosen for good", () => {
  const t = eden({ at: "activation", agents: { igor: { org: 0 } } });
  expect(options(t).some(({ kind }) => kind === "flip")).toBe(false);
  expect(Object.keys(cyberverse.steps)).not.toContain("flip");
});

test("CV-6.19, CV-6.20, CV-29.9, CV-29.10, CV-R98, CV-R108 sheets, tokens, Health and counts are in everybody's view", () => {
  const t = eden({
    agents: { igor: { org: 0, health: 2, wound: true, ones: 1, slots: ["hand-gun"] } },
  });
  const seen = (t.view(1).state as ReturnType<typeof stateOf>).agents[0];
  expect(seen).toMatchObject({
    health: 2,
    wound: true,
    ones: 1,
    slots: [{ id: "hand-gun", active: true }],
  });
  expect((t.view(1).state as ReturnType<typeof stateOf>).orgs[0]).toMatchObject({
    money: 900,
    staff: 3,
    ambushes: 3,
  });
  const { piles, orgs } = t.view(1).state as ReturnType<typeof stateOf>;
  expect([piles.events.deck.length, orgs[0].deck.length, orgs[0].actions]).toEqual([45, 5, 0]);
});

const attempt = (
  profile: string,
  cards: readonly number[],
  more: object = {},
  discard: readonly number[] = [],
): Table => {
  const t = eden({
    agents: { [profile]: { org: 0, district: 1, zone: 6, ...more } },
    org: [{ org: 0, story: { id: "the-empty-apartment", cards: ["nine-names"] }, discard }],
    resolve: { step: "investigation", district: 1 },
    chance: { modifier: cards },
  });
  t.choose("attempt");
  return t;
};

test("CV-7.1, CV-7.2, CV-7.3, CV-25.5, CV-25.7 Feature and Modifier card must be more than the threshold", () => {
  expect(org(attempt("ingrid", [0])).story?.folders[0].missions[0]).toBe("validated");
  expect(org(attempt("ingrid", [-1])).story?.folders[0].missions[0]).toBe("open");
});

test("CV-7.4, CV-7.7, CV-25.8 after a failure the card stays in the open discard pile, and the Mission open", () => {
  const t = attempt("ingrid", [-1]);
  expect(t.faces("orgs.0.discard")).toEqual(["-1"]);
  expect(org(t).deck.length).toBe(4);
});

test("CV-7.5, CV-R106 after a success everything is shuffled back", () => {
  const t = attempt("ingrid", [1], {}, [-1, 0]);
  expect(org(t).discard).toEqual([]);
  expect(org(t).deck.length).toBe(5);
});

test("CV-7.6, CV-7.11, CV-R104 an empty deck is made anew; the card of a test that is not over stays out", () => {
  const last = attempt("ingrid", [-1], {}, [0, 1, 1, 2]);
  expect(org(last).deck.length).toBe(5);
  const voice = eden({
    agents: { echo: { org: 0, district: 5, zone: 6 } },
    org: [
      {
        org: 0,
        story: { id: "the-empty-apartment", cards: ["portrait-of-a-ghost"] },
        discard: [0, 1, 1, 2],
      },
    ],
    resolve: { step: "investigation", district: 5 },
    chance: { modifier: [-1, 2] },
  });
  voice.choose("attempt").choose("draw-again");
  expect(org(voice).story?.folders[0].missions[0]).toBe("validated");
});

test("CV-7.9, CV-7.10 a bonus to the test has no maximum, a bonus to the Feature has", () => {
  const t = eden({
    agents: {
      prism: {
        org: 0,
        district: 5,
        zone: 6,
        slots: ["retinal-lab", "forensic-nose", "scanner-goggles"],
      },
    },
    org: [{ org: 0, story: { id: "the-empty-apartment", cards: ["portrait-of-a-ghost"] } }],
    resolve: { step: "investigation", district: 5 },
    chance: { modifier: [-1] },
  });
  t.choose("attempt").choose("draw-card");
  expect(t.told(0).join(" ")).toContain("Analysis 5 + 1 with -1 makes 5, more than 4");
});

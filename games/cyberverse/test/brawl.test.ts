import { expect, test } from "vitest";
import {
  agent,
  eden,
  henchman,
  isThere,
  offers,
  options,
  org,
  safely,
  stateOf,
} from "./new-eden.js";

test("CV-16.4, CV-16.5, CV-16.6, CV-16.7, CV-16.8, CV-16.9, CV-R47, CV-R48 an Ambush strikes all others, Vans protect unless the icon says no", () => {
  const position = (card: string) => ({
    agents: {
      igor: { org: 1, district: 2, vehicle: "night-van" },
      alena: { org: 1, district: 2 },
      "wu-fang": { org: 0, district: 2 },
    },
    districts: { 2: { ambush: 0 } },
    resolve: { step: "ambush", district: 2 },
    chance: { ambush: [card], brawl: ["quiet-streets"] },
  });
  const plain = eden(position("tear-gas"));
  expect(
    [agent(plain, "igor"), agent(plain, "alena"), agent(plain, "wu-fang")].map(
      ({ suppression }) => suppression,
    ),
  ).toEqual([false, true, false]);
  expect(stateOf(plain).districts[1].ambush).toBe(-1);
  expect(org(plain).ambushes).toBe(3);
  expect(plain.faces("piles.ambushes.discard")).toEqual(["Tear Gas"]);
  const icon = eden(position("sniper-nest"));
  expect([agent(icon, "igor").health, agent(icon, "alena").health]).toEqual([3, 3]);
});

test("CV-16.10 a trap nobody meets stays", () => {
  const t = eden({
    agents: { igor: { org: 0, district: 4 } },
    districts: { 4: { ambush: 0 } },
    resolve: { step: "ambush", district: 4 },
    chance: { brawl: ["quiet-streets"] },
  });
  expect(stateOf(t).districts[3].ambush).toBe(0);
});

test("CV-16.11, CV-16.12 a card is used up even if all are protected; an empty deck is made anew", () => {
  const t = eden({
    agents: { ingrid: { org: 1, district: 2 } },
    districts: { 2: { ambush: 0 } },
    resolve: { step: "ambush", district: 2 },
    spent: { ambushes: 25 },
    chance: { brawl: ["quiet-streets"] },
  });
  expect(stateOf(t).piles.ambushes.deck.length).toBe(24);
  expect(org(t).ambushes).toBe(3);
  expect(agent(t, "ingrid").health).toBe(5);
});

test("CV-16.1, CV-16.2, CV-16.3, CV-16.13, CV-R78, CV-R100 Districts in ascending order, each wholly; the dead act no more", () => {
  const t = eden({
    at: "investigation",
    agents: {
      igor: { org: 1, district: 2, zone: 4, position: 0, health: 1 },
      zero: { org: 0, district: 3, zone: 2, position: 0 },
    },
    districts: { 2: { ambush: 0 } },
    chance: { ambush: ["sniper-nest"], brawl: ["quiet-streets"] },
  });
  expect(isThere(t, "igor")).toBe(false);
  expect(t.asked()).toMatchObject({ kind: "hack", seats: [0] });
  expect(stateOf(t)).toMatchObject({ district: 3, step: "hacking" });
});

test("CV-17.2, CV-17.3, CV-17.6, CV-17.9, CV-17.21, CV-17.28, CV-18.24, CV-R49 green: Henchmen come to zones 1, 2, 3, nobody fights, and all leave", () => {
  const t = eden({
    agents: { igor: { org: 0, district: 2 } },
    org: [{ org: 0, supports: ["whisper"] }],
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["staring-contest"] },
  });
  expect(t.asked()?.kind).toBe("teammates");
  expect(stateOf(t).henchmen.map(({ type, zone, position }) => [type, zone, position])).toEqual([
    ["marauder", 1, -1],
    ["marauder", 2, -1],
    ["killer", 3, -1],
  ]);
  t.choose("pass");
  expect([1, 2, 3].map((number) => henchman(t, number))).toEqual([undefined, undefined, undefined]);
  expect(t.faces("piles.brawls.discard")).toEqual(["Staring Contest"]);
});

test("CV-17.5, CV-17.7 Henchmen already there count and take part", () => {
  const t = eden({
    agents: { igor: { org: 0, district: 2 } },
    henchmen: [
      { type: "jacker", district: 2, zone: 4 },
      { type: "jacker", district: 2, zone: 5 },
    ],
    org: [{ org: 0, supports: ["whisper"] }],
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["staring-contest"] },
  });
  expect(stateOf(t).henchmen.map(({ type }) => type)).toEqual(["jacker", "jacker", "marauder"]);
  const red = eden({
    agents: { igor: { org: 0, district: 2 } },
    henchmen: [{ type: "jacker", district: 2, zone: 4 }],
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["pot-shots"] },
  });
  safely(red);
  expect(stateOf(red).henchmen.map(({ type, token }) => [type, token >= 0])).toEqual([
    ["jacker", true],
    ["marauder", true],
  ]);
});

test("CV-17.11, CV-17.12, CV-17.13, CV-17.14, CV-17.16, CV-17.17, CV-17.18, CV-17.19, CV-13.13, CV-2.10, CV-R52, CV-R53, CV-R54 Teammates: as many as card, Reputation and Hostiles allow, once a board", () => {
  const t = eden({
    agents: { bakemono: { org: 0, district: 2 }, "q-bert": { org: 0, district: 2 } },
    org: [{ org: 0, supports: ["el-duque", "big-tuna"] }],
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["staring-contest"] },
  });
  t.choose("pass");
  expect(t.asked()?.kind).toBe("teammates");
  expect(t.view(0).question?.args).toMatchObject({ agent: "q-bert" });
  t.choose("pass");
  expect(t.view(0).question?.args).toMatchObject({ agent: "bakemono" });
  t.choose({ support: "el-duque" });
  expect(
    t.refuses({
      pick: [{ henchman: "henchman-1" }, { henchman: "henchman-2" }, { henchman: "henchman-3" }],
    }).code,
  ).toBeDefined();
  t.pick([{ henchman: "henchman-2" }, { henchman: "henchman-3" }]);
  expect(t.faces("piles.supports.discard")).toEqual(["El Duque"]);
  expect(t.asked()?.kind).not.toBe("teammates");
});

test("CV-17.15 without a Hostile nobody is asked to recruit", () => {
  const t = eden({
    agents: { igor: { org: 0, district: 2 } },
    org: [{ org: 0, supports: ["el-duque"] }],
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["curfew"] },
  });
  expect(t.asked()?.kind).not.toBe("teammates");
});

test("CV-17.20, CV-17.22, CV-17.23, CV-17.24, CV-17.25, CV-29.1, CV-29.2, CV-29.3, CV-R51, CV-R56, CV-R101 rivals on a board fight: two tokens each, one kept in secret by all at once", () => {
  const t = eden({
    agents: {
      alena: { org: 0, district: 2 },
      igor: { org: 0, district: 2 },
      anvil: { org: 1, district: 2 },
    },
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["quiet-streets"], token: ["t01", "t02", "t03", "t04", "t05", "t09"] },
  });
  expect(t.asked()).toMatchObject({ seats: [0, 1], kind: "combat-tokens" });
  const { offered } = agent(t, "igor");
  expect(offered.map((card) => t.view(0).faces[card])).toEqual(["t01", "t02"]);
  expect(offered.map((card) => t.view(1).faces[card])).toEqual([undefined, undefined]);
  expect(offers(t, "keep-token", "agent")).toEqual(["igor", "igor"]);
  expect(t.view(1).question?.safe).toContain("anvil");
  t.choose({ agent: "igor", card: "t02" }, 0);
  expect(agent(t, "igor").token).toBe(-1);
  t.choose({ card: "t05" }, 1);
  expect(t.asked()).toMatchObject({ seats: [0], kind: "combat-tokens" });
  expect(t.view(1).faces[agent(t, "igor").token]).toBeUndefined();
  expect(t.view(0).faces[agent(t, "igor").token]).toBe("t02");
  t.choose({ agent: "alena", card: "t03" });
  expect(stateOf(t).piles.tokens.discard.length).toBe(3);
  expect(
    stateOf(t).piles.tokens.discard.some((card) => t.view("spectator").faces[card] !== undefined),
  ).toBe(false);
});

test("CV-17.10, CV-17.26, CV-17.27, CV-29.4 red: Hostiles and Teammates get a token that nobody sees", () => {
  const t = eden({
    agents: { gallo: { org: 0, district: 2, zone: 3 } },
    org: [{ org: 0, supports: ["whisper"] }],
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["crossfire"] },
  });
  t.choose({ kind: "call-in" });
  if (t.asked()?.kind === "which-hostiles") t.pick([options(t)[0].key]);
  safely(t);
  for (const { token } of stateOf(t).henchmen) {
    expect(token).toBeGreaterThanOrEqual(0);
    expect([t.view(0).faces[token], t.view(1).faces[token]]).toEqual([undefined, undefined]);
  }
});

test("CV-17.30, CV-17.31, CV-R110 reactions to the card come before recruiting: Inspector Vale changes the colour, El Duque removes", () => {
  const position = (support: string) => ({
    agents: { gallo: { org: 0, district: 2, zone: 3 } },
    org: [{ org: 0, supports: [support] }],
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["crossfire"] },
  });
  const vale = eden(position("inspector-vale"));
  vale.choose("react");
  expect(stateOf(vale).brawl?.colour).toBe("green");
  expect(vale.asked()?.kind).toBe("teammates");
  const duque = eden(position("el-duque"));
  duque.choose({ kind: "react", target: "henchman-2" });
  expect(henchman(duque, 2)).toBeUndefined();
  const bribe = eden({
    agents: { gallo: { org: 0, district: 2, zone: 3, slots: ["bribe-chip"] } },
    resolve: { step: "brawl", district: 2 },
    chance: { brawl: ["crossfire"] },
  });
  bribe.choose("react");
  expect(stateOf(bribe).brawl).toBeUndefined();
});

test("CV-1.13 of several effects of one Organization it uses which it likes first, and then the other", () => {
  const drawn = () =>
    eden({
      agents: { gallo: { org: 0, district: 2, zone: 3 } },
      org: [{ org: 0, supports: ["el-duque", "inspector-vale"] }],
      resolve: { step: "brawl", district: 2 },
      chance: { brawl: ["crossfire"] },
    });
  const first = drawn().choose({ kind: "react", piece: "inspector-vale" });
  expect(offers(first, "react", "piece")).toEqual(["el-duque", "el-duque"]);
  const other = drawn().choose({ kind: "react", piece: "el-duque", target: "henchman-1" });
  expect(offers(other, "react", "piece")).toEqual(["inspector-vale"]);
});

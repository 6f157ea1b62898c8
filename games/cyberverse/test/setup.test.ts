import { box, type CyberState } from "@sprawl/cyberverse";
import { entry } from "@sprawl/cyberverse/entry";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { agent, eden, kinds, offers, org, stateOf, until } from "./new-eden.js";

const start = (seats: number, options = {}, deal = {}) =>
  table(entry, {
    seats,
    options: { boards: "A", ...options },
    deal: { "first-drafter": [0], ...deal },
  });

test("CV-1.1, CV-1.2, CV-2.1, CV-2.2, CV-R5 each leads one Organization, chosen one after another, none twice", () => {
  expect(entry.game.seats).toEqual({ min: 1, max: 4 });
  const t = start(3);
  expect(offers(t, "lead", "org")).toEqual(["eco", "fsb", "nul", "arg"]);
  t.choose({ kind: "lead", org: "fsb" });
  expect(t.asked()).toMatchObject({ seats: [1], kind: "organization" });
  expect(offers(t, "lead", "org")).toEqual(["eco", "nul", "arg"]);
  t.choose({ org: "nul" }).choose({ org: "eco" });
  expect([0, 1, 2].map((seat) => org(t, seat).id)).toEqual(["fsb", "nul", "eco"]);
  const colours = Object.values(box.organizations).map(({ colour }) => colour);
  expect(new Set(colours).size).toBe(4); // CV-2.2
});

test("CV-2.3, CV-2.9, CV-4.8, CV-R3 everybody begins with 900D, 3 Ambush tokens and 3 Staff tokens besides the marker", () => {
  const t = start(2).choose({ org: "eco" }).choose({ org: "fsb" });
  for (const seat of [0, 1])
    expect(org(t, seat)).toMatchObject({ money: 900, ambushes: 3, staff: 3 });
});

test("CV-2.4 a Modifier deck is -1, 0, +1, +1, +2, and its order is hidden", () => {
  const t = start(2);
  const deck = org(t).deck;
  expect(deck.length).toBe(5);
  expect(t.faces("orgs.0.deck").sort()).toEqual(["+1", "+1", "+2", "-1", "0"]);
  for (const viewer of [0, 1, "spectator"] as const) {
    expect(deck.some((card) => t.view(viewer).faces[card] !== undefined)).toBe(false);
  }
});

test("CV-2.5, CV-2.6, CV-2.7, CV-2.8, CV-5.3, CV-5.4 the Starter Story comes with one card of each colour, open", () => {
  const t = start(2).choose({ org: "eco" });
  const { story } = org(t);
  expect(story?.id).toBe("seeds-beyond-the-wall");
  expect(story?.folders.map(({ colour }) => colour)).toEqual(["yellow", "blue", "red"]);
  expect(story?.folders.every(({ card, id }) => t.view(1).faces[card] === id)).toBe(true);
  const starters = Object.values(box.stories).filter(({ starter }) => starter);
  expect(starters.map(({ vp, needs }) => [vp, needs.length])).toEqual([
    [6, 3],
    [6, 3],
    [6, 3],
    [6, 3],
  ]);
});

test("CV-2.14 Starter Stories of Organizations that are not in play are out of the game", () => {
  const t = start(2).choose({ org: "eco" }).choose({ org: "fsb" });
  expect(t.faces("lost").length).toBe(2);
  expect(stateOf(t).piles.stories.deck.length).toBe(36);
});

test("CV-4.1, CV-4.3, CV-4.6, CV-4.7, CV-R2 a random first drafter, then clockwise; the order of turn 1 is the reverse", () => {
  const t = start(3, {}, { "first-drafter": [1] });
  expect(t.asked()?.seats).toEqual([1]);
  expect(stateOf(t).order).toEqual([0, 2, 1]);
  t.choose({ org: "eco" });
  expect(t.asked()?.seats).toEqual([2]);
});

test("CV-4.2, CV-4.4, CV-4.14 the draft is open: any sheet that is left, either side, with the Stories on the table", () => {
  const t = start(2).choose({ org: "eco" }).choose({ org: "fsb" });
  expect(org(t, 1).story).toBeDefined();
  expect(offers(t, "hire", "profile").length).toBe(28);
  t.choose({ profile: "igor" });
  expect(t.told(1).join(" ")).toContain("I9or");
  expect(offers(t, "hire", "profile").length).toBe(26);
  expect(offers(t, "hire", "profile")).not.toContain("vladimir");
});

test("CV-2.11, CV-2.12, CV-2.13, CV-R1 a starting Agent stands in HQ, whole and bare, and may act in turn 1", () => {
  const t = start(2)
    .choose({ org: "eco" })
    .choose({ org: "fsb" })
    .choose({ profile: "igor" })
    .choose({ profile: "alena" });
  expect(agent(t, "igor")).toMatchObject({
    district: 0,
    health: 4,
    ones: 0,
    twos: 0,
    slots: [],
    vehicles: [],
    recruited: false,
  });
  expect(until(t, "call").asked()?.kind).toBe("call");
  expect(stateOf(t).turn).toBe(1);
});

test("CV-4.5, CV-30.1 with a random start one is dealt a sheet and chooses its side only", () => {
  const t = start(2, { randomStart: true }).choose({ org: "eco" }).choose({ org: "fsb" });
  const sides = offers(t, "hire", "profile").map((id) => box.profiles[String(id)].sheet);
  expect(sides.length).toBe(2);
  expect(new Set(sides).size).toBe(1);
});

test("CV-3.1, CV-3.2, CV-3.3, CV-3.4, CV-30.2, CV-R6, CV-R7 five Districts, each with one side for the whole game", () => {
  const layouts = (options: object, deal = {}): string[] =>
    (start(2, options, deal).view(0).state as CyberState).districts.map(({ layout }) => layout);
  expect(layouts({ boards: "A" })).toEqual(["A1", "A2", "A3", "A4", "A5"]);
  expect(layouts({ boards: "B" })).toEqual(["B1", "B2", "B3", "B4", "B5"]);
  expect(layouts({ boards: "chosen", board2: "B" })).toEqual(["A1", "B2", "A3", "A4", "A5"]);
  const drawn = { "board-1": [1], "board-2": [0], "board-3": [0], "board-4": [0], "board-5": [1] };
  expect(layouts({ boards: "random" }, drawn)).toEqual(["B1", "A2", "A3", "A4", "B5"]);
});

test("CV-3.5, CV-3.6, CV-12.1, CV-12.2, CV-R8 four stores show 3 tokens each; their stacks are hidden", () => {
  const t = eden();
  const { stores } = stateOf(t);
  expect(Object.values(stores).map(({ stock }) => stock.length)).toEqual([3, 3, 3, 3]);
  expect(Object.values(stores).map(({ stack }) => stack.length)).toEqual([22, 17, 27, 12]);
  expect(stores.weapons.stock.every(({ card, id }) => t.view("spectator").faces[card] === id)).toBe(
    true,
  );
  expect(stores.weapons.stack.some((card) => t.view(0).faces[card] !== undefined)).toBe(false);
});

test("CV-3.7, CV-3.8, CV-3.12, CV-3.13, CV-3.15, CV-3.16, CV-3.17, CV-29.7 the decks, face down, and an empty News track", () => {
  const t = eden();
  const { piles, news } = stateOf(t);
  expect(news).toEqual([]);
  const sizes = Object.fromEntries(
    Object.entries(piles).map(([name, { deck }]) => [name, deck.length]),
  );
  expect(sizes).toEqual({
    events: 45,
    supports: 17,
    ambushes: 25,
    brawls: 20,
    stories: 36,
    tokens: 60,
    yellow: 20,
    blue: 20,
    red: 20,
  });
  for (const { deck } of Object.values(piles)) {
    expect(deck.some((card) => t.view(0).faces[card] !== undefined)).toBe(false);
  }
});

test("CV-3.9, CV-3.10, CV-3.11, CV-14.23, CV-R45 three sheets and three Support cards lie open", () => {
  const t = eden();
  expect(stateOf(t).row.length).toBe(3);
  expect(stateOf(t).supportRow.length).toBe(3);
  expect(stateOf(t).row.every(({ card, id }) => t.view(1).faces[card] === id)).toBe(true);
});

test("CV-3.14, CV-3.19, CV-R55 three Henchmen of each type in reserve, and no Influence or Ambush on any District", () => {
  const { reserve, districts, henchmen } = stateOf(eden());
  expect(reserve).toEqual({ marauder: 3, killer: 3, bruiser: 3, "sec-drone": 3, jacker: 3 });
  expect(henchmen).toEqual([]);
  expect(
    districts.every(({ ambush, influence }) => ambush === -1 && influence.every((n) => n === 0)),
  ).toBe(true);
});

test("CV-4.9, CV-4.10, CV-4.12, CV-4.13, CV-R4 from turn 2 on the richest comes first, ties by the lowest Initiative", () => {
  const orgs = [
    { org: 0, money: 900 },
    { org: 1, money: 900 },
    { org: 2, money: 1200 },
  ];
  const agents = { ledger: { org: 0 }, saffron: { org: 1 }, bakemono: { org: 2 } };
  const t = eden({ seats: 3, at: "turn", turn: 2, org: orgs, agents });
  expect(stateOf(t).order).toEqual([2, 1, 0]);
  expect(t.asked()?.seats).toEqual([2]);
  const first = eden({ seats: 3, at: "turn", turn: 0, org: orgs, agents });
  expect(stateOf(first).order).toEqual([0, 1, 2]);
});

test("CV-4.11 who has no Agent comes after those who have; two without keep their places", () => {
  const t = eden({
    seats: 3,
    at: "turn",
    turn: 2,
    order: [2, 0, 1],
    agents: { kettle: { org: 1 } },
  });
  expect(stateOf(t).order).toEqual([1, 2, 0]);
});

test("CV-9.1, CV-9.2, CV-11.1 five phases, each finished by all before the next", () => {
  const t = eden({ at: "turn", turn: 0, agents: { igor: { org: 0 }, alena: { org: 1 } } });
  const seen: string[] = [];
  for (let i = 0; i < 60 && stateOf(t).turn === 1; i++) {
    const { phase } = stateOf(t);
    if (seen.at(-1) !== phase) seen.push(phase);
    const [seat] = t.asked()?.seats ?? [0];
    const question = t.view(seat).question;
    if (!question) break;
    if (Array.isArray(question.safe)) t.pick(question.safe, seat);
    else t.choose(String(question.kind === "call" ? "activate" : question.safe), seat);
  }
  expect(seen.filter((phase, i) => seen.indexOf(phase) === i)).toEqual(seen);
  expect(seen.slice(0, 2)).toEqual(["strategy", "activation"]);
});

test("CV-3.20, CV-28.1, CV-30.7, CV-31.2 only the Story target depends on the number of players", () => {
  const target = (seats: number, options = {}): boolean[] =>
    [3, 4, 5, 6].map((count) => {
      const stories = Object.keys(box.stories).slice(4, 4 + count);
      const t = eden({ seats, at: "end", turn: 3, org: [{ org: 0, resolved: stories }], options });
      return t.result() !== undefined;
    });
  expect(target(2)).toEqual([false, false, false, true]);
  expect(target(3)).toEqual([false, false, true, true]);
  expect(target(4)).toEqual([false, true, true, true]);
  expect(target(2, { shortGame: true })).toEqual([false, true, true, true]);
  expect(target(3, { shortGame: true })).toEqual([true, true, true, true]);
  expect(target(4, { shortGame: true })).toEqual([true, true, true, true]);
  expect(target(1)).toEqual([false, false, true, true]);
});

test("CV-1.4, CV-1.17, CV-R87 an Organization without Agents plays on with what it can do", () => {
  const t = eden({ at: "activation", agents: { alena: { org: 1 } } });
  until(t, "auxiliary");
  expect(t.asked()?.seats).toEqual([0]);
  expect(kinds(t)).toContain("recruit");
  const story = { id: "last-tram-home", cards: ["tunnel-maps"] };
  const bare = eden({ agents: { alena: { org: 1 } }, org: [{ org: 0, money: 400, story }] });
  expect(bare.asked()).toMatchObject({ seats: [0], kind: "strategy" });
  until(bare, "auxiliary");
  expect(org(bare)).toMatchObject({ money: 400, actions: 3, story: { id: "last-tram-home" } });
});

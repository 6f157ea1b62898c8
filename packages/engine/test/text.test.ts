/** Sentences: ids and arguments made readable. */
import type { GameEvent, GameText } from "@sprawl/engine";
import {
  rulesOf,
  type Speaker,
  sayEvent,
  sayOption,
  sayPrompt,
  sayResult,
} from "@sprawl/engine/speech";
import { expect, test } from "vitest";

const text: GameText = {
  title: "Test",
  prompts: { pay: "Pay {coins} {coins|coin|coins} to {to}.", plain: "Choose." },
  options: { sell: "Sell {card}", shoot: "Shoot {target}", move: "Go to {place}", pass: "Pass" },
  events: {
    drew: "{seat} drew {cards}.",
    voted: "{count|One vote|{count} votes} for it.",
    lost: "{seats} lost.",
    said: "{by}: {words}",
    hit: "{by?{by} hits {seat}|{seat} is hit} twice.",
    read: "{seat} reads: {page}",
  },
  results: { "last-standing": "{winner} is the last one standing." },
  pages: { letter: "Come alone." },
  things: {
    card: (face) => (face === undefined ? "a face-down card" : `the ${face}`),
    cards: (face) => (face === undefined ? "a face-down card" : `the ${face}`),
    place: (place) => `sector ${place}`,
  },
};

const speaker: Speaker = {
  text,
  seat: (seat) => ["Mira", "Jo"][seat],
  face: (card) => ({ 7: "ace", 8: "king" })[card],
};

test("arguments stand in their places: seats by name, things as the game spells them", () => {
  expect(sayPrompt(speaker, "pay", { coins: 3, to: 1 })).toBe("Pay 3 coins to Jo.");
  expect(sayPrompt(speaker, "pay", { coins: 1, to: 0 })).toBe("Pay 1 coin to Mira.");
  expect(sayPrompt(speaker, "plain")).toBe("Choose.");
  expect(sayOption(speaker, { kind: "shoot", target: 1 })).toBe("Shoot Jo");
  expect(sayOption(speaker, { kind: "move", place: "B2" })).toBe("Go to sector B2");
  expect(sayResult(speaker, "last-standing", { winner: [0] })).toBe(
    "Mira is the last one standing.",
  );
});

test("a name that ends with a full stop ends its sentence, too", () => {
  const dotted: Speaker = { ...speaker, seat: () => "D.U.S.T." };
  const drew = { type: "drew", at: 0, args: { seat: 1 }, cards: [] };
  expect(sayEvent(dotted, drew)).toBe("D.U.S.T. drew –.");
  expect(sayPrompt(dotted, "pay", { coins: 3, to: 1 })).toBe("Pay 3 coins to D.U.S.T.");
});

test("what an id stands for at the table is written instead of it, where the table knows", () => {
  const seated: Speaker = { ...speaker, atTable: (id) => ({ "exit-3": "B2" })[id] };
  expect(sayOption(seated, { kind: "move", place: "exit-3" })).toBe("Go to sector B2");
  expect(sayOption(seated, { kind: "move", place: "A1" })).toBe("Go to sector A1");
});

test("one wording where an argument is given, another where it is not; both name others", () => {
  const hit = (args: GameEvent["args"]) => sayEvent(speaker, { type: "hit", at: 0, args });
  expect(hit({ seat: 1, by: 0 })).toBe("Mira hits Jo twice.");
  expect(hit({ seat: 1 })).toBe("Jo is hit twice.");
});

test("hidden things are named by their face only to whoever sees it", () => {
  expect(sayOption(speaker, { kind: "sell", card: 7 })).toBe("Sell the ace");
  expect(sayOption(speaker, { kind: "sell", card: 9 })).toBe("Sell a face-down card");
  const bare = { ...speaker, text: { ...text, things: {} } };
  expect(sayOption(bare, { kind: "sell", card: 9 })).toBe("Sell a hidden card");
  expect(sayOption(bare, { kind: "sell", card: 7 })).toBe('Sell "ace"');
});

test("an event speaks of the faces that could be seen when it happened", () => {
  const event: GameEvent = {
    type: "drew",
    at: 1,
    args: { seat: 1 },
    cards: [7, 8, 5],
    faces: [undefined, "queen", undefined],
  };
  expect(sayEvent(speaker, event)).toBe("Jo drew a face-down card, the queen, a face-down card.");
});

test("lists are joined, what is missing is a question mark", () => {
  expect(sayEvent(speaker, { type: "said", at: 0, args: { by: [0, 1] } })).toBe("Mira, Jo: ?");
  expect(sayEvent(speaker, { type: "lost", at: 0, args: { seats: [0, 1] } })).toBe("0, 1 lost.");
  expect(sayEvent(speaker, { type: "lost", at: 0, args: { seats: [] } })).toBe("– lost.");
  expect(sayEvent(speaker, { type: "said", at: 0, args: { by: 0, words: { a: 1 } } })).toBe(
    'Mira: {"a":1}',
  );
});

test("what has no sentence still says what it is", () => {
  expect(sayPrompt(speaker, "unheard-of")).toBe("unheard-of");
  expect(sayOption(speaker, { kind: "jump", over: "wall" })).toBe("jump over=wall");
  expect(sayEvent(speaker, { type: "boom", at: 0, args: {} })).toBe("boom");
  expect(sayResult(speaker, "odd", {})).toBe("odd");
});

test("the rules things are linked to, each once", () => {
  expect(rulesOf({ rule: "T-1" }, undefined, {}, { rule: "T-2" }, { rule: "T-1" })).toEqual([
    "T-1",
    "T-2",
  ]);
});

test("a page is written where an argument is named so", () => {
  const event: GameEvent = { type: "read", at: 1, args: { seat: 1, page: "letter" } };
  expect(sayEvent(speaker, event)).toBe("Jo reads: Come alone.");
});

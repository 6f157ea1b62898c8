/** The log: whose act, which turn, what is folded, which names are alive. */
import type { GameEvent, Plain } from "@sprawl/engine";
import { type Speaker, sayEvent } from "@sprawl/engine/speech";
import { expect, test } from "vitest";
import { actorOf, groupLog, isAbout, lastActOf, lastTurnOf } from "../src/log/group.js";
import { partsOf, textOf } from "../src/log/parts.js";

const event = (type: string, at: number, args: Record<string, Plain> = {}): GameEvent => ({
  type,
  at,
  args,
});
const say = ({ type, args }: GameEvent) => `${type} ${JSON.stringify(args)}`;

test("without turns, acts are grouped by whose they are; what nobody did stays with the act before", () => {
  const log = [
    event("drew", 1, { seat: 0 }),
    event("undercut", 1, { by: 0, seat: 1 }),
    event("shuffled", 1),
    event("drew", 2, { seat: 0 }),
    event("drew", 3, { seat: 1 }),
  ];
  const groups = groupLog(log, say);
  expect(groups.map(({ actor }) => actor)).toEqual([0, 1]);
  expect(groups[0].steps.map(({ at, lines }) => [at, lines.length])).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test("where the game tells of turns, they make the groups", () => {
  const log = [
    event("equipped", 1),
    event("turn-began", 1, { turn: 1 }),
    event("moved", 2, { seat: 0 }),
    event("moved", 3, { seat: 1 }),
    event("turn-began", 3, { turn: 2 }),
  ];
  const groups = groupLog(log, say);
  expect(groups.map(({ opening }) => opening?.event.args.turn)).toEqual([undefined, 1, 2]);
  expect(groups[1].steps.map(({ at }) => at)).toEqual([2, 3]);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
});

test("a turn may be told by its bare name", () => {
  const log = [event("turn", 1, { turn: 1 }), event("moved", 2), event("turn", 3, { turn: 2 })];
  expect(groupLog(log, say).map(({ opening }) => opening?.event.args.turn)).toEqual([1, 2]);
});

test("draws and sums stand behind what they led to; where they led to nothing, the last is told", () => {
  const told = (types: readonly string[]) =>
    groupLog(
      types.map((type) => event(type, 1)),
      ({ type }) => type,
      { explains: ["drawn", "sum", "step"] },
    ).flatMap(({ steps }) =>
      steps.flatMap(({ lines }) => lines.map(({ said, how }) => [said, ...how.map((h) => h.said)])),
    );
  expect(told(["drawn", "sum", "walks", "drawn", "shoots", "sum"])).toEqual([
    ["walks", "drawn", "sum"],
    ["shoots", "drawn", "sum"],
  ]);
  expect(told(["drawn", "sum"])).toEqual([["sum", "drawn"]]);
  expect(told([])).toEqual([]);
});

test("the same line several times in a row is one line", () => {
  const noise = event("noise", 1, { sector: 3 });
  const [group] = groupLog([noise, noise, noise, event("noise", 1, { sector: 4 })], say);
  expect(group.steps[0].lines.map(({ times }) => times)).toEqual([3, 1]);
});

test("mine is what I did, what was done to me, and what only I was told", () => {
  expect(isAbout(event("raided", 1, { by: 1, target: 0 }), 0)).toBe(true);
  expect(isAbout(event("raided", 1, { by: 1, target: 2 }), 0)).toBe(false);
  expect(isAbout({ ...event("peeked", 1), private: true }, 0)).toBe(true);
  expect(actorOf(event("undercut", 1, { seat: 1, by: 2 }))).toBe(2);
  const log = [event("a", 1, { seat: 0 }), event("b", 4, { seat: 1 }), event("c", 5, { seat: 0 })];
  expect(lastActOf(log, 1)).toBe(4);
  expect(lastActOf(log, 3)).toBe(0);
});

test("one's last turn ended where the next began, whatever was done to one since", () => {
  const began = (at: number, seat: number) => event("turn-began", at, { seat });
  const log = [
    began(0, 0),
    event("drew", 2, { seat: 0 }),
    began(3, 1),
    event("damaged", 5, { seat: 0 }),
    event("round-began", 6, { round: 2 }),
  ];
  expect(lastTurnOf(log, 0)).toBe(3);
  // It is one's turn again: what happened since the turn before is still to be seen.
  expect(lastTurnOf([...log, began(6, 0), event("drew", 7, { seat: 0 })], 0)).toBe(3);
  expect(lastTurnOf(log, 2)).toBe(0);
  expect(lastTurnOf([event("drew", 2, { seat: 0 })], 0)).toBeUndefined();
});

test("a line begins with a capital, whatever thing it begins with; people keep their names", () => {
  const text = {
    ...speaker.text,
    events: { came: "{thing} comes.", said: "{seat} speaks of *sin*." },
    things: { thing: () => "the guard" },
  };
  const heard = { ...speaker, text, seat: () => "mira" };
  expect(textOf(partsOf(heard, event("came", 1, { thing: 1 })))).toBe("The guard comes.");
  expect(textOf(partsOf(heard, event("said", 1, { seat: 0 })))).toBe("mira speaks of sin.");
  // The same for those who listen.
  expect(sayEvent(heard, event("came", 1, { thing: 1 }))).toBe("The guard comes.");
  expect(sayEvent(heard, event("said", 1, { seat: 0 }))).toBe("mira speaks of sin.");
});

test("an id is called in the log what it stands for at this table", () => {
  const text = {
    ...speaker.text,
    events: { dropped: "{thing} is dropped." },
    things: { thing: (id: Plain) => String(id) },
  };
  const atTable = (id: string) => (id === "m1" ? "the ledger" : undefined);
  const dropped = event("dropped", 1, { thing: "m1" });
  expect(textOf(partsOf({ ...speaker, text, atTable }, dropped))).toBe("The ledger is dropped.");
});

const speaker: Speaker = {
  text: {
    title: "",
    prompts: {},
    options: {},
    events: { played: "{seat} plays {cards} on {card}.", plain: "Nothing." },
    results: {},
    things: {
      card: (face) => (face === undefined ? "a card" : `the ${face}`),
      cards: (face) => (face === undefined ? "a card" : `${face}`),
    },
  },
  seat: (seat) => ["Mira", "Odalys"][seat],
  face: (card) => (card === 9 ? "spice" : undefined),
};

test("after a name with a full stop of its own no other follows", () => {
  const played = { ...event("played", 1, { seat: 1, card: 9 }), cards: [], faces: [] };
  const spell = (face: unknown) => (face === "spice" ? "D.U.S.T." : "a card");
  const text = { ...speaker.text, things: { card: spell, cards: spell } };
  expect(textOf(partsOf({ ...speaker, text }, played))).toMatch(/ on D\.U\.S\.T\.$/);
});

test("a sentence's cards and seats are parts of their own; what is hidden is not", () => {
  const played = {
    ...event("played", 1, { seat: 1, card: 9 }),
    cards: [4, 5],
    faces: ["silk", undefined],
  };
  const parts = partsOf(speaker, played);
  expect(textOf(parts)).toBe("Odalys plays silk, a card on the spice.");
  expect(parts.filter(({ form }) => form !== "text")).toEqual([
    { form: "seat", text: "Odalys", seat: 1 },
    { form: "card", text: "silk", card: 4, face: "silk" },
    { form: "card", text: "the spice", card: 9, face: "spice" },
  ]);
  expect(partsOf(speaker, event("plain", 1))).toEqual([{ form: "text", text: "Nothing." }]);
});

test("a face that the event was not told stays out of it, even if it is known by now", () => {
  const played = { ...event("played", 1, { seat: 0, card: 3 }), cards: [9], faces: [undefined] };
  expect(textOf(partsOf(speaker, played))).toBe("Mira plays a card on a card.");
});

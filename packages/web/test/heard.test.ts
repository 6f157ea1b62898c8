/** What is heard of what happens, and what is asked; where nothing is drawn. */

import type { GameEvent, View } from "@sprawl/engine";
import { findGame } from "@sprawl/games";
import { beforeAll, expect, test } from "vitest";
import { heardOf, unheard } from "../src/table/heard.js";
import { turnWords } from "../src/table/prompt-words.js";
import { textIn } from "../src/table/speaker.js";
import { voiceOf } from "../src/words/say.js";

const say = voiceOf("en");
type Speaks = Parameters<typeof heardOf>[1];
const tables: Record<string, Speaks> = {};

beforeAll(async () => {
  for (const id of ["synthetic-sins", "social-deduction"]) {
    const entry = await findGame(id)?.load();
    if (!entry) throw new Error(`no ${id}`);
    const speaker = {
      text: textIn(entry, "en"),
      seat: (n: number) => ["Ash", "Rook"][n],
      face: () => undefined,
    };
    tables[id] = { speaker, view: { viewer: 0 } as View } as Speaks;
  }
});

test("draws and sums are not told, but a shot that misses is called a miss", () => {
  const shot = (result: number): GameEvent => ({
    type: "draw-made",
    at: 1,
    args: { purpose: "enemy-attack", attacker: "g1", base: 5, value: 0, result, against: 7 },
  });
  const board: Parameters<typeof heardOf>[2] = {
    explains: ["draw-made", "deck-shuffled"],
    stage: {
      "draw-made": ({ args }) => {
        const hit = Number(args.result) >= Number(args.against);
        return { shape: "shot", from: "g1", to: "you", hit, label: hit ? "Hit" : "Missed" };
      },
    },
  };
  const heard = (event: GameEvent) => heardOf(event, tables["synthetic-sins"], board, say);
  expect(heard(shot(6))).toBe("Missed.");
  expect(heard(shot(8))).toBe("Hit.");
  expect(heard({ type: "deck-shuffled", at: 1, args: { count: 20 } })).toBeUndefined();
});

test("a card one has looked at is told to whoever looked, unless neighbours listen", () => {
  const look = (by: number): GameEvent => ({
    type: "looked",
    at: 1,
    args: { by, target: 1, place: "left" },
    cards: [7],
    faces: ["machine"],
  });
  const heard = (event: GameEvent, aloud = true) =>
    heardOf(event, tables["social-deduction"], undefined, aloud ? say : undefined);
  expect(heard(look(0))).toBe("Ash looks at the left loyalty card of Rook. You see: Machine.");
  expect(heard(look(0), false)).toBe("Ash looks at the left loyalty card of Rook.");
  expect(heard(look(1))).not.toContain("You see");
  // What its sentence names already is not named twice.
  const received: GameEvent = { ...look(0), type: "received", args: { seat: 0 } };
  expect(heard(received)).not.toContain("You see");
});

test("whose turn it is is said once", () => {
  expect(turnWords("Choose an action.", say)).toBe("Your turn: ");
  // In nobody's turn it is no turn of one's own.
  expect(turnWords("Say something.", say, false)).toBe("You are asked: ");
  expect(turnWords("Your turn: move, act, or end it.", say)).toBe("");
});

test("what came in a burst, of which only the last was drawn, is told whole, once, and in order", () => {
  const deed = (at: number): GameEvent => ({ type: "turn-began", at, args: { seat: 0 } });
  const [one, two, three, four] = [deed(1), deed(2), deed(3), deed(4)];
  const log = [one, two, three, four];
  expect(unheard(log, [four], one)).toEqual([two, three, four]);
  expect(unheard(log, [four], four)).toEqual([]);
  // Of a table that has just opened, or a log that was cut, only what is new.
  expect(unheard(log, [four], undefined)).toEqual([four]);
  expect(unheard([one, two], [two], three)).toEqual([two]);
});

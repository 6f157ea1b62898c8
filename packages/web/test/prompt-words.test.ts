/** Whom the table says it waits for: of several, never who. */
import type { QuestionView, View } from "@sprawl/engine";
import { expect, test } from "vitest";
import { askedAlone } from "../src/table/asked.js";
import { doneWords, promptWords, wantedWords } from "../src/table/prompt-words.js";
import { voiceOf } from "../src/words/say.js";
import { loadGame } from "./local-place.js";

const { text } = await loadGame("caravan");
const speaker = { text: text.en, seat: (seat: number) => `Seat ${seat}`, face: () => undefined };
const say = voiceOf("en");

function seen(viewer: View["viewer"], form: "ask" | "each" | "window", left: number): View {
  const waiting = form === "ask" ? [1] : [0, 1, 2];
  const pending = { decision: "d1", form, kind: "guard", waiting, left };
  return { viewer, pending } as unknown as View;
}

test("one alone is named and pointed at", () => {
  expect(promptWords(seen(0, "ask", 1), speaker, say)).toBe("Waiting for Seat 1");
  expect(askedAlone(seen(0, "ask", 1))).toBe(1);
});

test("of one who is away the table says so", () => {
  const seat = (here: boolean) => ({ seat: 1, name: "Bo", by: "person" as const, here });
  const words = (here: boolean) =>
    promptWords(seen(0, "ask", 1), speaker, say, [{ ...seat(true), seat: 0 }, seat(here)]);
  expect(words(true)).toBe("Waiting for Seat 1");
  expect(words(false)).toBe("Waiting for Seat 1, who is away");
});

test.each(["each", "window"] as const)("of several only their number is told: %s", (form) => {
  expect(promptWords(seen(3, form, 2), speaker, say)).toBe("Waiting for 2 players");
  expect(promptWords(seen("spectator", form, 1), speaker, say)).toBe("Waiting for 1 player");
  expect(promptWords(seen(0, form, 1), speaker, say)).toBe(
    "Your part is done. Waiting for 1 other",
  );
  expect(askedAlone(seen(0, form, 1))).toBeUndefined();
});

test("the big button says what it does, and what it means to take nothing", async () => {
  const { text } = await loadGame("synthetic-sins");
  const teller = { ...speaker, text: text.en };
  const equip = { kind: "equip" } as QuestionView;
  expect(doneWords(equip, 2, teller)).toBe("Take 2 along");
  expect(doneWords(equip, 0, teller)).toBe("Go in with empty hands");
  expect(doneWords({ kind: "energy" } as QuestionView, 0, teller)).toBe("Pay 0 Energy");
  expect(doneWords({ kind: "buy" } as QuestionView, 0, teller)).toBeUndefined();
});

test("how many are wanted is said as one would: so many, up to so many, from so many to so many", () => {
  const wanted = (min: number, max: number) =>
    wantedWords({ form: "pick", min, max, options: [] } as unknown as QuestionView, say);
  expect(wanted(1, 1)).toBe("1");
  expect(wanted(0, 3)).toBe("up to 3");
  expect(wanted(1, 3)).toBe("1 to 3");
});

/** HI-3: CanDo cards and tests. */
import type { Play, Rule } from "@sprawl/engine";
import { drawNumber, endTest, makeTestDeck, numbersLeft, type TestDeck } from "@sprawl/parts";
import { ask, type Take } from "./questions.js";
import type { Interface, Model, State } from "./state.js";

/** HI-3.1, HI-R1: cards of the values 1 to 10. */
export const COUNTS: readonly number[] = [2, 3, 4, 5, 6, 6, 5, 4, 3, 2];
const SHUFFLERS: readonly number[] = [1, 10]; // HI-3.3
const NAME = "cando";

export const makeCanDo = (g: Play): TestDeck => makeTestDeck(g, NAME, COUNTS);

/** HI-3.2: the value of the top card. */
export function drawCanDo(g: Interface): number {
  return drawNumber(g as Play, NAME, g.state.cando, SHUFFLERS); // HI-3.2, HI-3.5
}

/** HI-3.9: not above the tested skill; a skill of 0 or less always fails (HI-3.11). */
export const passes = (card: number, skill: number): boolean => card <= skill;

/** The test is completely resolved: HI-3.3, HI-3.4; all forty cards go back (HI-R3). */
export function testOver(g: Interface): void {
  if (endTest(g as Play, NAME, g.state.cando)) g.tell("reshuffled", {}, { rule: "HI-3.3" });
}

/** HI-3.6: one card, or the better of two, chosen by whoever draws; the AI takes the higher. */
export function* drawFor(g: Interface, model: Model | undefined, two: boolean): Rule<number> {
  const first = drawCanDo(g);
  if (!two) return first;
  const second = drawCanDo(g); // HI-R6
  g.tell("drew-two", { model: model?.id ?? "ai", first, second }, { rule: "HI-3.6" });
  const high = Math.max(first, second);
  if (!model || model.seat < 0 || first === second) return high; // HI-34.29
  const options: Take[] = [first, second].map((value) => ({ kind: "take", value, rule: "HI-3.6" }));
  const { value } = yield* ask<"which-card", Take>(model.seat, "which-card", options, {
    args: { model: model.id },
    safe: options[first >= second ? 0 : 1],
    rule: "HI-3.6",
  });
  return value;
}

/** Values everybody has seen go: those still out of the deck. */
export function cardsLeft(state: State, faceOf: (card: number) => number | undefined): number[] {
  const { discard, drawn } = state.cando;
  const seen = [...discard, ...drawn].flatMap((card) => faceOf(card) ?? []);
  return numbersLeft(COUNTS, seen);
}

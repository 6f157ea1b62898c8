/** HI-19.9 to HI-19.13, HI-35.6: cards are drawn, exchanged and discarded. */
import type { Rule } from "@sprawl/engine";
import { characterOf, isFaceUp, isOut, sideName } from "../models.js";
import { moments } from "../moments.js";
import { ask, pick } from "../questions.js";
import type { Card, Interface, Item, Model } from "../state.js";
import { ableHacker } from "./battles.js";
import { cyberSeat, discardFromHand, drawProgram, hostileIn, programOf } from "./networks.js";

/** HI-19.9: the hand is 5 cards; with blanks 7 (HI-39.2). */
const handSize = (g: Interface): number => (g.options.blanks ? 7 : 5);

/** HI-19.9 to HI-19.13 */
export function* drawCards(g: Interface, index: number): Rule<void> {
  const hacker = ableHacker(g, index);
  if (!hacker) return; // HI-19.1
  const team = g.state.teams[index];
  const seven = sevenOf(g, hacker);
  if (seven) {
    const options = [
      { kind: "seven" as const, rule: "HI-19.11" },
      { kind: "usual" as const, rule: "HI-19.9" },
    ];
    const choice = yield* ask(cyberSeat(g, index), "seven", options, { rule: "HI-19.11" });
    if (choice.kind === "seven") return yield* drawSeven(g, index, seven.id);
  }
  const own = team.network.filter(({ owner }) => owner === index).length;
  const bonus = moments.of(team).value(g, "cardsDrawn", 0); // HI-19.9
  const fewer = hostileIn(team, index).reduce((sum, { card }) => sum + lessBy(g, card), 0);
  const count = Math.max(0, handSize(g) - team.hand.length - own + bonus - fewer); // HI-R84, HI-R87
  drawUpTo(g, index, count);
  yield* allOrNothing(g, index);
}

/** HI-19.10: what a hostile program takes from the draw. */
function lessBy(g: Interface, card: Card): number {
  const program = programOf(g, card);
  if (program.fewerCards) g.uses(program.id);
  return program.fewerCards ?? 0;
}

function drawUpTo(g: Interface, index: number, count: number): void {
  let drawn = 0;
  while (drawn < count && drawProgram(g, index)) drawn++;
  g.tell("drew-cards", { team: sideName(g, index), count: drawn }, { rule: "HI-19.9" });
}

const sevenOf = (g: Interface, hacker: Model): Item | undefined =>
  hacker.equipment.find((item) => g.box.gear[item.id]?.drawsSeven && isFaceUp(g, hacker, item));

/** HI-19.11, HI-R85, HI-R138 */
function* drawSeven(g: Interface, index: number, item: string): Rule<void> {
  g.uses(item);
  drawUpTo(g, index, 7);
  const options = discardable(g, index); // HI-R85: blanks are not counted
  const over = options.length - 5;
  if (over > 0) {
    g.disclose("hand-limit", { team: sideName(g, index), count: over }, { rule: "HI-19.11" });
    const picked = yield* pick(cyberSeat(g, index), "hand-limit", options, {
      min: over,
      max: over,
      safe: options.slice(0, over),
      rule: "HI-19.11",
    });
    for (const { card } of picked) discardFromHand(g, index, card);
  }
  yield* allOrNothing(g, index);
}

/** HI-39.5: a blank is never chosen for a discard. */
function discardable(g: Interface, index: number) {
  return g.state.teams[index].hand
    .filter((card) => programOf(g, card).type !== "blank")
    .map((card) => ({ kind: "discard" as const, card, on: `card/${card}`, rule: "HI-2.10" }));
}

/** HI-15.16: Übermensch may exchange one card. */
function* allOrNothing(g: Interface, index: number): Rule<void> {
  const team = g.state.teams[index];
  const hacker = ableHacker(g, index);
  if (!hacker || !team.skilled || team.faction !== "ubermensch" || team.hand.length === 0) return;
  if (characterOf(g, hacker).faction !== "ubermensch") return; // HI-15.8
  const options = discardable(g, index).map((option) => ({
    ...option,
    kind: "use-card" as const,
    rule: "HI-15.16",
  }));
  const pass = { kind: "pass" as const, rule: "HI-15.16" };
  const choice = yield* ask(cyberSeat(g, index), "exchange", [...options, pass], {
    safe: pass,
    rule: "HI-15.16",
  });
  if (choice.kind === "pass") return;
  discardFromHand(g, index, choice.card);
  drawUpTo(g, index, 1);
}

/** HI-35.6, HI-40.5 */
export function* cleanHand(g: Interface, index: number): Rule<void> {
  const options = discardable(g, index);
  if (g.state.teams[index].hand.length === 0) return;
  if (g.options.wholeHand) {
    g.disclose(
      "whole-hand",
      { team: sideName(g, index), count: options.length },
      { rule: "HI-40.5" },
    );
    for (const { card } of options) discardFromHand(g, index, card); // HI-40.5
    return;
  }
  if (isOut(g, index)) return; // HI-36.3
  const picked = yield* pick(cyberSeat(g, index), "clean-hand", options, {
    min: 0,
    max: options.length,
    safe: [],
    rule: "HI-35.6",
  });
  for (const { card } of picked) discardFromHand(g, index, card);
}

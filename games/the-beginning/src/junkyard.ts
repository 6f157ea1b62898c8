/** TB-20: the Junkyard, where Data Chips lie side by side and keep their spots. */
import type { Rule, Seat } from "@sprawl/engine";
import { cardOptions, discardCards, ofColour } from "./cards.js";
import { maybeNoWay } from "./ending.js";
import { ask, pick } from "./questions.js";
import { type Beginning, type Chip, type FigureIndex, NOBODY } from "./state.js";
import { did } from "./tasks.js";

/**
 * TB-20.3, TB-20.4: a spot of its own, and who put it there and when; its colour stays as known as
 * it was (TB-50.12).
 */
export function layInJunkyard(g: Beginning, chip: Chip, by: Seat, effect = ""): void {
  const { junkyard, turn } = g.state;
  const spot = junkyard.length + 1;
  junkyard.push({ spot, chips: [chip], by, effect, turn: turn.number, looked: [] }); // TB-20.3
  if (by === NOBODY) g.tell("junked-by", { effect, spot }, { rule: "TB-R163" });
  else g.tell("junked", { seat: by, spot }, { rule: "TB-20.4" });
}

/** A figure loses a Data Chip to the Junkyard; of two the owner chooses (TB-R65). */
export function* junkChip(g: Beginning, index: FigureIndex, by: Seat, effect = ""): Rule<boolean> {
  const figure = g.state.figures[index];
  if (figure.chips.length === 0) return false;
  const options = figure.chips.map((card) => ({ kind: "chip" as const, card, on: `chip/${card}` }));
  const { card } =
    options.length === 1
      ? options[0]
      : yield* ask(figure.seat, "lose-chip", options, { rule: "TB-R65" });
  g.take(figure.chips, card);
  layInJunkyard(g, card, effect === "" ? by : NOBODY, effect); // TB-27.10, TB-38.6
  maybeNoWay(g); // TB-R92
  return true;
}

/** Counts for the Objective of two different turns. */
function counts(g: Beginning, seat: Seat): void {
  const { tally } = g.state.seats[seat];
  const { number } = g.state.turn;
  if (tally.lastJunkyardTurn === number) return;
  tally.lastJunkyardTurn = number;
  tally.junkyardTurns++;
}

/** TB-20.2: Junkyard Action 1. */
export function* junkAction(g: Beginning, seat: Seat, index: FigureIndex): Rule<void> {
  const figure = g.state.figures[index];
  const options = figure.chips.map((card) => ({ kind: "chip" as const, card, on: `chip/${card}` }));
  const picked =
    options.length === 1
      ? options
      : yield* pick(seat, "junk-chips", options, { min: 1, max: options.length, rule: "TB-20.2" });
  for (const { card } of picked) {
    g.take(figure.chips, card);
    layInJunkyard(g, card, seat); // TB-20.2
  }
  counts(g, seat);
  maybeNoWay(g);
  yield* did(g, seat, { kind: "junkyard", action: 1 });
}

/** The spots where a Data Chip still lies. */
export function filledSpots(g: Beginning) {
  return g.state.junkyard.filter(({ chips }) => chips.length > 0);
}

/** TB-20.5, TB-20.7: pay with grey or green cards, and choose as many spots. */
function* paySpots(g: Beginning, seat: Seat, colour: "grey" | "green", rule: string) {
  const spots = filledSpots(g);
  const cards = ofColour(g, seat, colour);
  const options = cardOptions(cards);
  const max = Math.min(cards.length, spots.length); // TB-20.5, TB-20.7
  const about = { min: 1, max, rule, safe: options.slice(0, 1) };
  const paid = yield* pick(seat, "spend-cards", options, about);
  yield* discardCards(
    g,
    seat,
    paid.map(({ card }) => card),
  );
  const choices = spots.map(({ spot }) => ({
    kind: "spot" as const,
    spot,
    on: `spot/${spot}`,
    rule,
  }));
  const many = Math.min(paid.length, choices.length);
  const picked =
    many === choices.length
      ? choices
      : yield* pick(seat, "spots", choices, { min: many, max: many, rule, args: { count: many } });
  return spots.filter(({ spot }) => picked.some((each) => each.spot === spot));
}

/** TB-20.5, TB-20.6: Junkyard Action 2: look. */
export function* lookAction(g: Beginning, seat: Seat): Rule<void> {
  for (const { spot, chips, looked } of yield* paySpots(g, seat, "grey", "TB-20.5")) {
    lookAtSpot(g, seat, spot, chips, looked);
  }
  counts(g, seat);
  yield* did(g, seat, { kind: "junkyard", action: 2 });
}

export function lookAtSpot(
  g: Beginning,
  seat: Seat,
  spot: number,
  chips: readonly Chip[],
  looked: Seat[],
): void {
  for (const chip of chips) g.show(chip, seat);
  if (!looked.includes(seat)) looked.push(seat); // TB-20.6, TB-50.19
  g.tell("looked-in-junkyard", { seat, spot }, { cards: chips, rule: "TB-20.6" });
}

/** TB-20.7, TB-20.8: Junkyard Action 3: out of the game, face-down and unseen. */
export function* removeAction(g: Beginning, seat: Seat): Rule<void> {
  for (const spot of yield* paySpots(g, seat, "green", "TB-20.7")) {
    g.state.removed.push(...spot.chips); // TB-20.7
    spot.chips = [];
    g.tell("removed-chip", { seat, spot: spot.spot }, { rule: "TB-20.7" });
  }
  counts(g, seat);
  yield* did(g, seat, { kind: "junkyard", action: 3 });
}

/** TB-6, TB-7, TB-11: a turn from top to bottom. Each function here is a step. */
import type { Rule, Seat } from "@sprawl/engine";
import { act as carryOut } from "./acting.js";
import { actionsOf } from "./actions.js";
import { activationPhase } from "./activation.js";
import { moveBar, zoneOfRiot } from "./bars.js";
import { isMoraleYellow } from "./board.js";
import { cardOptions, discardCards, drawPersonal } from "./cards.js";
import { finish } from "./ending.js";
import { drawEvent } from "./happen.js";
import { kuroReturns, wake } from "./health.js";
import { moments } from "./moments.js";
import { losePrograms, ownedPrograms } from "./programs.js";
import { amount, ask, pick } from "./questions.js";
import { advanceDeus } from "./red-path.js";
import type { Beginning, FigureIndex, Turn } from "./state.js";
import { settle } from "./tasks.js";
import { figureOption, figureValue, isConscious, kuroOf } from "./values.js";
import { interval } from "./windows.js";

export function newTurn(seat: Seat, number: number, round: number): Turn {
  return {
    seat,
    number,
    round,
    phase: "setup",
    figure: seat,
    acted: [],
    points: 0,
    movement: 0,
    alonePoint: false,
    lostPoints: 0,
    counted: { points: 0, movement: 0 },
    city: [],
    panel: false,
    tricks: 0,
    rerolled: false,
    gunner: 0,
    backdoor: false,
    freeMarker: false,
  };
}

/** TB-6.2, TB-6.3: draw, then the parts of a turn in their order. */
export function* turn(g: Beginning, seat: Seat): Rule<void> {
  const s = g.state;
  if (s.deusBefore === seat) yield* advanceDeus(g); // TB-6.7, TB-30.5
  s.turn.seat = seat;
  s.turn = { ...newTurn(seat, s.turn.number + 1, s.turn.round), phase: "action" };
  for (const figure of s.figures) {
    figure.enteredNetwork = false;
    figure.freed = false;
  }
  g.tell("turn-begins", { seat, round: s.turn.round }, { rule: "TB-6.1" });
  wake(g, seat); // TB-6.4, TB-21.6
  const kuro = kuroOf(g, seat);
  if (kuro !== undefined && s.figures[kuro].lies === "away" && !s.seats[seat].destroyed) {
    kuroReturns(g, seat, 1); // TB-49.5
  }
  yield* interval(g);
  yield* drawStep(g, seat);
  yield* moments.of(seat).raise(g, "atStartOfActions");
  yield* settle(g);
  g.next("part");
  g.next("discard");
  g.next("activation");
  g.next("event");
  g.next("pass");
}

/** TB-7: draw up to the number on the board. */
function* drawStep(g: Beginning, seat: Seat): Rule<void> {
  const allowed = drawAllowed(g, seat);
  if (allowed === 0) return;
  const count = yield* amount(seat, "draw-count", {
    min: 0, // TB-7.2, TB-R33
    max: allowed,
    safe: allowed,
    rule: "TB-7.1",
  });
  drawPersonal(g, seat, count); // TB-7.1, TB-7.6
}

/** TB-7.1, TB-7.3: how many cards may be drawn at the start of this turn. */
export function drawAllowed(g: Beginning, seat: Seat): number {
  const less = isMoraleYellow(g.state.bars.morale) ? 1 : 0; // TB-7.3
  return Math.max(0, figureValue(g, seat, "drawCount") - less);
}

// --- movement and actions ------------------------------------------------------------------------

/** TB-49.3: who plays now: the one figure, or Dee Coy and Kuro one after the other. */
export function* part(g: Beginning): Rule<void> {
  const s = g.state;
  const { seat, acted } = s.turn;
  const left = playable(g, seat).filter((index) => !acted.includes(index));
  if (left.length === 0) return;
  let [index] = left;
  if (left.length > 1) {
    const options = left.map((each) => figureOption(g, each, "TB-49.3"));
    index = (yield* ask(seat, "first-figure", options, { rule: "TB-49.3" })).figure; // TB-49.3
  }
  begin(g, index);
  g.next("act");
  g.next("part");
}

/** Who can act: Kuro also while Dee Coy is detained (TB-49.20). */
function playable(g: Beginning, seat: Seat): FigureIndex[] {
  const kuro = kuroOf(g, seat);
  const all = kuro === undefined ? [seat] : [seat, kuro];
  return all.filter((index) => isConscious(g.state.figures[index]));
}

function begin(g: Beginning, index: FigureIndex): void {
  const { turn: now } = g.state;
  now.figure = index;
  now.acted.push(index);
  now.points = Math.max(0, figureValue(g, index, "points") - now.lostPoints); // TB-9.1
  now.movement = figureValue(g, index, "movement"); // TB-8.1
  now.counted = { points: figureValue(g, index, "points"), movement: now.movement };
}

/**
 * One action; then the next, the same or another (TB-9.3), until the player ends it or the figure
 * falls (TB-R35).
 */
export function* act(g: Beginning): Rule<void> {
  const s = g.state;
  const { seat, figure } = s.turn;
  if (!isConscious(s.figures[figure])) return; // TB-R35
  const { options, barred } = actionsOf(g);
  const end = options[options.length - 1];
  const action = yield* ask(seat, "act", options, { barred, rule: "TB-9.2", safe: end });
  if (action.kind === "end") {
    s.turn.points = 0; // TB-9.1, TB-9.9
    s.turn.movement = 0; // TB-8.2
    return;
  }
  const cost = yield* carryOut(g, action);
  yield* settle(g);
  gain(g);
  if (cost) yield* interval(g);
  g.next("act");
}

/** TB-R53: points and movement of a Boost unlocked in this phase can be used at once. */
function gain(g: Beginning): void {
  const { turn: now } = g.state;
  const points = figureValue(g, now.figure, "points");
  const movement = figureValue(g, now.figure, "movement");
  if (points > now.counted.points) now.points += points - now.counted.points; // TB-R53
  if (movement > now.counted.movement) now.movement += movement - now.counted.movement; // TB-R53
  now.counted = { points, movement };
}

// --- the end of a turn ---------------------------------------------------------------------------

/** TB-11.4: only now down to the hand limit, then to the Program limit. */
export function* discard(g: Beginning): Rule<void> {
  const { seat } = g.state.turn;
  const { hand } = g.state.seats[seat];
  const over = hand.length - figureValue(g, seat, "handLimit");
  if (over > 0) {
    const about = { min: over, max: over, rule: "TB-11.1", args: { count: over } }; // TB-11.5
    const picked = yield* pick(seat, "hand-limit", cardOptions(hand), about); // TB-11.1, TB-11.6
    yield* discardCards(
      g,
      seat,
      picked.map(({ card }) => card),
    );
  }
  const many = ownedPrograms(g, seat).length - figureValue(g, seat, "programLimit"); // TB-11.3
  yield* losePrograms(g, seat, many, "program-limit", "TB-11.2"); // TB-11.2
  yield* settle(g);
}

/** TB-24. */
export function* activation(g: Beginning): Rule<void> {
  g.state.turn.phase = "activation";
  yield* interval(g);
  yield* activationPhase(g); // TB-24.7
  yield* settle(g);
}

/** TB-31: the Event, and then rioting. */
export function* event(g: Beginning): Rule<void> {
  g.state.turn.phase = "event";
  yield* drawEvent(g); // TB-31.1, TB-31.10
  if (zoneOfRiot(g) === "yellow") yield* moveBar(g, "morale", -1); // TB-31.9
  yield* settle(g);
}

/** TB-6.1: the Active Player card goes to the left. */
export function* pass(g: Beginning): Rule<void> {
  const s = g.state;
  const next = (s.turn.seat + 1) % g.seats; // TB-6.1
  if (next === s.starter) {
    if (s.turn.round >= g.options.lastRound) finish(g, "round-limit"); // TB-R167
    s.turn.round++;
    if (g.options.talk) g.next("talk"); // TB-R179
  }
  g.next("turn", next);
}

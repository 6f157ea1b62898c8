/** TB-32: skill checks: contributed in turn, shuffled, revealed without names. */
import type { Rule, Seat } from "@sprawl/engine";
import { cardOptions, drawGeneral, influence } from "./cards.js";
import type { Counted } from "./content.js";
import { takeWounds } from "./health.js";
import { moments } from "./moments.js";
import { ask, pick, type Statement } from "./questions.js";
import type { Beginning, Card, Check, CheckMade } from "./state.js";
import { isDetained, seatsInOrder } from "./values.js";
import { revealWindow } from "./windows.js";

export const MOST = 3; // TB-32.4
const RANDOM_CARDS = 2; // TB-32.9

/** TB-32.1, TB-32.2, TB-32.11: does the total meet the target? */
export function* valueCheck(
  g: Beginning,
  event: string,
  target: number,
  noShow: boolean,
): Rule<boolean> {
  const check = yield* gather(g, event, target);
  const counted = yield* reveal(g, check);
  applySpecials(g, counted);
  let total = 0;
  for (const { value } of counted) total += value; // TB-32.11
  total += tailwind(g, counted, target, total); // TB-R100
  const met = target > 0 ? total >= target : total <= target; // TB-32.1, TB-32.2
  const result = met ? "met" : "missed";
  g.disclose("check-total", { event, goal: target, total, met: result }, { rule: "TB-32.11" });
  remember(g, check, { by: g.state.turn.seat, goal: target, total, result });
  putAway(g, check);
  if (noShow) yield* punishNoShow(g, check);
  return met;
}

/** TB-32.3, TB-32.14: how many grey and green cards there are. */
export function* countCheck(g: Beginning, event: string): Rule<number> {
  const check = yield* gather(g, event, 0);
  const counted = yield* reveal(g, check);
  let count = 0;
  for (const { colour, id } of counted) {
    if (colour === "grey" || colour === "green" || g.box.influence[id].tailwind) count++; // TB-32.3
  }
  g.disclose("check-count", { event, count }, { rule: "TB-32.3" });
  remember(g, check, { by: g.state.turn.seat, goal: 0, total: count, result: "counted" });
  putAway(g, check);
  return count;
}

/** TB-32.4, TB-32.5: the Active Player first, clockwise, and the Active Player once more. */
function* gather(g: Beginning, event: string, target: number): Rule<Check> {
  const s = g.state;
  const check: Check = { event, about: "event", contributions: [], pool: [], revealed: false };
  s.check = check;
  g.tell("check", { event, goal: target }, { rule: "TB-32.4" });
  for (const seat of seatsInOrder(g)) yield* contribute(g, check, seat, target); // TB-32.4
  yield* contribute(g, check, s.turn.seat, target); // TB-32.5
  for (const { seat, count } of check.contributions) {
    if (count > 0) s.seats[seat].tally.checks++;
  }
  for (let i = 0; i < RANDOM_CARDS; i++) {
    const card = drawGeneral(g); // TB-32.9, TB-R96
    if (card !== undefined) g.put(card, check.pool, []);
  }
  return check;
}

/** How many cards this player may still give (TB-32.17, TB-19.5, TB-39.22). */
export function roomFor(g: Beginning, check: Check, seat: Seat): number {
  const given = check.contributions.find((each) => each.seat === seat)?.count ?? 0;
  const { gag, hand } = g.state.seats[seat];
  if (gag.length > 0) return 0; // TB-39.22
  const limit = moments.of(seat).value(g, "contributionLimit", MOST, seat);
  const most = isDetained(g, seat) ? Math.min(1, limit) : limit; // TB-32.17
  return Math.max(0, Math.min(most - given, hand.length));
}

/** Any cards of the hand (TB-32.6), given for good (TB-R99). */
function* contribute(g: Beginning, check: Check, seat: Seat, target: number): Rule<void> {
  const { hand } = g.state.seats[seat];
  const first = !check.contributions.some((each) => each.seat === seat);
  const room = roomFor(g, check, seat);
  const picked =
    room === 0
      ? []
      : yield* pick(seat, "contribute", cardOptions(hand), {
          min: 0,
          max: room,
          rule: first ? "TB-32.4" : "TB-32.5",
          args: { event: check.event, goal: target, ask: first ? "give" : "add" },
          safe: [],
        });
  for (const { card } of picked) {
    g.take(hand, card);
    g.put(card, check.pool, []); // TB-32.10, TB-50.8
  }
  const statement = first && g.options.talk && room > 0 ? yield* state(seat) : "silent"; // TB-32.7
  note(check, seat, picked.length, statement);
  if (first || picked.length > 0) {
    g.tell("contributed", { seat, count: picked.length, statement }, { rule: "TB-32.18" }); // TB-32.18
  }
}

/** Who is not there says nothing: the first is the safe one. */
const STATEMENTS: readonly Statement[] = [
  { kind: "silent", rule: "TB-32.7" },
  { kind: "a-lot", rule: "TB-32.7" },
  { kind: "a-little", rule: "TB-32.7" },
  { kind: "nothing", rule: "TB-32.7" },
];

/** TB-32.7, TB-32.8, TB-51.3: said truthfully or not, and never a number. */
function* state(seat: Seat): Rule<string> {
  const { kind } = yield* ask(seat, "statement", STATEMENTS, { rule: "TB-32.7" });
  return kind;
}

function note(check: Check, seat: Seat, count: number, statement: string): void {
  const given = check.contributions.find((each) => each.seat === seat);
  if (given) given.count += count;
  else check.contributions.push({ seat, count, statement });
}

/** TB-32.10: all cards are shuffled and revealed; then cards that name this moment (TB-R156). */
function* reveal(g: Beginning, check: Check): Rule<Counted[]> {
  g.shuffle("check", check.pool); // TB-32.10
  for (const card of check.pool) showColour(g, card);
  check.revealed = true;
  g.tell("check-revealed", { event: check.event }, { cards: check.pool, rule: "TB-32.10" });
  yield* revealWindow(g, true);
  return check.pool.map((card) => counted(g, card));
}

/** TB-50.22: a face is colour and value and no more, so that it can be shown. */
function showColour(g: Beginning, card: Card): void {
  g.show(card, "all");
  g.uses(g.face(card));
}

function counted(g: Beginning, card: Card): Counted {
  const { id, colour, value } = influence(g, card);
  const { blanked } = g.state;
  if (blanked.includes(card)) return { id, card, colour: "special", value: 0 };
  return { id, card, colour, value };
}

/** TB-R100: special cards in their fixed order; only in Event checks (TB-36.3). */
function applySpecials(g: Beginning, all: Counted[]): void {
  const specials = all
    .map(({ id, card }) => ({ piece: g.box.influence[id], card }))
    .filter(({ piece, card }) => piece.count && !g.state.blanked.includes(card))
    .sort((a, b) => (a.piece.step ?? 0) - (b.piece.step ?? 0));
  for (const { piece } of specials) piece.count?.(all);
}

/** Tailwind moves the total towards the target, not beyond it. */
function tailwind(g: Beginning, all: readonly Counted[], target: number, total: number): number {
  let by = 0;
  for (const { id, card } of all) {
    if (!g.state.blanked.includes(card)) by += g.box.influence[id].tailwind ?? 0;
  }
  if (target > 0) return Math.max(0, Math.min(by, target - total));
  return Math.min(0, Math.max(-by, target - total));
}

/** TB-R178: what everybody has seen of a check stays to be read. */
export function remember(
  g: Beginning,
  { event, contributions, pool }: Check,
  came: Pick<CheckMade, "by" | "goal" | "total" | "result">,
): void {
  g.state.checks.push({
    ...came,
    event,
    turn: g.state.turn.number,
    given: contributions.map((each) => ({ ...each })), // TB-32.18
    cards: pool.map((card) => g.face(card)), // TB-50.22
  });
}

/** TB-32.19: all cards go to the Influence discard pile. */
export function putAway(g: Beginning, check: Check): void {
  const s = g.state;
  for (const card of check.pool) s.discard.push(card);
  check.pool = [];
  s.blanked = [];
  s.check = undefined;
}

/** TB-32.16, TB-R97: whoever gave no card takes 1 Wound. */
function* punishNoShow(g: Beginning, check: Check): Rule<void> {
  for (const seat of seatsInOrder(g)) {
    const given = check.contributions.find((each) => each.seat === seat)?.count ?? 0;
    if (given === 0) yield* takeWounds(g, seat, 1); // TB-32.16
  }
}

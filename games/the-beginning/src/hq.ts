/** TB-16, TB-19: HQ and the Isolation Cube. */
import type { Rule, Seat } from "@sprawl/engine";
import { moveBar } from "./bars.js";
import { pay } from "./buying.js";
import { cardOptions, drawGeneral, influence, loseAtRandom, loseCards } from "./cards.js";
import { putAway, remember } from "./checks.js";
import type { Line } from "./content.js";
import { rollPink } from "./dice.js";
import { detain, free, takeWounds } from "./health.js";
import { junkChip } from "./junkyard.js";
import { factionOf } from "./loyalty.js";
import { losePrograms, ownedPrograms } from "./programs.js";
import { ask, askEach, pick, type Questions } from "./questions.js";
import { leaderOf, maybeVoteAgain } from "./ranks.js";
import type { Beginning, Check, FigureIndex, Supply } from "./state.js";
import { equipFromHq } from "./supply-boxes.js";
import { did } from "./tasks.js";
import { isDetained, seatsInOrder } from "./values.js";
import { revealWindow } from "./windows.js";

// --- Censure Motion ------------------------------------------------------------------------------

/** TB-16.4: any player's character that is not detained, oneself included (TB-R107). */
export function nominees(g: Beginning): Seat[] {
  return seatsInOrder(g).filter((seat) => !isDetained(g, seat)); // TB-16.10
}

/** TB-16.3 to TB-16.9. */
export function* censure(g: Beginning, seat: Seat): Rule<void> {
  const options = nominees(g).map((target) => ({
    kind: "player" as const,
    target,
    on: `seat/${target}`,
    rule: "TB-16.4",
  }));
  const { target } = yield* ask(seat, "nominee", options, { rule: "TB-16.4" });
  g.tell("nominated", { seat, target }, { rule: "TB-16.4" });
  yield* discuss(g, target); // TB-16.5
  const votes = yield* askEach("vote", seatsInOrder(g), () => ({
    options: [FOR, AGAINST],
    safe: AGAINST, // TB-R108, TB-R141
    rule: "TB-16.6",
    args: { target },
    targets: [target],
  })); // TB-16.6
  const inFavour = [...votes].filter(([, { kind }]) => kind === "for").map(([voter]) => voter);
  g.disclose("voted", { target, by: inFavour }, { rule: "TB-16.7" }); // TB-16.7
  let carried = inFavour.length * 2 > g.seats; // TB-16.8
  if (inFavour.length * 2 === g.seats) {
    const ways = [
      { kind: "against" as const, rule: "TB-16.9" },
      { kind: "for" as const, rule: "TB-16.9" },
    ];
    const about = { rule: "TB-16.9", args: { target } };
    const { kind } = yield* ask(leaderOf(g), "break-tie", ways, about); // TB-16.9, TB-R106
    carried = kind === "for"; // TB-R173
  }
  g.state.motions.push({ by: seat, target, inFavour, carried });
  g.tell(carried ? "censured" : "not-censured", { target }, { rule: "TB-16.8" });
  if (!carried) return;
  yield* detain(g, target); // TB-16.8
  yield* did(g, seat, { kind: "censured" }); // TB-R152
}

const FOR = { kind: "for", rule: "TB-16.6" } as const;
const AGAINST = { kind: "against", rule: "TB-16.6" } as const;
const ROUNDS_OF_TALK = 3;

/** TB-16.5: until a majority agrees to close the discussion. */
function* discuss(g: Beginning, target: Seat): Rule<void> {
  if (!g.options.talk) return;
  for (let round = 0; round < ROUNDS_OF_TALK; round++) {
    const wishes = yield* askEach("close", seatsInOrder(g), () => ({
      options: [
        { kind: "close" as const, rule: "TB-16.5" },
        { kind: "talk-on" as const, rule: "TB-16.5" },
      ],
      rule: "TB-16.5",
      args: { target },
    }));
    const closing = [...wishes.values()].filter(({ kind }) => kind === "close").length;
    g.disclose("closing", { count: closing }, { rule: "TB-16.5" });
    if (closing * 2 > g.seats) return;
  }
}

/** TB-16.23: a weapon lying at HQ for its price. */
export function* buyWeapon(g: Beginning, seat: Seat, weapon: Supply): Rule<void> {
  yield* pay(g, seat, g.box.supply[g.face(weapon)].price ?? 0); // TB-16.24
  yield* equipFromHq(g, seat, weapon, true); // TB-16.25
}

// --- the Isolation Cube --------------------------------------------------------------------------

const TARGETS: readonly Questions["isolation-target"][] = [
  { kind: "plus", rule: "TB-19.8" },
  { kind: "minus", rule: "TB-19.8" },
];

/** TB-19.8 to TB-19.11: Isolation Action 1. */
export function* plead(g: Beginning, seat: Seat): Rule<void> {
  const s = g.state;
  const { kind } = yield* ask(seat, "isolation-target", TARGETS, { rule: "TB-19.8" });
  const target = kind === "plus" ? 4 : -4; // TB-19.8
  const check: Check = {
    event: "",
    about: "isolation",
    contributions: [],
    pool: [],
    revealed: false,
  };
  s.check = check;
  g.tell("pleads", { seat, goal: target }, { rule: "TB-19.8" });
  for (const other of seatsInOrder(g)) yield* addToPlea(g, check, other, seat, target);
  for (let i = 0; i < 2; i++) {
    const card = drawGeneral(g); // TB-19.10
    if (card !== undefined) g.put(card, check.pool, []);
  }
  g.shuffle("plea", check.pool);
  for (const card of check.pool) g.show(card, "all");
  check.revealed = true;
  g.tell("check-revealed", { event: "" }, { cards: check.pool, rule: "TB-19.10" });
  yield* revealWindow(g, false);
  let total = 0;
  for (const card of check.pool) total += influence(g, card).value; // TB-36.3
  const met = target > 0 ? total >= target : total <= target; // TB-19.11
  g.disclose(
    "check-total",
    { event: "", goal: target, total, met: met ? "met" : "missed" },
    { rule: "TB-19.11" },
  );
  remember(g, check, { by: seat, goal: target, total, result: met ? "met" : "missed" });
  putAway(g, check);
  if (met) yield* release(g, seat);
}

/** TB-19.8: up to 5 cards of the prisoner; TB-19.9: 1 of everybody else. */
function* addToPlea(
  g: Beginning,
  check: Check,
  seat: Seat,
  prisoner: Seat,
  target: number,
): Rule<void> {
  const { hand } = g.state.seats[seat];
  if (hand.length === 0) return;
  const most = seat === prisoner ? 5 : 1; // TB-19.8, TB-19.9
  const about = {
    min: 0,
    max: Math.min(most, hand.length),
    rule: seat === prisoner ? "TB-19.8" : "TB-19.9",
    args: { seat: prisoner, goal: target },
    safe: [],
  };
  const picked = yield* pick(seat, "isolation-cards", cardOptions(hand), about);
  for (const { card } of picked) {
    g.take(hand, card);
    g.put(card, check.pool, []);
  }
  check.contributions.push({ seat, count: picked.length, statement: "silent" });
  g.tell("contributed", { seat, count: picked.length, statement: "silent" }, { rule: "TB-19.9" });
}

const ANSWERS: readonly Questions["interrogate"][] = [
  { kind: "confess", rule: "TB-19.13" },
  { kind: "roll", rule: "TB-19.14" },
];

/** TB-19.12 to TB-19.15: Isolation Action 2. */
export function* interrogation(g: Beginning, seat: Seat): Rule<void> {
  const s = g.state;
  const card = g.draw("interrogation", s.interrogation);
  s.interrogation.unshift(card); // TB-19.15
  g.show(card, seat); // TB-50.18
  const piece = g.box.interrogation[g.face(card)];
  g.tell("interrogated", { seat }, { cards: [card], rule: "TB-19.12" });
  const { kind } = yield* ask(seat, "interrogate", ANSWERS, { rule: "TB-19.12" });
  g.uses(piece.id);
  g.tell(kind === "confess" ? "confesses" : "takes-the-die", { seat }, { rule: "TB-19.12" });
  if (kind === "roll") {
    if ((yield* rollPink(g)) >= 4) yield* release(g, seat); // TB-19.14
    return;
  }
  const line = piece.lines[factionOf(g, seat)];
  g.disclose("confession", { seat, line: consequence(g, seat, line) }, { rule: "TB-19.13" });
  yield* carryOutLine(g, seat, line); // TB-19.13
  yield* release(g, seat);
}

/** TB-R113: what everybody sees of it, and no more. */
function consequence(g: Beginning, seat: Seat, line: Line): string {
  if ("wound" in line) return "wound";
  if ("discardRandom" in line) return "random-cards";
  if ("bar" in line) return `${line.bar} ${line.by}`;
  if (line.lose === "program" && ownedPrograms(g, seat).length > 0) return "program";
  if (line.lose === "chip" && g.state.figures[seat].chips.length > 0) return "chip";
  return "cards";
}

/** TB-R112: as far as possible. */
function* carryOutLine(g: Beginning, seat: Seat, line: Line): Rule<void> {
  if ("wound" in line) return yield* takeWounds(g, seat, line.wound);
  if ("discardRandom" in line) return yield* loseAtRandom(g, seat, line.discardRandom);
  if ("bar" in line) return yield* moveBar(g, line.bar, line.by);
  if (line.lose === "program" && ownedPrograms(g, seat).length > 0) {
    return yield* losePrograms(g, seat, 1, "lose-program", "TB-19.13");
  }
  if (line.lose === "chip" && (yield* junkChip(g, seat, seat))) return;
  yield* loseCards(g, seat, line.orElse, "TB-19.13");
}

/** Free, and perhaps the table can have a Leader again (TB-R104). */
export function* release(g: Beginning, seat: Seat): Rule<void> {
  free(g, seat); // TB-19.16, TB-19.17
  yield* maybeVoteAgain(g);
}

/** TB-19.18: who may be pardoned by the Leader in Area 6. */
export function prisoners(g: Beginning): FigureIndex[] {
  return g.state.seats.map((_, seat) => seat).filter((seat) => isDetained(g, seat));
}

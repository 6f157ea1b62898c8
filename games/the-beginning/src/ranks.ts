/** TB-16.12 to TB-16.22, TB-35: the Leader and the General. */
import type { Rule, Seat } from "@sprawl/engine";
import { mostOf } from "@sprawl/parts";
import { drawPersonal, influence } from "./cards.js";
import { ask, PASS, pick } from "./questions.js";
import { returnToStack } from "./stacks.js";
import { type Beginning, NOBODY } from "./state.js";
import { isDetained, seatsInOrder } from "./values.js";

/** Who decides for the Leader: the Active Player while nobody can be Leader (TB-R104). */
export function leaderOf(g: Beginning): Seat {
  const { leader, turn } = g.state;
  return isDetained(g, leader) ? turn.seat : leader; // TB-R104
}

// --- New Leader ----------------------------------------------------------------------------------

/** TB-16.12 to TB-16.22: everyone draws, lays cards before players, and the highest sum leads. */
export function* newLeaderVote(g: Beginning, inEvent: boolean): Rule<void> {
  const s = g.state;
  const seats = seatsInOrder(g);
  g.tell("leader-vote", {}, { rule: "TB-16.11" });
  for (const seat of seats) drawPersonal(g, seat, 1); // TB-16.12
  const stacks: number[][] = s.seats.map(() => []);
  s.check = { event: "", about: "leader", contributions: [], pool: [], revealed: false };
  for (const seat of seats) yield* layCard(g, seat, stacks, inEvent, false); // TB-16.13
  if (!(inEvent && isDetained(g, s.turn.seat))) {
    yield* layCard(g, s.turn.seat, stacks, inEvent, true); // TB-16.14, TB-R161
  }
  const sums = stacks.map((stack, seat) => {
    g.shuffle("leader cards", stack); // TB-16.15
    for (const card of stack) g.show(card, "all");
    let sum = 0;
    for (const card of stack) sum += influence(g, card).value; // TB-16.16
    g.disclose("leader-sum", { seat, sum }, { cards: stack, rule: "TB-16.16" });
    return sum;
  });
  for (const card of s.check.pool) s.discard.push(card); // TB-16.22
  s.check = undefined;
  yield* becomesLeader(g, sums);
}

function* layCard(
  g: Beginning,
  seat: Seat,
  stacks: number[][],
  inEvent: boolean,
  extra: boolean,
): Rule<void> {
  const s = g.state;
  const { hand, gag } = s.seats[seat];
  if (hand.length === 0 || (inEvent && gag.length > 0)) return; // TB-R132, TB-R161
  const options = hand.flatMap((card) =>
    s.seats.map((_, target) => ({ kind: "lay" as const, card, target, rule: "TB-16.13" })),
  );
  const all = extra ? [...options, PASS] : options;
  const laid = yield* ask(seat, "leader-card", all, {
    rule: extra ? "TB-16.14" : "TB-16.13",
    ...(extra && { safe: PASS }),
  });
  if (laid.kind === "pass") return;
  const pool = s.check?.pool;
  g.take(hand, laid.card);
  g.put(laid.card, stacks[laid.target], []); // TB-16.13
  pool?.push(laid.card);
  g.uses(g.face(laid.card));
  g.tell("laid-card", { seat, target: laid.target }, { rule: "TB-16.13" });
}

/** TB-16.17 to TB-16.21. */
function* becomesLeader(g: Beginning, sums: readonly number[]): Rule<void> {
  const s = g.state;
  const eligible = seatsInOrder(g).filter((seat) => !isDetained(g, seat)); // TB-16.18, TB-35.2
  if (eligible.length === 0) return; // TB-R104
  const best = mostOf(eligible, (seat) => sums[seat]); // TB-16.17, TB-16.19
  let [chosen] = best;
  if (best.length > 1) {
    const options = best.map((target) => ({ kind: "player" as const, target, rule: "TB-16.20" }));
    const { target } = yield* ask(leaderOf(g), "player", options, { rule: "TB-16.20" }); // TB-R105
    chosen = target;
  }
  s.leader = chosen;
  g.tell("new-leader", { seat: chosen }, { rule: "TB-16.17" });
  yield* nameGeneral(g, true); // TB-16.21, TB-19.21, TB-35.3
}

// --- the General ---------------------------------------------------------------------------------

/** TB-35.13: everybody except the Leader and those who have lost the privilege. */
export function eligibleGenerals(g: Beginning): Seat[] {
  return seatsInOrder(g).filter(
    (seat) => seat !== g.state.leader && !g.state.seats[seat].revoked, // TB-35.10, TB-35.8
  );
}

/** The Leader names the General: the present one or another (TB-16.21). */
export function* nameGeneral(g: Beginning, mayKeep: boolean): Rule<void> {
  const s = g.state;
  if (s.badgeGone) return;
  const eligible = eligibleGenerals(g).filter((seat) => mayKeep || seat !== s.general);
  if (eligible.length === 0) {
    s.general = NOBODY; // TB-R109
    if (s.seats.every(({ revoked }) => revoked)) s.badgeGone = true; // TB-35.11
    g.tell("no-general", {}, { rule: "TB-R109" });
    return;
  }
  // The present one comes first: that is the safe answer (TB-R142).
  eligible.sort((a, b) => Number(b === s.general) - Number(a === s.general));
  const options = eligible.map((target) => ({ kind: "player" as const, target, rule: "TB-35.1" }));
  const { target } =
    options.length === 1
      ? options[0]
      : yield* ask(leaderOf(g), "general", options, { rule: "TB-35.1" });
  s.general = target; // TB-35.3, TB-29.15, TB-R110
  g.tell("new-general", { seat: target }, { rule: "TB-35.1" });
}

/** TB-19.19, TB-19.20: a rank that has been detained. */
export function* afterDetention(g: Beginning, seat: Seat): Rule<void> {
  const s = g.state;
  if (seat === s.leader) {
    yield* newLeaderVote(g, s.happening.length > 0); // TB-19.20
    return;
  }
  if (seat !== s.general || eligibleGenerals(g).length < 2) return;
  const options = [
    { kind: "yes" as const, rule: "TB-19.19" },
    { kind: "no" as const, rule: "TB-19.19" },
  ];
  const { kind } = yield* ask(leaderOf(g), "keep-general", options, { rule: "TB-19.19" });
  if (kind === "no") yield* nameGeneral(g, false); // TB-19.19
}

/** TB-R104: all were detained; now somebody is free again. */
export function* maybeVoteAgain(g: Beginning): Rule<void> {
  const { leader, seats } = g.state;
  if (isDetained(g, leader) && seats.some((_, seat) => !isDetained(g, seat))) {
    yield* newLeaderVote(g, false); // TB-R104
  }
}

/** TB-35.5: at any time, while there is a non-elite Enemy on the board (TB-35.7). */
export function mayClear(g: Beginning, seat: Seat): boolean {
  return g.state.general === seat && g.state.enemies.length > 0; // TB-35.7
}

/** TB-35.5 to TB-35.9: the General gives up the rank and eliminates 4 Enemies. */
export function* clearEnemies(g: Beginning, seat: Seat): Rule<void> {
  const s = g.state;
  const many = Math.min(4, s.enemies.length); // TB-35.7
  const options = s.enemies.map(({ id }) => ({
    kind: "enemy" as const,
    enemy: id,
    on: `enemy/${id}`,
    rule: "TB-35.5",
  }));
  const about = { min: many, max: many, rule: "TB-35.5", args: { count: many } };
  const picked = many === options.length ? options : yield* pick(seat, "enemies", options, about);
  g.tell("general-clears", { seat, count: many }, { rule: "TB-35.5" });
  for (const { enemy } of picked) {
    const found = s.enemies.find(({ id }) => id === enemy);
    if (found) returnToStack(g, found); // TB-35.6
  }
  s.seats[seat].revoked = true; // TB-35.8
  s.general = NOBODY;
  yield* nameGeneral(g, false); // TB-35.9
}

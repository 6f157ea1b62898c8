/**
 * A sealed vote of sixteen.
 *
 * CE-1 In turn, each seat that is not censured nominates another one, or nobody.
 * CE-2 Everybody but the nominee and the censured votes, in secret and at once; then all votes are
 *      shown.
 * CE-3 More votes for than against censure the nominee; a tie is broken by the leader, seat 0, or if
 *      seat 0 has no vote, by the seat on turn.
 * CE-4 Whoever is censured neither nominates nor votes any more.
 * CE-5 After seat number N has had its turn the match is over; those not censured win.
 */
import {
  ask,
  askEach,
  clockwise,
  defineGame,
  type Option,
  type Play,
  type Rule,
  type Seat,
} from "@sprawl/engine";

export type CensureState = {
  turn: Seat;
  censured: boolean[];
  /** The last vote, as it was shown: for, against, or no vote, by seat. */
  shown: string[];
};

type Censure = Play<CensureState>;

const FOR: Option = { kind: "for", rule: "CE-2" };
const AGAINST: Option = { kind: "against", rule: "CE-2" };

const mayVote = (g: Censure, nominee: Seat): Seat[] =>
  clockwise(g.seats, g.state.turn).filter(
    (seat) => seat !== nominee && !g.state.censured[seat], // CE-2, CE-4
  );

function* nominate(g: Censure): Rule<void> {
  const { turn, censured } = g.state;
  g.next("next-turn");
  if (censured[turn]) return; // CE-4
  const others = clockwise(g.seats, turn).filter((seat) => seat !== turn && !censured[seat]);
  const { target } = yield* ask<Option & { target?: Seat }>(turn, "nominate", [
    ...others.map((target) => ({ kind: "nominate", target, on: `seat/${target}`, rule: "CE-1" })),
    { kind: "nobody", rule: "CE-1" },
  ]);
  if (target !== undefined) yield* vote(g, target);
}

/** CE-2, CE-3 */
function* vote(g: Censure, nominee: Seat): Rule<void> {
  const voters = mayVote(g, nominee);
  const votes = yield* askEach("vote", voters, () => ({
    options: [FOR, AGAINST],
    safe: AGAINST,
    args: { nominee },
  }));
  g.state.shown = clockwise(g.seats, 0).map((seat) => votes.get(seat)?.kind ?? "no vote"); // CE-2
  const count = (kind: string) => [...votes.values()].filter((each) => each.kind === kind).length;
  g.tell("voted", { nominee, votes: g.state.shown, for: count("for") }, { rule: "CE-2" });
  let balance = count("for") - count("against");
  if (balance === 0) balance = (yield* tieBreak(g, voters, nominee)).kind === "for" ? 1 : -1; // CE-3
  if (balance > 0) g.state.censured[nominee] = true; // CE-3
}

function tieBreak(g: Censure, voters: readonly Seat[], nominee: Seat) {
  const breaker = voters.includes(0) ? 0 : g.state.turn; // CE-3
  return ask(breaker, "break-tie", [FOR, AGAINST], { rule: "CE-3", args: { nominee } });
}

function nextTurn(g: Censure): void {
  g.state.turn++;
  if (g.state.turn < g.seats) return g.next("nominate");
  const winners = clockwise(g.seats, 0).filter((seat) => !g.state.censured[seat]);
  g.end({ winners, reason: "not-censured", rule: "CE-5" }); // CE-5
}

export const censure = defineGame<CensureState>({
  id: "censure",
  version: 1,
  seats: { min: 3, max: 16 },
  options: {},
  setup(g) {
    g.next("nominate");
    return { turn: 0, censured: Array<boolean>(g.seats).fill(false), shown: [] };
  },
  steps: { nominate, "next-turn": nextTurn },
  bound: 400,
});

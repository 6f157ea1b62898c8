/** HG-15: what scenarios do before the first turn. */
import type { Rule, Seat, Secret } from "@sprawl/engine";
import { arrive, newBoss, tellArrival } from "../hell-gate/arrival.js";
import { gapRef } from "../hell-gate/gate.js";
import { bossCard } from "../moments.js";
import { ask } from "../questions.js";
import type { Deduction, ProgramName, State } from "../state.js";
import { setupOf } from "./index.js";

/** EX Bosses that are there from the beginning; they come after the deal (HG-R24). */
export function* opening(g: Deduction): Rule<void> {
  const { starter } = g.state;
  for (const number of setupOf(g).bosses ?? []) yield* arrive(g, number, starter); // HG-15.17
  if (!setupOf(g).randomBoss) return;
  const number = g.below("ex-boss", Object.keys(g.box.bosses).length) + 1; // HG-15.24
  const { atSeat } = bossCard(g, number);
  const options = g.state.seats.map((_, seat) => ({
    kind: atSeat ? ("beast-seat" as const) : ("ex-gap" as const),
    target: seat,
    on: atSeat ? `seat/${seat}` : gapRef(seat),
    rule: "HG-15.24",
  }));
  const about = { rule: "HG-15.24", args: { boss: [number] } };
  const chosen = yield* ask(starter, "first-boss", options, about);
  yield* arrive(g, number, chosen.target);
}

export function hasOpening(g: Deduction): boolean {
  const { bosses, randomBoss } = setupOf(g);
  return bosses !== undefined || randomBoss === true;
}

/**
 * HG-15.14: programs are drawn openly, clockwise, until a loyalty program comes up; Bloodbeast
 * comes to the player who drew it. Nothing on the cards takes effect, and all are shuffled back
 * (HG-15.15). This is part of the setup: the starting programs are dealt afterwards (HG-R19).
 */
export function bloodCave(
  g: Deduction,
  s: State,
  open: readonly Secret<ProgramName>[],
  immediate: readonly Secret<ProgramName>[],
): void {
  const left = [...open, ...immediate];
  for (let seat: Seat = s.starter; left.length > 0; seat = (seat + 1) % g.seats) {
    const [card] = left.splice(g.below("blood-cave", left.length), 1);
    g.show(card, "all");
    g.tell("cave-drew", { seat }, { cards: [card], rule: "HG-15.14" });
    if (!g.box.programs[g.face(card)].loyalty) continue;
    s.gate.bosses.push(newBoss(g.box.bosses.bloodbeast, seat)); // HG-15.14
    tellArrival(g, g.box.bosses.bloodbeast, seat, "HG-15.14");
    break;
  }
  g.shuffle("programs", open); // HG-15.15
  g.shuffle("programs", immediate);
}

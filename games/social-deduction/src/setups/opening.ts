/** HG-15: what scenarios do before the first turn. */
import { ask, type Option, type Rule, type Seat } from "@sprawl/engine";
import { arrive } from "../hell-gate/arrival.js";
import { BLOODBEAST, gapRef } from "../hell-gate/gate.js";
import { programs } from "../programs/index.js";
import type { Deduction, ProgramName, State } from "../state.js";
import { setupOf } from "./index.js";

/** EX Bosses that are there from the beginning; they come after the deal (HG-R24). */
export function* opening(g: Deduction): Rule<void> {
  const { starter } = g.state;
  for (const number of setupOf(g).bosses ?? []) yield* arrive(g, number, starter); // HG-15.17
  if (!setupOf(g).randomBoss) return;
  const number = g.below("ex-boss", BLOODBEAST) + 1; // HG-15.24
  const kind = number === BLOODBEAST ? "beast-seat" : "ex-gap";
  const options = g.state.seats.map((_, seat) => ({
    kind,
    target: seat,
    on: number === BLOODBEAST ? `seat/${seat}` : gapRef(seat),
    rule: "HG-15.24",
  }));
  const about = { rule: "HG-15.24", args: { boss: [number] } };
  const chosen = yield* ask<Option>(starter, "first-boss", options, about);
  yield* arrive(g, number, Number(chosen.target));
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
  open: readonly number[],
  immediate: readonly number[],
): void {
  const left = [...open, ...immediate];
  for (let seat: Seat = s.starter; left.length > 0; seat = (seat + 1) % g.seats) {
    const [card] = left.splice(g.below("blood-cave", left.length), 1);
    g.show(card, "all");
    g.tell("cave-drew", { seat }, { cards: [card], rule: "HG-15.14" });
    if (!programs[g.face(card) as ProgramName].loyalty) continue;
    const beast = {
      number: BLOODBEAST,
      hp: 2,
      shields: [],
      place: seat,
      ready: false,
      programs: [],
    };
    s.gate.bosses.push(beast); // HG-15.14
    g.tell("beast-came", { boss: [BLOODBEAST], seat }, { rule: "HG-15.14" });
    g.uses("boss-bloodbeast");
    break;
  }
  g.shuffle("programs", open); // HG-15.15
  g.shuffle("programs", immediate);
}

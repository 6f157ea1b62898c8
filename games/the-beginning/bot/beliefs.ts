/**
 * Who is probably what: from the setup odds, what has been seen, what everybody has done, and what
 * was said. It is kept nowhere: for each question it is worked out anew from the view.
 */
import type { Seat } from "@sprawl/engine";
import { knownFaction } from "../src/loyalty.js";
import type { Faction, Said } from "../src/state.js";
import { weighCheck } from "./evidence.js";
import type { Belief, Mind } from "./mind.js";

/** Of the cards in the stack, as expected: TB-4.2 to TB-4.5. */
const PRIORS: Readonly<Record<number, Belief>> = {
  3: { human: 2, machine: 1 / 3, fallen: 1 / 3, legion: 1 / 3 },
  4: { human: 2, machine: 1, fallen: 0.5, legion: 0.5 },
  5: { human: 3, machine: 4 / 3, fallen: 1 / 3, legion: 1 / 3 },
  6: { human: 3, machine: 5 / 3, fallen: 2 / 3, legion: 2 / 3 },
};

/** What this seat believes of another. */
export function beliefOf(mind: Mind, seat: Seat): Belief {
  mind.memo.beliefs ??= believed(mind);
  return mind.memo.beliefs[seat];
}

function believed(mind: Mind): readonly Belief[] {
  const { view, s } = mind;
  const known = s.seats.map((own) => knownFaction((card) => view.faces[card], own));
  const left = { ...PRIORS[view.seats] };
  for (const sure of known) if (sure) left[sure] = Math.max(0, left[sure] - 1);
  const seen = known.map((sure, seat) => {
    if (sure) return { human: 0, machine: 0, fallen: 0, legion: 0, [sure]: 1 };
    return normal(weighMotions(mind, seat, known, weigh(mind, seat, left)));
  });
  return seen.map((belief, seat) =>
    known[seat]
      ? belief
      : normal(s.said.reduce((odds, said) => heard(mind, seat, seen, odds, said), belief)),
  );
}

/** Evidence that lies open: work for the city, fights, drops in the Junkyard, checks. */
function weigh({ g, s }: Mind, seat: Seat, odds: Belief): Belief {
  const { tally } = s.seats[seat];
  const drops = s.junkyard.filter(({ by, effect }) => by === seat && effect === "").length;
  const { nexus, nexusFailed, resources, eliminated, brought } = tally;
  const weighed = {
    human: odds.human * 1.25 ** nexus * 1.1 ** eliminated * 1.1 ** brought * 0.7 ** drops,
    machine: odds.machine * 0.75 ** nexus * 1.1 ** nexusFailed * 1.08 ** resources * 1.25 ** drops,
    fallen: odds.fallen * 1.5 ** drops,
    legion: odds.legion * 0.85 ** eliminated,
  };
  return s.checks.reduce<Belief>(
    (belief, check) => weighCheck(g.box.events[check.event], check, seat, belief),
    weighed,
  );
}

/** Who wants a known Human detained is hardly one; who wants a known Machine detained is none of them. */
function weighMotions(
  { s }: Mind,
  seat: Seat,
  known: readonly (Faction | undefined)[],
  odds: Belief,
): Belief {
  let { human, machine } = odds;
  for (const { target, inFavour } of s.motions) {
    const votedFor = inFavour.includes(seat);
    if (known[target] === "human") human *= votedFor ? 0.75 : 1.1;
    if (known[target] === "machine") machine *= votedFor ? 0.6 : 1.2;
  }
  return { ...odds, human, machine };
}

/** A word counts as much as whoever says it is believed; a lie about oneself counts against who told it. */
function heard(mind: Mind, seat: Seat, seen: readonly Belief[], odds: Belief, said: Said): Belief {
  if (said.kind === "claim" || said.by === mind.me) return odds;
  const trust = seen[said.by].human;
  if (said.target === seat) {
    if (said.kind === "vouch") return { ...odds, human: odds.human * (1 + trust * 0.4) };
    return { ...odds, [said.faction]: odds[said.faction] * (1 + trust * 0.8) };
  }
  const wrong = said.kind === "accuse" && said.target === mind.me && said.faction !== mind.faction;
  return wrong && said.by === seat ? { ...odds, human: odds.human * 0.85 } : odds;
}

function normal(odds: Belief): Belief {
  const sum = odds.human + odds.machine + odds.fallen + odds.legion || 1;
  return {
    human: odds.human / sum,
    machine: odds.machine / sum,
    fallen: odds.fallen / sum,
    legion: odds.legion / sum,
  };
}

/** How sure it is that this seat is not on the own side, from 0 to 1. */
export function hostility(mind: Mind, seat: Seat): number {
  return seat === mind.me ? 0 : 1 - beliefOf(mind, seat)[mind.faction];
}

/** The other seats, the most hostile first. */
export function bySuspicion(mind: Mind): Seat[] {
  return mind.s.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== mind.me)
    .sort((a, b) => hostility(mind, b) - hostility(mind, a) || a - b);
}

/**
 * Who is probably what: from the setup odds, what has been seen, and what everybody has done. It is
 * kept nowhere: each time it is worked out anew from the view.
 */
import type { Seat } from "@sprawl/engine";
import { knownFaction } from "../src/loyalty.js";
import type { Faction } from "../src/state.js";
import type { Mind } from "./mind.js";

export type Belief = Readonly<Record<Faction, number>>;

/** Of the cards in the stack, as expected: TB-4.2 to TB-4.5. */
const PRIORS: Readonly<Record<number, Belief>> = {
  3: { human: 2, machine: 1 / 3, fallen: 1 / 3, legion: 1 / 3 },
  4: { human: 2, machine: 1, fallen: 0.5, legion: 0.5 },
  5: { human: 3, machine: 4 / 3, fallen: 1 / 3, legion: 1 / 3 },
  6: { human: 3, machine: 5 / 3, fallen: 2 / 3, legion: 2 / 3 },
};

/** What this seat believes of another. */
export function beliefOf(mind: Mind, seat: Seat): Belief {
  const { view, s } = mind;
  const known = knownFaction((card) => view.faces[card], s.seats[seat]);
  if (known) return { human: 0, machine: 0, fallen: 0, legion: 0, [known]: 1 };
  const odds = { ...PRIORS[view.seats] };
  for (const other of s.seats) {
    const sure = knownFaction((card) => view.faces[card], other);
    if (sure) odds[sure] = Math.max(0, odds[sure] - 1);
  }
  return normal(weigh(mind, seat, odds));
}

/** Evidence that lies open: work for the city, fights, drops in the Junkyard. */
function weigh({ s }: Mind, seat: Seat, odds: Belief): Belief {
  const { tally } = s.seats[seat];
  const drops = s.junkyard.filter(({ by, effect }) => by === seat && effect === "").length;
  const { nexus, eliminated, brought } = tally;
  return {
    human: odds.human * 1.25 ** nexus * 1.1 ** eliminated * 1.1 ** brought * 0.7 ** drops,
    machine: odds.machine * 0.75 ** nexus * 1.25 ** drops,
    fallen: odds.fallen * 1.5 ** drops,
    legion: odds.legion * 0.85 ** eliminated,
  };
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

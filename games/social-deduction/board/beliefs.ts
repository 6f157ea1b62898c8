/**
 * What one seat could believe of the others, in whole percents, for whoever looks at a match that is
 * over. It is made from that seat's view and nothing else: the very beliefs a bot in that seat plays by.
 */
import type { Seat } from "@sprawl/engine";
import { type Speaker, sayLabel } from "@sprawl/engine/speech";
import { beliefs, type Reason, type SeatBelief } from "@sprawl/social-deduction/bot";
import type { Team } from "../src/state.js";
import { colourOf, type SeatView, TEAMS } from "./know.js";

/** Something and its chance, 1 to 100. */
export type Share<T> = { readonly of: T; readonly percent: number };

export type Belief = {
  readonly seat: Seat;
  readonly out: boolean;
  /** Likely ones first; what has no chance to speak of is left out. */
  readonly teams: readonly Share<Team>[];
  /** Colours of the three cards. */
  readonly cards: Readonly<Record<"left" | "id" | "right", readonly Share<Team>[]>>;
  /** IDs that stand out by name. */
  readonly ids: readonly Share<string>[];
  /** What was weighed beside the cards. */
  readonly why: readonly Reason[];
};

export type Believed = {
  /** Was every way counted in which the cards may lie? */
  readonly exact: boolean;
  readonly others: readonly Belief[];
};

/** An ID is named from this chance on, in percent. */
const NAMED = 10;

/** What the viewer of this view could believe; undefined for whoever has no seat. */
export function believedBy(view: SeatView): Believed | undefined {
  if (view.viewer === "spectator") return undefined;
  const { me, seats, exact } = beliefs(view);
  const others = seats.filter(({ seat }) => seat !== me).map((each) => beliefIn(view, each));
  return { exact, others };
}

function beliefIn({ state }: SeatView, { seat, teams, ids, left, right, why }: SeatBelief): Belief {
  return {
    seat,
    out: state.seats[seat].hp === 0,
    teams: shares(TEAMS.map((team) => [team, teams[team]])),
    cards: { left: byColour(left), id: byColour(ids), right: byColour(right) },
    ids: shares(Object.entries(ids)).filter(({ percent }) => percent >= NAMED),
    why,
  };
}

/** Chances of cards as chances of their colours. */
function byColour(cards: Readonly<Record<string, number>>): readonly Share<Team>[] {
  const sums = new Map<Team, number>();
  for (const [name, chance] of Object.entries(cards)) {
    const colour = colourOf(name);
    if (colour) sums.set(colour, (sums.get(colour) ?? 0) + chance);
  }
  return shares([...sums]);
}

function shares<T>(chances: readonly (readonly [T, number])[]): readonly Share<T>[] {
  return chances
    .map(([of, chance]) => ({ of, percent: Math.round(chance * 100) }))
    .filter(({ percent }) => percent > 0)
    .toSorted((one, other) => other.percent - one.percent);
}

/** A reason with the names of this table. */
export function sayReason(speaker: Speaker, { kind, ...parts }: Reason): string {
  return sayLabel(speaker, `reason.${kind}`, parts);
}

/** What stands below the sentence that says how it ended. Pure. */
import type { GameEvent, Seat } from "@sprawl/engine";
import type { Team } from "../src/state.js";

/** Sides that win together, by what is said of the last one who stood in their way. */
const LAST: Readonly<Record<string, string>> = {
  human: "end.last-other",
  machine: "end.last-human",
  legion: "end.last-stranger",
  fallen: "end.last-stranger",
};

/** With whom it was decided: the last Human, or the last who was not of the side that has won. */
export function lastOut(
  log: readonly GameEvent[],
  teams: ReadonlyMap<Seat, Team>,
  side = "",
): { readonly label: string; readonly args: { seat: Seat; team: string } } | undefined {
  const label = LAST[side];
  const isLast = (seat: Seat) =>
    side === "machine" ? teams.get(seat) === "human" : teams.get(seat) !== side;
  const seat = log
    .flatMap(({ type, args }) => (type === "eliminated" ? [Number(args.seat)] : []))
    .findLast(isLast);
  return label === undefined || seat === undefined
    ? undefined
    : { label, args: { seat, team: side } };
}

/** Nothing twice. */
export function toldBelow(told: {
  /** "Rook is the last one living and wins alone." */
  readonly why: string;
  /** "Won by Rook" */
  readonly title: string;
  /** With whom it was decided. */
  readonly last: string | undefined;
  /** Who won, by name. */
  readonly winners: readonly string[];
}): string {
  const { why, title, last, winners } = told;
  const known = winners.every((name) => why.includes(name)) || why === title;
  return [last, !known && `${title}.`].filter(Boolean).join(" ");
}

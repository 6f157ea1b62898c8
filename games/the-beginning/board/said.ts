/** What players said to the whole table, in words. */
import type { GameEvent, Seat } from "@sprawl/engine";
import type { State } from "../src/state.js";
import { type City, useCity } from "./use-city.js";

type Said = State["said"][number];

function wordsOf(said: Said, { label, seatName, thing }: City): string {
  return label(`said.${said.kind}`, {
    ...("target" in said && { target: seatName(said.target) }),
    ...("faction" in said && { faction: thing("faction", said.faction) }),
  });
}

/** All that this seat has said and that still lies on the table, the newest first. */
export function useAllSaid(
  seat: Seat,
): readonly { readonly round: number; readonly words: string }[] {
  const city = useCity();
  return city.s.said
    .filter(({ by }) => by === seat)
    .map((said) => ({ round: said.round, words: wordsOf(said, city) }))
    .toReversed();
}

/** What this seat has just said: it stands before it until the first turn of the round is over. */
export function useJustSaid(seat: Seat): string | undefined {
  const city = useCity();
  const { s, table } = city;
  const said = s.said.findLast(({ by, round }) => by === seat && round === s.turn.round);
  return said && turnsSinceTalk(table.log) < 2 ? wordsOf(said, city) : undefined;
}

/** How many turns have begun since somebody last spoke to the table. */
export function turnsSinceTalk(log: readonly GameEvent[]): number {
  const talk = log.findLastIndex(({ type }) => type.startsWith("said-"));
  return log.slice(talk + 1).filter(({ type }) => type === "turn-begins").length;
}

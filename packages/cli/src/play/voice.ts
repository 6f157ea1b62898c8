/** Sentences at a table, as one viewer hears them. */

import type { GameText, View, Viewer } from "@sprawl/engine";
import {
  eventsFor,
  type FaultReport,
  type Match,
  resultOf,
  type StoredEvent,
  view,
} from "@sprawl/engine/host";
import { type Speaker, sayEvent, sayResult } from "@sprawl/engine/speech";

/** Speaks to whoever this view was made for. */
export function speakerOf(seen: View, text: GameText, names: readonly string[]): Speaker {
  return {
    text,
    seat: (seat) => names[seat] ?? `seat ${seat}`,
    face: (card) => seen.faces[card],
    atTable: (id) => text.atTable?.(seen, id),
  };
}

/** Events in sentences, for one viewer. */
export function sentencesFor(
  events: readonly StoredEvent[],
  match: Match,
  viewer: Viewer,
  text: GameText,
  names: readonly string[],
): string[] {
  const speaker = speakerOf(view(match, viewer), text, names);
  return eventsFor(events, viewer).map((event) => sayEvent(speaker, event));
}

/** Where a rule went wrong: what it said is in the report, and no sentence for players. */
export function placeOf({ where }: FaultReport): string {
  return where === undefined ? "" : ` at ${where}`;
}

/** How it ended; empty while it has not. */
export function resultLines(match: Match, text: GameText, names: readonly string[]): string[] {
  const result = resultOf(match);
  if (!result) return [];
  const speaker = speakerOf(view(match, "spectator"), text, names);
  const args = { ...result, winner: result.winners };
  const scores = result.scores?.map((score, seat) => `${names[seat]} ${score}`).join(", ");
  const winners = result.winners.map((seat) => names[seat]).join(", ") || "nobody";
  const rule = result.rule ? ` (${result.rule})` : "";
  return [
    `The match is over. ${sayResult(speaker, result.reason, args)}${rule}`,
    `Won by ${winners}.`,
    ...(scores ? [`Scores: ${scores}.`] : []),
  ];
}

/**
 * What has changed about the viewer's own team and cards since it was last said. It is kept in this
 * browser under the match and the seat, so that nothing is missed over a reload.
 */
import type { Viewer } from "@sprawl/engine";
import type { Team } from "../src/state.js";
import { faceOf, isTeam, laidAt, ownTeam, PLACES, type SeatView } from "./know.js";

/** The team as it was last said, and the cards that anybody can see move. */
export type TeamNow = { readonly team: Team; readonly cards: string };

export type Change = {
  /** The team before, where it is another one now. */
  readonly team: Team | undefined;
  /** Were ID, loyalty cards or marks exchanged? It says nothing of the team. */
  readonly cards: boolean;
};

export function standingKey(commitment: string, viewer: Viewer): string {
  return `team ${commitment} ${viewer}`;
}

/** How the viewer stands now; undefined for whoever has no seat. */
export function standingOf(view: SeatView): TeamNow | undefined {
  const team = ownTeam(view);
  const { viewer, state } = view;
  if (team === undefined || viewer === "spectator") return undefined;
  const laid = PLACES.flatMap((place) => laidAt(view, viewer, place));
  const cards = laid.map(({ card }) => `${card}=${faceOf(view, card)}`);
  return { team, cards: [...cards, state.seats[viewer].marks.length].join(" ") };
}

/** What is new since then. */
export function changeSince(before: TeamNow | undefined, now: TeamNow): Change {
  const was = before ?? now;
  return { team: was.team === now.team ? undefined : was.team, cards: was.cards !== now.cards };
}

/** A standing as it was kept; undefined if there is none that can be read. */
export function readStanding(kept: string | null): TeamNow | undefined {
  try {
    const given = JSON.parse(kept ?? "{}") as Partial<Record<keyof TeamNow, string>>;
    const { team = "", cards = "" } = given;
    return isTeam(team) ? { team, cards } : undefined;
  } catch {
    return undefined;
  }
}

/** TB-4, TB-41.20: who belongs to which faction. */
import type { Seat } from "@sprawl/engine";
import type { Beginning, Faction } from "./state.js";

/**
 * The current faction: infection, then recruitment, then the card (TB-41.14, TB-41.16, TB-41.20).
 * Nothing else of a player changes with it (TB-41.21).
 */
export function factionOf(g: Beginning, seat: Seat): Faction {
  const { loyalty, recruited, infected } = g.state.seats[seat];
  if (infected.some((mark) => g.face(mark) === "changed")) return "legion"; // TB-41.14, TB-41.16
  if (recruited.some((mark) => g.face(mark) === "changed")) return "machine"; // TB-41.9
  return g.face(loyalty[0]);
}

/** TB-R93: at least one player's current faction is this one. */
export function isInPlay(g: Beginning, faction: Faction): boolean {
  for (let seat = 0; seat < g.seats; seat++) if (factionOf(g, seat) === faction) return true;
  return false;
}

/** What a seat knows of another's faction: from cards and marks it has seen. */
export function knownFaction(
  face: (card: number) => unknown,
  own: {
    readonly loyalty: readonly number[];
    readonly recruited: readonly number[];
    readonly infected: readonly number[];
  },
): Faction | undefined {
  if (own.infected.some((mark) => face(mark) === "changed")) return "legion";
  if (own.recruited.some((mark) => face(mark) === "changed")) return "machine";
  const card = own.loyalty[0];
  const seen = card === undefined ? undefined : face(card);
  return seen === "human" || seen === "machine" || seen === "fallen" || seen === "legion"
    ? seen
    : undefined;
}

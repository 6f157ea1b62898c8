/** Matches that were saved under older rules, made to fit these. */
import type { Migration } from "@sprawl/engine";

export const migrations: readonly Migration[] = [
  { to: 2, migrate: withoutLooks },
  { to: 3, migrate: withNamedBosses },
  { to: 4, migrate: asItIs },
  { to: 5, migrate: withShotThatFollows },
  { to: 6, migrate: asItIs },
];

/** Who is asked, and what can be said, changed (SD-R66, SD-R63): not what is kept. */
function asItIs(snapshot: Record<string, unknown>): Record<string, unknown> {
  return snapshot;
}

/** A player may report several cards looked at (SD-R63); of the one kept until then its card is not known. */
function withoutLooks(snapshot: Record<string, unknown>): Record<string, unknown> {
  const state = snapshot.state as { readonly seats: readonly object[] };
  const seats = state.seats.map((own) => ({ ...own, looked: [] }));
  return { ...snapshot, state: { ...state, seats } };
}

/** What was aimed at was a number: 100 and more meant an EX Boss. Sudden death was announced (SD-18.7). */
function withNamedBosses(snapshot: Record<string, unknown>): Record<string, unknown> {
  const state = snapshot.state as { readonly weapons: readonly { readonly aim: number[] }[] };
  const weapons = state.weapons.map((weapon) => ({
    ...weapon,
    aim: weapon.aim.map((target) => (target >= 100 ? `ex-boss/${target - 100}` : target)),
  }));
  return { ...snapshot, state: { ...state, weapons, checks: [] } };
}

/** What a turn keeps is named by what it means, not by the card that brought it. */
function withShotThatFollows(snapshot: Record<string, unknown>): Record<string, unknown> {
  const state = snapshot.state as { readonly turn: { readonly longshot?: boolean } };
  const { longshot: shotFollows = false, ...turn } = state.turn;
  return { ...snapshot, state: { ...state, turn: { ...turn, shotFollows } } };
}

/** A match right after setup, and what lies where in it. */

import type { AnyGame, OptionValues, Play } from "@sprawl/engine";
import { namedSeed, view } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { ids, type Options, programs, type State, socialDeduction } from "@sprawl/social-deduction";

export function deal(seats: number, options: OptionValues = {}, seed = "deal", carried?: unknown) {
  const match = createMatch(socialDeduction as AnyGame, {
    seats,
    options: { talk: false, ...options },
    seed: namedSeed(seed),
    ...(carried !== undefined && { carried: carried as never }),
  });
  const play = match.play as Play<State, Options>;
  const s = play.state;
  const face = (card: number) => String(play.face(card));
  return {
    match,
    s,
    face,
    view: (seat: number | "spectator") => view(match, seat),
    middle: () => kinds(s, "middle"),
    locked: () => kinds(s, "locked"),
    /** IDs dealt and set aside. */
    dealtIds: () =>
      [...s.seats.flatMap((own) => own.ids.map(({ card }) => card)), ...s.setAside].map(face),
    loyalty: () => s.loyalty.map(({ card }) => face(card)),
    pile: () => s.pile.map(face),
    hands: () => s.seats.map((own) => own.programs.map(face)),
  };
}

function kinds(s: State, home: string): string[] {
  return s.weapons
    .filter((weapon) => weapon.home === home)
    .map(({ kind }) => kind)
    .sort();
}

/** How many of each. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names.slice().sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** IDs by colour: Human, Machine, Outlaw. */
export function byColour(names: readonly string[]): number[] {
  return ["human", "machine", "outlaw"].map(
    (colour) => names.filter((name) => ids[name].colour === colour).length,
  );
}

export const isImmediate = (name: string) =>
  programs[name].timing === "immediate" && programs[name].loyalty === undefined;

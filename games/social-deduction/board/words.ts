/** How the board says things: labels of the game's text, and names of cards, weapons and places. */
import type { Plain, Seat } from "@sprawl/engine";
import { type Speaker, sayLabel } from "@sprawl/engine/speech";
import { useTable } from "@sprawl/kit";
import { useCallback } from "react";
import type { Setup } from "../src/setups/index.js";
import type { State } from "../src/state.js";

export type Label = (id: string, args?: Readonly<Record<string, Plain>>) => string;
export type Thing = (name: string, value: Plain) => string;

/** The labels of this game in the language that is set. */
export function useLabel(): Label {
  const { speaker } = useTable<State>();
  return useCallback((id, args) => sayLabel(speaker, id, args), [speaker]);
}

/** One argument as sentences write it: a card's name, a weapon's, a place. */
export function useThing(): Thing {
  const { text } = useTable<State>();
  return useCallback((name, value) => text.things?.[name]?.(value) ?? String(value), [text]);
}

/** The name of a seat, as this table calls it. */
export function useSeatName(): (seat: Seat) => string {
  const { speaker } = useTable<State>();
  return useCallback((seat) => speaker.seat(seat), [speaker]);
}

/** The IDs a scenario is played with, in words; undefined where it names none. */
export function sayListedIds(
  speaker: Speaker,
  { ids = [], more }: Pick<Setup, "ids" | "more">,
): string | undefined {
  if (ids.length === 0) return undefined;
  const cards = ids.map((id) => speaker.text.things?.card?.(id) ?? id).join(", ");
  if (!more) return sayLabel(speaker, "board.ids-listed", { cards });
  return sayLabel(speaker, "board.ids-listed-more", { cards, n: more.count, colour: more.colour });
}

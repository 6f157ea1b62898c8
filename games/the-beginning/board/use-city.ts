/** What every part of the board draws from. */
import type { Plain, Seat } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { useTable } from "@sprawl/kit";
import { useMemo } from "react";
import { reader } from "../src/advice/reader.js";
import type { Questions } from "../src/questions.js";
import type { Beginning, State } from "../src/state.js";

export function useCity() {
  const table = useTable<State, Questions>();
  const { view, speaker, text, seats } = table;
  const g: Beginning = useMemo(() => reader(view), [view]);
  const own: Seat | undefined = view.viewer === "spectator" ? undefined : view.viewer;
  return {
    table,
    g,
    own,
    s: view.state,
    seatName: (seat: Seat) => seats[seat]?.name ?? String(seat),
    face: (card: number): Plain => view.faces[card],
    label: (id: string, args?: Readonly<Record<string, Plain>>) => sayLabel(speaker, id, args),
    thing: (name: string, value: Plain) => text.things?.[name]?.(value) ?? String(value),
  };
}

export type City = ReturnType<typeof useCity>;

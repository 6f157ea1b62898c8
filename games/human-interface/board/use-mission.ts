/** What every part of the board draws from. */
import type { Plain } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { type Table, useTable } from "@sprawl/kit";
import { useMemo } from "react";
import {
  advice,
  type HiQuestions,
  type Interface,
  type Mission,
  type Model,
  missionOf,
  type State,
} from "../src/index.js";
import type { SideName } from "./cast.js";

export type MissionTable = {
  readonly table: Table<State, HiQuestions>;
  readonly state: State;
  readonly mission: Mission;
  readonly g: Interface;
  readonly factions: readonly SideName[];
  /** The viewer's Team, or -1. */
  readonly own: number;
  /** The character that acts now. */
  readonly active: Model | undefined;
  label(id: string, args?: Readonly<Record<string, Plain>>): string;
  thing(name: string, value: Plain): string;
};

/** A name for a narrow place: Tomo, Masamune; of "the Avatar" the part that names it. */
export const shortName = (name: string): string =>
  name.split(" ").find((part) => part !== part.toLowerCase()) ?? name;

export function useMission(): MissionTable {
  const table = useTable<State, HiQuestions>();
  const { view, speaker, text } = table;
  const { state } = view;
  const g = useMemo(() => advice.glimpse(view), [view]);
  const seat = view.viewer === "spectator" ? -1 : view.viewer;
  return {
    table,
    state,
    mission: missionOf(g),
    g,
    factions: state.teams.map(({ faction }) => faction),
    own: state.teams.findIndex(({ seats }) => seats.includes(seat)),
    active: state.models.find(({ id }) => id === (state.activation.model || state.active)),
    label: (id, args) => sayLabel(speaker, id, args),
    thing: (name, value) => text.things?.[name]?.(value) ?? String(value),
  };
}

/** How the board says things: labels of the game's text, and names of what lies on the map. */
import type { Plain } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { useTable } from "@sprawl/kit";
import { createElement, type ReactNode, useCallback } from "react";
import type { SinsState } from "../src/index.js";

export type Label = (id: string, args?: Readonly<Record<string, Plain>>) => string;

/** The labels of this game in the language that is set. */
export function useLabel(): Label {
  const { speaker } = useTable<SinsState>();
  return useCallback((id, args) => sayLabel(speaker, id, args), [speaker]);
}

/** One argument as sentences write it: a sector's name, an enemy's. */
export function useThing(): (name: string, value: Plain) => string {
  const { text } = useTable<SinsState>();
  return useCallback(
    (name, value) => {
      const write = (each: Plain) => text.things?.[name]?.(each) ?? String(each);
      return Array.isArray(value) ? value.map(write).join(", ") : write(value);
    },
    [text],
  );
}

/** Words between stars are stressed. */
export const stressed = (text: string): ReactNode[] =>
  text
    .split(/\*([^*]+)\*/)
    .map((part, i) => (i % 2 === 1 ? createElement("em", { key: part }, part) : part));

export const percent = (chance: number): number => Math.round(chance * 100);

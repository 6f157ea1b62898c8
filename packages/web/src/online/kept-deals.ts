/**
 * What this browser keeps of a deal, so that it can check it by itself at the end: the promise it saw
 * before it was ready, the share it gave, and what was shown once it was dealt.
 */
import { freshSeed, type KeptDeal } from "@sprawl/engine/host";
import type { TableView } from "@sprawl/server/wire";
import { useEffect } from "react";
import { type Shelf, shelf } from "./shelf.js";

/** What is given, and to what: as it stood there before one was ready. */
type Given = Pick<KeptDeal, "promise" | "share" | "person"> &
  Partial<Pick<KeptDeal, "options" | "mixed">>;

const givenAt = (table: string) => `deal.given.${table}`;
const keptAt = (match: string) => `deal.kept.${match}`;

/** A share of one's own for the deal this table promises; kept with that promise. */
export function giveShare(table: TableView, on: Shelf = shelf): string | undefined {
  const { deal, you, seats, options, shuffleSeats: mixed } = table;
  if (!deal) return undefined;
  const person = you === undefined ? undefined : seats[you].person;
  const given: Given = { promise: deal.promise, share: freshSeed(), person, options, mixed };
  on.set(givenAt(table.id), JSON.stringify(given));
  return given.share;
}

/** Once it is dealt: keep what is shown of it, for the one who gave a share. */
export function keepDeal(table: TableView, on: Shelf = shelf): void {
  const { deal, match, you, options, id } = table;
  if (!deal?.sat || match === undefined || you === undefined) return;
  const text = on.get(givenAt(id));
  if (text === undefined || on.get(keptAt(match)) !== undefined) return;
  const given = JSON.parse(text) as Given;
  const place = deal.sat.findIndex((each) => each.share === given.share);
  const { sat, mixed = false } = deal;
  const kept: KeptDeal = { sat, mixed, options, ...given, place, seat: you };
  on.set(keptAt(match), JSON.stringify(kept));
  on.set(givenAt(id), "");
}

/** What was kept of the deal of a match, if this browser was there. */
export function keptDeal(match: string, on: Shelf = shelf): KeptDeal | undefined {
  const text = on.get(keptAt(match));
  return text === undefined ? undefined : (JSON.parse(text) as KeptDeal);
}

export function useKeptDeal(table: TableView | undefined): void {
  useEffect(() => {
    if (table) keepDeal(table);
  }, [table]);
}

/** The beginning of a promise, to be read out to each other. */
export function shortPromise(promise: string): string {
  return `${promise.slice(0, 4)} ${promise.slice(4, 8)}`;
}

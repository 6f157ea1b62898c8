/**
 * Whoever wants to be asked in every window says so before they can be asked: the first window may be
 * passed for as soon as it opens, before any page has shown it.
 */
import { EVERY } from "@sprawl/engine/host";
import type { TableView } from "@sprawl/server/wire";
import { useEffect } from "react";
import { wantsToBeAsked } from "../table/asked-again.js";
import type { Act } from "./use-table.js";

/** Before the deal; with the word that one is ready, which may be the last. */
export async function sayWishFirst(act: Act): Promise<void> {
  if (wantsToBeAsked()) await act("standing", { kind: EVERY, pass: false });
}

/** In the middle of a match: while the table is asked whether one may have a seat of it. */
export function useWishFirst(table: TableView, me: string | undefined, act: Act): void {
  const isAskedAbout =
    me !== undefined && table.votes.some(({ kind, person }) => kind === "seat" && person === me);
  useEffect(() => {
    if (isAskedAbout) void sayWishFirst(act);
  }, [isAskedAbout, act]);
}

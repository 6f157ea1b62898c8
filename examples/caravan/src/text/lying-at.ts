/** What lies on a place of the market at this table, in the words of a language. */
import type { Plain, View } from "@sprawl/engine";
import { type CaravanState, NO_CARD } from "../state.js";

const MARKET = "market/";

/** "market/2" as its card is called; undefined for anything else, and where none lies. */
export function lyingAt(
  { state, faces }: View,
  id: string,
  called: (face: Plain) => string,
): string | undefined {
  if (!id.startsWith(MARKET)) return undefined;
  const card = (state as CaravanState).market[Number(id.slice(MARKET.length))] ?? NO_CARD;
  return card === NO_CARD ? undefined : called(faces[card]);
}

/** Where no table tells what lies there: "from market place 3". Anything else stands as it is. */
export const marketPlace =
  (words: string) =>
  (what: Plain): string => {
    const id = String(what);
    return id.startsWith(MARKET) ? `${words} ${Number(id.slice(MARKET.length)) + 1}` : id;
  };

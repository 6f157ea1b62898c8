/** What came last: a card that is drawn flies to it, and one that is bought leaves from there. */
import { useState } from "react";

/** Names for the stage: one's newest card, and the place of the market that changed last. */
export const NEWEST = "newest";
export const BOUGHT = "bought";

/** The one of these that was not there before; undefined until one has come. */
export function useNewest(all: readonly number[]): number | undefined {
  const [held, setHeld] = useState({ all, newest: undefined as number | undefined });
  if (`${held.all}` === `${all}`) return held.newest;
  const newest = all.find((each) => !held.all.includes(each));
  setHeld({ all, newest });
  return newest;
}

/** Sentences by ids that are put together. */
import { isWord, type Say } from "./say.js";

/** A sentence without arguments by such an id, if there is one. */
export function known(id: string, say: Say): string | undefined {
  return isWord(id) ? (say as (id: string) => string)(id) : undefined;
}

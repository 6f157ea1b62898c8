/** Sentences by ids that are put together. */
import { en } from "./en/index.js";
import type { Say, WordId } from "./say.js";

/** A sentence without arguments by such an id, if there is one. */
export function known(id: string, say: Say): string | undefined {
  return id in en ? (say as (id: WordId) => string)(id as WordId) : undefined;
}

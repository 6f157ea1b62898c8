/** A match whose first turn has begun, for what is looked at from within. */
import type { Plain } from "@sprawl/engine";
import { answer, namedSeed, safeAnswerFor, waitingFor } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { entry } from "@sprawl/the-beginning/entry";

export function begun(seed: string, carried: Plain) {
  const options = { talk: false, characters: "random" };
  const match = createMatch(entry.game, { seats: 4, options, seed: namedSeed(seed), carried });
  while (match.pending?.kind !== "act") {
    const [seat] = waitingFor(match);
    const safe = safeAnswerFor(match, seat);
    if (safe !== undefined) answer(match, seat, safe);
  }
  return match;
}

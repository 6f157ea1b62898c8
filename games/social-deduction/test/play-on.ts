/** Plays a match with the rule-of-thumb player in every seat. */
import { drawFrom, type View } from "@sprawl/engine";
import { answer, view, waitingFor } from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import type { State } from "@sprawl/social-deduction";
import { instinct, type Table } from "@sprawl/social-deduction/bot";

/** Up to so many answers; `look` is shown every view in which somebody has a choice. */
export function playOn(
  match: OpenMatch,
  seed: string,
  most: number,
  look?: (view: View<State>) => void,
): OpenMatch {
  const draw = drawFrom(seed);
  for (let i = 0; i < most && match.pending; i++) {
    const [seat] = waitingFor(match);
    const seen = view<State>(match, seat) as Table;
    if (!seen.question) throw new Error(`seat ${seat} is not asked`);
    look?.(view<State>(match, seat));
    answer(match, seat, instinct(seen, seen.question, draw).answer);
  }
  return match;
}

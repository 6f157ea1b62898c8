/** A match with what one viewer is told of it, as a board has it. */
import type { Answer, GameEvent, View, Viewer } from "@sprawl/engine";
import { answer, eventsFor, view, waitingFor } from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import type { Speaker } from "@sprawl/engine/speech";
import { en, type State } from "@sprawl/social-deduction";

/** Names as a table has them. */
export const NAMES = ["Ann", "Bea", "Cem", "Dov", "Eva", "Fay", "Gus", "Hal"];

export function speakerFor({ faces }: Pick<View<State>, "faces">): Speaker {
  return { text: en, seat: (seat) => NAMES[seat], face: (card) => faces[card] };
}

export type Followed = {
  readonly match: OpenMatch;
  readonly log: GameEvent[];
  see(): View<State>;
  /** Goes on with the safe answers, or with these wishes, until this is so; false if it never is. */
  until(there: () => boolean, wish?: (seen: View<State>) => Answer | undefined): boolean;
};

export function follow(match: OpenMatch, viewer: Viewer): Followed {
  const log: GameEvent[] = [];
  const see = () => view<State>(match, viewer);
  return {
    match,
    log,
    see,
    until(there, wish) {
      for (let n = 0; n < 3000 && match.pending; n++) {
        if (there()) return true;
        const [seat] = waitingFor(match);
        const seen = view<State>(match, seat);
        const chosen = wish?.(seen) ?? seen.question?.safe ?? "pass";
        log.push(...eventsFor(answer(match, seat, chosen), viewer));
      }
      return there();
    },
  };
}

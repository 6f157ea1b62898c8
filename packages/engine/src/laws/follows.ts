/**
 * Nobody can follow a card into a hand. Who has seen a card knows that it is in the hand it went to,
 * but no longer which of the cards there it is; and that a card was the last one drawn is forgotten
 * once it is among others. `put` sees to both. A card that was pushed into a hand keeps its handle,
 * by which everybody knows it again when it is played.
 */

import type { OpenMatch } from "../snapshot.js";
import type { Trace } from "../told.js";
import { count, type Law } from "./law.js";
import { beginAgain, giveMove } from "./play-out.js";

export const follows: Law = {
  name: "follows",
  says: "nobody can follow a card into a hand",
  check(trial) {
    if (!trial.subject.game.hands) return;
    const mixed = new Set<number>();
    const trace: Trace = {
      shown: new Map(),
      disclosures: [],
      faces: new Map(),
      mingled: (_, pile) => {
        for (const handle of pile) mixed.add(handle);
      },
    };
    const match = beginAgain(trial);
    for (const n of trial.played.moves.keys()) {
      const before = handsOf(match);
      mixed.clear();
      match.play.trace = trace;
      giveMove(trial, match, n);
      handsOf(match).forEach((hand, i) => {
        for (const card of hand) {
          if (before[i]?.includes(card)) continue;
          count(trial.evidence, "cards that came into a hand");
          if (hand.length < 2 || mixed.has(card)) continue;
          const problem = `a card came into hand ${i} unmixed, and can be followed: use g.put`;
          throw trial.broken(problem, { after: n + 1 });
        }
      });
    }
  },
};

function handsOf({ game, play }: OpenMatch): readonly (readonly number[])[] {
  return (game.hands?.(play.state) ?? []).map((hand) => hand.slice());
}

/**
 * Nobody sees what they may not. After every answer the step is run again, from its start, with the
 * things a viewer does not know exchanged within their pool: if every disclosure comes out the same,
 * what the viewer receives must not differ by one byte. That is the view with its options, barred
 * reasons and undo, the events, and the refusal of every illegal answer.
 */
import { positionOf } from "../position.js";
import { worldsOf } from "../resample.js";
import { entriesSince, type Position } from "../snapshot.js";
import type { Evidence, Law, MinEvidence } from "./law.js";
import { lookForLeaks, untestedDeeds, untestedPools } from "./look.js";
import { beginAgain, giveMove, viewersOf } from "./play-out.js";

export const leaks: Law = {
  name: "leaks",
  says: "nobody receives anything that depends on what they may not know",
  check(trial) {
    const { played, setting, effort, draw } = trial;
    const viewers = viewersOf(setting.seats);
    const match = beginAgain(trial);
    for (let n = 0; n < played.moves.length; n++) {
      const { snapshot } = positionOf(match);
      giveMove(trial, match, n);
      // When a match is over its seed is public: nothing is hidden any more.
      if (!match.pending) break;
      const came: Position = { snapshot, entries: entriesSince(match.log, snapshot.answers) };
      for (const viewer of viewers) {
        if (draw(played.moves.length * viewers.length) >= effort.looks) continue;
        lookForLeaks(trial, worldsOf(match, viewer, came), n + 1, played.moves[n].kind);
        // What was forgotten in the meantime can lie differently only from here on.
        if (draw(4) > 0 || positionOf(match).snapshot === snapshot) continue;
        lookForLeaks(trial, worldsOf(match, viewer), n + 1, "the beginning of a step");
      }
    }
  },
  missing: (_, evidence, least) => tooLittle(evidence, least),
};

/** Says if too few worlds counted for the silence of the leak test to mean anything. */
export function tooLittle(evidence: Evidence, least: MinEvidence): string | undefined {
  const drawn = evidence.counts.samples ?? 0;
  const counted = evidence.counts["samples that counted"] ?? 0;
  const pools = untestedPools(evidence, least.pool);
  if (pools.length > 0) {
    return `no world that counted moved anything in ${pools.join(", ")}: hide a pool's faces in one go, or shuffle them`;
  }
  const deeds = untestedDeeds(evidence, least.kind);
  if (deeds.length > 0) {
    return `no world counted after ${deeds.join(", ")}: answers or disclosures differ in all of them`;
  }
  if (drawn === 0) return undefined;
  if (counted < least.samples) {
    return `only ${counted} of ${drawn} worlds counted; ${least.samples} are wanted`;
  }
  if (counted * 100 < drawn * least.percent) {
    return `only ${counted} of ${drawn} worlds counted; ${least.percent} percent are wanted`;
  }
  return undefined;
}

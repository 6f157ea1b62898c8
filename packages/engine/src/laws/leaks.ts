/**
 * Nobody sees what they may not. After every answer the step is run again, from its start, with the
 * things a viewer does not know exchanged within their pool: if every disclosure comes out the same,
 * what the viewer receives must not differ by one byte. That is the view with its options, barred
 * reasons and undo, the events, and the refusal of every illegal answer.
 */
import { questionsOf } from "../match.js";
import { positionOf } from "../position.js";
import { worldsOf } from "../resample.js";
import { entriesSince, type OpenMatch, type Position } from "../snapshot.js";
import { count, type Evidence, type Law, type MinEvidence } from "./law.js";
import { lookForLeaks, untestedDeeds, untestedPools } from "./look.js";
import { beginAgain, giveMove, viewersOf } from "./play-out.js";

export const leaks: Law = {
  name: "leaks",
  says: "nobody receives anything that depends on what they may not know",
  check(trial) {
    const { played, setting, effort, draw } = trial;
    const viewers = viewersOf(setting.seats);
    const match = beginAgain(trial);
    const looked = new Map<string, number>();
    for (let n = 0; n < played.moves.length; n++) {
      const { snapshot } = positionOf(match);
      giveMove(trial, match, n);
      // When a match is over its seed is public: nothing is hidden any more.
      if (!match.pending) break;
      const fresh = isFresh(match, looked);
      const came: Position = { snapshot, entries: entriesSince(match.log, snapshot.answers) };
      for (const viewer of viewers) {
        const isDrawn = draw(played.moves.length * viewers.length) < effort.looks;
        if (!isDrawn && !fresh) continue;
        lookForLeaks(trial, worldsOf(match, viewer, came), n + 1, played.moves[n].kind);
        // What was forgotten in the meantime can lie differently only from here on.
        if (draw(4) > 0 || positionOf(match).snapshot === snapshot) continue;
        lookForLeaks(trial, worldsOf(match, viewer), n + 1, "the beginning of a step");
      }
    }
    for (const [kind, times] of looked) count(trial.evidence, `asked ${kind}`, times);
  },
  missing: ({ text }, evidence, least) => {
    if (text) sayUnreached(Object.keys(text.prompts), evidence);
    return tooLittle(evidence, least);
  },
};

/** So often in a match everybody looks when a kind of question is asked; later on, now and then. */
const FIRST_LOOKS = 2;

/** Is a kind of question asked now that was not looked at yet? None of them is left out. */
function isFresh(match: OpenMatch, looked: Map<string, number>): boolean {
  let fresh = false;
  for (const kind of new Set(questionsOf(match.pending).map((question) => question.kind))) {
    const times = looked.get(kind) ?? 0;
    looked.set(kind, times + 1);
    if (times < FIRST_LOOKS) fresh = true;
  }
  return fresh;
}

/** Says which kinds of question were never asked, so that nothing is known of them. */
function sayUnreached(kinds: readonly string[], { counts }: Evidence): void {
  const never = kinds.filter((kind) => counts[`asked ${kind}`] === undefined);
  const reached = kinds.length - never.length;
  for (const name of Object.keys(counts)) if (name.startsWith("asked ")) delete counts[name];
  counts["kinds of question looked at"] = reached;
  if (never.length > 0) counts[`never asked (${never.join(", ")})`] = never.length;
}

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

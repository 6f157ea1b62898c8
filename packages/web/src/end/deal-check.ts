/**
 * Was the deal fair? This browser compares by itself: what it kept when the cards were dealt with
 * what is shown after the end, and the match with what follows from the seed. Pure but for the time
 * it leaves the page to breathe.
 */
import type { AnyGame } from "@sprawl/engine";
import {
  checkKept,
  checkShared,
  commitmentOf,
  createMatch,
  hashOf,
  type KeptDeal,
  type MatchRecord,
  Timeline,
} from "@sprawl/engine/host";

/** What there is to compare. */
export type DealShown = {
  readonly record: MatchRecord;
  /** The fingerprint of the deal that was shown before the first draw. */
  readonly commitment?: string | undefined;
  /** What this browser kept, if it was at the table. */
  readonly kept?: KeptDeal | undefined;
};

/**
 * Which proof there is: by what was kept of everybody's shares; by the shares alone; by the
 * fingerprint of a deal that one machine made.
 */
export type Proof = "kept" | "shares" | "commitment";

export type DealVerdict = { readonly proof: Proof; readonly problems: readonly string[] };

export function proofOf({ record, kept }: DealShown): Proof {
  if (!record.deal) return "commitment";
  return kept ? "kept" : "shares";
}

/** Answers played again at a stretch before the page may breathe. */
const STRETCH = 50;

export async function checkDeal(
  game: AnyGame,
  shown: DealShown,
  breathe: () => Promise<void>,
): Promise<DealVerdict> {
  const { record, commitment, kept } = shown;
  const { deal } = record;
  const problems = new Set<string>();
  if (commitment !== undefined && commitmentOf(record) !== commitment) {
    problems.add("the seed is not the one that was committed to");
  }
  if (deal) for (const problem of checkShared(deal, record)) problems.add(problem);
  if (deal && kept) for (const problem of checkKept(kept, deal, record)) problems.add(problem);
  if (!deal && kept) problems.add("the shares of this deal are no longer shown");
  const timeline = new Timeline(createMatch(game, record), record.answers);
  while (timeline.advance(record.answers.length, STRETCH)) await breathe();
  const end = timeline.at(record.answers.length);
  if (timeline.last < record.answers.length || hashOf(end) !== record.hash) {
    problems.add("the match does not follow from the seed");
  }
  return { proof: proofOf(shown), problems: [...problems] };
}

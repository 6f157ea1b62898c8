/**
 * Was the deal fair? This browser compares by itself: what it kept when the cards were dealt with
 * what is shown after the end, and the match with what follows from the seed. Pure but for the time
 * it leaves the page to breathe.
 */
import type { AnyGame } from "@sprawl/engine";
import {
  canonical,
  checkKept,
  checkShared,
  commitmentOf,
  createMatch,
  hashOf,
  type KeptDeal,
  type MatchRecord,
  Timeline,
  view,
} from "@sprawl/engine/host";
import type { Witnessed } from "../feed/witnessed.js";

/** What there is to compare. */
export type DealShown = {
  readonly record: MatchRecord;
  /** The fingerprint of the deal that was shown before the first draw. */
  readonly commitment?: string | undefined;
  /** What this browser kept, if it was at the table. */
  readonly kept?: KeptDeal | undefined;
  /** What this page was shown of the match while it was played. */
  readonly seen?: readonly Witnessed[] | undefined;
};

/**
 * Which proof there is: by what was kept of everybody's shares; by the shares alone; by the
 * fingerprint of a deal that one machine made.
 */
export type Proof = "kept" | "shares" | "commitment";

export type DealVerdict = { readonly proof: Proof; readonly problems: readonly string[] };

/** What is said of a deal that cannot be read: a sealed one waits for the end of its campaign. */
export function whyUnread(sealed: boolean | undefined) {
  return sealed ? "end.dealSealed" : "end.dealUnread";
}

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
  const { record, commitment, kept, seen = [] } = shown;
  const { deal } = record;
  const problems = new Set<string>();
  if (record.game !== game.id || record.version !== game.version) {
    problems.add("the deal was made for other rules");
  }
  if (commitment !== undefined && commitmentOf(record) !== commitment) {
    problems.add("the seed is not the one that was committed to");
  }
  if (deal) for (const problem of checkShared(deal, record)) problems.add(problem);
  if (kept) for (const problem of checkKept(kept, record)) problems.add(problem);
  const timeline = new Timeline(createMatch(game, record), record.answers);
  while (timeline.advance(record.answers.length, STRETCH)) await breathe();
  const end = timeline.at(record.answers.length);
  if (timeline.last < record.answers.length || hashOf(end) !== record.hash) {
    problems.add("the match does not follow from the seed");
  }
  for (const moment of seen) {
    if (!isAsSeen(timeline, moment)) problems.add("the record is not of the match you were shown");
    await breathe();
  }
  return { proof: proofOf(shown), problems: [...problems] };
}

/** Would somebody with the same eyes have seen the same then? */
function isAsSeen(timeline: Timeline, { viewer, answers, state, faces }: Witnessed): boolean {
  if (answers > timeline.last) return false;
  const then = view(timeline.at(answers), viewer);
  return canonical([then.state, then.faces]) === canonical([state, faces]);
}

/** A match made to stand again from its snapshot and the acts after it. */
import type { AnyGame } from "@sprawl/engine";
import {
  giveAgain,
  type Match,
  newsOf,
  reopen,
  type SavedAnswer,
  type StoredEvent,
  takeBackTo,
} from "@sprawl/engine/host";
import type { Act, Ending, MatchRow, StoredAct } from "../store/matches.js";
import type { Store } from "../store/store.js";
import type { Rules } from "./rules.js";

/** Where matches are kept, and what runs their rules. */
export type Around = {
  readonly store: Store;
  readonly rules: Rules;
  readonly now: () => number;
};

export type LoadedMatch = {
  readonly match: Match;
  readonly seq: number;
  readonly snapshotSeq: number;
  readonly last: Act | undefined;
  readonly ended: Ending | undefined;
  /** Stored answers that the rules no longer ask for: the log must say that they are void. */
  readonly askedAgain: boolean;
};

/** The answers that stand after these acts, and for each how often had been taken back before it. */
export function answersIn(acts: readonly StoredAct[]) {
  const standing: { answer: SavedAnswer; takenBack: number }[] = [];
  let takenBack = 0;
  for (const { act } of acts) {
    if ("a" in act) standing.push({ answer: act.a, takenBack });
    else if ("back" in act) {
      standing.length = Math.min(standing.length, act.back);
      takenBack++;
    }
  }
  return { standing, takenBack };
}

export async function loadMatch(
  { store, rules }: Around,
  game: AnyGame,
  row: MatchRow,
): Promise<LoadedMatch> {
  const [snapshot, acts] = await Promise.all([
    store.matches.snapshot(row.id),
    store.matches.since(row.id, 0),
  ]);
  const { standing, takenBack } = answersIn(acts);
  const usable = snapshot && fits(acts, snapshot.seq) ? snapshot : undefined;
  const kept = { begun: row, answers: standing, takenBack, saved: usable?.saved };
  const { match, askedAgain } = await rules.run(
    game.id,
    () => reopen(game, kept),
    () => ({ reopen: { row, acts: acts.map(({ act }) => JSON.stringify(act)) } }),
  );
  const last = acts.at(-1);
  const end = acts.find(({ act }) => "end" in act)?.act;
  return {
    match,
    seq: last?.seq ?? 0,
    snapshotSeq: usable?.seq ?? 0,
    last: last?.act,
    ended: end && "end" in end ? end.end : undefined,
    askedAgain,
  };
}

/** A snapshot serves as long as nothing before it has been taken back since. */
function fits(acts: readonly StoredAct[], seq: number): boolean {
  const before = answersIn(acts.slice(0, seq)).standing.length;
  return acts.slice(seq).every(({ act }) => !("back" in act) || act.back >= before);
}

/** Do what another process has written down. Returns what it told; undefined if it does not fit. */
export function applyAct(match: Match, act: Act): readonly StoredEvent[] | undefined {
  if ("a" in act) return giveAgain(match, act.a) ? newsOf(match) : undefined;
  if ("back" in act) takeBackTo(match, act.back, act.seat);
  return [];
}

/** A match made to stand again from its snapshot and the acts after it. */
import {
  type AnyGame,
  createMatch,
  giveAgain,
  load,
  type Match,
  type SavedAnswer,
  type StoredEvent,
  takeBackTo,
} from "@sprawl/engine";
import type { Act, Ending, MatchRow, StoredAct } from "../store/matches.js";
import type { Store } from "../store/store.js";

export type Standing = {
  readonly match: Match;
  readonly seq: number;
  readonly snapshotSeq: number;
  readonly last: Act | undefined;
  readonly ended: Ending | undefined;
  /** Stored answers that the rules no longer ask for: the log must say that they are void. */
  readonly misfit: boolean;
};

/** The answers that stand after these acts, and for each how often had been taken back before it. */
export function answersIn(acts: readonly StoredAct[]) {
  const standing: { answer: SavedAnswer; backs: number }[] = [];
  let backs = 0;
  for (const { act } of acts) {
    if ("a" in act) standing.push({ answer: act.a, backs });
    else if ("back" in act) {
      standing.length = Math.min(standing.length, act.back);
      backs++;
    }
  }
  return { standing, backs };
}

export async function loadMatch(store: Store, game: AnyGame, row: MatchRow): Promise<Standing> {
  const [snapshot, acts] = await Promise.all([
    store.matches.snapshot(row.id),
    store.matches.since(row.id, 0),
  ]);
  const { standing, backs } = answersIn(acts);
  const usable = snapshot && fits(acts, snapshot.seq);
  let match: Match;
  let from = 0;
  if (usable) {
    const record = answersIn(acts.slice(0, snapshot.seq)).standing.map(({ answer }) => answer);
    const loaded = load(game, snapshot.saved, { record });
    match = loaded.match;
    from = match.play.answers;
    if (loaded.notice) from = Number.POSITIVE_INFINITY;
  } else {
    match = createMatch(game, row);
  }
  let misfit = from === Number.POSITIVE_INFINITY;
  for (const { answer, backs: before } of misfit ? [] : standing.slice(from)) {
    match.takenBack = before;
    if (giveAgain(match, answer)) continue;
    misfit = true;
    break;
  }
  match.takenBack = backs;
  match.play.news = [];
  const last = acts.at(-1);
  const end = acts.find(({ act }) => "end" in act)?.act;
  return {
    match,
    seq: last?.seq ?? 0,
    snapshotSeq: usable ? snapshot.seq : 0,
    last: last?.act,
    ended: end && "end" in end ? end.end : undefined,
    misfit,
  };
}

/** A snapshot serves as long as nothing before it has been taken back since. */
function fits(acts: readonly StoredAct[], seq: number): boolean {
  const before = answersIn(acts.slice(0, seq)).standing.length;
  return acts.slice(seq).every(({ act }) => !("back" in act) || act.back >= before);
}

/** Do what another process has written down. Returns what it told; undefined if it does not fit. */
export function applyAct(match: Match, act: Act): readonly StoredEvent[] | undefined {
  if ("a" in act) return giveAgain(match, act.a) ? match.play.news : undefined;
  if ("back" in act) {
    takeBackTo(match, act.back);
    if (act.seat !== undefined) match.last[act.seat] = undefined;
  }
  return [];
}

/**
 * No identity survives a shuffle. Where things have been mixed, any other order of them would have
 * been as likely; so one other order is taken, the rest of the run is repeated, and whoever could
 * not tell them apart must receive the same. An id that rules have carried through the shuffle, or
 * an order they have read after it, shows up as a difference.
 */
import { canonical } from "../canonical.js";
import { createMatch } from "../match.js";
import type { Play } from "../play.js";
import { feed, positionOf, resumeAtStep } from "../position.js";
import { receivedBy } from "../resample.js";
import { bitOf } from "../secrets.js";
import { type Entry, entriesSince, type OpenMatch, type Snapshot } from "../snapshot.js";
import { factsIn, type Trace } from "../told.js";
import type { Viewer } from "../words.js";
import { receivedDifference } from "./difference.js";
import { count, type Law, type Trial } from "./law.js";
import { nameOf } from "./look.js";
import { beginAgain, beginningOf, giveMove, someOf, viewersOf } from "./play-out.js";

/** Viewers, and other orders for each, tried after one answer. */
const VIEWERS = 3;
const ORDERS = 2;

export const shuffles: Law = {
  name: "shuffles",
  says: "no identity survives a shuffle",
  check(trial) {
    let mixed = 0;
    const watch: Trace = { ...emptyTrace(), mingled: () => mixed++ };
    const match = beginAgain(trial, { trace: watch });
    if (mixed > 0) tryOrders(trial, match, { entries: [] }, 0);
    for (let n = 0; n < trial.played.moves.length && match.pending; n++) {
      const { snapshot } = positionOf(match);
      mixed = 0;
      match.play.trace = watch;
      giveMove(trial, match, n);
      if (mixed === 0 || !match.pending) continue;
      if (trial.draw(trial.played.moves.length) >= trial.effort.looks) continue;
      const entries = entriesSince(match.log, snapshot.answers);
      tryOrders(trial, match, { snapshot, entries }, n + 1);
    }
  },
  missing(_, { counts }, least) {
    const tried = counts["orders tried"] ?? 0;
    const counted = counts["orders that counted"] ?? 0;
    if (tried === 0 || counted >= least.shuffles) return undefined;
    return `only ${counted} of ${tried} other orders counted; ${least.shuffles} are wanted`;
  },
};

/** Where a run begins, without a snapshot with setup; and the answers given since. */
type Origin = { readonly snapshot?: Snapshot; readonly entries: readonly Entry[] };

/** Things that were mixed, by handle, and who was shown what until the next were. */
type Mixing = {
  readonly pile: readonly number[];
  readonly things: readonly number[];
  /** Who could see each of them right after. */
  readonly seen: readonly number[];
  readonly shown: Map<number, number>;
};

function emptyTrace(): Trace {
  return { shown: new Map(), disclosures: [], faces: new Map() };
}

function runWith(
  trial: Trial,
  match: OpenMatch,
  origin: Origin,
  trace: Trace,
): OpenMatch | undefined {
  const { game, header } = match;
  const { snapshot, entries } = origin;
  const world = snapshot
    ? resumeAtStep(game, header, { snapshot, entries: [] }, { trace })
    : createMatch(game, { ...beginningOf(trial.setting), trace });
  return feed(world, entries) ? undefined : world;
}

function tryOrders(trial: Trial, match: OpenMatch, origin: Origin, after: number): void {
  const mixings: Mixing[] = [];
  const trace: Trace = { ...emptyTrace(), mingled: (play, pile) => record(play, pile) };
  const record = (play: Play, pile: readonly number[]): void => {
    for (const [thing, bits] of trace.shown) mixings.at(-1)?.shown.set(thing, bits);
    trace.shown.clear();
    const { at, seen } = play.secrets;
    const things = pile.map((handle) => at[handle]);
    const eyes = things.map((thing) => seen[thing]);
    mixings.push({ pile: pile.slice(), things, seen: eyes, shown: new Map() });
  };
  const played = runWith(trial, match, origin, trace);
  if (!played) return;
  for (const [thing, bits] of trace.shown) mixings.at(-1)?.shown.set(thing, bits);
  const disclosures = factsIn(trace.disclosures);
  for (const viewer of someOf(viewersOf(trial.setting.seats), VIEWERS, trial.draw)) {
    const seen = receivedBy(played, viewer);
    for (let i = 0; i < ORDERS; i++) {
      const which = trial.draw(mixings.length);
      const other = otherOrder(trial, match, mixings, which, viewer);
      if (!other) continue;
      count(trial.evidence, "orders tried");
      const world = runMixed(trial, match, origin, which, other, disclosures);
      if (!world) continue;
      count(trial.evidence, "orders that counted");
      const difference = receivedDifference(seen, receivedBy(world, viewer));
      if (!difference) continue;
      throw trial.broken(`${nameOf(viewer)} can tell one order of a shuffle from another`, {
        after,
        difference,
      });
    }
  }
}

/** handle -> thing, for those the viewer cannot tell apart and is not shown later. */
function otherOrder(
  { draw }: Trial,
  { play }: OpenMatch,
  mixings: readonly Mixing[],
  which: number,
  viewer: Viewer,
): Map<number, number> | undefined {
  const { pile, things, seen } = mixings[which];
  const bit = bitOf(viewer);
  const later = mixings.slice(which).map((mixing) => mixing.shown);
  const free = pile
    .map((_, i) => i)
    .filter((i) => (seen[i] & bit) === 0)
    .filter((i) => later.every((shown) => ((shown.get(things[i]) ?? 0) & bit) === 0));
  const faces = new Set(free.map((i) => canonical(play.secrets.face[things[i]])));
  if (faces.size < 2) return undefined;
  const order = shuffled(free, draw);
  return new Map(free.map((i, k) => [pile[i], things[order[k]]]));
}

function shuffled(items: readonly number[], draw: (n: number) => number): number[] {
  const left = items.slice();
  const order: number[] = [];
  while (left.length > 0) order.push(...left.splice(draw(left.length), 1));
  return order;
}

/** The same run with another outcome of one mixing; undefined if it is no evidence. */
function runMixed(
  trial: Trial,
  match: OpenMatch,
  origin: Origin,
  which: number,
  other: ReadonlyMap<number, number>,
  disclosures: string,
): OpenMatch | undefined {
  let n = 0;
  const trace: Trace = {
    ...emptyTrace(),
    mingled(play) {
      if (n++ !== which) return;
      for (const [handle, thing] of other) play.secrets.at[handle] = thing;
    },
  };
  try {
    const world = runWith(trial, match, origin, trace);
    return factsIn(trace.disclosures) === disclosures ? world : undefined;
  } catch {
    // What came of an impossible world is no evidence of anything.
    return undefined;
  }
}

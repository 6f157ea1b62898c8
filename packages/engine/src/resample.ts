/**
 * Other hidden worlds. What a viewer has not been shown is exchanged within its pool at the start
 * of the open step, and the step is run again with the same answers and the same chance: rules may
 * have read a secret into a local variable, so the present state alone is not enough. The leak
 * test and the search bots both stand on this.
 */
import { bytesToHex } from "@noble/hashes/utils.js";
import { canonical, sha256Hex } from "./canonical.js";
import { Chance, keyOfSeed } from "./chance.js";
import { createMatch, isGroup } from "./match.js";
import { feed, positionOf, resumeAtStep } from "./position.js";
import { bitOf, cloneSecrets, noSecrets, type Secrets } from "./secrets.js";
import {
  type Entry,
  entriesSince,
  type OpenMatch,
  type Position,
  type Snapshot,
} from "./snapshot.js";
import { factsIn, type Trace } from "./told.js";
import { eventsFor, view } from "./view.js";
import type { Plain, Viewer } from "./words.js";

/** Where exchanges are drawn from: never the match's own chance. */
export type Draw = (n: number) => number;

/** Draws from a seed of its own. */
export function drawFrom(seed: string): Draw {
  const chance = new Chance(keyOfSeed(sha256Hex(seed)));
  return (n) => chance.below("draw", n);
}

/** What one viewer receives: everything that must not depend on what the viewer may not know. */
export function receivedBy(match: OpenMatch, viewer: Viewer): string {
  return canonical([view(match, viewer), eventsFor(match.play.news, viewer)]);
}

/** The open step as it was played, and what in it this viewer does not know. */
export type Worlds = {
  readonly match: OpenMatch;
  readonly viewer: Viewer;
  readonly position: Position;
  /** The answers given in the step, without those others have sealed and nobody has opened. */
  readonly open: readonly Entry[];
  /** Groups of things that could lie the other way round. */
  readonly movable: readonly (readonly number[])[];
  /** Face of every thing, at the end of the step so far. */
  readonly faces: readonly Plain[];
  readonly received: string;
  /** All that was disclosed, and what of it this viewer was told. */
  readonly disclosures: string;
  readonly toldViewer: string;
};

function freshTrace(faces: ReadonlyMap<number, Plain> = new Map()): Trace {
  return { shown: new Map(), disclosures: [], faces };
}

/** Before anything has been set up. */
const NOTHING_YET: Snapshot = Object.freeze({
  state: undefined,
  steps: [],
  secrets: noSecrets(),
  chance: { names: [], used: [], asked: [] },
  answers: 0,
  asked: 0,
  begun: 0,
});

/** The furthest back a re-run can begin: setup itself, with every answer since. */
export function beforeSetup(match: OpenMatch): Position {
  return { snapshot: NOTHING_YET, entries: entriesSince(match.log, 0) };
}

/**
 * Look at the open step through one viewer's eyes, to find out what could be otherwise. The re-run
 * may also begin further back, at any position from which the match has come to where it stands.
 */
export function worldsOf(match: OpenMatch, viewer: Viewer, position = positionOf(match)): Worlds {
  const trace = freshTrace();
  const played = runFrom(match, position.snapshot, trace, true);
  feed(played, position.entries);
  alignIds(played, match, position);
  const { secrets } = played.play;
  return {
    match,
    viewer,
    position,
    open: withoutSealed(match, position.entries, viewer),
    movable: movableThings(position.snapshot.secrets, secrets, trace, bitOf(viewer)),
    faces: secrets.face,
    received: receivedBy(played, viewer),
    disclosures: factsIn(trace.disclosures),
    toldViewer: factsIn(trace.disclosures, bitOf(viewer)),
  };
}

/** Answers without those that others have sealed and nobody has opened. */
export function withoutSealed(
  { pending, sealed }: OpenMatch,
  entries: readonly Entry[],
  viewer: Viewer,
) {
  if (!pending || !isGroup(pending)) return entries;
  const settled = entries.length - sealed.filter((given) => given !== undefined).length;
  return entries.filter((entry, i) => i < settled || entry.seat === viewer);
}

function runFrom(match: OpenMatch, snapshot: Snapshot, trace: Trace, history: boolean): OpenMatch {
  const { game, header } = match;
  const { script } = match.play.chance;
  if (snapshot.state === undefined) {
    return createMatch(game, { ...header, trace, history, ...(script && { script }) });
  }
  return resumeAtStep(game, header, { snapshot, entries: [] }, { trace, script, history });
}

/** What is part of a view but not of a position. */
function alignIds(world: OpenMatch, match: OpenMatch, { entries }: Position): void {
  world.takenBack = match.takenBack;
  world.last = match.last;
  world.log = match.log;
  // What bars an answer that was given again is found out by giving it again.
  if (entries.length === 0) world.barrier = { ...match.barrier };
  world.commitment = match.commitment;
}

/** Things the viewer did not know at the step's start, does not know now, and was not shown. */
function movableThings(start: Secrets, now: Secrets, trace: Trace, bit: number): number[][] {
  const groups = new Map<string, number[]>();
  for (let thing = 0; thing < now.face.length; thing++) {
    const known = (start.known[thing] ?? 0) | now.known[thing] | (trace.shown.get(thing) ?? 0);
    if ((known & bit) !== 0) continue;
    const group = `${now.pool[thing]} ${start.lot[thing] ?? `new ${now.lot[thing]}`}`;
    const things = groups.get(group);
    if (things) things.push(thing);
    else groups.set(group, [thing]);
  }
  return [...groups.values()].filter((things) => things.length > 1);
}

/** How a re-run came out. */
export type Sample = {
  readonly world: OpenMatch | undefined;
  /** The answers fitted and every disclosure came out the same: what differs now is a leak. */
  readonly counts: boolean;
  readonly received: string;
};

/**
 * One other world, or undefined if nothing could be otherwise. The chance it goes on with is the
 * match's own: for the leak test only.
 */
export function sampleWorld(worlds: Worlds, draw: Draw, history = true): Sample | undefined {
  const faces = exchangeFaces(worlds, draw);
  return faces.size === 0 ? undefined : worldWith(worlds, faces, history);
}

/** The step run again with these faces. Without history it is for imagining: see `imagine`. */
function worldWith(worlds: Worlds, faces: ReadonlyMap<number, Plain>, history: boolean): Sample {
  const { match, position, open, viewer } = worlds;
  const secrets = cloneSecrets(position.snapshot.secrets);
  secrets.face = secrets.face.map((face, thing) => faces.get(thing) ?? face);
  const snapshot = { ...position.snapshot, secrets };
  const trace = freshTrace(faces);
  try {
    const world = runFrom(match, snapshot, trace, history);
    const misfit = feed(world, history ? position.entries : open);
    if (history) alignIds(world, match, position);
    // A fact that somebody else was told must not change what this viewer receives.
    const same = history
      ? factsIn(trace.disclosures, bitOf(viewer)) === worlds.toldViewer
      : factsIn(trace.disclosures) === worlds.disclosures;
    const counts = !misfit && same;
    return { world, counts, received: counts && history ? receivedBy(world, viewer) : "" };
  } catch {
    // What came of an impossible world is no evidence of anything.
    return { world: undefined, counts: false, received: "" };
  }
}

/** thing -> the face it has in the other world; only what changes. */
function exchangeFaces({ movable, faces }: Worlds, draw: Draw): Map<number, Plain> {
  const changed = new Map<number, Plain>();
  for (const things of movable) {
    const order = things.slice();
    for (let i = order.length - 1; i > 0; i--) {
      const j = draw(i + 1);
      const thing = order[i];
      order[i] = order[j];
      order[j] = thing;
    }
    for (let i = 0; i < things.length; i++) {
      const face = faces[order[i]];
      if (face !== faces[things[i]]) changed.set(things[i], face);
    }
  }
  return changed;
}

/**
 * Another full hidden world, consistent with all that this viewer has seen: same view, same
 * question, same disclosures. What is still to come is drawn anew, and nothing of the true world's
 * seed is in it. Undefined if no try fitted.
 */
export function resample(
  match: OpenMatch,
  viewer: Viewer,
  chance: Draw | string,
  tries?: number,
): OpenMatch | undefined {
  return imagine(worldsOf(match, viewer), chance, tries);
}

/**
 * `resample` for many worlds of one decision: what the viewer knows is worked out only once. That
 * the viewer receives the same in a world whose answers and disclosures fit is not looked at again
 * here: it is what the leak test proves. Whoever has sealed an answer is asked again in that world.
 */
export function imagine(worlds: Worlds, chance: Draw | string, tries = 32): OpenMatch | undefined {
  const draw = typeof chance === "string" ? drawFrom(chance) : chance;
  for (let i = 0; i < tries; i++) {
    const sample = worldWith(worlds, exchangeFaces(worlds, draw), false);
    if (sample.world && sample.counts) return estranged(sample.world, draw);
  }
  return undefined;
}

/** Cut a world off from the match it was made from: its own seed, its own future, no past. */
function estranged(world: OpenMatch, draw: Draw): OpenMatch {
  const key = new Uint8Array(32);
  for (let i = 0; i < key.length; i++) key[i] = draw(256);
  const { play } = world;
  play.trace = undefined;
  play.chance = new Chance(key);
  const header = { ...world.header, seed: bytesToHex(key) };
  return { ...world, header, commitment: undefined, log: undefined, last: [], checkpoints: [] };
}

/** One look through one viewer's eyes: other worlds, and whether the viewer would notice. */
import { canonical } from "../canonical.js";
import { indexOfSeat, questionsOf } from "../match.js";
import { keyOf } from "../options.js";
import { type Draw, drawFrom, sampleWorld, type Worlds, worldsOf } from "../resample.js";
import { bitOf } from "../secrets.js";
import type { OpenMatch } from "../snapshot.js";
import { type Submission, submit } from "../submit.js";
import type { Plain, Viewer } from "../words.js";
import { bogusFor } from "./bogus.js";
import { firstDifference, receivedDifference } from "./difference.js";
import { count, type Evidence, type Trial } from "./law.js";

/** What comes up so often must have been tested. */
const OFTEN = 30;

/**
 * Draw other worlds; throws if one of them differs for a viewer who may not know. `what` was done
 * since the worlds begin: what never leaves a world that counts must be noticed.
 */
export function lookForLeaks(trial: Trial, worlds: Worlds, after: number, what: string): void {
  const { evidence, effort, draw } = trial;
  count(evidence, "looks");
  const pools = hiddenPools(worlds);
  for (const pool of pools) count(evidence, `hidden in ${pool}`);
  if (worlds.movable.length === 0) return;
  const real = worlds.match;
  const refusals = refusalsOf(real, worlds.viewer);
  for (let i = 0; i < effort.samples; i++) {
    // All at once shows most; but the fewer are exchanged, the likelier all disclosures stay.
    const sample = i === 0 ? sampleWorld(worlds, draw) : swapTwo(worlds, draw);
    if (!sample) continue;
    count(evidence, "samples");
    count(evidence, `samples after ${what}`);
    if (!sample.counts || !sample.world) continue;
    count(evidence, "samples that counted");
    count(evidence, `counted after ${what}`);
    for (const pool of movedPools(worlds, sample.world)) count(evidence, `moved in ${pool}`);
    const difference =
      receivedDifference(worlds.received, sample.received) ??
      // The steps still to run are part of the state, though no view shows them yet.
      firstDifference({ steps: real.play.steps }, { steps: sample.world.play.steps }) ??
      firstDifference(refusals, refusalsOf(sample.world, worlds.viewer));
    if (!difference) continue;
    const problem = `${nameOf(worlds.viewer)} receives what depends on something it may not know`;
    throw trial.broken(problem, { after, difference: difference + hintFor(difference) });
  }
}

/**
 * Does anybody at this table receive what they may not know? For positions that tests arrange, where
 * play by chance would hardly come; says where two worlds differ.
 */
export function leakAt(match: OpenMatch, samples = 8): string | undefined {
  const draw = drawFrom("a look at one position");
  const viewers: readonly Viewer[] = [...Array(match.play.seats).keys(), "spectator"];
  for (const viewer of viewers) {
    const worlds = worldsOf(match, viewer);
    if (worlds.movable.length === 0) continue;
    for (let i = 0; i < samples; i++) {
      const sample = i === 0 ? sampleWorld(worlds, draw) : swapTwo(worlds, draw);
      if (!sample?.counts || !sample.world) continue;
      const difference = receivedDifference(worlds.received, sample.received);
      if (difference) return `${nameOf(viewer)}: ${difference}`;
    }
  }
  return undefined;
}

/** Where the way out is not plain to see. */
function hintFor(difference: string): string {
  if (difference.startsWith("view.undo")) {
    return " (an event that is disclosed, not told, can never be taken back)";
  }
  return difference.startsWith("steps") ? " (schedule the step always, and let it look then)" : "";
}

export function nameOf(viewer: Viewer): string {
  return viewer === "spectator" ? "a spectator" : `seat ${viewer}`;
}

/** Two things with different faces exchanged, and nothing else. */
function swapTwo(worlds: Worlds, draw: Draw) {
  const { movable, faces } = worlds;
  const things = movable[draw(movable.length)];
  const one = things[draw(things.length)];
  const others = things.filter((thing) => canonical(faces[thing]) !== canonical(faces[one]));
  if (others.length === 0) return undefined;
  const pair = [one, others[draw(others.length)]];
  return sampleWorld({ ...worlds, movable: [pair] }, () => 0);
}

/**
 * What this viewer would be told for answers that are not legal: it must not depend on secrets
 * either. Whether a set of picks is legal is part of it.
 */
function refusalsOf(match: OpenMatch, viewer: Viewer): Record<string, unknown> {
  const told: Record<string, unknown> = {};
  if (viewer === "spectator") return told;
  for (const { submission } of bogusFor(match, viewer)) {
    told[`refusal of ${canonical(submission)}`] = submit(match, submission as Submission);
  }
  const question = questionsOf(match.pending)[indexOfSeat(match, viewer)];
  if (question?.form !== "pick" || !question.check) return told;
  const { options, min, max, check } = question;
  for (let i = 0; i + min <= options.length; i++) {
    const picked = options.slice(i, i + Math.max(1, min));
    told[`check of ${picked.map(keyOf)}`] = check(picked) ?? "none";
  }
  const most = options.slice(0, max);
  told[`check of ${most.map(keyOf)}`] = check(most) ?? "none";
  return told;
}

/** Pools with at least two different faces that the viewer does not know. */
function hiddenPools({ match, viewer }: Worlds): string[] {
  const { pool, pools, known, face } = match.play.secrets;
  const bit = bitOf(viewer);
  const faces = new Map<number, Set<string>>();
  for (let thing = 0; thing < face.length; thing++) {
    if ((known[thing] & bit) !== 0) continue;
    const unknown = faces.get(pool[thing]);
    if (unknown) unknown.add(canonical(face[thing]));
    else faces.set(pool[thing], new Set([canonical(face[thing])]));
  }
  return [...faces].filter(([, unknown]) => unknown.size > 1).map(([index]) => pools[index]);
}

function movedPools({ faces }: Worlds, world: OpenMatch): Set<string> {
  const { face, pool, pools } = world.play.secrets;
  const moved = new Set<string>();
  const differs = (a: Plain, b: Plain) => a !== b && canonical(a) !== canonical(b);
  for (let thing = 0; thing < face.length; thing++) {
    if (differs(face[thing], faces[thing])) moved.add(pools[pool[thing]]);
  }
  return moved;
}

/** What there is often enough to see, and was never seen in a world that counted. */
function untested({ counts }: Evidence, there: string, seen: string, least: number): string[] {
  return Object.keys(counts)
    .filter((name) => name.startsWith(there) && counts[name] >= OFTEN)
    .map((name) => name.slice(there.length))
    .filter((what) => (counts[seen + what] ?? 0) < least);
}

/** Pools of which no world that counted moved anything. */
export function untestedPools(evidence: Evidence, least: number): string[] {
  return untested(evidence, "hidden in ", "moved in ", least);
}

/** What was often done, and no world counted after it. */
export function untestedDeeds(evidence: Evidence, least: number): string[] {
  return untested(evidence, "samples after ", "counted after ", least);
}

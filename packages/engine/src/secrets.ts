/**
 * Secrets: cards with a back, tokens face down, marks nobody may see. State holds *handles* only,
 * small numbers that name a thing without naming its face; the faces lie here. A thing can lie
 * under another handle after it has been mixed with others, so no handle can be followed through
 * a shuffle. This module knows who has seen what; it emits no events and asks for no chance.
 */
import { fault } from "./errors.js";
import type { Plain, Seat, Viewer } from "./words.js";

/** A handle to a hidden value of type T. In state, options and events: a plain number. */
export type Secret<T extends Plain = Plain> = number & { readonly __face?: T };

/** Whom something is shown to. */
export type Audience = "all" | Seat | readonly Seat[];

/** One column per fact; `at` goes by handle, the others by the thing that lies there. */
export type Secrets = {
  /** handle -> thing */
  at: number[];
  /** Faces and pools stay as they are once they are there: copies share these columns. */
  face: readonly Plain[];
  /** index into `pools` */
  pool: readonly number[];
  /** who knows the face of the thing at its handle, one bit a seat */
  seen: number[];
  /** who knows the face and in which pile it is, though perhaps not under which handle */
  known: number[];
  /** things that may have changed places unseen belong to one lot */
  lot: number[];
  pools: readonly string[];
  lots: number;
};

const SPECTATOR = 1 << 30;

/** The bit of one viewer. */
export function bitOf(viewer: Viewer): number {
  return viewer === "spectator" ? SPECTATOR : 1 << viewer;
}

/** The bits of everybody at a table with so many seats, and of the spectators. */
export function everybody(seats: number): number {
  return ((1 << seats) - 1) | SPECTATOR;
}

export function audienceBits(to: Audience, seats: number): number {
  if (to === "all") return everybody(seats);
  if (typeof to === "number") return 1 << to;
  let bits = 0;
  for (const seat of to) bits |= 1 << seat;
  return bits;
}

export function noSecrets(): Secrets {
  return { at: [], face: [], pool: [], seen: [], known: [], lot: [], pools: [], lots: 0 };
}

export function cloneSecrets(s: Secrets): Secrets {
  return {
    at: s.at.slice(),
    face: s.face,
    pool: s.pool,
    seen: s.seen.slice(),
    known: s.known.slice(),
    lot: s.lot.slice(),
    pools: s.pools,
    lots: s.lots,
  };
}

/** Bring new things of one back into the game, face down; all of them in one new lot. */
export function addSecrets(s: Secrets, pool: string, faces: readonly Plain[], bits: number) {
  if (!s.pools.includes(pool)) s.pools = [...s.pools, pool];
  const index = s.pools.indexOf(pool);
  const lot = s.lots++;
  const handles: number[] = [];
  const columns = { face: s.face.slice(), pool: s.pool.slice() };
  for (const face of faces) {
    const thing = columns.face.length;
    s.at.push(thing);
    columns.face.push(face);
    columns.pool.push(index);
    s.seen.push(bits);
    s.known.push(bits);
    s.lot.push(lot);
    handles.push(thing);
  }
  s.face = columns.face;
  s.pool = columns.pool;
  return handles;
}

/** Turn things towards some viewers. True if anybody learned something. */
export function reveal(s: Secrets, handle: number, bits: number): boolean {
  const thing = s.at[handle];
  if (thing === undefined) fault(`there is no hidden thing ${handle}`);
  const fresh = (s.seen[thing] & bits) !== bits;
  s.seen[thing] |= bits;
  s.known[thing] |= bits;
  return fresh;
}

/** Exchange what lies under two handles. */
export function exchange(s: Secrets, a: number, b: number): void {
  const thing = s.at[a];
  s.at[a] = s.at[b];
  s.at[b] = thing;
}

/** After these have been shuffled: nobody knows any of them, nor what was where. */
export function forgetAll(s: Secrets, pile: readonly number[], all: number): void {
  mingle(s, pile, 0, all);
  for (const handle of pile) s.known[s.at[handle]] = 0;
}

/** After a thing has been put among a hidden pile: only `bits` still see which is which. */
export function forgetWhich(s: Secrets, pile: readonly number[], bits: number, all: number) {
  mingle(s, pile, bits, all);
}

/**
 * A thing was taken out of a hidden pile: whoever did not see it can no longer say of the others
 * that they are still there.
 */
export function forgetWhere(s: Secrets, pile: readonly number[], taken: number): void {
  const watched = s.seen[s.at[taken]];
  const thing = s.at[taken];
  s.known[thing] &= watched;
  for (const handle of pile) {
    const other = s.at[handle];
    s.known[other] &= s.seen[other] | watched;
  }
}

/** Put these into one lot: they may have changed places with one another, but before `bits`. */
function mingle(s: Secrets, pile: readonly number[], bits: number, all: number): void {
  let lot = -1;
  for (const handle of pile) {
    const thing = s.at[handle];
    if ((s.known[thing] & all) === all) continue;
    if (lot < 0) lot = s.lot[thing];
    else if (s.lot[thing] !== lot) joinLots(s, s.lot[thing], lot);
  }
  if (lot < 0) lot = s.lots++;
  for (const handle of pile) {
    const thing = s.at[handle];
    s.lot[thing] = lot;
    s.seen[thing] &= bits;
  }
}

function joinLots(s: Secrets, from: number, to: number): void {
  for (let thing = 0; thing < s.lot.length; thing++) if (s.lot[thing] === from) s.lot[thing] = to;
}

/** The face under this handle, if the viewer with this bit sees it. */
export function faceFor(s: Secrets, handle: number, bit: number): Plain {
  const thing = s.at[handle];
  return (s.seen[thing] & bit) === 0 ? undefined : s.face[thing];
}

/** The faces one viewer sees, by handle. */
export function facesFor(s: Secrets, viewer: Viewer): Record<number, Plain> {
  const bit = bitOf(viewer);
  const faces: Record<number, Plain> = {};
  for (let handle = 0; handle < s.at.length; handle++) {
    const face = faceFor(s, handle, bit);
    if (face !== undefined) faces[handle] = face;
  }
  return faces;
}

/**
 * Arranging what is hidden. Things are never made or lost: a face comes to a place by changing
 * with another thing of the same back, and who sees what stays with the place.
 */
import type { Plain, Play, Seat } from "@sprawl/engine";
import type { Arranging } from "./arrange.js";
import { isHandle, type Names } from "./faces.js";
import { listAt, Misfit, type Path, pathText, valueAt } from "./path.js";
import { didYouMean } from "./place.js";
import type { BasicLine, Whom } from "./scenario.js";

type CardLine = Extract<BasicLine, { readonly card: unknown }>;
type MoveLine = Extract<BasicLine, { readonly move: unknown }>;
type PileLine = Extract<BasicLine, { readonly pile: unknown }>;

/** The hidden things at a path: one, or all of a pile. */
export function thingsAt(play: Play, path: Path): number[] {
  const value = valueAt(play.state, path);
  const things = Array.isArray(value) ? (value as Plain[]) : [value];
  return things.map((thing) => {
    if (isHandle(play, thing)) return thing;
    throw new Misfit(`"${pathText(path)}" is ${JSON.stringify(value)}, no hidden thing`);
  });
}

/** The hidden thing at a path; of a pile, the top one. */
export function thingAt(play: Play, path: Path): number {
  const things = thingsAt(play, path);
  const top = things.at(-1);
  if (top === undefined) throw new Misfit(`"${pathText(path)}" is empty`);
  return top;
}

export function setCard(at: Arranging, { card, face, seen }: CardLine): void {
  const handle = thingAt(at.play, card);
  giveFace(at, handle, face);
  if (seen !== undefined) show(at.play, handle, seen);
}

export function setPile(at: Arranging, { pile, faces, from, seen }: PileLine): void {
  const { play } = at;
  const handles = listAt(play.state, pile) as number[];
  thingsAt(play, pile);
  if (handles.length !== faces.length) resize(play, pile, faces.length, from, seen);
  for (let i = 0; i < faces.length; i++) giveFace(at, handles[i], faces[i]);
  if (seen !== undefined) for (const handle of handles) show(play, handle, seen);
}

/** Things from the top of one pile come on top of another, in the same order. */
export function movePile(play: Play, { move, to, count, seen }: MoveLine): void {
  const from = listAt(play.state, move) as number[];
  const pile = listAt(play.state, to) as number[];
  const n = count ?? from.length;
  if (n > from.length) throw new Misfit(`"${pathText(move)}" holds only ${from.length}`);
  for (const card of thingsAt(play, move).slice(from.length - n)) {
    if (pile.length > 0) seeLike(play, card, pile[0]);
    if (seen !== undefined) show(play, card, seen);
    pile.push(card);
  }
  from.length -= n;
}

/** Bring a pile to this size. What comes and goes is seen by those who see the others there. */
function resize(play: Play, path: Path, size: number, from: Path | undefined, seen?: Whom): void {
  const pile = listAt(play.state, path) as number[];
  const has = `"${pathText(path)}" holds ${pile.length}, not ${size}`;
  if (from === undefined)
    throw new Misfit(`${has}: say "from", a pile to take from or put back to`);
  const stock = listAt(play.state, from) as number[];
  thingsAt(play, from);
  if (pile.length === 0 && seen === undefined) {
    throw new Misfit(`nothing lies at "${pathText(path)}": say who sees what comes there ("seen")`);
  }
  // The bottom of the stock is used, so that what is arranged on its top stays there.
  while (pile.length > size) {
    const card = pile.pop() as number;
    if (stock.length > 0) seeLike(play, card, stock[0]);
    else show(play, card, "none");
    stock.unshift(card);
  }
  while (pile.length < size) {
    const card = stock.shift();
    if (card === undefined) throw new Misfit(`"${pathText(from)}" is used up`);
    if (pile.length > 0) seeLike(play, card, pile[0]);
    pile.push(card);
  }
}

function seeLike({ secrets }: Play, card: number, other: number): void {
  secrets.seen[secrets.at[card]] = secrets.seen[secrets.at[other]];
  secrets.known[secrets.at[card]] = secrets.known[secrets.at[other]];
}

/** From now on exactly these have seen it. */
export function show(play: Play, card: number, to: Whom): void {
  const thing = play.secrets.at[card];
  play.secrets.seen[thing] = 0;
  play.secrets.known[thing] = 0;
  if (to === "none") return;
  if (to === "all" || typeof to === "number") return play.show(card, to);
  if (to.includes("spectator")) throw new Misfit('spectators see only what "all" see');
  play.show(card, to as readonly Seat[]);
}

/** Make the thing at this handle have this face, by exchange with one that has it now. */
function giveFace({ play, names, placed }: Arranging, handle: number, wanted: Plain): void {
  const { face, pool, seen, at } = play.secrets;
  const thing = at[handle];
  if (placed.has(thing)) throw new Misfit(`an earlier line has said what face ${handle} has`);
  placed.add(thing);
  if (names.isFace(face[thing], wanted)) return;
  const alike: number[] = [];
  for (let other = 0; other < face.length; other++) {
    if (pool[other] === pool[thing] && names.isFace(face[other], wanted)) alike.push(other);
  }
  const free = alike.filter((other) => !placed.has(other));
  // One that nobody sees, if there is one: open places then stay as they are.
  const other = free.find((each) => seen[each] === 0) ?? free[0];
  if (other === undefined) throw new Misfit(noSuchFace(play, names, pool[thing], wanted, alike));
  play.secrets.face = exchanged(face, thing, other);
}

function exchanged(faces: readonly Plain[], one: number, other: number): Plain[] {
  const changed = faces.slice();
  changed[one] = faces[other];
  changed[other] = faces[one];
  return changed;
}

/**
 * Faces that scripted draws will bring up must lie where nobody sees them. One that lies in the
 * open, and that no line has placed there, changes with a hidden one.
 */
export function keepHidden({ play, names, placed }: Arranging, wanted: readonly string[]): void {
  const { pool, seen } = play.secrets;
  const kept = new Set(placed);
  for (const name of wanted) {
    const { face } = play.secrets;
    const free = face.map((_, thing) => thing).filter((thing) => !kept.has(thing));
    const alike = free.filter((thing) => names.isFace(face[thing], name));
    const hidden = alike.find((thing) => seen[thing] === 0);
    if (hidden !== undefined) {
      kept.add(hidden);
      continue;
    }
    const [open] = alike;
    const other = free.find((thing) => seen[thing] === 0 && pool[thing] === pool[open]);
    if (open === undefined || other === undefined) continue;
    play.secrets.face = exchanged(face, open, other);
    kept.add(other);
  }
}

function noSuchFace(
  { secrets }: Play,
  names: Names,
  pool: number,
  wanted: Plain,
  alike: readonly number[],
): string {
  const name = typeof wanted === "string" ? wanted : JSON.stringify(wanted);
  const where = `the pool "${secrets.pools[pool]}"`;
  if (alike.length > 0) return `every "${name}" of ${where} has been placed by an earlier line`;
  const known = secrets.face.filter((_, thing) => secrets.pool[thing] === pool).map(names.say);
  return `there is no "${name}" in ${where}${didYouMean(name, [...new Set(known)].sort())}`;
}

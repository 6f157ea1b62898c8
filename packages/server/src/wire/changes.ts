/** What changed between two views, by path; and a view with the changes made. */
import { below, keyOfThing, ROOT, sumOf } from "./hash.js";

/**
 * One change. `[path, value]` sets, `[path]` removes, `[path, at, count, items]` replaces `count`
 * items of a list. A path is "/" and a key for each step down; the empty path means the whole.
 */
export type Change =
  | readonly [path: string, value: unknown]
  | readonly [path: string]
  | readonly [path: string, at: number, count: number, items: readonly unknown[]];

export type Difference = {
  readonly changes: Change[];
  /** By how much the sum that makes the hash grows. */
  hash: number;
};

type Named = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/** A place in a view: its path as it is written, and the hash of that path. */
type Place = { readonly path: string; readonly hash: number };

/** How to get from one view to the other. No key may contain "/". */
export function difference(before: unknown, after: unknown): Difference {
  const found: Difference = { changes: [], hash: 0 };
  compare(before, after, { path: "", hash: ROOT }, found);
  return found;
}

function inside({ path, hash }: Place, key: string | number): Place {
  return { path: `${path}/${key}`, hash: below(hash, key) };
}

function isNamed(value: unknown): value is Named {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: Named | List): boolean {
  if (Array.isArray(value)) return value.length === 0;
  for (const key in value) if ((value as Named)[key] !== undefined) return false;
  return true;
}

function compare(before: unknown, after: unknown, place: Place, found: Difference): void {
  if (before === after) return;
  const lists = Array.isArray(before) && Array.isArray(after);
  if (lists || (isNamed(before) && isNamed(after))) {
    const wasEmpty = isEmpty(before as Named);
    if (wasEmpty && isEmpty(after as Named)) return;
    if (!wasEmpty && !isEmpty(after as Named)) {
      if (lists) return compareLists(before, after, place, found);
      return compareNamed(before as Named, after as Named, place, found);
    }
  }
  set(before, after, place, found);
}

function set(before: unknown, after: unknown, { path, hash }: Place, found: Difference): void {
  found.changes.push(after === undefined ? [path] : [path, after]);
  found.hash = (found.hash + sumOf(after, hash) - sumOf(before, hash)) | 0;
}

function compareNamed(before: Named, after: Named, place: Place, found: Difference): void {
  const was = keyOfThing(before);
  const is = keyOfThing(after);
  if (was !== undefined || is !== undefined) {
    if (was !== is) set(before, after, place, found);
    return;
  }
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue;
    set(before[key], undefined, inside(place, key), found);
  }
  for (const key in after) {
    const old = before[key];
    const value = after[key];
    if (value === undefined || value === old) continue;
    if (old === undefined) set(undefined, value, inside(place, key), found);
    // Most of a view is as it was: to see that is quicker than to keep track of where one is.
    else if (!same(old, value)) compare(old, value, inside(place, key), found);
  }
}

/** What lies between equal ends has changed: item by item where the items are small and as many. */
function compareLists(before: List, after: List, place: Place, found: Difference): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && same(before.at(-1 - end), after.at(-1 - end))) end++;
  const alike = before.length === after.length;
  if (alike && start === after.length) return;
  if (alike && !isNamed(after[start])) {
    for (let i = start; i < after.length - end; i++) {
      compare(before[i], after[i], inside(place, i), found);
    }
    return;
  }
  const items = after.slice(start, after.length - end);
  found.changes.push([place.path, start, before.length - end - start, items]);
  // Where the list grew or shrank, every later item has another place and so another hash.
  const last = alike ? after.length - end : Math.max(before.length, after.length);
  for (let i = start; i < last; i++) {
    const at = below(place.hash, i);
    const old = i < before.length ? sumOf(before[i] ?? null, at) : 0;
    const now = i < after.length ? sumOf(after[i] ?? null, at) : 0;
    found.hash = (found.hash + now - old) | 0;
  }
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const key = keyOfThing(a);
  if (key !== undefined) return key === keyOfThing(b);
  const one = a as Named;
  const other = b as Named;
  for (const name in one) if (!same(one[name], other[name])) return false;
  for (const name in other) if (other[name] !== undefined && one[name] === undefined) return false;
  return true;
}

/** The view with these changes made. The old one stays as it is. */
export function withChanges<T>(view: T, changes: readonly Change[]): T {
  let whole: unknown = view;
  for (const change of changes) {
    const keys = change[0] === "" ? [] : change[0].slice(1).split("/");
    whole = changed(whole, keys, change);
  }
  return whole as T;
}

function changed(value: unknown, keys: readonly string[], change: Change): unknown {
  if (keys.length === 0) {
    if (change.length !== 4) return change[1];
    const [, at, count, items] = change;
    return (value as List).toSpliced(at, count, ...items);
  }
  const [key, ...rest] = keys;
  if (Array.isArray(value)) {
    return value.with(Number(key), changed(value[Number(key)], rest, change));
  }
  const { [key]: old, ...others } = value as Named;
  if (rest.length === 0 && change.length === 1) return others;
  return { ...others, [key]: changed(old, rest, change) };
}

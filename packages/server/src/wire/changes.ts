/** What changed between two views, by path; and a view with the changes made. */
import { below, keyOfThing, ROOT, sumOf } from "./hash.js";
import { type Json, jsonOf, jsonOfItems, jsonOfText } from "./json.js";

/**
 * One change. `[path, value]` sets, `[path]` removes, `[path, at, count, items]` replaces `count`
 * items of a list. A path is "/" and a key for each step down; the empty path means the whole.
 */
export type Change =
  | readonly [path: string, value: unknown]
  | readonly [path: string]
  | readonly [path: string, at: number, count: number, items: readonly unknown[]];

export type Difference<T = unknown> = {
  /** A list of changes in JSON, without the brackets around it. */
  readonly changes: string;
  /** By how much the sum that makes the hash grows. */
  readonly hash: number;
  /** What is to be kept of the newer view. */
  readonly kept: T;
};

type Named = Readonly<Record<string, unknown>>;
type List = readonly unknown[];
type Copy = (value: unknown) => unknown;

/**
 * How to get from one view to the other. No key may contain "/". Where the newer one will not stay
 * as it is, `copy` copies what is new in it, and the older one is brought up to date and kept.
 */
export function difference<T>(before: T, after: T, copy?: Copy): Difference<T> {
  const walk = new Walk(copy);
  const kept = walk.compare(before, after, "", ROOT) as T;
  return { changes: walk.changes, hash: walk.hash, kept };
}

/** Lists of changes in JSON, without their brackets, as one list. */
export function changesOf(...lists: readonly string[]): Json<readonly Change[]> {
  return jsonOfItems(lists.filter((list) => list !== "").join(","));
}

/**
 * Goes through two views side by side and writes down what has changed; each method returns what is
 * to be kept of the newer one. With every place go its path and the hash of that path.
 */
export class Walk {
  /** A list of changes in JSON, without the brackets around it. */
  changes = "";
  hash = 0;

  constructor(private readonly copy?: Copy) {}

  compare(before: unknown, after: unknown, path: string, at: number): unknown {
    if (before === after) return before;
    if (before === undefined || after === undefined) return this.set(before, after, path, at);
    if (Array.isArray(before) && Array.isArray(after)) {
      if (before.length > 0 && after.length > 0) return this.compareLists(before, after, path, at);
      if (before.length === after.length) return before;
    } else if (isNamed(before) && isNamed(after)) return this.compareNamed(before, after, path, at);
    return this.set(before, after, path, at);
  }

  set(before: unknown, after: unknown, path: string, at: number): unknown {
    this.open(path);
    this.changes += after === undefined ? "]" : `,${jsonOf(after)}]`;
    this.hash = (this.hash + sumOf(after, at) - sumOf(before, at)) | 0;
    return this.copy && typeof after === "object" ? this.copy(after) : after;
  }

  private open(path: string): void {
    this.changes += `${this.changes === "" ? "[" : ",["}${jsonOfText(path)}`;
  }

  private compareNamed(before: Named, after: Named, path: string, at: number): unknown {
    const was = keyOfThing(before);
    const is = keyOfThing(after);
    if (was !== undefined || is !== undefined) {
      return was === is && sameData(before, after) ? before : this.set(before, after, path, at);
    }
    // One that is empty is a leaf, and no list of keys.
    if (!haveCommonKey(before, after)) {
      return isEmpty(before) && isEmpty(after) ? before : this.set(before, after, path, at);
    }
    for (const key in before) {
      if (before[key] === undefined || after[key] !== undefined) continue;
      this.part(before, key, undefined, path, at);
    }
    for (const key in after) {
      const value = after[key];
      if (value !== undefined && value !== before[key]) this.part(before, key, value, path, at);
    }
    return this.copy ? before : after;
  }

  /** One part of something: compared, and brought up to date if the older one is kept. */
  private part(before: Named, key: string | number, now: unknown, path: string, at: number): void {
    const kept = this.compare(before[key], now, `${path}/${key}`, below(at, key));
    if (this.copy) (before as Record<string, unknown>)[key] = kept;
  }

  /** What lies between equal ends has changed: item by item where the items are small and as many. */
  private compareLists(before: List, after: List, path: string, at: number): unknown {
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && alikeAt(before, start, after, start)) start++;
    const alike = before.length === after.length;
    if (alike && start === shorter) return before;
    let was = before.length;
    let is = after.length;
    while (was > start && is > start && alikeAt(before, was - 1, after, is - 1)) {
      was--;
      is--;
    }
    if (alike && !isNamed(after[start])) {
      const items = before as unknown as Named;
      for (let i = start; i < is; i++) this.part(items, i, after[i], path, at);
      return this.copy ? before : after;
    }
    const items = after.slice(start, is);
    this.open(path);
    this.changes += `,${start},${was - start},${jsonOf(items)}]`;
    // Where the list grew or shrank, every later item has another place and so another hash.
    const last = alike ? is : Math.max(before.length, after.length);
    for (let i = start; i < last; i++) {
      const place = below(at, i);
      const old = i < before.length ? sumOf(before[i] ?? null, place) : 0;
      const now = i < after.length ? sumOf(after[i] ?? null, place) : 0;
      this.hash = (this.hash + now - old) | 0;
    }
    if (!this.copy) return after;
    (before as unknown[]).splice(start, was - start, ...(this.copy(items) as List));
    return before;
  }
}

function haveCommonKey(one: Named, other: Named): boolean {
  for (const key in one) if (one[key] !== undefined && other[key] !== undefined) return true;
  return false;
}

function isNamed(value: unknown): value is Named {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: Named): boolean {
  for (const key in value) if (value[key] !== undefined) return false;
  return true;
}

/** Is it the same data? */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && sameLists(a, b);
  }
  const key = keyOfThing(a);
  // The same option may be allowed by another rule, or mean other things on the table, than before.
  if (key !== undefined && key !== keyOfThing(b)) return false;
  const one = a as Named;
  const other = b as Named;
  for (const name in one) if (!sameData(one[name], other[name])) return false;
  for (const name in other) if (other[name] !== undefined && one[name] === undefined) return false;
  return true;
}

/** Most lists are of numbers: those are compared on the spot. */
function alikeAt(a: List, i: number, b: List, j: number): boolean {
  return a[i] === b[j] || sameData(a[i], b[j]);
}

function sameLists(a: List, b: List): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!alikeAt(a, i, b, i)) return false;
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

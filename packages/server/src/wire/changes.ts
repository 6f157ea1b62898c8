/** What changed between two views, by path; and a view with the changes made. */
import { below, hashOfPath, keyOfThing, sumOf } from "./hash.js";

/**
 * One change. `[path, value]` sets, `[path]` removes, `[path, at, count, items]` replaces `count`
 * items of a list. A path is "/" and a key for each step down; the empty path means the whole.
 */
export type Change =
  | readonly [path: string, value: unknown]
  | readonly [path: string]
  | readonly [path: string, at: number, count: number, items: readonly unknown[]];

export type Difference<T = unknown> = {
  readonly changes: Change[];
  /** By how much the sum that makes the hash grows. */
  readonly hash: number;
  /** The newer view. What has not changed is taken from the older one, so that little is made anew. */
  readonly kept: T;
};

type Named = Readonly<Record<string, unknown>>;
type List = readonly unknown[];
type Copy = (value: unknown) => unknown;

/**
 * How to get from one view to the other. No key may contain "/". Where the newer one will not stay
 * as it is, `copy` makes what is kept of it.
 */
export function difference<T>(before: T, after: T, copy: Copy = asItStands): Difference<T> {
  const walk = new Walk(copy);
  const kept = walk.compare(before, after) as T;
  return { changes: walk.changes, hash: walk.hash, kept };
}

const asItStands: Copy = (value) => value;

/**
 * Goes through two views side by side, and returns what is to be kept of the newer one. Paths are
 * written only where something has changed.
 */
class Walk {
  readonly changes: Change[] = [];
  hash = 0;
  private readonly keys: (string | number)[] = [];

  constructor(private readonly copy: Copy) {}

  compare(before: unknown, after: unknown): unknown {
    if (before === after) return before;
    if (Array.isArray(before) && Array.isArray(after)) {
      if (before.length > 0 && after.length > 0) return this.compareLists(before, after);
      if (before.length === after.length) return before;
    } else if (isNamed(before) && isNamed(after)) return this.compareNamed(before, after);
    return this.set(before, after);
  }

  private below(key: string | number, before: unknown, after: unknown): unknown {
    this.keys.push(key);
    const kept =
      before === undefined || after === undefined
        ? this.set(before, after)
        : this.compare(before, after);
    this.keys.pop();
    return kept;
  }

  private path(): string {
    return this.keys.length === 0 ? "" : `/${this.keys.join("/")}`;
  }

  private set(before: unknown, after: unknown): unknown {
    const path = this.path();
    const hash = hashOfPath(path);
    this.changes.push(after === undefined ? [path] : [path, after]);
    this.hash = (this.hash + sumOf(after, hash) - sumOf(before, hash)) | 0;
    return this.copy(after);
  }

  private compareNamed(before: Named, after: Named): unknown {
    const was = keyOfThing(before);
    const is = keyOfThing(after);
    if (was !== undefined || is !== undefined) {
      return was === is && sameData(before, after) ? before : this.set(before, after);
    }
    let common = 0;
    let gone = 0;
    for (const key in before) {
      if (before[key] === undefined) continue;
      if (after[key] === undefined) gone++;
      else common++;
    }
    // One that is empty is a leaf, and no list of keys.
    if (common === 0 && (gone === 0 || isEmpty(after))) {
      return gone > 0 || !isEmpty(after) ? this.set(before, after) : before;
    }
    let kept: Record<string, unknown> | undefined;
    if (gone > 0) {
      kept = { ...before };
      for (const key in before) {
        if (after[key] !== undefined || before[key] === undefined) continue;
        kept[key] = this.below(key, before[key], undefined);
      }
    }
    for (const key in after) {
      const value = after[key];
      const old = before[key];
      if (value === undefined || value === old) continue;
      const now = this.below(key, old, value);
      if (now === old) continue;
      kept ??= { ...before };
      kept[key] = now;
    }
    return kept ?? before;
  }

  /** What lies between equal ends has changed: item by item where the items are small and as many. */
  private compareLists(before: List, after: List): unknown {
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
      const kept = before.slice();
      for (let i = start; i < is; i++) kept[i] = this.below(i, before[i], after[i]);
      return kept;
    }
    const path = this.path();
    const items = after.slice(start, is);
    this.changes.push([path, start, was - start, items]);
    // Where the list grew or shrank, every later item has another place and so another hash.
    const last = alike ? is : Math.max(before.length, after.length);
    const hash = hashOfPath(path);
    for (let i = start; i < last; i++) {
      const at = below(hash, i);
      const old = i < before.length ? sumOf(before[i] ?? null, at) : 0;
      const now = i < after.length ? sumOf(after[i] ?? null, at) : 0;
      this.hash = (this.hash + now - old) | 0;
    }
    return before.toSpliced(start, was - start, ...(this.copy(items) as List));
  }
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

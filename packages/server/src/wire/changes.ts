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

export type Difference = {
  readonly changes: Change[];
  /** By how much the sum that makes the hash grows. */
  readonly hash: number;
};

type Named = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/** How to get from one view to the other. No key may contain "/". */
export function difference(before: unknown, after: unknown): Difference {
  const walk = new Walk();
  walk.compare(before, after);
  return walk;
}

/** Goes through two views side by side. Paths are written only where something has changed. */
class Walk implements Difference {
  readonly changes: Change[] = [];
  hash = 0;
  private readonly keys: (string | number)[] = [];

  compare(before: unknown, after: unknown): void {
    if (before === after) return;
    if (Array.isArray(before) && Array.isArray(after)) {
      if (before.length > 0 && after.length > 0) return this.compareLists(before, after);
      if (before.length === after.length) return;
    } else if (isNamed(before) && isNamed(after)) return this.compareNamed(before, after);
    this.set(before, after);
  }

  private below(key: string | number, before: unknown, after: unknown): void {
    this.keys.push(key);
    if (before === undefined || after === undefined) this.set(before, after);
    else this.compare(before, after);
    this.keys.pop();
  }

  private path(): string {
    return this.keys.length === 0 ? "" : `/${this.keys.join("/")}`;
  }

  private set(before: unknown, after: unknown): void {
    const path = this.path();
    const hash = hashOfPath(path);
    this.changes.push(after === undefined ? [path] : [path, after]);
    this.hash = (this.hash + sumOf(after, hash) - sumOf(before, hash)) | 0;
  }

  private compareNamed(before: Named, after: Named): void {
    const was = keyOfThing(before);
    const is = keyOfThing(after);
    if (was !== undefined || is !== undefined) {
      if (was !== is) this.set(before, after);
      return;
    }
    let kept = 0;
    let gone = 0;
    for (const key in before) {
      if (before[key] === undefined) continue;
      if (after[key] === undefined) gone++;
      else kept++;
    }
    // One that is empty is a leaf, and no list of keys.
    if (kept === 0 && (gone === 0 || isEmpty(after))) {
      if (gone > 0 || !isEmpty(after)) this.set(before, after);
      return;
    }
    if (gone > 0) {
      for (const key in before) {
        if (after[key] === undefined && before[key] !== undefined) {
          this.below(key, before[key], undefined);
        }
      }
    }
    for (const key in after) {
      const value = after[key];
      const old = before[key];
      if (value !== undefined && value !== old) this.below(key, old, value);
    }
  }

  /** What lies between equal ends has changed: item by item where the items are small and as many. */
  private compareLists(before: List, after: List): void {
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && same(before[start], after[start])) start++;
    const alike = before.length === after.length;
    if (alike && start === shorter) return;
    let was = before.length;
    let is = after.length;
    while (was > start && is > start && same(before[was - 1], after[is - 1])) {
      was--;
      is--;
    }
    if (alike && !isNamed(after[start])) {
      for (let i = start; i < is; i++) this.below(i, before[i], after[i]);
      return;
    }
    const path = this.path();
    this.changes.push([path, start, was - start, after.slice(start, is)]);
    // Where the list grew or shrank, every later item has another place and so another hash.
    const last = alike ? is : Math.max(before.length, after.length);
    const hash = hashOfPath(path);
    for (let i = start; i < last; i++) {
      const at = below(hash, i);
      const old = i < before.length ? sumOf(before[i] ?? null, at) : 0;
      const now = i < after.length ? sumOf(after[i] ?? null, at) : 0;
      this.hash = (this.hash + now - old) | 0;
    }
  }
}

function isNamed(value: unknown): value is Named {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: Named): boolean {
  for (const key in value) if (value[key] !== undefined) return false;
  return true;
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && sameLists(a, b);
  }
  const key = keyOfThing(a);
  if (key !== undefined) return key === keyOfThing(b);
  const one = a as Named;
  const other = b as Named;
  for (const name in one) if (!same(one[name], other[name])) return false;
  for (const name in other) if (other[name] !== undefined && one[name] === undefined) return false;
  return true;
}

function sameLists(a: List, b: List): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
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

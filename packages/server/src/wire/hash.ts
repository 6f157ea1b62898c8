/**
 * A short hash of a view, so that a client knows whether it has what the server has. It is a sum
 * over the leaves, so that the server needs to look only at what changed. Each leaf counts as the
 * 32-bit FNV-1a hash of "path=JSON", where the path is "/" and a key for each step down. A thing
 * with a `key` of its own (an option) counts as that key alone: the key says what it is.
 */
import { isPlain, jsonOf } from "./json.js";

const PRIME = 0x01000193;

/** The hash of the empty path. */
export const ROOT = 0x811c9dc5 | 0;

/** A hash with a text added to it. */
function add(hash: number, text: string): number {
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash;
}

/** The hash of the path one step further down. */
export function below(path: number, key: string | number): number {
  return add(Math.imul(path ^ 47, PRIME), typeof key === "number" ? `${key}` : key);
}

/** What stands for a thing that has a key of its own. */
export function keyOfThing(value: object): string | undefined {
  const { key } = value as { readonly key?: unknown };
  return typeof key === "string" ? key : undefined;
}

/** The sum for everything at one place and below. */
export function sumOf(value: unknown, path: number): number {
  if (value === undefined) return 0;
  if (typeof value !== "object" || value === null) return leaf(path, value);
  let sum = 0;
  if (Array.isArray(value)) {
    if (value.length === 0) return text(path, "[]");
    for (let i = 0; i < value.length; i++) sum += sumOf(value[i] ?? null, below(path, i));
    return sum | 0;
  }
  const own = keyOfThing(value);
  if (own !== undefined) return leaf(path, own);
  let empty = true;
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (item === undefined) continue;
    empty = false;
    sum += sumOf(item, below(path, key));
  }
  return empty ? text(path, "{}") : sum | 0;
}

function leaf(path: number, value: unknown): number {
  return typeof value === "string" ? quoted(path, value) : text(path, jsonOf(value));
}

/** Most texts are written as they stand between quotes: those need not be written to be counted. */
function quoted(path: number, value: string): number {
  let hash = Math.imul(Math.imul(path ^ 61, PRIME) ^ 34, PRIME);
  for (let i = 0; i < value.length; i++) {
    const unit = value.charCodeAt(i);
    if (!isPlain(unit)) return text(path, JSON.stringify(value));
    hash = Math.imul(hash ^ unit, PRIME);
  }
  return Math.imul(hash ^ 34, PRIME);
}

function text(path: number, json: string): number {
  return add(Math.imul(path ^ 61, PRIME), json);
}

/** The hash of a whole view, as it is sent. */
export function viewHash(view: unknown): string {
  return written(sumOf(view, ROOT));
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** In eight hex digits. */
export function written(sum: number): string {
  const byte = (from: number) => BYTES[(sum >>> from) & 255];
  return byte(24) + byte(16) + byte(8) + byte(0);
}

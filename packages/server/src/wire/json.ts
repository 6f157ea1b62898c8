/**
 * JSON for the wire, with the type of what it says. That of views is written by ourselves where it is
 * quicker than asking for it: most of a view is small numbers, plain words, and options that were
 * written before. What all are told alike is written once, and put together with what is not.
 */
import type { ServerMessage } from "./messages.js";

declare const says: unique symbol;

/** JSON of such a thing. Only the functions here make any. */
export type Json<T> = string & { readonly [says]: T };

/** A whole message. */
export function messageOf(message: ServerMessage): Json<ServerMessage> {
  return JSON.stringify(message) as Json<ServerMessage>;
}

/** The fields of a thing, each of them in JSON. */
export type Written<T> = { readonly [K in keyof T]: Json<T[K]> };

/** A thing whose fields are written already. */
export function jsonOfWritten<T extends object>(fields: Written<T>): Json<T> {
  const named = fields as Readonly<Record<string, string>>;
  const parts: string[] = [];
  for (const name in named) parts.push(parts.length === 0 ? '{"' : ',"', name, '":', named[name]);
  // Joined, it is one piece in memory; added up, it would be kept as all its pieces.
  return (parts.length === 0 ? "{}" : `${parts.join("")}}`) as Json<T>;
}

/** Two things that have no field in common, as one. */
export function jsonOfBoth<A extends object, B extends object>(
  one: Json<A>,
  other: Json<B>,
): Json<A & B> {
  if (one.length === 2) return other as Json<unknown> as Json<A & B>;
  if (other.length === 2) return one as Json<unknown> as Json<A & B>;
  return `${one.slice(0, -1)},${other.slice(1)}` as Json<A & B>;
}

/** Items that are written already, with commas between them, as a list. */
export function jsonOfItems<T>(items: string): Json<readonly T[]> {
  return `[${items}]` as Json<readonly T[]>;
}

/**
 * Frozen things with nothing in them that could change, as they were written. A game that makes its
 * options once has them written once.
 */
const WRITTEN = new WeakMap<object, string>();

/** Plain data. */
export function jsonOf<T>(value: T): Json<T> {
  return write(value) as Json<T>;
}

function write(value: unknown): string {
  if (typeof value === "number") return jsonOfNumber(value);
  if (typeof value === "string") return jsonOfText(value);
  if (typeof value !== "object" || value === null) return `${value ?? null}`;
  return Array.isArray(value) ? jsonOfList(value) : (WRITTEN.get(value) ?? jsonOfNamed(value));
}

export function jsonOfText(text: string): string {
  for (let i = 0; i < text.length; i++) {
    if (!isPlain(text.charCodeAt(i))) return JSON.stringify(text);
  }
  return `"${text}"`;
}

/** Does JSON write this UTF-16 unit as it stands? It does so with a few more. */
export function isPlain(unit: number): boolean {
  return unit >= 32 && unit <= 126 && unit !== 34 && unit !== 92;
}

function jsonOfNumber(value: number): string {
  return Number.isSafeInteger(value) ? `${value}` : JSON.stringify(value);
}

function jsonOfList(list: readonly unknown[]): string {
  let json = "";
  for (let i = 0; i < list.length; i++) json += i === 0 ? write(list[i]) : `,${write(list[i])}`;
  return `[${json}]`;
}

function jsonOfNamed(value: object): string {
  const named = value as Readonly<Record<string, unknown>>;
  let json = "";
  let fixed = true;
  for (const name in named) {
    const item = named[name];
    if (item === undefined) continue;
    fixed &&= typeof item !== "object";
    json += `${json === "" ? "" : ","}${jsonOfText(name)}:${write(item)}`;
  }
  json = `{${json}}`;
  if (fixed && Object.isFrozen(value)) WRITTEN.set(value, json);
  return json;
}

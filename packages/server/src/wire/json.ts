/**
 * JSON for the wire, in ASCII letters only. That of views is written by ourselves where it is quicker
 * than asking for it: most of a view is small numbers, plain words, and options that were written
 * before.
 */

/** JSON in which everything but ASCII is escaped, as frames want it (api/outbox.ts). */
export type AsciiJson = string & { readonly letters: "ascii" };

/** A whole message. */
export function messageOf(value: object): AsciiJson {
  return inAscii(JSON.stringify(value));
}

function inAscii(json: string): AsciiJson {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return json.replace(/[^ -~]/g, escaped) as AsciiJson;
}

/**
 * Frozen things with nothing in them that could change, as they were written. A game that makes its
 * options once has them written once.
 */
const WRITTEN = new WeakMap<object, string>();

/** Plain data, in ASCII. */
export function jsonOf(value: unknown): string {
  if (typeof value === "number") return jsonOfNumber(value);
  if (typeof value === "string") return jsonOfText(value);
  if (typeof value !== "object" || value === null) return `${value ?? null}`;
  return Array.isArray(value) ? jsonOfList(value) : (WRITTEN.get(value) ?? jsonOfNamed(value));
}

export function jsonOfText(text: string): string {
  for (let i = 0; i < text.length; i++) {
    if (!isPlain(text.charCodeAt(i))) return inAscii(JSON.stringify(text));
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
  for (let i = 0; i < list.length; i++) json += i === 0 ? jsonOf(list[i]) : `,${jsonOf(list[i])}`;
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
    json += `${json === "" ? "" : ","}${jsonOfText(name)}:${jsonOf(item)}`;
  }
  json = `{${json}}`;
  if (fixed && Object.isFrozen(value)) WRITTEN.set(value, json);
  return json;
}

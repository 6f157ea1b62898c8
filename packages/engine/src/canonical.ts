/** One way to write plain data, so that equal data has equal text and equal hashes everywhere. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** JSON with sorted keys; fields that are undefined are left out. */
export function canonical(value: unknown): string {
  if (typeof value === "number") return written(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) {
    let text = "[";
    for (let i = 0; i < value.length; i++) {
      if (i > 0) text += ",";
      const item: unknown = value[i];
      text += typeof item === "number" ? written(item) : canonical(item);
    }
    return `${text}]`;
  }
  const record = value as Record<string, unknown>;
  let text = "{";
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item === undefined) continue;
    if (text.length > 1) text += ",";
    text += `${JSON.stringify(key)}:${canonical(item)}`;
  }
  return `${text}}`;
}

/** As JSON writes numbers, without asking JSON: most of what is written is numbers. */
function written(value: number): string {
  return Number.isFinite(value) ? `${value}` : "null";
}

/** SHA-256 of a text, in hex. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A copy of plain data. Games with a hot path give one of their own, written for their state. */
export function clonePlain<T>(value: T): T {
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item = value[i];
      copy[i] = typeof item === "object" ? clonePlain(item) : item;
    }
    return copy as T;
  }
  if (typeof value === "object" && value !== null) {
    const copy: Record<string, unknown> = {};
    const source = value as Record<string, unknown>;
    for (const key of Object.keys(source)) {
      const item = source[key];
      copy[key] = typeof item === "object" ? clonePlain(item) : item;
    }
    return copy as T;
  }
  return value;
}

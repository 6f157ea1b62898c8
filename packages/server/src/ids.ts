/** Names for things, secrets and their hashes. */
import { createHash, randomBytes, randomInt } from "node:crypto";

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** A random name: 12 letters for what is public, 26 (130 bits) for what opens something. */
export function randomId(length = 12): string {
  const bytes = randomBytes(length);
  let id = "";
  for (const byte of bytes) id += LETTERS[byte & 31];
  return id;
}

export const randomSecret = (): string => randomId(26);

/** A code one can type on another device: 12 letters (60 bits), in groups. */
export function randomCode(): string {
  return (randomId(12).match(/.{4}/g) ?? []).join("-");
}

/** Secrets are long and random, so that a plain hash keeps them. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(`sprawl secret\n${secret}`).digest("base64url");
}

/** What the link to a match that is over ends in. Who has it has been given it, or was there. */
export function linkOf({ id, seed }: { readonly id: string; readonly seed: string }): string {
  return createHash("sha256").update(`sprawl link\n${id}\n${seed}`).digest("hex").slice(0, 32);
}

/** A whole number below n, from the machine's own source. */
export const randomBelow = (n: number): number => randomInt(n);

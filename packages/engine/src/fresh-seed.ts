/** The one place where chance comes from outside. Not for rules: for whoever begins a match. */
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";

/** 256 random bits in hex, from the machine's own source. */
export function freshSeed(): string {
  return bytesToHex(randomBytes(32));
}

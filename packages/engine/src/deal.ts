/**
 * Deals anybody can check: before the first draw the hash of the seed is public, after the end the
 * seed itself; playing the record again from that seed must give the same match.
 */
import { canonical, sha256Hex } from "./canonical.js";
import type { Header } from "./snapshot.js";

/** A seed made from a name: for scenarios and solo play, never where others must trust the deal. */
export function namedSeed(name: string): string {
  return sha256Hex(`sprawl named seed\n${name}`);
}

/** What is published before the first draw. The seed has 256 random bits, so it cannot be guessed. */
export function commitmentOf(header: Header): string {
  const { game, version, seats, options, seed } = header;
  return sha256Hex(`sprawl deal\n${seed}\n${canonical({ game, version, seats, options })}`);
}

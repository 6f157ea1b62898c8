/** A look at other worlds at one moment of a match; the laws look at many moments of many matches. */
import type { Draw } from "@sprawl/engine";
import {
  type OpenMatch,
  positionOf,
  type Snapshot,
  sampleWorld,
  worldsOf,
} from "@sprawl/engine/search";
import { expect } from "vitest";
import { entriesSince } from "../../src/snapshot.js";
import { viewers } from "../table.js";

/**
 * Every viewer receives the same in every other world that counts: those in which the match, from
 * this snapshot on, has disclosed the same. Returns how many counted.
 */
export function looksTheSame(
  match: OpenMatch,
  draw: Draw,
  looks: number,
  snapshot: Snapshot = positionOf(match).snapshot,
): number {
  let counted = 0;
  // When a match is over its seed is public: nothing is hidden any more.
  if (!match.pending) return counted;
  const position = { snapshot, entries: entriesSince(match.log, snapshot.answers) };
  for (const viewer of viewers(match)) {
    const worlds = worldsOf(match, viewer, position);
    for (let i = 0; i < looks; i++) {
      const sample = sampleWorld(worlds, draw);
      if (!sample?.counts) continue;
      expect(sample.received).toBe(worlds.received);
      counted++;
    }
  }
  return counted;
}

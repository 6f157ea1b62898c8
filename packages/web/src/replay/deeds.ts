/**
 * What a replay steps by: deeds. An answer that told nobody anything, a pass among many, is no place
 * to stop at; the log would not show it either. Pure.
 */
import type { GameEvent } from "@sprawl/engine";
import { isOpening } from "../log/group.js";

/** The steps to stop at, in order: the start, each answer that told of something, the last one. */
export type Deeds = readonly number[];

export function deedsOf(told: readonly GameEvent[], quiet: readonly string[], last: number): Deeds {
  const steps = new Set([0]);
  for (const { at, type } of told) if (at <= last && !quiet.includes(type)) steps.add(at);
  return [...steps.add(last)].toSorted((a, b) => a - b);
}

/** Which of the deeds this step shows: the last one that has happened. */
export function deedAt(deeds: Deeds, step: number): number {
  const after = deeds.findIndex((deed) => deed > step);
  return after < 0 ? deeds.length - 1 : Math.max(0, after - 1);
}

/** Deeds with which a turn or a round begins. */
export function turnsIn(told: readonly GameEvent[], deeds: Deeds): readonly number[] {
  const found = new Set<number>();
  for (const event of told) {
    if (!isOpening(event)) continue;
    const deed = deeds.findIndex((step) => step >= event.at);
    if (deed > 0) found.add(deed);
  }
  return [...found];
}

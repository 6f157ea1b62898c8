/** Chances of tests, from the discard pile everybody sees. */
import type { Plain } from "@sprawl/engine";
import { featureOf } from "../features.js";
import type { Agent, Org, Seen } from "../state.js";
import { MODIFIERS, testBonus, thresholdOf } from "../tests.js";
import type { MissionAsk, Test } from "../types.js";

type Faces = Readonly<Record<number, Plain>>;

/** The tests a Mission asks for: its own, or the one a Hacking has to pass. */
export function testsOf(ask: MissionAsk): readonly Test[] {
  if (ask.kind === "tests") return ask.tests;
  if (ask.kind !== "hack" || ask.threshold === undefined) return [];
  return [{ feature: "hacking", threshold: ask.threshold }];
}

/** Modifier cards that can still be drawn, as far as the discard pile tells. */
export function modifiersIn(g: Seen, faces: Faces, org: Org): number[] {
  const left = MODIFIERS.slice();
  const { discard, drawn } = g.state.orgs[org];
  for (const card of [...discard, ...drawn]) {
    const index = left.indexOf(Number(faces[card]));
    if (index >= 0) left.splice(index, 1);
  }
  return left.length > 0 ? left : MODIFIERS.slice();
}

/** Percent of the cards left that bring this sum above the threshold. */
export function oddsOf(g: Seen, faces: Faces, org: Org, sum: number, threshold: number): number {
  const left = modifiersIn(g, faces, org);
  return Math.round((100 * left.filter((card) => sum + card > threshold).length) / left.length);
}

/**
 * Percent of the cards left with which this Agent passes, where it stands or would stand. Whoever
 * comes to a second test has passed the first, and draws from a whole deck (CV-7.5).
 */
export function chance(
  g: Seen,
  faces: Faces,
  agent: Agent,
  tests: readonly Test[],
  levels = 0,
): number {
  let cards: readonly number[] = modifiersIn(g, faces, agent.org);
  let percent = 100;
  for (const { feature, threshold } of tests) {
    const sum = featureOf(g, agent, feature) + levels + testBonus(g, agent, feature);
    const limit = thresholdOf(g, agent, threshold);
    percent = (percent * cards.filter((card) => sum + card > limit).length) / cards.length;
    cards = MODIFIERS; // CV-7.5
  }
  return Math.round(percent);
}

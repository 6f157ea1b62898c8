/** CV-7: Feature tests. */
import type { Rule, Secret } from "@sprawl/engine";
import { featureOf } from "./features.js";
import { moments, pieceInPlay } from "./moments.js";
import { decide } from "./questions.js";
import type { Agent, Cyber, Org, Seen } from "./state.js";
import { idOf } from "./table.js";
import type { Feature } from "./types.js";
import { askRaise } from "./xp.js";

/** The five Modifier cards of an Organization (CV-2.4). */
export const MODIFIERS: readonly number[] = [-1, 0, 1, 1, 2];

/** Faces of the cards still in the deck, as everybody can work out from the discard pile (CV-7.7). */
export function modifiersLeft(g: Pick<Cyber, "face" | "state">, org: Org): number[] {
  const left = MODIFIERS.slice();
  const { discard, drawn } = g.state.orgs[org];
  for (const card of [...discard, ...drawn]) left.splice(left.indexOf(g.face(card)), 1);
  return left.length > 0 ? left : MODIFIERS.slice();
}

/** What is added to the total and has no maximum (CV-7.10). */
export function testBonus(g: Seen, agent: Agent, feature: Feature): number {
  const legend = agent.org >= g.seats && g.options.level === "legend" ? 1 : 0; // CV-31.8
  return moments.of(agent).value(g, "testBonus", legend, agent, feature); // CV-7.10
}

export function thresholdOf(g: Seen, agent: Agent, printed: number): number {
  return moments.of(agent).value(g, "threshold", printed, agent);
}

/** CV-7.1 to CV-7.11. True if it succeeds. */
export function* test(g: Cyber, agent: Agent, feature: Feature, printed: number): Rule<boolean> {
  const threshold = thresholdOf(g, agent, printed);
  const help = yield* askHelp(g, agent, feature, threshold);
  const bonus = testBonus(g, agent, feature) + help;
  const levels = yield* askRaise(g, agent, feature, { threshold, bonus }); // CV-7.8, CV-8.12, CV-R33, CV-R34
  const value = featureOf(g, agent, feature) + levels; // CV-6.6, CV-7.9, CV-25.9
  let total = value + bonus + drawModifier(g, agent.org); // CV-7.1
  let success = total > threshold; // CV-7.2, CV-7.3
  if (!success && (yield* moments.of(agent).instead(g, "afterFailure", agent))) {
    total = value + bonus + drawModifier(g, agent.org);
    success = total > threshold;
  }
  const card = g.face(g.state.orgs[agent.org].drawn[g.state.orgs[agent.org].drawn.length - 1]);
  g.tell(
    success ? "test-passed" : "test-failed",
    {
      org: idOf(g, agent.org),
      agent: agent.profile,
      feature,
      value,
      bonus,
      modifier: card,
      total,
      threshold,
    },
    { rule: success ? "CV-7.2" : "CV-7.3" },
  );
  endTest(g, agent.org, success);
  return success;
}

/** Whatever may be declared before the card is drawn. Gives what it adds to the total. */
function* askHelp(g: Cyber, agent: Agent, feature: Feature, threshold: number): Rule<number> {
  let added = 0;
  for (;;) {
    const helps = moments.of(agent).collect(g, "beforeTest", agent, feature);
    if (helps.length === 0) return added;
    const value = featureOf(g, agent, feature);
    const bonus = testBonus(g, agent, feature) + added;
    const args = { agent: agent.profile, feature, threshold, value, bonus };
    const draw = { kind: "draw-card", rule: "CV-7.1" } as const;
    const chosen = yield* decide(g, agent.org, "test", [draw, ...helps], {
      args,
      rule: "CV-7.1",
      safe: draw,
    });
    if (chosen.kind === "draw-card") return added;
    const used = pieceInPlay(g, agent, chosen.piece, "useInTest");
    const gives = used?.hears(g, used.self, agent) ?? 0;
    added += typeof gives === "number" ? gives : yield* gives;
  }
}

/** CV-7.6: an empty deck is made anew of the discard pile; a card whose test is not over stays out. */
export function provideModifiers(g: Cyber, org: Org): void {
  const { deck, discard } = g.state.orgs[org];
  if (deck.length > 0) return;
  deck.push(...discard.splice(0)); // CV-7.6, CV-7.11, CV-R104
  g.shuffle("modifiers", deck);
}

function drawModifier(g: Cyber, org: Org): number {
  provideModifiers(g, org); // CV-7.6
  const { deck, drawn } = g.state.orgs[org];
  const card = g.draw("modifier", deck);
  g.show(card, "all"); // CV-7.7
  drawn.push(card);
  return g.face(card);
}

function endTest(g: Cyber, org: Org, success: boolean): void {
  const { deck, discard, drawn } = g.state.orgs[org];
  const cards: Secret<number>[] = drawn.splice(0);
  discard.push(...cards); // CV-7.4, CV-7.11
  if (!success && deck.length > 0) return;
  deck.push(...discard.splice(0)); // CV-7.5, CV-7.6, CV-R106
  g.shuffle("modifiers", deck);
}

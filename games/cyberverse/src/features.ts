/** CV-6: Features, and what raises and lowers them. */
import type { Because, Reckoned } from "@sprawl/engine";
import { moments } from "./moments.js";
import type { Agent, Seen } from "./state.js";
import { profileOf } from "./table.js";
import type { Feature } from "./types.js";

/** CV-6.5, CV-6.6, CV-6.7, CV-6.8, CV-6.9, CV-6.11, CV-6.12, CV-R97. */
export function maximumOf(feature: Feature): number {
  return feature === "reputation" ? 3 : 5; // CV-6.11, CV-6.12
}

function printed(g: Seen, agent: Agent, feature: Feature, because?: Because[]): number {
  let value = profileOf(g, agent)[feature] + agent.raised[feature]; // CV-30.6
  for (const { id, active } of agent.slots) {
    const piece = g.box.supply[id];
    if (!active || piece.store !== "implants" || piece.raises !== feature) continue; // CV-6.14, CV-12.23
    value += 1; // CV-6.13
    because?.push({ id, by: 1 });
  }
  if (feature === "movement") {
    for (const { id, active } of agent.vehicles) {
      const piece = g.box.supply[id];
      if (!active || piece.store !== "vehicles" || piece.boost === 0) continue;
      if (moments.of(agent).some(g, "barsBoost")) continue;
      value += piece.boost; // CV-12.29
      because?.push({ id, by: piece.boost });
    }
  }
  return value;
}

/** The value with every bonus, up to the maximum, before reductions. */
export function cappedFeature(g: Seen, agent: Agent, feature: Feature): number {
  const value = moments.of(agent).value(g, "feature", printed(g, agent, feature), agent, feature);
  return Math.min(value, maximumOf(feature)); // CV-6.11, CV-6.12
}

/** CV-6.21: what is taken off after the maximum has been applied. */
export function lossOf(g: Seen, agent: Agent, feature: Feature): number {
  const own = moments.of(agent);
  const suppressed =
    feature === "movement" && agent.suppression && !own.some(g, "ignoresSuppression", agent);
  return own.value(g, "featureLoss", suppressed ? 1 : 0, agent, feature); // CV-20.8
}

/** An Agent's Feature as it counts now. */
export function featureOf(g: Seen, agent: Agent, feature: Feature): number {
  return Math.max(0, cappedFeature(g, agent, feature) - lossOf(g, agent, feature)); // CV-6.10, CV-6.21, CV-R72
}

/** The same with where it comes from, for the screen. */
export function featureSum(g: Seen, agent: Agent, feature: Feature): Reckoned {
  const because: Because[] = [{ id: agent.profile, by: profileOf(g, agent)[feature] }];
  const base = printed(g, agent, feature, because);
  const reckoned = moments.of(agent).reckon(g, "feature", base, agent, feature);
  because.push(...reckoned.because);
  const over = Math.max(0, reckoned.value - maximumOf(feature));
  if (over > 0) because.push({ id: "maximum", by: -over });
  const loss = lossOf(g, agent, feature);
  if (loss > 0) because.push({ id: "reductions", by: -loss });
  return { value: featureOf(g, agent, feature), because };
}

/** Whom to hire: what a profile would add to the Team and to the Missions that are open. */
import { testsOf } from "../src/advice/odds.js";
import { featureOf } from "../src/features.js";
import { openMissions } from "../src/stories.js";
import { agentsOf, profileOf } from "../src/table.js";
import { MODIFIERS } from "../src/tests.js";
import { FEATURES, type Feature } from "../src/types.js";
import { bestOf, type Mind, type Offered, type Thoughts } from "./mind.js";

/** How much each Feature is wanted: by open Missions, and always a little. */
export function wants({ g, me }: Mind): Record<Feature, number> {
  const wanted: Record<Feature, number> = {
    movement: 1.1,
    analysis: 1,
    hacking: 1.2,
    reputation: 0.6,
    combat: 0.9,
  };
  for (const { mission } of openMissions(g, me)) {
    const { ask } = mission;
    if (ask.kind === "tests") for (const { feature } of ask.tests) wanted[feature] += 0.25;
    if (ask.kind === "hack") wanted.hacking += 0.25;
    if (ask.kind === "combat") wanted.combat += 0.3;
    if (ask.kind === "gain") wanted.movement += 0.1;
  }
  return wanted;
}

/** The chance of one test with this value, from a whole Modifier deck. */
function plainChance(value: number, threshold: number): number {
  return MODIFIERS.filter((card) => value + card > threshold).length / MODIFIERS.length;
}

/** What somebody with these Features would add to the open Missions: chances the Team has not got. */
export function missionGain({ g, me }: Mind, features: Readonly<Record<Feature, number>>): number {
  const team = agentsOf(g, me);
  let gain = 0;
  for (const { mission } of openMissions(g, me)) {
    const tests = testsOf(mission.ask);
    if (tests.length === 0) continue;
    const chanceFor = (value: (feature: Feature) => number): number =>
      tests.reduce(
        (all, { feature, threshold }) => all * plainChance(value(feature), threshold),
        1,
      );
    const best = Math.max(
      0,
      ...team.map((agent) => chanceFor((feature) => featureOf(g, agent, feature))),
    );
    gain += Math.max(0, chanceFor((feature) => features[feature]) - best);
  }
  return gain;
}

/** What a profile would add to the Team: strength where it is wanted and missing. */
export function profileWorth(mind: Mind, profile: string): number {
  const { g, me, draw } = mind;
  const card = g.box.profiles[profile];
  const wanted = wants(mind);
  const others = agentsOf(g, me);
  let worth = card.health / 3 - card.salary / 200;
  for (const feature of FEATURES) {
    const known = Math.max(0, ...others.map((agent) => profileOf(g, agent)[feature]));
    const gap = Math.max(0, card[feature] - known);
    worth += wanted[feature] * (card[feature] * 0.4 + gap * 0.5);
  }
  return worth + 2 * missionGain(mind, card) + draw(50) / 10;
}

function organization(
  { draw }: Mind,
  options: readonly Offered<"organization">[],
): Offered<"organization"> {
  return options[draw(options.length)];
}

export const teamThoughts: Thoughts = {
  organization,
  draft: (mind, options) => bestOf(options, ({ profile }) => profileWorth(mind, profile)),
};

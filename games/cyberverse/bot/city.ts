/** Organizations, Agents, movement, Auxiliary Actions and Stories. */
import { testsOf } from "../src/advice/odds.js";
import { canReach } from "../src/advice/reach.js";
import { HACKING } from "../src/city/layouts.js";
import { featureOf } from "../src/features.js";
import { storyTarget } from "../src/scoring.js";
import { openMissions } from "../src/stories.js";
import { agentNamed, agentsIn, agentsOf, layoutOf, profileOf } from "../src/table.js";
import { MODIFIERS } from "../src/tests.js";
import { DISTRICTS, EVERYWHERE, FEATURES, type Feature, HQ, NO_POSITION } from "../src/types.js";
import { bestOf, type Mind, type Offered, payroll, type Thoughts, turnsLeft } from "./mind.js";
import { districtWorth, placeWorth } from "./places.js";

/** How much each Feature is wanted: by open Missions, and always a little. */
export function wants({ g, me }: Mind): Record<Feature, number> {
  const wanted: Record<Feature, number> = {
    movement: 1.1,
    analysis: 1,
    hacking: 1.3,
    reputation: 0.6,
    combat: 1,
  };
  for (const { mission } of openMissions(g, me)) {
    const { ask } = mission;
    if (ask.kind === "tests") for (const { feature } of ask.tests) wanted[feature] += 0.35;
    if (ask.kind === "hack") wanted.hacking += 0.3;
    if (ask.kind === "combat") wanted.combat += 0.3;
    if (ask.kind === "gain") wanted.movement += 0.1;
  }
  return wanted;
}

/** The chance of one test with this value, from a whole Modifier deck, in percent. */
function plainChance(value: number, threshold: number): number {
  return (100 * MODIFIERS.filter((card) => value + card > threshold).length) / MODIFIERS.length;
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
        (all, { feature, threshold }) => (all * plainChance(value(feature), threshold)) / 100,
        100,
      );
    const best = Math.max(
      0,
      ...team.map((agent) => chanceFor((feature) => featureOf(g, agent, feature))),
    );
    gain += Math.max(0, chanceFor((feature) => features[feature]) - best) / 100;
  }
  return gain;
}

/** What a profile would add to the Team: strength where it is wanted and missing. */
function profileWorth(mind: Mind, profile: string): number {
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
  return worth + 3 * missionGain(mind, card) + draw(50) / 10;
}

/** What is the Agent in question worth where it is, and where it could be? */
function bestMove(
  mind: Mind,
  profile: string,
): { readonly here: number; readonly there: number; readonly district: number } {
  const agent = agentNamed(mind.g, profile);
  if (!agent) return { here: 0, there: 0, district: HQ };
  const here =
    agent.district === HQ
      ? -1
      : placeWorth(mind, agent, agent.district, agent.position === HACKING, agent.zone);
  let district = agent.district;
  let there = here;
  for (const each of DISTRICTS) {
    if (!canReach(mind.g, agent, each)) continue;
    const worth = districtWorth(mind, agent, each);
    if (worth <= there) continue;
    district = each;
    there = worth;
  }
  return { here, there, district };
}

function call(mind: Mind, options: readonly Offered<"call">[]): Offered<"call"> | undefined {
  const use = options.find(({ kind }) => kind === "use");
  if (use) return use;
  const profile = String(mind.args.agent);
  const { here, there } = bestMove(mind, profile);
  const better = there - here > 0.5 || walksBetter(mind, profile, here);
  const wanted = better ? "activate" : "leave-be";
  return options.find(({ kind }) => kind === wanted);
}

/** Would the Entry zone of the same board be better? */
function walksBetter(mind: Mind, profile: string, here: number): boolean {
  const agent = agentNamed(mind.g, profile);
  if (!agent || agent.district === HQ) return false;
  const { entry } = layoutOf(mind.g, agent.district);
  return placeWorth(mind, agent, agent.district, false, entry) - here > 1;
}

function move(mind: Mind, options: readonly Offered<"move">[]): Offered<"move"> | undefined {
  const { g } = mind;
  const profile = String(mind.args.agent);
  const agent = agentNamed(g, profile);
  if (!agent) return undefined;
  const { district } = bestMove(mind, profile);
  if (district !== agent.district) {
    const ways = options.flatMap((each) =>
      (each.kind === "enter" || each.kind === "travel") && each.district === district ? [each] : [],
    );
    const way = bestOf(
      ways,
      (each) => (each.via === "" ? 1 : 0) - (each.kind === "travel" ? each.cost / 10 : 0),
    );
    if (way) return way;
  }
  return settle(mind, options);
}

/** Where to stand in a District: to hack if it pays, else under cover. */
function settle(mind: Mind, options: readonly Offered<"move">[]): Offered<"move"> | undefined {
  const agent = agentNamed(mind.g, String(mind.args.agent));
  if (!agent) return undefined;
  if (agent.district === HQ) return options.find(({ kind }) => kind === "enter") ?? options.at(-1);
  const { positions } = layoutOf(mind.g, agent.district);
  const standing = (position: number, zone: number): number => {
    const cover = position === NO_POSITION ? 0 : positions[position].kind === "covered" ? 0.3 : 0.1;
    return placeWorth(mind, agent, agent.district, position === HACKING, zone) + cover;
  };
  return bestOf(options, (each) => {
    if (each.kind === "stay") return standing(agent.position, agent.zone);
    return each.kind === "walk" ? standing(each.position, each.zone) - each.cost / 100 : -9;
  });
}

function auxiliary(
  mind: Mind,
  options: readonly Offered<"auxiliary">[],
): Offered<"auxiliary"> | undefined {
  return bestOf(options, (option) => auxiliaryWorth(mind, option));
}

function auxiliaryWorth(mind: Mind, option: Offered<"auxiliary">): number {
  const { g, me, draw } = mind;
  const own = g.state.orgs[me];
  switch (option.kind) {
    case "draw-story":
      return 20;
    case "replace-story": {
      const rest = openMissions(g, me).length;
      return g.state.turn - own.progress >= 3 && rest > 1 ? 9 : -5;
    }
    case "rescue": {
      const agent = agentNamed(g, option.agent);
      if (!agent || option.price > own.money - 200) return -4;
      const peril = (agent.bleeding ? 7 : 0) + (agent.wound ? 2 : 0) + (agent.health <= 2 ? 3 : 0);
      return agent.health === 1 && agent.bleeding ? 12 : peril - 1;
    }
    case "recruit": {
      const salary = g.box.profiles[option.profile].salary;
      const affordable = own.money >= payroll(mind) + salary;
      const worth = profileWorth(mind, option.profile);
      return (affordable && turnsLeft(mind, storyTarget(g)) > 2 ? 4 : 0) + worth / 8;
    }
    case "staff":
      return option.slot === "reward"
        ? rewardWorth(mind, option.event)
        : cancelWorth(mind, option.event);
    case "ambush": {
      const rivals = agentsIn(g, option.district).filter(({ org }) => org !== me).length;
      const mine = agentsIn(g, option.district).some(({ org }) => org === me);
      return (mine ? 0.3 : 0.6) + rivals * 0.9 + draw(10) / 20;
    }
    case "use":
      return 1;
    case "pass":
      return -1;
    default:
      return option satisfies never;
  }
}

function rewardWorth({ g }: Mind, event: string): number {
  const { reward } = g.box.events[event];
  switch (reward.kind) {
    case "money":
      return reward.amount / 100 + 0.5;
    case "xp":
      return 1 + reward.value * 0.4;
    case "healing":
      return 1.5;
    case "token":
      return 3;
    case "support":
      return 2;
    case "influence":
      return 5;
    default:
      return reward satisfies never;
  }
}

function cancelWorth({ g, me }: Mind, event: string): number {
  const { district } = g.box.events[event];
  const touched =
    district === EVERYWHERE ? 1 : agentsIn(g, district).filter(({ org }) => org === me).length;
  return 0.5 + touched * 0.8;
}

/** Victory Points for each Mission one may expect; and for each turn that is left. */
function storyWorth({ g, faces }: Mind, { card }: Offered<"story">): number {
  const story = g.box.stories[String(faces[card])];
  if (!story) return 0;
  const expected = { yellow: 3.5, blue: 2.5, red: 1.5 };
  let missions = 1.2;
  for (const colour of story.needs) missions += expected[colour];
  return story.vp / missions;
}

function organization(
  { draw }: Mind,
  options: readonly Offered<"organization">[],
): Offered<"organization"> {
  return options[draw(options.length)];
}

export const cityThoughts: Thoughts = {
  organization,
  draft: (mind, options) => bestOf(options, ({ profile }) => profileWorth(mind, profile)),
  call,
  move,
  auxiliary,
  story: (mind, options) => bestOf(options, (option) => storyWorth(mind, option)),
};

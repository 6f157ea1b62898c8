/** Auxiliary Actions, and which Story to take up. */
import { storyTarget } from "../src/scoring.js";
import { agentNamed, agentsIn, agentsOf } from "../src/table.js";
import { EVERYWHERE } from "../src/types.js";
import { bestOf, type Mind, type Offered, type Thoughts, turnsLeft } from "./mind.js";
import { profileWorth } from "./team.js";
import { canFeed, isHurt, isStuck } from "./worth.js";

function auxiliaryWorth(mind: Mind, option: Offered<"auxiliary">): number {
  const { g, me, draw } = mind;
  const own = g.state.orgs[me];
  switch (option.kind) {
    case "draw-story":
      return 20;
    case "replace-story":
      return g.state.turn - own.progress >= 3 ? 9 : -5;
    case "rescue":
      return rescueWorth(mind, option);
    case "recruit": {
      const { length } = agentsOf(g, me);
      const first = length === 0 ? 9 : 0;
      const wanted = turnsLeft(mind, storyTarget(g)) > 1 && canFeed(mind, length);
      return first + (wanted ? 5 : -2) + profileWorth(mind, option.profile) / 8;
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

/** Whoever cannot leave and has nothing to do there is brought home; whoever is dying as well. */
function rescueWorth(
  mind: Mind,
  { agent: profile, price }: Offered<"auxiliary"> & { kind: "rescue" },
): number {
  const { g, me } = mind;
  const agent = agentNamed(g, profile);
  if (!agent || price > g.state.orgs[me].money - 100) return -4;
  const peril = agent.health === 1 && agent.bleeding ? 12 : agent.bleeding ? 4 : 0;
  const stuck = isStuck(mind, agent) ? 7 : 0;
  return Math.max(peril, stuck) + (isHurt(mind, agent) && agent.health <= 2 ? 2 : 0) - price / 200;
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

/** Missions one may expect of an Investigation card. */
const EXPECTED = { yellow: 2.3, blue: 1.3, red: 1.2 };

/** Victory Points, and that every Story brings the end nearer, for each turn it will take. */
function storyWorth({ g, faces, draw }: Mind, { card }: Offered<"story">): number {
  const story = g.box.stories[String(faces[card])];
  if (!story) return 0;
  let missions = 0;
  for (const colour of story.needs) missions += EXPECTED[colour];
  return (story.vp + 2.5) / (1.2 + missions / 1.5) + draw(100) / 200;
}

export const auxiliaryThoughts: Thoughts = {
  auxiliary: (mind, options) => bestOf(options, (option) => auxiliaryWorth(mind, option)),
  story: (mind, options) => bestOf(options, (option) => storyWorth(mind, option)),
};

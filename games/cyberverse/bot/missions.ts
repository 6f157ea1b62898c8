/** Hacking, tests, Missions and Influence. */
import { chance } from "../src/advice/odds.js";
import { hasMost, influenceOf } from "../src/influence-tokens.js";
import type { Agent } from "../src/state.js";
import { openMissions } from "../src/stories.js";
import { agentNamed, orgOf } from "../src/table.js";
import type { Feature, Test } from "../src/types.js";
import { bestOf, type Mind, type Offered, type Thoughts } from "./mind.js";

function mission(
  mind: Mind,
  options: readonly Offered<"mission">[],
): Offered<"mission"> | undefined {
  const { g, faces, me, args } = mind;
  const agent = agentNamed(g, String(args.agent));
  if (!agent) return undefined;
  return bestOf(options, (option) => {
    if (option.kind === "pass") return 0;
    const open = openMissions(g, me).find(
      ({ folder, index }) => folder.id === option.folder && index === option.mission,
    );
    if (!open) return 0;
    return (
      0.01 + chance(g, faces, agent, testsOf(open.mission.ask)) * (open.mission.money / 200 + 3)
    );
  });
}

function testsOf(ask: ReturnType<typeof openMissions>[number]["mission"]["ask"]): readonly Test[] {
  if (ask.kind === "tests") return ask.tests;
  return ask.kind === "hack" && ask.threshold !== undefined
    ? [{ feature: "hacking", threshold: ask.threshold }]
    : [];
}

/** XP is spent where one level makes a great difference; Mission XP vanishes with its Story. */
function raise(mind: Mind, options: readonly Offered<"raise">[]): Offered<"raise"> | undefined {
  const { g, args } = mind;
  const agent = agentNamed(g, String(args.agent));
  if (!agent || g.state.step === "combat") return options[0];
  if (g.state.step === "hacking") return options[0];
  return bestOf(
    options,
    ({ levels, price }) =>
      gainOf(mind, agent, String(args.feature) as Feature, levels) - price * 2.5,
  );
}

/** Percent by which these levels raise the best chance here. */
function gainOf({ g, faces }: Mind, agent: Agent, feature: Feature, levels: number): number {
  let most = 0;
  for (const { mission: each } of openMissions(g, agent.org)) {
    const tests = testsOf(each.ask).filter((test) => test.feature === feature);
    if (tests.length === 0 || each.district !== agent.district) continue;
    most = Math.max(most, chance(g, faces, agent, tests, levels) - chance(g, faces, agent, tests));
  }
  return most;
}

function influence(
  mind: Mind,
  options: readonly Offered<"influence">[],
): Offered<"influence"> | undefined {
  const { g, me, args } = mind;
  const district = Number(args.district);
  const own = influenceOf(g, me, district);
  return bestOf(options, (option) => {
    switch (option.kind) {
      case "place-influence":
        return 2 + (own === 0 ? 1 : 0);
      case "remove-influence": {
        const rival = orgOf(g, option.from);
        const breaks = hasMost(g, rival, district) ? 1.5 : 0;
        return 1 + breaks + (influenceOf(g, rival, district) === own ? 0.6 : 0);
      }
      default:
        return 0;
    }
  });
}

export const missionThoughts: Thoughts = {
  mission,
  raise,
  influence,
  hack: (_, options) =>
    options.find((each) => each.kind === "hack" && each.extra > 0) ?? options[0],
  "remove-too": (_, options) => options[0],
  "second-voice": (_, options) => options[0],
  test: (_, options) =>
    options.find((each) => each.kind === "help" && each.piece !== "prism") ?? options[0],
  peek: (_, options) => options[0],
};

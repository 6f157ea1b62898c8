/** CV-31.25 to CV-31.27: tests, Missions and Influence of the automaton. */
import { mostOf } from "@sprawl/parts";
import { influenceOf } from "../influence-tokens.js";
import type { Questions } from "../questions.js";
import type { Agent, Cyber, Org } from "../state.js";
import { openMissions } from "../stories.js";
import { agentsIn, agentsOf, orgOf } from "../table.js";
import type { Answers } from "./automaton.js";
import { chanceOf } from "./value.js";

/** CV-31.27: remove where the human has more and it has one; otherwise place; at 3 remove. */
function influence(
  g: Cyber,
  org: Org,
  options: readonly Questions["influence"][],
): Questions["influence"] | undefined {
  const { district } = g.state;
  const place = options.find(({ kind }) => kind === "place-influence");
  const remove = options.find((each) => each.kind === "remove-influence");
  const own = influenceOf(g, org, district);
  const theirs =
    remove?.kind === "remove-influence" ? influenceOf(g, orgOf(g, remove.from), district) : 0;
  if (remove && theirs > own && own >= 1) return remove; // CV-31.27
  return place ?? remove; // CV-31.27
}

/** The best chance first; a Mission without a test is certain. */
function mission(
  g: Cyber,
  org: Org,
  options: readonly Questions["mission"][],
): Questions["mission"] | undefined {
  const open = openMissions(g, org);
  const chance = (option: Questions["mission"]): number => {
    if (option.kind === "pass") return -1;
    const found = open.find(
      ({ folder, index }) => folder.id === option.folder && index === option.mission,
    );
    if (!found) return -1;
    const { ask } = found.mission;
    const [agent] = agentsHere(g, org);
    if (!agent || ask.kind !== "tests") return 100;
    return ask.tests.reduce((all, test) => Math.floor((all * chanceOf(g, agent, test)) / 100), 100);
  };
  return mostOf(options, chance)[0];
}

function agentsHere(g: Cyber, org: Org): Agent[] {
  return agentsIn(g, g.state.district).filter((agent) => agent.org === org);
}

/** CV-31.26: one level, if the chance is below 60% and the level raises it. */
function raise(
  g: Cyber,
  org: Org,
  options: readonly Questions["raise"][],
): Questions["raise"] | undefined {
  if (g.state.step !== "investigation") return options[0];
  const one = options.find(({ levels }) => levels === 1);
  const [agent] = agentsHere(g, org);
  const [open] = openMissions(g, org).filter(
    ({ mission: { district } }) => district === g.state.district,
  );
  if (!one || !agent || open?.mission.ask.kind !== "tests") return options[0];
  const [test] = open.mission.ask.tests;
  const before = chanceOf(g, agent, test);
  return before < 60 && chanceOf(g, agent, test, 1) > before ? one : options[0]; // CV-31.26
}

/** CV-31.25: healing its own is always used. */
function surgery(
  g: Cyber,
  org: Org,
  options: readonly Questions["whom-maybe"][],
): Questions["whom-maybe"] | undefined {
  return agentsOf(g, org).length > 0 ? options[0] : undefined; // CV-31.25
}

export const investigationAnswers: Answers = { influence, mission, raise, "whom-maybe": surgery };

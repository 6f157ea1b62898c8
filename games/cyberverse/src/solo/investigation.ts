/** CV-31.25 to CV-31.27: tests, Missions and Influence of the automaton. */
import type { Plain } from "@sprawl/engine";
import { mostOf } from "@sprawl/parts";
import { influenceOf } from "../influence-tokens.js";
import type { Questions } from "../questions.js";
import type { Cyber, Org } from "../state.js";
import { openMissions } from "../stories.js";
import { agentNamed, orgOf } from "../table.js";
import type { Answers } from "./automaton.js";
import { chanceOf, passing } from "./value.js";

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
  if (theirs > own && own >= 1) return remove; // CV-31.27
  return place ?? remove; // CV-31.27
}

/** CV-31.26: the best chance first; a Mission without a test is certain. */
function mission(
  g: Cyber,
  org: Org,
  options: readonly Questions["mission"][],
  { agent: profile }: Readonly<Record<string, Plain>>,
): Questions["mission"] | undefined {
  const agent = agentNamed(g, String(profile));
  const open = openMissions(g, org);
  const chance = (option: Questions["mission"]): number => {
    if (option.kind === "pass") return -1;
    const found = open.find(
      ({ folder, index }) => folder.id === option.folder && index === option.mission,
    );
    if (!found) return -1;
    const { ask } = found.mission;
    if (!agent || ask.kind !== "tests") return 100;
    return chanceOf(g, agent, ask.tests);
  };
  return mostOf(options, chance)[0]; // CV-31.26
}

/** CV-31.26: one level, if the chance is below 60% and the level raises it. */
function raise(
  g: Cyber,
  org: Org,
  options: readonly Questions["raise"][],
  { value, bonus, threshold }: Readonly<Record<string, Plain>>,
): Questions["raise"] | undefined {
  if (threshold === undefined) return undefined; // only tests are worth it
  const chance = (levels: number): number =>
    passing(g, org, Number(value) + Number(bonus) + levels, Number(threshold));
  const before = chance(0);
  return before < 60 && chance(1) > before ? options[1] : undefined; // CV-31.26
}

/** CV-31.25: healing its own is always used. */
function surgery(
  _: Cyber,
  __: Org,
  options: readonly Questions["whom-maybe"][],
): Questions["whom-maybe"] {
  return options[0]; // CV-31.25
}

export const investigationAnswers: Answers = { influence, mission, raise, "whom-maybe": surgery };

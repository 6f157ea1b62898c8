/** CV-16.1 to CV-16.3, CV-25: the Investigation phase, and yellow Missions. */
import type { Rule } from "@sprawl/engine";
import { ambushStep } from "./ambush.js";
import { brawlStep } from "./brawl.js";
import { askMission, hackingStep } from "./hacking.js";
import { influenceStep } from "./influence.js";
import { moments } from "./moments.js";
import type { Agent, Cyber, Seen } from "./state.js";
import { names, type OpenMission, openMissions, validate } from "./stories.js";
import { agentNamed, agentsIn, isInPlay } from "./table.js";
import { test } from "./tests.js";
import { DISTRICTS, type District } from "./types.js";

export function investigationPhase(g: Cyber): void {
  g.state.phase = "investigation"; // CV-9.1
  for (const district of DISTRICTS) {
    g.next("ambush", district); // CV-16.1, CV-16.2, CV-16.3
    g.next("brawl", district);
    g.next("hacking", district);
    g.next("investigation", district);
    g.next("influence", district); // CV-R78
  }
}

function begin(g: Cyber, district: District, step: Cyber["state"]["step"]): void {
  g.state.district = district;
  g.state.step = step;
}

export function ambush(g: Cyber, district: District): Rule<void> | void {
  begin(g, district, "ambush");
  if (agentsIn(g, district).length > 0) return ambushStep(g, district);
}

export function brawl(g: Cyber, district: District): void {
  begin(g, district, "combat");
  brawlStep(g, district);
}

export function hacking(g: Cyber, district: District): Rule<void> | void {
  begin(g, district, "hacking");
  if (agentsIn(g, district).length > 0) return hackingStep(g, district);
}

export function investigation(g: Cyber, district: District): Rule<void> | void {
  begin(g, district, "investigation");
  if (agentsIn(g, district).length > 0) return investigationStep(g, district);
}

function* investigationStep(g: Cyber, district: District): Rule<void> {
  yield* moments.raise(g, "startOfInvestigation", district);
  for (const agent of agentsIn(g, district)) g.next("investigate", agent.profile); // CV-25.1, CV-25.3
}

export function influence(g: Cyber, district: District): Rule<void> | void {
  begin(g, district, "influence");
  if (agentsIn(g, district).length > 0) return influenceStep(g, district);
}

/** CV-25.2 to CV-25.4: one Agent may attempt one Mission. */
export function* investigate(g: Cyber, profile: string): Rule<void> {
  const agent = agentNamed(g, profile);
  if (!agent) return;
  const attempts = moments.of(agent).value(g, "attempts", 1, agent); // CV-25.2, CV-R76
  const tried: OpenMission["mission"][] = [];
  while (tried.length < attempts && isInPlay(g, agent)) {
    const eligible = yellowMissions(g, agent).filter(({ mission }) => !tried.includes(mission));
    if (eligible.length === 0) return;
    const chosen = yield* askMission(g, agent, eligible); // CV-25.4
    if (!chosen) return;
    tried.push(chosen.mission);
    if (yield* passes(g, agent, chosen)) validate(g, agent.org, chosen, agent); // CV-25.7
  }
}

/** CV-25.1, CV-25.10, CV-25.11: what this Agent could attempt where it is. */
export function yellowMissions(g: Seen, agent: Agent): OpenMission[] {
  if (moments.of(agent).bars(g, "barsMissions", agent)) return [];
  return openMissions(g, agent.org).filter(
    ({ mission }) => mission.ask.kind === "tests" && names(mission, agent.district), // CV-25.1, CV-25.12
  );
}

/** CV-25.5, CV-25.6: all tests in the order printed; the first failure ends it. */
function* passes(g: Cyber, agent: Agent, { mission }: OpenMission): Rule<boolean> {
  const { ask } = mission;
  if (ask.kind !== "tests") return false;
  for (const { feature, threshold } of ask.tests) {
    if (!(yield* test(g, agent, feature, threshold))) return false; // CV-25.6, CV-25.8
  }
  return true;
}

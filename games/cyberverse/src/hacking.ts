/** CV-24: the Hacking step of a District, and blue Missions. */
import type { Because, Rule } from "@sprawl/engine";
import { HACKING } from "./city/layouts.js";
import { featureOf } from "./features.js";
import { influenceOf } from "./influence-tokens.js";
import { moments, pieceInPlay } from "./moments.js";
import { gain } from "./money.js";
import { decide, type Questions } from "./questions.js";
import type { Agent, Cyber, Seen } from "./state.js";
import { names, type OpenMission, openMissions, validate } from "./stories.js";
import { agentsIn, idOf, isInPlay, onMission, rivalsOnBoard } from "./table.js";
import { test } from "./tests.js";
import { type District, NO_POSITION } from "./types.js";
import { askRaise } from "./xp.js";

/** CV-24.2, CV-24.3, CV-24.13: what a Hacking credits, with where it comes from. */
export function incomeSum(
  g: Seen,
  agent: Agent,
  levels = 0,
  extra = 0,
): { value: number; because: Because[] } {
  const own = moments.of(agent);
  const hacking = Math.min(5, featureOf(g, agent, "hacking") + levels);
  const because: Because[] = [{ id: "hacking", by: 100 * hacking }]; // CV-6.7, CV-24.2
  const tokens = influenceOf(g, agent.org, agent.district);
  if (tokens > 0) because.push({ id: "influence", by: 200 * tokens }); // CV-24.3
  if (extra > 0) because.push({ id: "help", by: extra });
  const base = 100 * hacking + 200 * tokens + extra;
  const bonus = own.reckon(g, "hackingBonus", base, agent); // CV-24.13
  const loss = moments.reckon(g, "hackingLoss", 0, agent);
  because.push(...bonus.because, ...loss.because.map(({ id, by }) => ({ id, by: -by })));
  return { value: Math.max(0, bonus.value - loss.value), because }; // CV-24.13
}

export function hackingIncome(g: Seen, agent: Agent, levels = 0, extra = 0): number {
  return incomeSum(g, agent, levels, extra).value;
}

export function* hackingStep(g: Cyber, district: District): Rule<void> {
  if (agentsIn(g, district).length === 0) return;
  yield* moments.raise(g, "startOfHacking", district);
  const agent = agentsIn(g, district).find(({ position }) => position === HACKING); // CV-24.1, CV-24.7
  if (!agent || moments.of(agent).bars(g, "barsHacking", agent)) return;
  const chosen = yield* askHack(g, agent);
  if (chosen.kind === "decline") return; // CV-24.6, CV-R75
  const extra = chosen.extra > 0 ? callHelp(g, agent) : 0;
  const levels = yield* askRaise(g, agent, "hacking", { extra }); // CV-24.8
  const { value, because } = incomeSum(g, agent, levels, extra);
  gain(g, agent.org, value); // CV-24.4
  const sum = because.map(({ id, by }) => ({ id, by }));
  g.tell(
    "hacked",
    { org: idOf(g, agent.org), agent: agent.profile, district, amount: value, sum },
    { rule: "CV-24.2" },
  );
  yield* leavePosition(g, agent); // CV-24.5
  yield* blueMissions(g, agent, value); // CV-24.9
}

/** CV-24.1: hack, with help or without, or stay. */
function* askHack(g: Cyber, agent: Agent): Rule<Questions["hack"]> {
  const hack = { kind: "hack", extra: 0, rule: "CV-24.1" } as const;
  const help = { kind: "hack", extra: 100, rule: "CV-13.9" } as const;
  const decline = { kind: "decline", rule: "CV-24.6" } as const;
  const helped = moments.of(agent).some(g, "hackUses");
  const options: Questions["hack"][] = helped ? [hack, help, decline] : [hack, decline];
  const args = { agent: agent.profile, district: agent.district, amount: hackingIncome(g, agent) };
  return yield* decide(g, agent.org, "hack", options, { rule: "CV-24.1", args, safe: hack });
}

function callHelp(g: Cyber, agent: Agent): number {
  const [self] = moments.of(agent).listeners(g, "hackUsed");
  const used = self && pieceInPlay(g, agent, self.piece.id, "hackUsed");
  return used ? used.hears(g, used.self) : 0;
}

function* leavePosition(g: Cyber, agent: Agent): Rule<void> {
  if (moments.of(agent).some(g, "staysAfterHacking", agent)) {
    const options = [{ kind: "stay-on" }, { kind: "step-off" }] as const;
    const { kind } = yield* decide(g, agent.org, "stay-on", options, {
      args: { agent: agent.profile },
      safe: options[0],
    });
    if (kind === "stay-on") return;
  }
  agent.position = NO_POSITION; // CV-24.5
}

/** CV-24.9 to CV-24.12: each may be attempted once. */
function* blueMissions(g: Cyber, agent: Agent, amount: number): Rule<void> {
  const tried: OpenMission["mission"][] = [];
  for (;;) {
    if (!isInPlay(g, agent)) return;
    const eligible = openMissions(g, agent.org).filter(
      (open) => !tried.includes(open.mission) && isEligible(g, agent, amount, open),
    );
    const [chosen] = eligible.length > 0 ? [yield* askMission(g, agent, eligible)] : [];
    if (!chosen) return;
    tried.push(chosen.mission); // CV-24.12
    const { ask } = chosen.mission;
    const threshold = ask.kind === "hack" ? ask.threshold : undefined;
    const passed = threshold === undefined || (yield* test(g, agent, "hacking", threshold)); // CV-24.11
    if (passed) validate(g, agent.org, chosen, agent); // CV-24.10
  }
}

export function isEligible(
  g: Seen,
  agent: Agent,
  amount: number,
  { mission }: OpenMission,
): boolean {
  const { ask } = mission;
  if (ask.kind !== "hack" || !names(mission, agent.district)) return false; // CV-24.9
  if (moments.of(agent).bars(g, "barsMissions", agent)) return false;
  if (ask.amount !== undefined && amount < ask.amount) return false;
  if (
    ask.rival &&
    rivalsOnBoard(g, agent).length === 0 &&
    influenceOf(g, agent.org, agent.district) === 0
  ) {
    return false; // CV-R118
  }
  return true;
}

/** Which Mission to attempt, or none. Missions without a test come first. */
export function* askMission(
  g: Cyber,
  agent: Agent,
  eligible: readonly OpenMission[],
): Rule<OpenMission | undefined> {
  const pass = { kind: "pass" } as const;
  const options = eligible.map(({ folder, index }): Questions["mission"] => ({
    kind: "attempt",
    folder: folder.id,
    mission: index,
    on: onMission(folder.id, index),
    rule: "CV-25.4",
  }));
  const args = { agent: agent.profile, district: agent.district };
  const chosen = yield* decide(g, agent.org, "mission", [...options, pass], {
    rule: "CV-25.4",
    args,
    safe: options[0],
  });
  if (chosen.kind === "pass") return undefined;
  return eligible.find(
    ({ folder, index }) => folder.id === chosen.folder && index === chosen.mission,
  );
}

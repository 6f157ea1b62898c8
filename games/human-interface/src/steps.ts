/** HI-1.3: a turn, from top to bottom. */
import type { Rule } from "@sprawl/engine";
import { act } from "./acting.js";
import { beginActivation } from "./activation.js";
import { cleanHand } from "./cyberwarfare/hands.js";
import { infectionPhase } from "./cyberwarfare/infection.js";
import { PREPARATION } from "./cyberwarfare/preparation.js";
import { cyberAction } from "./cyberwarfare/turns.js";
import { closeAllDoors, closeDoorsOf, setDoors } from "./doors.js";
import { activateMachine } from "./drones.js";
import { initiativePhase } from "./initiative.js";
import { armMines } from "./mines.js";
import { isAI, isConscious, isMember, leaderOf, missionOf, modelOf } from "./models.js";
import { moments } from "./moments.js";
import { ask } from "./questions.js";
import { decide } from "./results.js";
import type { Interface, Model } from "./state.js";
import { checkResources } from "./tokens.js";
import { establishAlarm, keepProtocol, netPresence, noteGuards } from "./tower.js";

const PHASES = [
  "infection",
  "resources",
  "initiative",
  "cyberwarfare",
  "real-world",
  "tower",
  "clean-up",
] as const;

/** HI-1.3 */
function turn(g: Interface): void {
  g.state.turn++;
  g.tell("turn", { turn: g.state.turn, turns: missionOf(g).turns }, { rule: "HI-1.2" });
  for (const phase of PHASES) g.next(phase);
}

const skips = (g: Interface, phase: number): boolean => {
  g.state.phase = phase;
  return missionOf(g).skips?.includes(phase) ?? false;
};

function* infection(g: Interface): Rule<void> {
  if (!skips(g, 1)) yield* infectionPhase(g);
}

function* resources(g: Interface): Rule<void> {
  if (!skips(g, 2)) yield* checkResources(g);
}

function* initiative(g: Interface): Rule<void> {
  if (!skips(g, 3)) yield* initiativePhase(g);
}

/** HI-19.2, HI-19.19 */
function cyberwarfare(g: Interface): void {
  if (skips(g, 4)) return;
  for (const step of PREPARATION.keys())
    for (const team of g.state.order) g.next("prepare", { step, team });
  for (const team of g.state.order) g.next("cyber-turn", team);
}

function* prepare(
  g: Interface,
  { step, team }: { readonly step: number; readonly team: number },
): Rule<void> {
  yield* PREPARATION[step](g, team);
}

function* cyberTurn(g: Interface, team: number): Rule<void> {
  if (yield* cyberAction(g, team)) g.next("cyber-turn", team);
}

/** HI-25.1, HI-25.2 */
function* realWorld(g: Interface): Rule<void> {
  if (skips(g, 5)) return;
  yield* doorWindow(g); // HI-25.1
  for (const team of g.state.order) g.next("team-turn", team);
}

function* doorWindow(g: Interface): Rule<void> {
  for (const index of g.state.order) yield* setDoors(g, g.state.teams[index]);
}

/**
 * HI-25.3, HI-25.4: which character is activated next, by the word of the first-listed player
 * (HI-38.8); when none is left the Team's turn is over.
 */
function* teamTurn(g: Interface, index: number): Rule<void> {
  const ready = g.state.models.filter(
    (model) => model.team === index && isMember(model) && !model.activated,
  );
  if (ready.every(({ stunned }) => stunned)) {
    for (const model of ready) recover(g, model); // HI-25.17
    closeDoorsOf(g, index); // HI-25.6
    yield* doorWindow(g); // HI-25.7
    armMines(g); // HI-32.3
    return;
  }
  let model = ready[0];
  if (ready.length > 1) {
    const options = ready.map(({ id }) => ({
      kind: "activate" as const,
      model: id,
      on: `model/${id}`,
      rule: "HI-25.3",
    }));
    const choice = yield* ask(leaderOf(g.state.teams[index]), "activate", options, {
      rule: "HI-25.3",
    });
    model = modelOf(g, choice.model);
  }
  if (model.stunned) recover(g, model);
  else {
    beginActivation(g, model);
    g.next("act");
  }
  g.next("team-turn", index);
}

/** HI-8.2, HI-R24: the activation is skipped, the token removed. */
function recover(g: Interface, model: Model): void {
  model.stunned = false;
  model.activated = true;
  g.tell("recovers", { model: model.id }, { rule: "HI-8.2" });
}

/** HI-33 */
function* tower(g: Interface): Rule<void> {
  if (skips(g, 6)) return;
  armMines(g);
  establishAlarm(g); // HI-33.1
  yield* netPresence(g);
  keepProtocol(g); // HI-33.2
  noteGuards(g); // HI-34.9
  const machines = g.state.models.filter(
    (model) =>
      isAI(model) &&
      (isConscious(model) || model.condition === "waiting") &&
      model.kind !== "avatar",
  );
  g.state.acting = machines.map(({ id }) => id); // HI-33.12, HI-33.13, HI-R22
  g.state.chooser = g.state.order.indexOf(g.state.initiative); // HI-18.7
  g.next("machine");
}

/** HI-33.10: players choose in turn, first the initiative player. */
function* machine(g: Interface): Rule<void> {
  const { state } = g;
  state.acting = state.acting.filter((id) => {
    const model = modelOf(g, id);
    return isConscious(model) || model.condition === "waiting";
  });
  const chooser = leaderOf(state.teams[state.order[state.chooser % state.order.length]]); // HI-R113
  if (state.acting.length === 0) return yield* avatarActs(g);
  let id = state.acting[0];
  if (state.acting.length > 1) {
    const options = state.acting.map((model) => ({
      kind: "drone" as const,
      model,
      on: `model/${model}`,
      rule: "HI-33.10",
    }));
    id = (yield* ask(chooser, "drone", options, { rule: "HI-33.10" })).model; // HI-33.11
  }
  state.acting = state.acting.filter((other) => other !== id);
  state.chooser++;
  const model = modelOf(g, id);
  g.uses(model.card);
  g.next("machine");
  yield* activateMachine(g, model, chooser);
}

/** HI-33.14: after all drones. */
function* avatarActs(g: Interface): Rule<void> {
  const avatar = g.state.models.find(
    ({ kind, condition }) => kind === "avatar" && condition === "ready",
  );
  if (!avatar || avatar.activated) return;
  g.uses(avatar.card);
  yield* activateMachine(g, avatar, leaderOf(g.state.teams[g.state.initiative]));
}

/** HI-35 */
function* cleanUp(g: Interface): Rule<void> {
  const { state } = g;
  state.phase = 7;
  const mission = missionOf(g);
  mission.scores?.(g); // HI-35.1
  const last = state.turn >= mission.turns; // HI-1.2
  const result = decide(g, last);
  if (result) return g.end(result); // HI-36.1
  for (const team of state.teams) {
    team.held = state.terminals
      .filter((terminal) => state.teams[terminal.team] === team)
      .map(({ id }) => id);
  }
  for (const index of state.order) {
    for (const model of state.models) {
      if (model.team === index) yield* moments.of(model).raise(g, "atCleanUp"); // HI-35.8
    }
  }
  closeAllDoors(g); // HI-35.2
  state.alarm.fill(0); // HI-35.3, HI-14.15
  state.rows.fill(0);
  for (const model of state.models) tidy(model, state.turn); // HI-35.4
  keepProtocol(g); // HI-35.5, HI-R111
  for (const index of state.order) yield* cleanHand(g, index); // HI-35.6
  g.next("turn"); // HI-35.7
}

/** HI-35.4 */
function tidy(model: Model, turnNow: number): void {
  model.activated = false;
  model.reacted = false;
  model.fastAttacks = 0;
  model.guards = -1;
  model.tokens = model.tokens.filter(({ until }) => until > turnNow); // HI-8.9
  model.used = model.used.filter((mark) => mark.startsWith("mission:"));
}

export const steps = {
  turn,
  infection,
  resources,
  initiative,
  cyberwarfare,
  prepare,
  "cyber-turn": cyberTurn,
  "real-world": realWorld,
  "team-turn": teamTurn,
  act,
  tower,
  machine,
  "clean-up": cleanUp,
};

/** HI-34: how drones, the Avatar and characters lost to Cyberpsychosis act. */
import type { Rule, Seat } from "@sprawl/engine";
import { leastOf, mostOf, type Square, stepsAway } from "@sprawl/parts";
import { BARE_HANDS, damageOf, type Means, makeAttack, waysToAttack } from "./attacks.js";
import { drawCanDo, testOver } from "./cando.js";
import { passDoor } from "./doors.js";
import { carryOutAttack, strike } from "./fighting.js";
import { explodes, mineFor } from "./mines.js";
import {
  areaName,
  areaOf,
  canAct,
  isConscious,
  isFree,
  leaderOf,
  modelOf,
  planOf,
  whereIs,
} from "./models.js";
import { moments, tally } from "./moments.js";
import { enter, stepsOf } from "./moving.js";
import { ask } from "./questions.js";
import { inReach } from "./reach.js";
import { reactionWindow } from "./reactions.js";
import { type Mind, route } from "./routes.js";
import { canSee, distanceBetween } from "./sight.js";
import { AI, type Interface, type Model, NOWHERE } from "./state.js";
import { isPrey } from "./tower.js";

/** HI-34.1, HI-34.8, HI-34.17: 2 AP: Move-Move, Move-Attack or Attack. The Avatar has 3 and two attacks. */
export function* activateMachine(g: Interface, model: Model, chooser: Seat): Rule<void> {
  model.activated = true;
  if (model.stunned) {
    model.stunned = false; // HI-33.16, HI-8.2
    g.tell("recovers", { model: model.id }, { rule: "HI-33.16" });
    return;
  }
  const waited = model.condition === "waiting";
  if (waited && !stepIn(g, model)) return; // HI-33.15
  g.tell("machine-acts", { model: model.id }, { rule: "HI-33.10" });
  const mind: Mind = { target: undefined, goal: -1, chooser, aim: "", way: [], ground: undefined };
  let points = model.kind === "avatar" ? 3 : 2;
  let shots = tally(g, moments.of(model).reckon(g, "machineAttacks", 1)).value;
  yield* look(g, model, mind);
  if (!mind.target) mind.goal = yield* alarmGoal(g, model);
  while (points > 0 && canAct(model)) {
    const first = points === (model.kind === "avatar" ? 3 : 2);
    const crowded = !isFree(g, model, model.at);
    if (!crowded && mind.target && inReach(g, model, mind.target, first)) {
      shots = Math.min(shots, points);
      yield* shoot(g, model, mind, shots); // HI-34.5, HI-34.7
      return;
    }
    points--;
    const late = waited && first ? model.behind : 0; // HI-33.6
    yield* machineMove(g, model, mind, Math.max(0, stepsOf(g, model) - late));
    if (waited && isConscious(model) && !isFree(g, model, model.at)) return stepBack(g, model); // HI-33.15
  }
}

/** HI-33.15: onto the entry square; false if somebody else holds it. */
function stepIn(g: Interface, model: Model): boolean {
  const holders = g.state.models.filter(({ at }) => at === model.entry);
  if (holders.some(({ team }) => team !== AI)) return false;
  model.at = model.entry;
  model.condition = "ready";
  return true;
}

function stepBack(_: Interface, model: Model): void {
  model.at = NOWHERE;
  model.condition = "waiting";
}

/** HI-34.24: the weapon with the higher Damage at that distance; equal: the lower slot. */
function bestMeans(g: Interface, model: Model, target: Model): Means | undefined {
  const ways = waysToAttack(g, model, target);
  const armed = ways.filter(({ weapon }) => weapon.id !== BARE_HANDS.id);
  const choices = armed.length > 0 ? armed : ways;
  return mostOf(choices, (means) => damageOf(g, makeAttack(g, model, target, means)))[0];
}

function* shoot(g: Interface, model: Model, mind: Mind, shots: number): Rule<void> {
  const hit: Model[] = [];
  for (let shot = 0; shot < shots && canAct(model); shot++) {
    if (shot > 0) yield* lookForAnother(g, model, mind, hit);
    const { target } = mind;
    const means =
      target && isConscious(target) && canSee(g, model, target)
        ? bestMeans(g, model, target)
        : undefined;
    if (!target || !means) return;
    hit.push(target);
    const attack = makeAttack(g, model, target, means);
    const reason = { weapon: means.weapon.id, damage: damageOf(g, attack), away: attack.distance };
    g.tell("chooses-weapon", { model: model.id, ...reason }, { rule: "HI-34.24" });
    yield* carryOutAttack(g, attack); // HI-34.25
  }
}

/** The second attack is for somebody else, if anybody else is in reach. */
function* lookForAnother(
  g: Interface,
  model: Model,
  mind: Mind,
  hit: readonly Model[],
): Rule<void> {
  const others = prey(g, model).filter(
    (other) => !hit.includes(other) && inReach(g, model, other, false),
  );
  const nearest = leastOf(others, (other) => distanceBetween(g, model.at, other.at));
  if (nearest.length === 0) return;
  mind.target = nearest.length === 1 ? nearest[0] : yield* breakTie(g, model, nearest); // HI-34.3
  aimsAt(g, model, mind.target, "aims-another");
}

/** HI-34.2, HI-34.9, HI-34.18, HI-R117: the priority target as things are seen now. */
function* look(g: Interface, model: Model, mind: Mind): Rule<void> {
  const seen = prey(g, model).filter((other) => canSee(g, model, other));
  const home = model.guards >= 0 ? seen.filter((other) => areaOf(g, other) === model.guards) : [];
  const nearest = leastOf(home.length > 0 ? home : seen, (other) =>
    distanceBetween(g, model.at, other.at),
  ); // HI-34.11, HI-R109
  if (nearest.length === 0) return yield* loseSight(g, model, mind);
  if (nearest.some((other) => other === mind.target)) return; // HI-34.18, HI-R152
  mind.target = nearest.length === 1 ? nearest[0] : yield* breakTie(g, model, nearest);
  aimsAt(g, model, mind.target, home.length > 0 ? "aims-own-area" : "aims-nearest");
}

/** Why it goes for this one: HI-1.10. */
function aimsAt(g: Interface, model: Model, target: Model, why: string): void {
  const away = distanceBetween(g, model.at, target.at);
  g.tell(why, { model: model.id, victim: target.id, away }, { rule: "HI-34.11" });
}

/** HI-34.10, HI-34.31: on towards whom it saw, or towards somebody in its own area. */
function* loseSight(g: Interface, model: Model, mind: Mind): Rule<void> {
  if (mind.target && isPrey(g, model, mind.target)) return; // HI-34.31
  const before = mind.target;
  mind.target = undefined;
  if (model.guards < 0) return;
  const home = prey(g, model).filter((other) => areaOf(g, other) === model.guards);
  const left = stepsAway(planOf(g).floor, model.at);
  const nearest = leastOf(
    home.filter(({ at }) => left[at] >= 0),
    ({ at }) => left[at],
  );
  mind.target = nearest.length <= 1 ? nearest[0] : yield* breakTie(g, model, nearest); // HI-34.10
  if (mind.target && mind.target !== before) aimsAt(g, model, mind.target, "aims-unseen");
}

const prey = (g: Interface, model: Model): Model[] =>
  g.state.models.filter((other) => isPrey(g, model, other));

/** HI-34.3, HI-34.4 */
function* breakTie(g: Interface, model: Model, tied: readonly Model[]): Rule<Model> {
  const { teams, order, initiative } = g.state;
  if (teams.length === 1) return tied[g.below("aim", tied.length)]; // HI-34.4
  const next = order[(order.indexOf(initiative) + 1) % order.length];
  const options = tied.map(({ id }) => ({
    kind: "aim" as const,
    model: id,
    on: `model/${id}`,
    rule: "HI-34.3",
  }));
  const choice = yield* ask(leaderOf(teams[next]), "aim", options, {
    args: { model: model.id },
    rule: "HI-34.3",
  });
  return modelOf(g, choice.model);
}

/** HI-14.1, HI-34.12, HI-34.13, HI-34.14, HI-34.15: the area it goes to; -1 if it stays. */
function* alarmGoal(g: Interface, model: Model): Rule<number> {
  if (model.guards >= 0) return stays(g, model, "stays-on-guard"); // HI-34.9
  const { areaOf: areas, squaresOf, floor } = planOf(g);
  const highest = Math.max(...g.state.levels);
  if (highest <= 0) return stays(g, model, "stays-no-alarm"); // HI-34.14, HI-R119
  const loudest = g.state.levels.flatMap((level, area) => (level === highest ? [area] : []));
  if (loudest.includes(areas[model.at])) return stays(g, model, "stays-there"); // HI-34.15
  const left = stepsAway(floor, model.at);
  const far = (area: number): number =>
    squaresOf[area].reduce(
      (least, at) => (left[at] >= 0 && left[at] < least ? left[at] : least),
      9999,
    ); // HI-34.23
  let nearest = leastOf(loudest, far); // HI-34.13
  while (nearest.length > 1) {
    const cards = new Map(nearest.map((area) => [area, drawCanDo(g)])); // HI-34.13
    for (const [area, drawn] of cards)
      g.tell("area-drawn", { area: areaName(g, area), drawn }, { rule: "HI-34.13" });
    nearest = mostOf(nearest, (area) => cards.get(area) ?? 0);
    testOver(g); // HI-R4
  }
  g.tell(
    "heads-for",
    { model: model.id, area: areaName(g, nearest[0]), level: highest },
    { rule: "HI-34.12" },
  );
  return nearest[0];
}

/** It does not move for the alarm, and why. */
function stays(g: Interface, model: Model, why: string): number {
  g.tell(why, { model: model.id }, { rule: "HI-34.12" });
  return -1;
}

/** One Move: towards the target or the alarm, watching after each step. */
function* machineMove(g: Interface, model: Model, mind: Mind, steps: number): Rule<void> {
  g.state.active = model.id;
  if (steps > 0 && (mind.target || mind.goal >= 0)) {
    yield* reactionWindow(g, { active: model, moving: true }, strike); // HI-30.21
  }
  let taken = 0;
  for (let left = steps; left > 0 && canAct(model); ) {
    const way = yield* route(g, model, mind, left);
    if (way.length === 0) break;
    for (const at of way) {
      yield* machineStep(g, model, at);
      left--;
      taken++;
      if (!canAct(model)) break;
    }
    if (!canAct(model)) break;
    yield* look(g, model, mind); // HI-34.16, HI-34.18
    if (mind.target && inReach(g, model, mind.target, true)) break; // HI-34.6
  }
  if (taken > 0)
    g.tell("takes-way", { model: model.id, ...whereIs(g, model.at), taken }, { rule: "HI-34.19" });
  g.state.active = "";
}

function* machineStep(g: Interface, model: Model, at: Square): Rule<void> {
  passDoor(g, model, at); // HI-13.19
  enter(g, model, at);
  const mine = mineFor(g, model, at);
  if (mine) yield* explodes(g, mine, model); // HI-R106
  if (canAct(model)) yield* reactionWindow(g, { active: model, moving: true }, strike); // HI-30.21, HI-R115
}

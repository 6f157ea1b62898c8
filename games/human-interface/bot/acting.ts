/** In the tower's halls: what to do in an activation. */

import type { OptionView } from "@sprawl/engine";
import { givesPoint } from "../src/abilities.js";
import { goalsOf, leftInDeck, oddsOf, stepsToGoal, valueOfAttack } from "../src/advice/index.js";
import { makeAttack, waysToAttack } from "../src/attacks.js";
import { throwNeeds, throwSum } from "../src/grenades.js";
import {
  characterOf,
  isEnemy,
  isFriendly,
  isMember,
  missionOf,
  modelOf,
  planOf,
  woundValue,
} from "../src/models.js";
import { square } from "../src/plan.js";
import type { Action } from "../src/questions.js";
import { canSee, distanceBetween, isAdjacent, seesSquare, tacBetween } from "../src/sight.js";
import type { Interface, Model } from "../src/state.js";

/** What whoever acts has in mind. */
type Mind = {
  readonly model: Model;
  /** CanDo cards that are left. */
  readonly left: number[];
  readonly goals: readonly number[];
  /** By square: steps to the nearest goal. */
  readonly far: Int16Array;
  readonly here: number;
  readonly arrived: boolean;
  readonly enemies: readonly Model[];
  readonly hacker: boolean;
};

/** How much each action is liked. */
export function likingOfActions(
  g: Interface,
  model: Model,
): (action: OptionView<Action>) => number {
  const goals = goalsOf(g, model);
  const far = stepsToGoal(g, model, goals);
  const mind: Mind = {
    model,
    left: leftInDeck(g),
    goals,
    far,
    here: far[model.at],
    arrived: isThere(g, model, goals, model.at),
    enemies: g.state.models.filter(
      (other) => other.at >= 0 && isEnemy(g, model, other) && other.condition === "ready",
    ),
    hacker: characterOf(g, model).hacker === true,
  };
  return (action) => liking(g, mind, action);
}

function liking(g: Interface, mind: Mind, action: OptionView<Action>): number {
  const { model, far, here, enemies } = mind;
  switch (action.kind) {
    case "attack":
    case "shock-attack":
      return attacking(g, mind, action);
    case "move":
      return moving(g, mind, action.square);
    case "open-door":
      return far[action.square] >= 0 && far[action.square] < here ? 60 : -1;
    case "force-door":
    case "break-door":
    case "blast-door":
      return far[action.square] >= 0 && far[action.square] < here ? 40 : -1;
    case "close-door":
      return -1;
    case "throw":
      return throwing(g, mind, action.weapon, action.square);
    case "heal": {
      const patient = modelOf(g, action.model);
      const healthy = woundValue(g, patient) - patient.wounds;
      return patient.condition === "unconscious" ? 70 : healthy <= 2 ? 45 : -1;
    }
    case "restore":
      return 35;
    case "use":
      return useful(g, model, action.item, enemies) ? 25 : -1;
    case "take-objective":
      return 120;
    case "leave-board":
      return wantsOut(g, model) ? 200 : -5;
    case "drag":
      return modelOf(g, action.model).kind === "figure" ? 90 : -1;
    case "end-activation":
      return 0;
    default:
      return -3;
  }
}

type Attacking = Extract<OptionView<Action>, { readonly kind: "attack" | "shock-attack" }>;

function attacking(g: Interface, mind: Mind, action: Attacking): number {
  const { model, left, here, hacker } = mind;
  const target = modelOf(g, action.model);
  if (isFriendly(g, model, target)) return -50;
  const means = waysToAttack(g, model, target).find(({ weapon }) => weapon.id === action.weapon);
  if (!means) return -1;
  const { chance } = oddsOf(g, makeAttack(g, model, target, means), left);
  const value = valueOfAttack(g, model, target, means, left);
  // The first point may still bring one nearer; the last one is for shooting.
  const patient = g.state.activation.points >= 2 && here > 4 && !hacker ? value / 2 : value;
  return chance < 150 ? 1 : 20 + patient - (action.kind === "shock-attack" ? 3 : 0);
}

function moving(g: Interface, mind: Mind, to: number): number {
  const { model, goals, far, here, arrived, enemies, hacker } = mind;
  const { dragging, points } = g.state.activation;
  // Whoever stands on the lift with somebody in tow takes one more step.
  if (dragging !== "" && goals.includes(model.at)) return 200;
  const nearer = here < 0 || far[to] < 0 ? 0 : here - far[to];
  if (dragging !== "" && nearer > 0) return 150 + nearer;
  const done = isThere(g, model, goals, to);
  if (arrived && !done) return -2;
  const danger = seenBy(g, enemies, to) * (hacker || model.crippled ? 6 : 2);
  const shots = points >= 2 ? shotsFrom(g, model, enemies, to) : 0;
  const mined = g.state.mines.some(({ at }) => at === to) ? 60 : 0;
  return nearer * 9 + (done && !arrived ? 30 : 0) - danger + shots - mined;
}

/** Worth it where two enemies stand together, or one in deep cover, and no friend near. */
function throwing(g: Interface, mind: Mind, id: string, to: number): number {
  const { model, enemies } = mind;
  const weapon = g.box.weapons[id];
  const within = (steps: number): Model[] =>
    g.state.models.filter((other) => other.at >= 0 && distanceBetween(g, other.at, to) <= steps);
  const foes = within(1).filter((other) => enemies.includes(other));
  const friends = within(2).filter((other) => isMember(other) && isFriendly(g, model, other));
  const covered = foes.some(({ at }) => tacBetween(g, model.team, model.at, at) >= 3);
  const sure = throwSum(g, model, weapon) + 5 > throwNeeds(g, model, to);
  if (foes.length < (covered ? 1 : 2) || friends.length > 0 || !sure) return -5;
  return weapon.effective.damage > 0 ? 90 : 15;
}

/** In the square, or beside it where that is enough. */
function isThere(g: Interface, model: Model, goals: readonly number[], at: number): boolean {
  const exits =
    planOf(g) &&
    g.state.mission !== "zero-hour" &&
    goals.length > 0 &&
    goals.every((goal) => isExit(g, model, goal));
  return goals.some((goal) => goal === at || (!exits && isAdjacent(g, at, goal)));
}

function isExit(g: Interface, model: Model, at: number): boolean {
  const exits = missionOf(g).teams[model.home]?.exits ?? [];
  return exits.some(([x, y]) => square(x, y) === at);
}

/** How many enemies that can still react would see somebody there, models aside. */
function seenBy(g: Interface, enemies: readonly Model[], at: number): number {
  let count = 0;
  for (const enemy of enemies) {
    if (
      !enemy.stunned &&
      !enemy.reacted &&
      distanceBetween(g, enemy.at, at) <= 10 &&
      seesSquare(g, enemy.at, at)
    )
      count++;
  }
  return count;
}

/** A first guess at what could be shot from there. */
function shotsFrom(g: Interface, model: Model, enemies: readonly Model[], at: number): number {
  let best = 0;
  for (const enemy of enemies) {
    const far = distanceBetween(g, enemy.at, at);
    for (const item of model.equipment) {
      const weapon = g.box.weapons[item.id];
      if (!weapon || weapon.class === "grenade" || weapon.class === "mine" || item.spent) continue;
      const reach = weapon.maximum?.range ?? weapon.effective.range;
      if (far > reach || far === 0) continue;
      const strong =
        far <= weapon.effective.range ? weapon.effective.damage : (weapon.maximum?.damage ?? 0);
      if (strong * 3 > best && seesSquare(g, at, enemy.at)) best = strong * 3;
    }
  }
  return best;
}

/** Gear for Close Combat is for those who stand beside an enemy, and are calm enough. */
function useful(g: Interface, model: Model, item: string, enemies: readonly Model[]): boolean {
  if (model.shock >= 7) return false;
  if (givesPoint(g, item)) return model.shock <= 4;
  return enemies.some((enemy) => isAdjacent(g, model.at, enemy.at) && canSee(g, model, enemy));
}

/** Everything is done that this one came for. */
function wantsOut(g: Interface, model: Model): boolean {
  if (g.state.objectives.some(({ carrier }) => carrier === model.id)) return true;
  if (g.state.mission !== "lone-wolf") return false;
  return g.state.terminals.every(({ id, taken }) => !id.startsWith("white") || taken);
}

/** In the tower's halls: what to do in an activation. */

import type { OptionView } from "@sprawl/engine";
import { goalsOf, leftInDeck, oddsOf, stepsToGoal, valueOfAttack } from "../src/advice/index.js";
import { makeAttack, waysToAttack } from "../src/attacks.js";
import { throwNeeds, throwSum } from "../src/grenades.js";
import {
  characterOf,
  isEnemy,
  isFriendly,
  isMember,
  modelOf,
  planOf,
  woundValue,
} from "../src/models.js";
import { square } from "../src/plan.js";
import type { Action } from "../src/questions.js";
import { canSee, distanceBetween, isAdjacent, seesSquare } from "../src/sight.js";
import type { Interface, Model } from "../src/state.js";

/** How much each action is liked. */
export function likingOfActions(
  g: Interface,
  model: Model,
): (action: OptionView<Action>) => number {
  const left = leftInDeck(g);
  const goals = goalsOf(g, model);
  const far = stepsToGoal(g, model, goals);
  const here = far[model.at];
  const { points } = g.state.activation;
  const enemies = g.state.models.filter(
    (other) => other.at >= 0 && isEnemy(g, model, other) && other.condition === "ready",
  );
  const hacker = characterOf(g, model).hacker === true;
  const fearful = hacker || model.crippled;
  const arrived = isThere(g, model, goals, model.at);
  return (action) => {
    switch (action.kind) {
      case "attack":
      case "shock-attack": {
        const target = modelOf(g, action.model);
        if (isFriendly(g, model, target)) return -50;
        const means = waysToAttack(g, model, target).find(
          ({ weapon }) => weapon.id === action.weapon,
        );
        if (!means) return -1;
        const { chance } = oddsOf(g, makeAttack(g, model, target, means), left);
        const value = valueOfAttack(g, model, target, means, left);
        // The first point may still bring one nearer; the last one is for shooting.
        const patient = points >= 2 && here > 4 && !hacker ? value / 2 : value;
        return chance < 150 ? 1 : 20 + patient - (action.kind === "shock-attack" ? 3 : 0);
      }
      case "move": {
        // Whoever stands on the lift with somebody in tow takes one more step.
        if (g.state.activation.dragging !== "" && goals.includes(model.at)) return 200;
        const there = far[action.square];
        const nearer = here < 0 || there < 0 ? 0 : here - there;
        if (g.state.activation.dragging !== "" && nearer > 0) return 150 + nearer;
        const done = isThere(g, model, goals, action.square);
        if (arrived && !done) return -2;
        const danger = seenBy(g, enemies, action.square) * (fearful ? 6 : 2);
        const shots = points >= 2 ? shotsFrom(g, model, enemies, action.square) : 0;
        return (
          nearer * 9 +
          (done && !arrived ? 30 : 0) -
          danger +
          shots -
          (g.state.mines.some(({ at }) => at === action.square) ? 60 : 0)
        );
      }
      case "open-door":
        return far[action.square] >= 0 && far[action.square] < here ? 60 : -1;
      case "force-door":
      case "break-door":
      case "blast-door":
        return far[action.square] >= 0 && far[action.square] < here ? 40 : -1;
      case "close-door":
        return -1;
      case "throw": {
        const caught = g.state.models.filter(
          (other) => other.at >= 0 && distanceBetween(g, other.at, action.square) <= 1,
        );
        const foes = caught.filter((other) => enemies.includes(other)).length;
        const friends = caught.filter(
          (other) => isMember(other) && isFriendly(g, model, other),
        ).length;
        const sure =
          throwSum(g, model, g.box.weapons[action.weapon]) + 5 >
          throwNeeds(g, model, action.square);
        const hurts = g.box.weapons[action.weapon].effective.damage > 0;
        return foes >= 2 && friends === 0 && sure ? (hurts ? 90 : 15) : -5;
      }
      case "heal": {
        const patient = modelOf(g, action.model);
        const left2 = woundValue(g, patient) - patient.wounds;
        return patient.condition === "unconscious" ? 70 : left2 <= 2 ? 45 : -1;
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
  };
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
  const exits = g.box.missions[g.state.mission].teams[model.home]?.exits ?? [];
  return exits.some(([x, y]) => square(x, y) === at);
}

/** How many enemies would see somebody there, models aside. */
function seenBy(g: Interface, enemies: readonly Model[], at: number): number {
  let count = 0;
  for (const enemy of enemies) {
    if (!enemy.stunned && distanceBetween(g, enemy.at, at) <= 10 && seesSquare(g, enemy.at, at))
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
  if (item === "reflex-booster" || item === "overclock") return model.shock <= 4;
  return enemies.some((enemy) => isAdjacent(g, model.at, enemy.at) && canSee(g, model, enemy));
}

/** Everything is done that this one came for. */
function wantsOut(g: Interface, model: Model): boolean {
  if (g.state.objectives.some(({ carrier }) => carrier === model.id)) return true;
  if (g.state.mission !== "lone-wolf") return false;
  return g.state.terminals.every(({ id, taken }) => !id.startsWith("white") || taken);
}

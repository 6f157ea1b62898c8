/** SS-15.6 to SS-16: the enemies act, one after the other, each by its own draw. */
import type { Rule } from "@sprawl/engine";
import { behaviorValue } from "./alarm.js";
import { handleBodies } from "./bodies.js";
import { firstOf } from "./choose.js";
import type { EnemyAction, Ref } from "./content/types.js";
import { detectYou } from "./detection.js";
import { drawModifier, resultOf } from "./draws.js";
import { rowFor } from "./enemies/actions.js";
import { allEnemies, bodiesIn, canAttack, canDetect, cardOf, isUp, isWithYou } from "./enemies.js";
import { attackYou } from "./enemy-attack.js";
import { distance } from "./map.js";
import { checkArrival } from "./mission.js";
import { yourOverwatch } from "./overwatch.js";
import { leavePatrol, maybeReachWaypoint, maybeRejoin } from "./patrol/patrol.js";
import { type Activation, canStep, type NextStep, nextStep, tokenWays } from "./priorities.js";
import { search } from "./search.js";
import type { EnemyToken, Sins } from "./state.js";
import { removeDetection } from "./tokens.js";
import { maybeExplode } from "./traps.js";
import { type DroneMoment, type Moment, openWindow } from "./windows.js";

/** SS-15.7: the nearest enemy that has not acted this turn acts next, until all have. */
export function* enemies(g: Sins): Rule<void> {
  const { map, you, turn } = g.state;
  turn.phase = "enemy-actions";
  const waiting = allEnemies(g).filter((enemy) => !enemy.defeated && !enemy.acted); // SS-15.6, SS-R37, SS-R107
  if (waiting.length === 0) return;
  const away = (enemy: EnemyToken) => distance(map, enemy.sector, you.sector);
  const nearest = Math.min(...waiting.map(away)); // SS-15.7, SS-15.9
  const tied = waiting.filter((enemy) => away(enemy) === nearest);
  const skipping = tied.find((enemy) => enemy.skips); // SS-16.1: its turn in the order makes no difference
  const { ref } = skipping ?? (yield* firstOf(g, "who-acts", tied, "SS-15.8")); // SS-15.8, SS-33.2
  g.within("activation", () => g.next("activate", ref));
  g.next("enemies");
}

/** SS-16: one enemy's activation, from first to last. */
export function* activate(g: Sins, ref: Ref): Rule<void> {
  const enemy = g.state.enemies[ref];
  g.uses(enemy.type);
  g.tell("activated", { enemy: ref, sector: enemy.sector }, { rule: "SS-15.6" });
  enemy.acted = true; // SS-15.6
  enemy.overwatch = false; // SS-16.2, SS-20.6
  enemy.overridden = false;
  if (enemy.skips) return; // SS-16.1
  if (yield* isOverridden(g, enemy)) return; // SS-36.5
  yield* detectHere(g, enemy); // SS-16.3
  forgetDetectionToken(g, enemy); // SS-16.4
  const actions = yield* drawBehavior(g, enemy); // SS-16.5, SS-R38, SS-R39
  yield* maybeAttack(g, enemy); // SS-16.6, SS-34.3
  const activation: Activation = { enemy, stepsLeft: stepsIn(actions), visited: [enemy.sector] };
  maybeHandleBodies(g, activation); // SS-18.17, SS-R43, SS-R49
  for (const action of actions) yield* carryOut(g, activation, action); // SS-15.11, SS-16.7, SS-18.5, SS-18.11
}

function* isOverridden(g: Sins, enemy: EnemyToken): Rule<boolean> {
  if (cardOf(enemy).kind !== "drone") return false; // SS-36.5
  const drone: DroneMoment = { enemy, overridden: false };
  const moment: Moment = { windows: ["drone-activation"], drone };
  yield* openWindow(g, "drone-acts", moment, () => ({ enemy: enemy.ref }));
  return drone.overridden;
}

/** SS-13.2: in your sector, and you are not Hidden. */
function* detectHere(g: Sins, enemy: EnemyToken): Rule<void> {
  if (!isWithYou(g, enemy) || g.state.you.hidden || !canDetect(enemy)) return; // SS-10.3
  yield* detectYou(g, enemy); // SS-13.1, SS-14.6
}

/** SS-13.11: it removes the Detection token of its sector if it does not detect you there. */
function forgetDetectionToken(g: Sins, enemy: EnemyToken): void {
  if (enemy.detected || !cardOf(enemy).notices) return; // SS-13.13, SS-34.12
  removeDetection(g, enemy.sector); // SS-13.12, SS-R33
}

/** SS-15.10: the actions of the row that the draw leads to. */
function* drawBehavior(g: Sins, enemy: EnemyToken): Rule<readonly EnemyAction[]> {
  const draw = yield* drawModifier(g, {
    purpose: "behavior",
    base: behaviorValue(g), // SS-14.8, SS-14.10, SS-14.11
    enemy: enemy.ref,
  });
  const { actions } = rowFor(cardOf(enemy), resultOf(draw));
  g.tell("behavior", { enemy: enemy.ref, result: resultOf(draw), actions }, { rule: "SS-15.10" });
  return actions;
}

/** SS-18.2: an enemy that has detected you and can attack does that, and nothing else. */
function* maybeAttack(g: Sins, enemy: EnemyToken): Rule<void> {
  endIfGone(g, enemy);
  if (!isWithYou(g, enemy) || !canAttack(enemy)) return; // SS-20.1
  if (!enemy.detected) return; // SS-20.4
  yield* attackYou(g, enemy); // SS-16.10
  g.leave("activation"); // SS-16.11, SS-R40
}

/** SS-16.12: gone in its own activation, it does nothing more. */
function endIfGone(g: Sins, enemy: EnemyToken): void {
  if (!isUp(g, enemy)) g.leave("activation"); // SS-16.12
}

function stepsIn(actions: readonly EnemyAction[]): number {
  let steps = 0;
  for (const action of actions) if (action.kind === "move") steps += action.steps;
  return steps;
}

function* carryOut(g: Sins, activation: Activation, action: EnemyAction): Rule<void> {
  const { enemy } = activation;
  switch (action.kind) {
    case "nothing":
      return; // SS-17.1
    case "move":
      for (let n = 0; n < action.steps; n++) yield* step(g, activation); // SS-17.2, SS-17.3
      return;
    case "search":
      yield* search(g, enemy); // SS-17.4
      return yield* maybeAttack(g, enemy); // SS-17.5, SS-R66: after Overwatch
    case "overwatch":
      enemy.overwatch = true; // SS-17.6, SS-R77
      return g.tell("on-overwatch", { enemy: enemy.ref }, { rule: "SS-17.6" });
    default:
      return action satisfies never;
  }
}

/** SS-16.8: one step, and everything it leads to. */
function* step(g: Sins, activation: Activation): Rule<void> {
  const { enemy } = activation;
  const next = yield* nextStep(g, activation);
  activation.stepsLeft--;
  if (next === undefined) return maybeHandleBodies(g, activation); // SS-16.13
  takeStep(g, activation, next);
  yield* afterStep(g, activation); // SS-16.9
  if (!enemy.patrolling && tokenWays(g, activation).length === 0) yield* maybeRejoin(g, enemy); // SS-19.14
}

function takeStep(g: Sins, { enemy, visited }: Activation, { to, why }: NextStep): void {
  const from = enemy.sector;
  if (why === "patrol")
    enemy.previous = from; // SS-R53
  else leavePatrol(enemy); // SS-R53
  enemy.sector = to; // SS-17.7: Locks do not matter
  visited.push(to);
  maybeReachWaypoint(g, enemy); // SS-19.16
  g.tell("stepped", { enemy: enemy.ref, from, sector: to, why }, { rule: "SS-17.2" });
}

/** SS-16.9, SS-R41: Trap, your Overwatch, detection and attack, Detection token, bodies. */
function* afterStep(g: Sins, activation: Activation): Rule<void> {
  const { enemy } = activation;
  yield* maybeExplode(g, enemy); // SS-31.7
  endIfGone(g, enemy);
  yield* yourOverwatch(g, enemy); // SS-9.3, SS-R64
  endIfGone(g, enemy); // SS-9.8, SS-9.9, SS-13.6, SS-14.7
  yield* detectHere(g, enemy); // SS-9.10, SS-13.2
  if (cardOf(enemy).searchesSteps && !enemy.detected) yield* search(g, enemy);
  yield* maybeAttack(g, enemy); // SS-18.20
  forgetDetectionToken(g, enemy); // SS-18.12
  checkArrival(g, enemy); // SS-R129
  maybeHandleBodies(g, activation); // SS-18.14
}

/** SS-18.14 to SS-18.18: bodies in its sector end its activation, unless a token draws it on. */
function maybeHandleBodies(g: Sins, activation: Activation): void {
  const { enemy, stepsLeft } = activation;
  if (cardOf(enemy).ignoresBodies) return; // SS-18.18
  if (bodiesIn(g, enemy.sector).length === 0) return;
  const steps = stepsLeft > 0 && canStep(g, enemy);
  if (steps && tokenWays(g, activation).length > 0) return; // SS-18.16, SS-R48, SS-R50
  handleBodies(g, enemy);
  g.leave("activation"); // SS-22.4
}

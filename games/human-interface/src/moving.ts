/** HI-26: Move Actions, square by square. */
import type { Rule } from "@sprawl/engine";
import { type Square, stepsTo, wayTo } from "@sprawl/parts";
import { speedOf } from "./attacks.js";
import { strike } from "./fighting.js";
import { leaveDoor } from "./harm.js";
import { explodes, mineFor } from "./mines.js";
import {
  canAct,
  hasCyberware,
  isConscious,
  isFree,
  isFriendly,
  maySharePlace,
  modelOf,
  onBoard,
  planOf,
  whereIs,
} from "./models.js";
import { moments, tally } from "./moments.js";
import { maybeEndAtOnce } from "./out-of-action.js";
import { columnOf, rowOf, square, WIDTH } from "./plan.js";
import { reactionWindow } from "./reactions.js";
import { isShut, stepsAround } from "./sight.js";
import type { Activation, Interface, Model } from "./state.js";

/** HI-26.1: steps of the Move Action that begins now. */
export function stepsOf(g: Interface, model: Model): number {
  return tally(g, moments.of(model).reckon(g, "steps", speedOf(g, model))).value;
}

/** HI-29.5 */
export function dragSteps(g: Interface, model: Model): number {
  return Math.min(speedOf(g, model), hasCyberware(g, model, "cyberlegs") ? 3 : 2);
}

/** HI-26.5, HI-13.13: squares that may not be entered at all: held by who is not friendly. */
function heldAgainst(g: Interface, model: Model): Square[] {
  const held: Square[] = [];
  for (const other of g.state.models) {
    if (other !== model && isConscious(other) && !isFriendly(g, model, other)) held.push(other.at);
  }
  return held;
}

/** HI-26.2: squares a model can end in with so many steps or fewer; mines only if one wants to. */
export function reachable(g: Interface, model: Model, steps: number): Square[] {
  const { floor } = planOf(g);
  const far = stepsTo(floor, isShut(g), [model.at], heldAgainst(g, model), { most: steps });
  for (const other of g.state.models) {
    if (!onBoard(other) || maySharePlace(g, model, other)) continue;
    far[other.at] = -1; // HI-26.3, HI-26.4
  }
  const found: Square[] = [];
  const [x, y] = [columnOf(model.at), rowOf(model.at)];
  const last = Math.min(WIDTH - 1, x + steps);
  for (let row = Math.max(0, y - steps); row <= y + steps && row < WIDTH; row++) {
    for (let column = Math.max(0, x - steps); column <= last; column++) {
      const at = square(column, row);
      if (far[at] > 0) found.push(at);
    }
  }
  return found;
}

/** The way there: round mines if that is no longer. */
function wayFor(g: Interface, model: Model, to: Square): Square[] {
  const { floor } = planOf(g);
  const held = heldAgainst(g, model);
  const direct = wayTo(floor, isShut(g), model.at, to, held);
  if (g.state.mines.length === 0) return direct;
  const mined = g.state.mines.filter(({ at }) => at !== to && mineFor(g, model, at));
  const careful = wayTo(floor, isShut(g), model.at, to, [...held, ...mined.map(({ at }) => at)]);
  return careful.length === direct.length ? careful : direct;
}

/** HI-30.8: a Move begins; others may react. */
export function* beginMove(g: Interface, model: Model, steps: number): Rule<void> {
  const { activation } = g.state;
  activation.steps = steps;
  activation.allowed = steps;
  activation.moves++;
  g.state.active = model.id;
  yield* reactionWindow(g, { active: model, moving: true }, strike);
  g.state.active = "";
}

/** Walk towards a square, as far as nothing interrupts: HI-26.7. */
export function* walk(g: Interface, model: Model, to: Square): Rule<void> {
  const way = wayFor(g, model, to);
  for (const [i, next] of way.entries()) {
    const interrupted = yield* step(g, model, next);
    if (!canAct(model)) return standBack(g, model, way.slice(0, i + 1)); // HI-26.9
    if (g.state.activation.steps === 0 && i < way.length - 1)
      return standBack(g, model, way.slice(0, i + 1)); // HI-26.10
    if (interrupted && isFree(g, model, model.at)) return;
  }
}

/** One step. True if something happened that its player should think about. */
function* step(g: Interface, model: Model, to: Square): Rule<boolean> {
  const { activation } = g.state;
  const from = model.at;
  enter(g, model, to);
  activation.steps--;
  activation.stepsTaken++;
  noteArea(g, activation, to);
  if (activation.dragging) pull(g, modelOf(g, activation.dragging), from); // HI-29.4
  const mine = mineFor(g, model, to);
  if (mine) yield* explodes(g, mine, model); // HI-32.4
  if (!canAct(model)) return true;
  const side = model.crippled;
  g.state.active = model.id;
  const { reacted } = yield* reactionWindow(g, { active: model, moving: true }, strike); // HI-30.8
  g.state.active = "";
  if (model.crippled !== side) limitSteps(g, model); // HI-26.10
  return reacted || mine !== undefined;
}

/** HI-26.10 */
function limitSteps(g: Interface, model: Model): void {
  const { activation } = g.state;
  const taken = activation.allowed - activation.steps;
  activation.steps = Math.max(0, Math.min(activation.steps, speedOf(g, model) - taken));
}

/** A model changes its square; a door it alone kept open falls shut. */
export function enter(g: Interface, model: Model, to: Square): void {
  leaveDoor(g, model); // HI-13.20
  model.at = to;
  g.tell("moved", { model: model.id, ...whereIs(g, to) }, { rule: "HI-9.8" });
}

function noteArea(g: Interface, activation: Activation, at: Square): void {
  const area = planOf(g).areaOf[at];
  if (!activation.entered.includes(area)) activation.entered.push(area);
}

/** HI-29.4: the dragged model is moved to the square just left. */
function pull(g: Interface, dragged: Model, to: Square): void {
  dragged.at = to;
  maybeEndAtOnce(g);
}

/** HI-26.9: nobody lies in another's square: back to the last free square of the path. */
function standBack(g: Interface, model: Model, taken: readonly Square[]): void {
  if (model.at < 0) return;
  for (let i = taken.length - 1; i >= 0; i--) {
    if (!isFree(g, model, taken[i])) continue;
    if (model.at !== taken[i]) enter(g, model, taken[i]);
    return;
  }
}

/** HI-29.14: while dragging every square stepped into holds no other model. */
export function dragSquares(g: Interface, model: Model): Square[] {
  return stepsAround(g, model.at).filter((at) =>
    g.state.models.every((other) => other.at !== at || maySharePlace(g, model, other)),
  );
}

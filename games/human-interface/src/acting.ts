/** HI-25, HI-29: what an action does. */
import type { Rule } from "@sprawl/engine";
import { actionsOf, NO_ACTIVATION, secondAttack } from "./activation.js";
import { raiseAlarmBy } from "./alarm.js";
import { type Attack, makeAttack, waysToAttack } from "./attacks.js";
import type { DoorTool } from "./content.js";
import { closeDoor, doorAt, forceOpen, openDoor, tryToForce } from "./doors.js";
import { carryOutAttack } from "./fighting.js";
import { throwGrenade } from "./grenades.js";
import { canAct, isConscious, modelOf, whereIs } from "./models.js";
import { moments, tally } from "./moments.js";
import { beginMove, dragSteps, reachable, stepsOf, walk } from "./moving.js";
import { leavesPlay, maybeEndAtOnce } from "./out-of-action.js";
import { type Action, ask } from "./questions.js";
import { shockTest } from "./shock.js";
import { type Interface, type Item, type Model, NOWHERE } from "./state.js";

/** One action of the character that is activated. */
export function* act(g: Interface): Rule<void> {
  const model = modelOf(g, g.state.activation.model);
  const action = yield* ask(model.seat, "act", actionsOf(g, model), {
    args: { model: model.id, points: g.state.activation.points, steps: g.state.activation.steps },
    safe: { kind: "end-activation", rule: "HI-25.16" },
    rule: "HI-25.12",
  });
  yield* carryOut(g, model, action);
  if (g.state.activation.model !== model.id) return;
  if (canAct(model) && !model.lost) g.next("act");
  else yield* endActivation(g, model); // HI-26.9, HI-R21
}

function* carryOut(g: Interface, model: Model, action: Action): Rule<void> {
  const { activation } = g.state;
  switch (action.kind) {
    case "move":
      return yield* move(g, model, action.square);
    case "drag":
      activation.points--;
      activation.dragging = action.model;
      g.tell("drags", { model: model.id, victim: action.model }, { rule: "HI-29.4" });
      return yield* beginMove(g, model, dragSteps(g, model)); // HI-29.5
    case "attack":
    case "shock-attack":
      return yield* attack(g, model, action.model, action.weapon, action.kind === "shock-attack");
    case "throw":
      stopMoving(g);
      activation.points--;
      yield* throwGrenade(g, model, g.box.weapons[action.weapon], action.square);
      return yield* attackOver(g, model, undefined); // HI-31.1
    case "leave-board":
      return yield* leaveBoard(g, model);
    case "end-activation":
      return yield* endActivation(g, model);
    case "open-door":
    case "close-door":
    case "force-door":
    case "break-door":
    case "blast-door":
      return workDoor(g, model, action);
    default:
      return yield* specialAction(g, model, action);
  }
}

type OnDoor = Extract<Action, { kind: `${string}-door` }>;
type Special = Exclude<
  Action,
  | OnDoor
  | { kind: "move" | "drag" | "attack" | "shock-attack" | "throw" }
  | { kind: "leave-board" | "end-activation" }
>;

/** HI-13, HI-44: a door beside is opened, closed, or forced. */
function workDoor(g: Interface, model: Model, action: OnDoor): void {
  const { activation } = g.state;
  switch (action.kind) {
    case "open-door":
      activation.opened.push(action.square); // HI-13.23
      return withDoor(g, action.square, (door) => openDoor(g, model, door));
    case "close-door":
      activation.closed.push(action.square);
      return withDoor(g, action.square, (door) => closeDoor(g, model, door));
    case "force-door":
      spend(g); // HI-44.1
      return withDoor(g, action.square, (door) => tryToForce(g, model, door));
    case "break-door":
      spend(g);
      g.uses(toolFor(g, model, action.kind));
      withDoor(g, action.square, (door) => openDoor(g, model, door)); // HI-13.18
      return raiseAlarmBy(g, model, "forced"); // HI-14.8
    case "blast-door":
      spend(g);
      spendUse(g, model, toolFor(g, model, action.kind));
      withDoor(g, action.square, (door) => forceOpen(g, model, door));
      return raiseAlarmBy(g, model, "heavy");
    default:
      return action satisfies never;
  }
}

/** The piece by which this is done to a door. */
function toolFor({ box }: Interface, model: Model, kind: DoorTool): string {
  const pieces = [
    ...model.chips,
    ...model.equipment.filter(({ spent }) => !spent).map(({ id }) => id),
  ];
  return pieces.find((id) => (box.chips[id] ?? box.gear[id])?.opens === kind) ?? "";
}

/** HI-29: gear, exchanges and Objectives. */
function* specialAction(g: Interface, model: Model, action: Special): Rule<void> {
  switch (action.kind) {
    case "place-mine":
      return placeMine(g, model, action.weapon);
    case "use":
      return putToUse(g, model, action.item);
    case "heal":
    case "restore": {
      spend(g); // HI-29.2
      const patient = modelOf(g, action.model);
      return yield* treat(g, model, patient, action.item, action.kind === "restore");
    }
    case "give":
      spend(g);
      return exchange(g, model, modelOf(g, action.model), action.item, undefined);
    case "receive":
      spend(g);
      return exchange(g, modelOf(g, action.model), model, action.item, undefined);
    case "swap":
      spend(g);
      return exchange(g, model, modelOf(g, action.model), action.item, action.other);
    case "take-objective":
      return handleObjective(g, model, action.objective, true);
    case "drop-objective":
      return handleObjective(g, model, action.objective, false);
    default:
      return action satisfies never;
  }
}

/** HI-29.11: an Objective is picked up, or put down where one stands. */
function handleObjective(g: Interface, model: Model, objective: number, takes: boolean): void {
  spend(g); // HI-29.11
  const token = g.state.objectives[objective];
  if (takes) token.carrier = model.id;
  else Object.assign(token, { carrier: "", at: model.at });
  const told = takes ? "objective-taken" : "objective-dropped";
  g.tell(told, { model: model.id, objective }, { rule: "HI-29.11" });
}

/** An action that costs 1 AP; a Move under way is over with it. Nobody reacts to it: HI-R107. */
function spend(g: Interface): void {
  stopMoving(g);
  g.state.activation.points--;
}

function stopMoving(g: Interface): void {
  g.state.activation.steps = 0;
  g.state.activation.dragging = "";
}

function withDoor(
  g: Interface,
  at: number,
  then: (door: NonNullable<ReturnType<typeof doorAt>>) => void,
): void {
  const door = doorAt(g, at);
  if (door) then(door);
}

/** HI-26: the steps left of this Move are used, or a new Move is begun for 1 AP. */
function* move(g: Interface, model: Model, to: number): Rule<void> {
  const { activation } = g.state;
  if (activation.extra) {
    activation.extra = false;
    yield* beginMove(g, model, activation.steps);
    if (!canAct(model)) return;
  } else if (!activation.dragging && !withinMove(g, model, to)) {
    activation.points--; // HI-25.12
    yield* beginMove(g, model, stepsOf(g, model));
    if (!canAct(model)) return;
  }
  yield* walk(g, model, to);
  if (activation.dragging && activation.steps === 0) activation.dragging = "";
}

/** Can this square be reached with the steps that are left? */
function withinMove(g: Interface, model: Model, to: number): boolean {
  const { steps } = g.state.activation;
  if (steps === 0) return false;
  return reachable(g, model, steps).includes(to);
}

function* attack(
  g: Interface,
  model: Model,
  target: string,
  weapon: string,
  shock: boolean,
): Rule<void> {
  const { activation } = g.state;
  stopMoving(g);
  activation.points--;
  const victim = modelOf(g, target);
  const means = waysToAttack(g, model, victim).find((each) => each.weapon.id === weapon);
  if (!means) return;
  const gear = Object.values(g.box.gear).find((each) => each.weapon?.id === weapon);
  if (gear) {
    model.used.push(`turn:${gear.id}`);
    g.uses(gear.id);
  }
  const charged = means.close ? activation.charged.slice() : [];
  const first = makeAttack(g, model, victim, means, { shock, charged });
  yield* carryOutAttack(g, first);
  spendShot(model, weapon);
  yield* more(g, model, first);
  yield* attackOver(g, model, first);
}

/** HI-R99: what Killer Mod and twin weapons add to the same Attack Action. */
function* more(g: Interface, model: Model, first: Attack): Rule<void> {
  if (!canAct(model) || model.lost) return;
  const ways = g.state.models.flatMap((target) =>
    waysToAttack(g, model, target).map((means) => ({ target, means, less: 0 })),
  );
  if (first.charged.some((id) => g.box.gear[id]?.strikesAgain)) {
    yield* secondAttack(
      g,
      model,
      ways.filter(({ means }) => means.close),
    );
  } else if (first.weapon.twin !== undefined && !first.fast) {
    const less = first.weapon.twin;
    const twins = ways.filter(
      ({ target, means }) => target !== first.target && means.weapon.id === first.weapon.id,
    );
    yield* secondAttack(
      g,
      model,
      twins.map((way) => ({ ...way, less })),
    );
  }
}

/** HI-25.13: the activation is over, unless a card gives an extra Move. */
function* attackOver(g: Interface, model: Model, first: Attack | undefined): Rule<void> {
  const { activation } = g.state;
  activation.points = 0;
  activation.over = true;
  if (first && first.charged.length > 0) {
    const due = activation.due.filter((id) => first.charged.includes(id));
    activation.due = activation.due.filter((id) => !due.includes(id));
    for (const _ of due) yield* shockTest(g, model, "gear");
  }
  activation.charged = [];
  const extra =
    first && canAct(model)
      ? tally(g, moments.of(model).reckon(g, "stepsAfter", 0, first)).value
      : 0;
  if (extra === 0) return yield* endActivation(g, model);
  activation.steps = extra;
  activation.extra = true;
}

/** HI-27.12: weapons with a stated number of shots; grenades have none (HI-31.8). */
function spendShot(model: Model, weapon: string): void {
  const item = model.equipment.find((each) => each.id === weapon && each.uses > 0);
  if (!item) return;
  item.uses--;
  if (item.uses === 0) item.spent = true; // HI-R124
}

/** A use of a card that has so many. */
export function spendUse(g: Interface, model: Model, id: string): void {
  g.uses(id);
  const item = model.equipment.find((each) => each.id === id && !each.spent);
  if (!item) return;
  item.uses--;
  if (item.uses <= 0) item.spent = true; // HI-R124
}

/** HI-32.1 */
function placeMine(g: Interface, model: Model, card: string): void {
  model.mined = true; // HI-32.2
  g.state.mines.push({ at: model.at, team: model.team, by: model.id, active: false, card }); // HI-32.3
  g.tell("mine-placed", { model: model.id, ...whereIs(g, model.at) }, { rule: "HI-32.1" });
}

/** HI-29.1: gear or a Neurochip put to Use. */
function putToUse(g: Interface, model: Model, id: string): void {
  model.used.push(`activation:${id}`);
  g.uses(id);
  g.tell("uses", { model: model.id, item: id });
  (g.box.gear[id] ?? g.box.chips[id]).use?.(g, model);
}

/** HI-29.9 */
function* treat(
  g: Interface,
  model: Model,
  patient: Model,
  id: string,
  restores: boolean,
): Rule<void> {
  spendUse(g, model, id);
  g.tell("treats", { model: model.id, victim: patient.id, item: id }, { rule: "HI-29.9" });
  const effect = g.box.gear[id].treat?.(g, model, patient, restores);
  if (effect) yield* effect;
}

/** HI-29.7 */
function exchange(
  g: Interface,
  from: Model,
  to: Model,
  id: string,
  back: string | undefined,
): void {
  const given = takeItem(from, id);
  const returned = back === undefined ? undefined : takeItem(to, back);
  if (given) to.equipment.push(given);
  if (returned) from.equipment.push(returned);
  g.tell("exchanged", { model: from.id, victim: to.id, item: id }, { rule: "HI-29.7" });
}

function takeItem(model: Model, id: string): Item | undefined {
  const index = model.equipment.findIndex((item) => item.id === id && !item.spent);
  return index < 0 ? undefined : model.equipment.splice(index, 1)[0];
}

/** HI-29.13 */
function* leaveBoard(g: Interface, model: Model): Rule<void> {
  yield* endActivation(g, model);
  if (!isConscious(model)) return;
  model.condition = "escaped";
  for (const objective of g.state.objectives) {
    if (objective.carrier === model.id)
      Object.assign(objective, { carrier: "", at: NOWHERE, out: model.team });
  }
  leavesPlay(g, model);
  model.at = NOWHERE;
  g.tell("escaped", { model: model.id }, { rule: "HI-29.13" });
  maybeEndAtOnce(g);
}

/** HI-25.5: the end of an activation, with the tests that are due. */
export function* endActivation(g: Interface, model: Model): Rule<void> {
  const { due } = g.state.activation;
  g.state.activation = {
    ...NO_ACTIVATION,
    entered: [],
    opened: [],
    closed: [],
    charged: [],
    due: [],
  };
  g.state.active = "";
  model.activated = true; // HI-25.5, HI-8.12
  model.used = model.used.filter((mark) => !mark.startsWith("activation:"));
  for (const _ of due) yield* shockTest(g, model, "gear");
}

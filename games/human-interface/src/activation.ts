/** HI-25: one character's activation. What it may do stands here; how each thing is done, elsewhere. */
import type { Rule } from "@sprawl/engine";
import { type Means, makeAttack, mayAttack, waysToAttack } from "./attacks.js";
import { doorsBeside, mayClose, mayForce, mayOpen } from "./doors.js";
import { carryOutAttack } from "./fighting.js";
import { throwSquares } from "./grenades.js";
import { canAct, isCyberware, isFaceUp, isFriendly, missionOf, modelOf } from "./models.js";
import { moments, tally } from "./moments.js";
import { dragSquares, dragSteps, reachable, stepsOf } from "./moving.js";
import { square, WIDTH } from "./plan.js";
import { type Action, ask } from "./questions.js";
import { isAdjacent } from "./sight.js";
import type { Activation, Interface, Model } from "./state.js";

export const NO_ACTIVATION: Activation = Object.freeze({
  model: "",
  points: 0,
  steps: 0,
  allowed: 0,
  moves: 0,
  stepsTaken: 0,
  entered: [],
  opened: [],
  closed: [],
  dragging: "",
  charged: [],
  due: [],
  over: false,
  extra: false,
});

/** HI-25.8 to HI-25.10 */
export function beginActivation(g: Interface, model: Model): void {
  const points = tally(g, moments.of(model).reckon(g, "actionPoints", 2)).value;
  g.state.activation = {
    ...NO_ACTIVATION,
    model: model.id,
    points: Math.max(0, points), // HI-25.11
    entered: [],
    opened: [],
    closed: [],
    charged: [],
    due: [],
  };
  model.used = model.used.filter((mark) => !mark.startsWith("activation:"));
  g.tell("activated", { model: model.id }, { rule: "HI-25.3" });
}

/** Options that look the same in every match are made once. */
const MOVES: readonly Action[] = Array.from({ length: WIDTH * WIDTH }, (_, at) =>
  Object.freeze({ kind: "move" as const, square: at, on: `square/${at}`, rule: "HI-26.1" }),
);
const END: Action = Object.freeze({ kind: "end-activation", rule: "HI-25.16" });
const LEAVE: Action = Object.freeze({ kind: "leave-board", rule: "HI-29.13" });

/** Everything this character may do now. */
export function actionsOf(g: Interface, model: Model): Action[] {
  const { activation } = g.state;
  const actions: Action[] = moves(g, model);
  if (activation.over) return [...actions, END]; // HI-25.13
  if (activation.points > 0) {
    actions.push(...attacks(g, model), ...throws(g, model), ...drags(g, model)); // HI-25.12
    actions.push(...trades(g, model), ...objectives(g, model)); // HI-29.2, HI-29.11
  }
  actions.push(...doorActions(g, model), ...mines(g, model)); // HI-25.15, HI-29.1, HI-R88
  actions.push(...moments.of(model).collect(g, "actions")); // HI-29.10
  if (mayLeave(g, model)) actions.push(LEAVE);
  actions.push(END); // HI-25.16
  return actions;
}

/** HI-26: to every square within reach, of this Move or of a new one. */
function moves(g: Interface, model: Model): Action[] {
  const { activation } = g.state;
  if (activation.dragging) {
    return activation.steps > 0 ? dragSquares(g, model).map((at) => MOVES[at]) : [];
  }
  const fresh = !activation.over && activation.points > 0;
  const steps = Math.max(activation.steps, fresh ? stepsOf(g, model) : 0); // HI-25.14
  return steps > 0 ? reachable(g, model, steps).map((at) => MOVES[at]) : [];
}

function attacks(g: Interface, model: Model): Action[] {
  const found: Action[] = [];
  for (const target of g.state.models) {
    if (!mayAttack(g, model, target)) continue;
    for (const { weapon } of waysToAttack(g, model, target)) {
      const about = {
        model: target.id,
        weapon: weapon.id,
        on: `model/${target.id}`,
        rule: "HI-25.12",
      };
      found.push({ kind: "attack", ...about });
      if (moments.of(model).some(g, "shocks", weapon.class))
        found.push({ kind: "shock-attack", ...about });
    }
  }
  return found;
}

/** HI-31.2 */
function throws(g: Interface, model: Model): Action[] {
  return carried(g, model, "grenade").flatMap((weapon) =>
    throwSquares(g, model, weapon).map((at) => ({
      kind: "throw" as const,
      weapon: weapon.id,
      square: at,
      on: `square/${at}`,
      rule: "HI-31.1",
    })),
  );
}

function carried(g: Interface, model: Model, sort: string) {
  return model.equipment.flatMap((item) => {
    const weapon = g.box.weapons[item.id];
    return weapon?.class === sort && isFaceUp(g, model, item) ? [weapon] : [];
  });
}

/** HI-29.4, HI-R101 */
function drags(g: Interface, model: Model): Action[] {
  const near = g.state.models.filter((other) => mayDrag(g, model, other));
  if (near.length === 0 || dragSteps(g, model) === 0) return [];
  return near.map(({ id }) => ({ kind: "drag", model: id, on: `model/${id}`, rule: "HI-29.4" }));
}

function mayDrag(g: Interface, model: Model, other: Model): boolean {
  if (other === model || other.at < 0 || !isAdjacent(g, model.at, other.at)) return false;
  if (other.kind === "figure") {
    return !g.state.models.some(
      (enemy) =>
        enemy.team !== model.team &&
        enemy.team >= 0 &&
        canAct(enemy) &&
        isAdjacent(g, enemy.at, other.at),
    );
  }
  if (!isFriendly(g, model, other)) return false; // HI-7.13
  return other.condition === "unconscious" || other.stunned;
}

/** HI-29.7: one card given, taken or swapped with a friend beside. */
function trades(g: Interface, model: Model): Action[] {
  const found: Action[] = [];
  for (const other of g.state.models) {
    if (other === model || other.kind !== "character" || other.at < 0) continue;
    if (!isFriendly(g, model, other) || !isAdjacent(g, model.at, other.at)) continue; // HI-29.8
    const mine = tradable(g, model);
    const theirs = tradable(g, other);
    const about = { model: other.id, on: `model/${other.id}`, rule: "HI-29.7" };
    if (other.equipment.length < SLOTS)
      for (const item of mine) found.push({ kind: "give", item, ...about });
    if (model.equipment.length < SLOTS)
      for (const item of theirs) found.push({ kind: "receive", item, ...about });
    for (const item of mine) {
      for (const wanted of theirs) {
        if (item !== wanted) found.push({ kind: "swap", item, other: wanted, ...about });
      }
    }
  }
  return found;
}

export const SLOTS = 4; // HI-4.4

/** Weapons and gear that change hands: no cyberware, nothing that is used up. */
function tradable(g: Interface, model: Model): string[] {
  const ids = model.equipment
    .filter((item) => !item.spent && !isCyberware(g.box.gear[item.id]))
    .map(({ id }) => id);
  return [...new Set(ids)];
}

/** HI-29.11 */
function objectives(g: Interface, model: Model): Action[] {
  const { carries = 0 } = missionOf(g);
  if (carries === 0) return [];
  const held = g.state.objectives.filter(({ carrier }) => carrier === model.id).length;
  return g.state.objectives.flatMap((each, objective): Action[] => {
    if (each.carrier === model.id) return [{ kind: "drop-objective", objective, rule: "HI-29.11" }];
    if (each.carrier || each.out >= 0 || held >= carries || !isAdjacent(g, model.at, each.at))
      return [];
    return [{ kind: "take-objective", objective, on: `square/${each.at}`, rule: "HI-29.11" }];
  });
}

/** HI-13.7 to HI-13.9, HI-44.1 */
function doorActions(g: Interface, model: Model): Action[] {
  const { opened, closed, points } = g.state.activation;
  const found: Action[] = [];
  for (const door of doorsBeside(g, model.at)) {
    const about = { square: door.at, on: `square/${door.at}` };
    if (mayOpen(g, model, door) && !opened.includes(door.at))
      found.push({ kind: "open-door", ...about, rule: "HI-13.7" }); // HI-13.23
    if (mayClose(g, model, door) && !closed.includes(door.at))
      found.push({ kind: "close-door", ...about, rule: "HI-13.8" });
    if (points > 0 && mayForce(g, model, door))
      found.push({ kind: "force-door", ...about, rule: "HI-44.1" });
  }
  return found;
}

/** HI-32.1, HI-32.2, HI-32.8 */
function mines(g: Interface, model: Model): Action[] {
  if (model.mined || g.state.mines.some(({ at }) => at === model.at)) return [];
  return carried(g, model, "mine").map(({ id }) => ({
    kind: "place-mine" as const,
    weapon: id,
    rule: "HI-32.1",
  }));
}

/** HI-29.13: on an exit of its own Team, before any attack. */
function mayLeave(g: Interface, model: Model): boolean {
  const exits = missionOf(g).teams[model.team]?.exits ?? [];
  return exits.some(([x, y]) => square(x, y) === model.at);
}

/** HI-R99: a second attack inside the same Attack Action, or none. */
export function* secondAttack(
  g: Interface,
  model: Model,
  ways: readonly { target: Model; means: Means; less: number }[],
): Rule<void> {
  if (ways.length === 0 || !canAct(model)) return;
  const options = ways.map(({ target, means }) => ({
    kind: "attack" as const,
    model: target.id,
    weapon: means.weapon.id,
    on: `model/${target.id}`,
  }));
  const pass = { kind: "pass" as const };
  const choice = yield* ask(model.seat, "second-attack", [...options, pass], {
    args: { model: model.id },
    safe: pass,
    rule: "HI-R99",
  });
  if (choice.kind === "pass") return;
  const way = ways.find(
    ({ target, means }) => target.id === choice.model && means.weapon.id === choice.weapon,
  );
  if (!way) return;
  yield* carryOutAttack(
    g,
    makeAttack(g, model, modelOf(g, choice.model), way.means, { less: way.less }),
  );
}

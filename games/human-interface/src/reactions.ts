/** HI-30: reactions while a model moves or attacks. */
import type { Rule, Seat } from "@sprawl/engine";
import { type Attack, makeAttack, waysToAttack } from "./attacks.js";
import { setsOff } from "./mines.js";
import { canAct, isAI, isEnemy, isFree, isFriendly, isMember, modelOf, whereIs } from "./models.js";
import { moments, tally } from "./moments.js";
import { ask, offer, type ReactionOption } from "./questions.js";
import { canSee, distanceBetween, seesTo, stepsAround } from "./sight.js";
import type { Interface, Model } from "./state.js";

/** What is going on, as far as others may react to it. */
export type Occasion = {
  readonly active: Model;
  readonly moving: boolean;
  /** The target of the attack, which answers in the test itself. */
  readonly target?: Model;
  /** HI-41.7: the models that could shield, as they stand now. */
  readonly between?: () => readonly Model[];
};

/** What came of a window: did anybody react, and who shields? */
export type Outcome = { reacted: boolean; shield: Model | undefined };

/** How a Fast Attack is carried out; it lives with the tests. */
type Strike = (g: Interface, attack: Attack) => Rule<void>;

/** HI-30.7, HI-30.8, HI-R90: one window. All who qualify may react, one after another, in player order. */
export function* reactionWindow(g: Interface, occasion: Occasion, strike: Strike): Rule<Outcome> {
  const outcome: Outcome = { reacted: false, shield: undefined };
  const { active } = occasion;
  let choices = allReactions(g, occasion, outcome);
  if (choices.size === 0) return outcome;
  const seats = (): Seat[] => {
    if (outcome.reacted) choices = allReactions(g, occasion, outcome); // HI-R91
    return g.state.order.flatMap((index) =>
      g.state.teams[index].seats.filter((seat) => choices.has(seat)),
    ); // HI-30.23
  };
  yield* offer(
    "react",
    seats,
    (seat) => ({
      options: choices.get(seat) ?? [],
      rule: "HI-30.8",
      args: {
        model: active.id,
        moving: occasion.moving ? 1 : 0,
        victim: occasion.target?.id ?? "",
      },
    }),
    function* (_, option) {
      outcome.reacted = true;
      const model = modelOf(g, option.model);
      switch (option.kind) {
        case "fast-attack":
          return yield* fastAttack(g, model, option.weapon, occasion, strike);
        case "take-cover":
          model.reacted = true; // HI-30.2
          g.tell("takes-cover", { model: model.id }, { rule: "HI-30.15" });
          return yield* moveToCover(g, model, active); // HI-30.15
        case "human-shield":
          model.reacted = true; // HI-41.7, HI-R134
          outcome.shield = model; // HI-41.10
          g.tell(
            "shields",
            { model: model.id, victim: occasion.target?.id ?? "" },
            { rule: "HI-41.7" },
          );
          return;
        default:
          return option satisfies never;
      }
    },
  );
  return outcome;
}

/** By seat, what its characters may do now; seats that have nothing are not in it. */
function allReactions(
  g: Interface,
  occasion: Occasion,
  outcome: Outcome,
): Map<Seat, ReactionOption[]> {
  const found = new Map<Seat, ReactionOption[]>();
  if (!canAct(occasion.active)) return found;
  for (const model of g.state.models) {
    if (model.seat < 0 || model.team === occasion.active.team) continue;
    const own = reactionsOf(g, model, occasion, outcome);
    if (own.length > 0) found.set(model.seat, [...(found.get(model.seat) ?? []), ...own]);
  }
  return found;
}

/** What this model may do here. */
function reactionsOf(
  g: Interface,
  model: Model,
  occasion: Occasion,
  outcome: Outcome,
): ReactionOption[] {
  const { active, moving, target, between } = occasion;
  if (!isMember(model) || model.stunned || model === target || isFriendly(g, model, active))
    return []; // HI-30.1, HI-8.1; activated or not: HI-30.22
  if (model.reacted && !mayFastAttack(g, model, moving)) return []; // nothing is left: spares looking
  const sighted = canSee(g, model, active); // HI-30.6
  const found: ReactionOption[] = [];
  if (sighted && mayFastAttack(g, model, moving) && isEnemy(g, model, active)) {
    for (const { weapon } of waysToAttack(g, model, active, true)) {
      found.push({
        kind: "fast-attack",
        model: model.id,
        weapon: weapon.id,
        on: `model/${model.id}`,
        rule: "HI-30.9",
      }); // HI-30.10
    }
  }
  if (sighted && !model.reacted && !moments.of(model).some(g, "cannotReact", "take-cover")) {
    found.push({ kind: "take-cover", model: model.id, on: `model/${model.id}`, rule: "HI-30.15" });
  }
  if (!model.reacted && !outcome.shield && between?.().includes(model)) {
    found.push({ kind: "human-shield", model: model.id, on: `model/${model.id}`, rule: "HI-41.7" });
  }
  return found;
}

/** HI-30.2; some have a second one against moving models. */
export function mayFastAttack(g: Interface, model: Model, moving: boolean): boolean {
  if (!model.reacted) return true;
  if (!moving || model.fastAttacks === 0) return false;
  return model.fastAttacks < moments.of(model).value(g, "fastAttackLimit", 1); // HI-R135
}

function* fastAttack(
  g: Interface,
  model: Model,
  weapon: string,
  occasion: Occasion,
  strike: Strike,
): Rule<void> {
  const { active, moving } = occasion;
  const means = waysToAttack(g, model, active, true).find((each) => each.weapon.id === weapon);
  if (!means) return;
  const second = model.fastAttacks > 0;
  if (second) tally(g, moments.of(model).reckon(g, "fastAttackLimit", 1));
  model.reacted = true; // HI-30.2, HI-8.11
  model.fastAttacks++;
  g.tell("fast-attacks", { model: model.id, victim: active.id, weapon }, { rule: "HI-30.9" });
  yield* strike(g, makeAttack(g, model, active, means, { fast: true, moving, second })); // HI-30.11, HI-30.13
}

/** HI-30.14 to HI-30.16: one square away, if its owner likes. */
export function* moveToCover(g: Interface, model: Model, from: Model): Rule<void> {
  const options = coverSquares(g, model, from).map((square) => ({
    kind: "cover-square" as const,
    square,
    on: `square/${square}`,
    rule: "HI-30.16",
  }));
  if (options.length === 0) return; // HI-R93
  const stay = { kind: "stay" as const, rule: "HI-R93" };
  const choice = yield* ask(model.seat, "cover-square", [...options, stay], {
    args: { model: model.id },
    safe: stay,
    rule: "HI-30.16",
  });
  if (choice.kind === "stay") return;
  model.at = choice.square;
  g.tell("moved", { model: model.id, ...whereIs(g, choice.square) }, { rule: "HI-30.16" });
  yield* setsOff(g, model); // HI-32.4
}

/** HI-30.16: farther from the active model than before, or out of its LOS. */
export function coverSquares(g: Interface, model: Model, from: Model): number[] {
  const far = distanceBetween(g, model.at, from.at);
  return stepsAround(g, model.at).filter((square) => {
    if (!isFree(g, model, square)) return false;
    return distanceBetween(g, square, from.at) > far || !seesTo(g, from, square); // HI-R94
  });
}

/** HI-30.4: drones and other AI models only Dodge. */
export const onlyDodges = (model: Model): boolean => isAI(model);

/** HI-30: what to do while others move and attack. */
import type { OptionView } from "@sprawl/engine";
import { leftInDeck, oddsOf } from "../src/advice/index.js";
import { attackSum, damageOf, dodgeSum, makeAttack, waysToAttack } from "../src/attacks.js";
import { isEnemy, modelOf, woundValue } from "../src/models.js";
import type { ReactionOption, Response } from "../src/questions.js";
import { canSee } from "../src/sight.js";
import type { Interface, Model } from "../src/state.js";

/** Of 1000: what a Fast Attack should promise; it goes for carriers whatever it promises. */
const FAIR = 350;

/** A Fast Attack with a fair chance, or on whom it would fell or who carries an objective. */
export function likingOfReaction(
  g: Interface,
  option: OptionView<ReactionOption | { readonly kind: "pass" }>,
): number {
  if (option.kind === "pass") return 0;
  if (option.kind !== "fast-attack") return -1;
  const model = modelOf(g, option.model);
  const active = modelOf(g, g.state.active);
  const means = waysToAttack(g, model, active, true).find(
    ({ weapon }) => weapon.id === option.weapon,
  );
  if (!means) return -1;
  const attack = makeAttack(g, model, active, means, { fast: true, moving: true });
  const { chance, wounds } = oddsOf(g, attack, leftInDeck(g));
  const fells = wounds >= 10 * (woundValue(g, active) - active.wounds);
  const carries = g.state.objectives.some(({ carrier }) => carrier === active.id);
  return chance > 0 && (chance >= FAIR || fells || carries) ? 1 + chance * wounds : -1;
}

/**
 * Who is attacked answers only where that is nearly as good as a Dodge and hits harder; takes cover
 * where nobody else is left to shoot; else dodges.
 */
export function likingOfResponse(
  g: Interface,
  model: Model,
  attacker: Model,
  option: OptionView<Response | { readonly kind: "pass" }>,
): number {
  switch (option.kind) {
    case "dodge":
      return 10;
    case "cover":
      return othersMayAct(g, model, attacker) ? 9 : 11;
    case "answer":
      return isWorthAnswering(g, model, attacker, option.weapon) ? 12 : 0;
    default:
      return 0;
  }
}

function isWorthAnswering(g: Interface, model: Model, attacker: Model, id: string): boolean {
  const means = waysToAttack(g, model, attacker, true).find(({ weapon }) => weapon.id === id);
  const theirs = waysToAttack(g, attacker, model)[0];
  if (!means || !theirs) return false;
  const answer = makeAttack(g, model, attacker, means, { fast: true });
  const attack = makeAttack(g, attacker, model, theirs);
  const dodge = dodgeSum(g, attack, false).value;
  return attackSum(g, answer).value >= dodge - 1 && damageOf(g, answer) > damageOf(g, attack);
}

/** Somebody else of the other side sees it and has not acted. */
function othersMayAct(g: Interface, model: Model, attacker: Model): boolean {
  return g.state.models.some(
    (other) =>
      other !== attacker &&
      !other.activated &&
      other.condition === "ready" &&
      isEnemy(g, model, other) &&
      canSee(g, other, model),
  );
}

/** HI-27, HI-28, HI-30: an attack from its declaration to its wounds. */
import type { Rule } from "@sprawl/engine";
import { raiseAlarmBy } from "./alarm.js";
import {
  type Attack,
  attackSum,
  damageOf,
  dodgeSum,
  interveningIn,
  makeAttack,
  piercingOf,
  waysToAttack,
} from "./attacks.js";
import { drawCanDo, drawFor, testOver } from "./cando.js";
import type { Weapon } from "./content.js";
import { applyHit, armourAt } from "./harm.js";
import { canAct, isConscious, isFriendly, tokensOf } from "./models.js";
import { moments } from "./moments.js";
import { ask, type Response, type Shift } from "./questions.js";
import { mayFastAttack, moveToCover, onlyDodges, reactionWindow } from "./reactions.js";
import { shockTest } from "./shock.js";
import type { Interface, Model } from "./state.js";

/** An attack, near or far (HI-28.3): others may react, then its target, then the cards decide. */
export function* carryOutAttack(g: Interface, attack: Attack): Rule<void> {
  const { attacker, target, weapon } = attack;
  g.state.active = attacker.id;
  weaponUsed(g, weapon);
  g.tell(
    "attacks",
    { model: attacker.id, victim: target.id, weapon: weapon.id },
    { rule: "HI-25.12" },
  );
  const between = (): Model[] => interveningIn(g, attack);
  const { shield } = yield* reactionWindow(
    g,
    { active: attacker, moving: false, target, between },
    strike,
  ); // HI-30.13
  const goesOn = canAct(attacker) && isConscious(target); // HI-30.13
  if (goesOn) {
    const allied = isFriendly(g, attacker, target);
    yield* test(g, attack, shield);
    if (allied) yield* shockTest(g, attacker, "treachery"); // HI-7.12, HI-R27
  }
  makeNoise(g, attack); // HI-14.2, HI-R47
  g.state.active = "";
}

/** Bare hands are nobody's card. */
function weaponUsed(g: Interface, { id }: Weapon): void {
  if (g.box.weapons[id]) g.uses(id);
}

/** HI-14.5 to HI-14.7 */
function makeNoise(g: Interface, { attacker, weapon }: Attack): void {
  if (weapon.silent) return;
  if (weapon.class === "heavy") return raiseAlarmBy(g, attacker, "heavy");
  raiseAlarmBy(g, attacker, weapon.class === "close" ? "close" : "ranged"); // HI-R46
}

/** HI-30.11, HI-30.13: a Fast Attack against the active model, which may Dodge it (HI-26.8). */
export function* strike(g: Interface, attack: Attack): Rule<void> {
  weaponUsed(g, attack.weapon);
  yield* test(g, attack, undefined);
  makeNoise(g, attack); // HI-14.13
}

/** The target answers, both draw, and what follows. */
function* test(g: Interface, attack: Attack, shield: Model | undefined): Rule<void> {
  const { attacker, target } = attack;
  const between = interveningIn(g, attack); // HI-R91: who stands there now
  if (shield && between[1] === shield) {
    yield* stray(g, attack, shield); // HI-41.9
    testOver(g);
    return yield* afterwards(g, attack, false);
  }
  const response = yield* respond(g, attack);
  const sum = attackSum(g, attack).value - penaltyOf(between, shield);
  const counter = response.kind === "answer" ? answering(g, attack, response.weapon) : undefined;
  const defence = counter ? attackSum(g, counter).value : defenceSum(g, attack, response);
  const card = yield* drawFor(
    g,
    attacker,
    moments.of(attacker).some(g, "drawsTwo", "attack", attack),
  ); // HI-3.12
  const dodges = response.kind === "dodge" && (yield* usesGuardMod(g, target));
  const other = yield* drawFor(
    g,
    target,
    dodges || (counter !== undefined && moments.of(target).some(g, "drawsTwo", "attack", counter)),
  );
  const won = sum + card > defence + other; // HI-3.7, HI-3.8, HI-27.8, HI-27.10
  g.tell(
    "attack-tested",
    {
      model: attacker.id,
      victim: target.id,
      weapon: attack.weapon.id,
      response: response.kind,
      sum,
      drawn: card,
      total: sum + card,
      defence,
      other,
      against: defence + other,
      won: won ? 1 : 0,
    },
    { rule: "HI-27.8" },
  );
  if (won)
    yield* hits(g, attack, card); // HI-27.9
  else if (counter)
    yield* hits(g, counter, other); // HI-30.12, HI-6.7
  else yield* hitsSomebodyElse(g, attack, sum + card, defence + other, between, shield);
  testOver(g); // HI-R2
  if (!won && response.kind === "cover" && isConscious(target))
    yield* moveToCover(g, target, attacker); // HI-30.14, HI-30.17, HI-R92
  if (counter) yield* afterwards(g, counter, !won);
  if (dodges) yield* shockTest(g, target, "gear");
  yield* afterwards(g, attack, won);
}

/** What defends besides the card; a target that makes no reaction has the card alone: HI-27.7, HI-R5. */
function defenceSum(g: Interface, attack: Attack, response: Response): number {
  return response.kind === "nothing" ? 0 : dodgeSum(g, attack, response.kind === "cover").value;
}

/** HI-27.6, HI-28.11, HI-28.12: the target's own attack in answer. */
function answering(g: Interface, attack: Attack, weapon: string): Attack {
  const { attacker, target } = attack;
  const means = waysToAttack(g, target, attacker, true).find((each) => each.weapon.id === weapon);
  if (!means) throw new Error(`${target.id} has no ${weapon} to answer with`);
  weaponUsed(g, means.weapon);
  return makeAttack(g, target, attacker, means, { fast: true });
}

/** HI-30: how the target answers; the first answer is taken for who does not give one: HI-R120. */
function* respond(g: Interface, attack: Attack): Rule<Response> {
  const { attacker, target } = attack;
  const nothing: Response = { kind: "nothing", rule: "HI-27.7" };
  if (!canAct(target)) return nothing; // HI-8.1
  const dodge: Response = { kind: "dodge", rule: "HI-30.18" };
  const mayDodge = tokensOf(target, "no-dodge") === 0; // HI-8.6, HI-30.3
  if (onlyDodges(target)) return mayDodge ? dodge : nothing; // HI-30.4, HI-30.24
  const options: Response[] = mayDodge ? [dodge] : [];
  if (!attack.fast) options.push(...answers(g, attack)); // HI-30.5, HI-R98
  options.push(nothing);
  const response = yield* ask(target.seat, "respond", options, {
    args: { model: target.id, by: attacker.id, weapon: attack.weapon.id },
    targets: [target.seat],
    rule: "HI-30.20",
  });
  if (response.kind === "cover" || response.kind === "answer") target.reacted = true; // HI-30.2
  if (response.kind === "answer") target.fastAttacks++;
  g.tell("responds", { model: target.id, response: response.kind }, { rule: "HI-30.20" });
  return response;
}

/** Take Cover, and Fast Attacks with each weapon that reaches. */
function answers(g: Interface, attack: Attack): Response[] {
  const { attacker, target } = attack;
  if (target.reacted) return []; // HI-30.2
  const own = moments.of(target);
  const bound = !own.some(g, "ignoresBans");
  const barred = (reaction: "fast-attack" | "take-cover"): boolean =>
    own.some(g, "cannotReact", reaction) ||
    (bound && moments.of(attacker).some(g, "forbidsReaction", attack, reaction));
  const found: Response[] = [];
  if (!barred("take-cover")) found.push({ kind: "cover", rule: "HI-30.14" }); // HI-30.6
  if (!barred("fast-attack") && mayFastAttack(g, target, false)) {
    for (const { weapon } of waysToAttack(g, target, attacker, true)) {
      found.push({ kind: "answer", weapon: weapon.id, rule: "HI-30.12" });
    }
  }
  return found;
}

/** Once per turn two cards for a Dodge, at the price of a Cybershock test. */
function* usesGuardMod(g: Interface, target: Model): Rule<boolean> {
  if (target.seat < 0 || !moments.of(target).some(g, "drawsTwo", "dodge", undefined)) return false;
  const guard = target.equipment.find(({ id }) => g.box.gear[id]?.drawsTwo);
  if (!guard) return false;
  const options = [{ kind: "guard-mod" as const }, { kind: "pass" as const }];
  const wish = yield* ask(target.seat, "guard-mod", options, {
    args: { model: target.id },
    safe: options[1],
  });
  if (wish.kind === "pass") return false;
  target.used.push(`turn:${guard.id}`);
  g.uses(guard.id);
  return true;
}

/** HI-6: the hit location by the attacker's card, Burst included, and the wounds. */
function* hits(g: Interface, attack: Attack, card: number): Rule<void> {
  const { attacker, target, weapon } = attack;
  const place = weapon.burst ? yield* burst(g, attacker, target, card) : card; // HI-6.1
  const wounds = yield* applyHit(g, {
    victim: target,
    card: place,
    damage: damageOf(g, attack),
    piercing: piercingOf(g, attack),
    by: attacker.team,
  });
  if (wounds > 0) yield* moments.of(attacker).raise(g, "afterWounds", attack, wounds);
  yield* moments.of(attacker).raise(g, "afterHit", attack);
}

/** HI-6.6: one more or one less, within 1 to 10. */
function* burst(g: Interface, attacker: Model, target: Model, card: number): Rule<number> {
  const shifts = [-1, 0, 1].filter((by) => card + by >= 1 && card + by <= 10);
  if (attacker.seat < 0) {
    let best = card;
    for (const by of shifts) {
      if (armourAt(g, target, card + by) < armourAt(g, target, best)) best = card + by; // HI-34.29
    }
    return best;
  }
  const options: Shift[] = shifts.map((by) => ({ kind: "shift", by, rule: "HI-6.6" }));
  const { by } = yield* ask<"burst", Shift>(attacker.seat, "burst", options, {
    args: { model: attacker.id, victim: target.id, drawn: card },
    safe: options.find((option) => option.by === 0) ?? options[0],
    rule: "HI-6.6",
  });
  return card + by;
}

/** HI-41.2, HI-41.8 */
function penaltyOf(between: readonly Model[], shield: Model | undefined): number {
  return between.slice(0, 2).reduce((sum, model) => sum + (model === shield ? 6 : 3), 0);
}

/** HI-41.3 to HI-41.8: does a miss hit somebody who stands between? */
function* hitsSomebodyElse(
  g: Interface,
  attack: Attack,
  total: number,
  against: number,
  between: readonly Model[],
  shield: Model | undefined,
): Rule<void> {
  if (between.length === 0) return;
  const bare = total + penaltyOf(between, shield);
  if (bare <= against) return; // HI-41.6
  const first = bare - penaltyOf(between.slice(0, 1), shield);
  yield* stray(g, attack, first <= against ? between[0] : between[1]); // HI-41.3, HI-41.4
}

/** HI-41.5: no test, a card for the location. */
function* stray(g: Interface, attack: Attack, victim: Model): Rule<void> {
  g.tell("hit-between", { model: victim.id }, { rule: "HI-41.5" });
  yield* applyHit(g, {
    victim,
    card: drawCanDo(g),
    damage: damageOf(g, attack),
    piercing: piercingOf(g, attack),
    by: attack.attacker.team,
  });
}

function* afterwards(g: Interface, attack: Attack, hit: boolean): Rule<void> {
  const { attacker } = attack;
  if (!isConscious(attacker)) return;
  yield* moments.of(attacker).raise(g, "afterAttack", attack, hit);
}

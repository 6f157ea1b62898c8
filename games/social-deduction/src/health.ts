/** SD-10: damage and healing; and the demand to reveal a card or be hurt. */
import type { Rule, Seat } from "@sprawl/engine";
import { eliminate } from "./elimination.js";
import { type Answer, ask } from "./questions.js";
import { revealLoyalty } from "./reveal.js";
import { revealId } from "./reveal-id.js";
import { setupOf } from "./setups/index.js";
import { type Deduction, FULL_HP, type Hit, type Reading, type Side } from "./state.js";
import { byAnother, causeOf, hiddenIds, hiddenSides, isLiving } from "./table.js";
import { hitWindow } from "./windows.js";

/** Highest HP a player can have. */
export function maxHp(g: Reading): number {
  return setupOf(g).maxHp ?? FULL_HP; // SD-10.1, HG-15.6
}

/** Where damage comes from. */
export type Source = {
  /** Who causes it, or NOBODY (SD-R54). */
  readonly by: Seat;
  readonly weapon?: boolean;
  /** Taken in place of somebody else. */
  readonly passedOn?: boolean;
  /** The number of the EX Boss that causes it. */
  readonly boss?: number | undefined;
};

/** SD-10.2: a player is about to lose HP. */
export function* damage(g: Deduction, victim: Seat, amount: number, from: Source): Rule<void> {
  const s = g.state;
  if (!isLiving(g, victim)) return;
  let left = amount;
  // SD-15.5: while a program is being resolved no other can be played.
  if (s.resolving.length === 0) {
    const outer = s.hit;
    const hit = {
      victim,
      amount,
      weapon: from.weapon === true,
      by: from.by,
      passedOn: from.passedOn === true,
    };
    s.hit = hit;
    yield* hitWindow(g, hit); // SD-15.4, SD-15.14, SD-R18
    left = hit.amount;
    s.hit = outer;
  }
  if (left > 0) yield* lose(g, victim, left, from);
}

function* lose(g: Deduction, victim: Seat, amount: number, from: Source): Rule<void> {
  const own = g.state.seats[victim];
  const lost = Math.min(amount, own.hp); // SD-10.2
  own.hp -= lost;
  g.state.stirred = true; // SD-R45
  const told = { seat: victim, amount: lost, hp: own.hp, ...causeOf(from, victim) };
  g.tell("damaged", told, { rule: "SD-10.2" });
  if (own.hp === 0) yield* eliminate(g, victim, from); // SD-4.16, SD-10.5
}

/** Damage of a shot, unless it was passed on already. */
export function mayPassOn({ weapon, passedOn }: Hit): boolean {
  return weapon && !passedOn;
}

/** Somebody else takes one point, with a hit window of its own. */
export function* passOn(g: Deduction, hit: Hit, to: Seat): Rule<void> {
  hit.amount--;
  g.tell("passed-on", { from: hit.victim, to }, { rule: "SD-15.4" });
  yield* damage(g, to, 1, { by: hit.by, weapon: hit.weapon, passedOn: true });
}

/** SD-10.3: heal a living player. */
export function heal(g: Deduction, seat: Seat, amount: number): void {
  if (!isLiving(g, seat)) return; // SD-10.9
  const own = g.state.seats[seat];
  const healed = Math.min(amount, maxHp(g) - own.hp); // SD-10.3
  if (healed <= 0) return g.tell("was-whole", { seat }, { rule: "SD-10.8" });
  own.hp += healed;
  g.tell("healed", { seat, amount: healed, hp: own.hp }, { rule: "SD-10.3" });
}

export function isHurt(g: Reading, seat: Seat): boolean {
  return isLiving(g, seat) && g.state.seats[seat].hp < maxHp(g);
}

/** What a victim may answer with. */
export type Demand = Source & {
  readonly sides?: readonly Side[];
  readonly id?: boolean;
  readonly damage: number;
  readonly rule: string;
  /** What does it: a weapon, a card, or the number of an EX Boss. */
  readonly name?: string;
};

/** SD-9.14 to SD-9.16: the victim reveals a card of its choice, or is hurt. */
export function* demand(g: Deduction, victim: Seat, wanted: Demand): Rule<void> {
  const options: Answer[] = (wanted.sides ?? hiddenSides(g, victim))
    .filter((side) => hiddenSides(g, victim).includes(side)) // SD-9.16
    .map((side) => ({
      kind: "reveal-loyalty",
      side,
      on: `seat/${victim}/${side}`,
      rule: "SD-9.15",
    }));
  if (wanted.id) {
    for (const which of hiddenIds(g, victim)) {
      options.push({ kind: "reveal-id", which, on: `seat/${victim}/id`, rule: "SD-11.6" }); // SD-12.6
    }
  }
  const hurt: Answer = { kind: "take-damage", amount: wanted.damage, rule: "SD-9.14" };
  if (options.length === 0) return yield* damage(g, victim, wanted.damage, wanted); // SD-9.16, SD-20.14
  const dies = g.state.seats[victim].hp <= wanted.damage;
  const chosen = yield* ask(victim, "answer", [...options, hurt], {
    rule: wanted.rule,
    args: { ...toldCause(wanted, victim), amount: wanted.damage },
    safe: dies ? options[0] : hurt, // SD-R44
  });
  if (chosen.kind === "reveal-loyalty") revealLoyalty(g, victim, chosen.side);
  else if (chosen.kind === "reveal-id") yield* revealId(g, victim, chosen.which, wanted.by);
  else yield* damage(g, victim, wanted.damage, wanted);
}

/** Who and what does it, as far as anybody or anything does. */
function toldCause({ by, name, boss }: Demand, victim: Seat) {
  return {
    ...byAnother(by, victim),
    ...(name !== undefined && { name }),
    ...(boss !== undefined && { boss }),
  };
}

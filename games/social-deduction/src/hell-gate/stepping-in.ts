/** What may be done in a window besides playing a program: Grunwald, Hostage, healing Parasite. */
import type { Option, Rule, Seat } from "@sprawl/engine";
import type { Moment } from "../cards.js";
import { damage } from "../health.js";
import { giveUp } from "../limit.js";
import { programs } from "../programs/index.js";
import { standing } from "../standing.js";
import type { Deduction, Hit, Permanent } from "../state.js";
import { isLiving, neighbour, SIDES } from "../table.js";
import { couldHealParasite, healParasite, mayHealParasite } from "./feeding.js";

/** Whether this player is asked although no programs can be played; everybody can tell (HG-R35). */
export function mightStepIn(g: Deduction, seat: Seat, moment: Moment): boolean {
  const { hit } = g.state;
  if (moment === "hit") return hit !== undefined && waysInHit(g, seat, hit).length > 0;
  return moment !== "interrupt" && couldHealParasite(g, seat); // HG-R35
}

export function waysToStepIn(g: Deduction, seat: Seat, moment: Moment): Option[] {
  const { hit } = g.state;
  if (moment === "hit") return hit ? waysInHit(g, seat, hit) : [];
  if (moment === "interrupt" || !mayHealParasite(g, seat)) return [];
  return [{ kind: "heal-parasite", rule: "HG-11.6" }]; // HG-R26
}

/** Damage that was passed on cannot be passed on again. */
function waysInHit(g: Deduction, seat: Seat, hit: Hit): Option[] {
  if (!hit.weapon || hit.passedOn) return [];
  const ways: Option[] = [];
  if (isGuard(g, seat, hit)) ways.push({ kind: "guard", target: hit.victim, rule: "SD-11.2" });
  const hostage = hostageOf(g, seat, hit);
  if (hostage) ways.push({ kind: "use-hostage", target: hostage.target, rule: "SD-13.5" });
  return ways;
}

/** Grunwald beside the victim, once per shot. */
function isGuard(g: Deduction, seat: Seat, { victim }: Hit): boolean {
  if (seat === victim || !standing(g, seat, "guards")) return false;
  if (g.state.shot?.guards.includes(seat)) return false;
  return SIDES.some((side) => neighbour(g, victim, side) === seat);
}

function hostageOf(g: Deduction, seat: Seat, { victim }: Hit): Permanent | undefined {
  if (seat !== victim) return undefined;
  return g.state.seats[seat].permanents.find(
    ({ program, target }) => programs[program].hostage && target !== seat && isLiving(g, target),
  );
}

/** Do it; false if the option is a program after all. */
export function* stepIn(g: Deduction, seat: Seat, option: Option): Rule<boolean> {
  const { hit, shot } = g.state;
  switch (option.kind) {
    case "heal-parasite":
      yield* healParasite(g, seat);
      return true;
    case "guard":
      shot?.guards.push(seat);
      if (hit) yield* passOn(g, hit, seat);
      return true;
    case "use-hostage": {
      const hostage = hit && hostageOf(g, seat, hit);
      if (!hostage) return true;
      giveUp(g, seat, hostage.card);
      yield* passOn(g, hit, hostage.target);
      return true;
    }
    default:
      return false;
  }
}

/** Somebody else takes one point, with a hit window of its own. */
function* passOn(g: Deduction, hit: Hit, to: Seat): Rule<void> {
  hit.amount--;
  g.tell("passed-on", { from: hit.victim, to }, { rule: "SD-15.4" });
  yield* damage(g, to, 1, { by: hit.by, weapon: hit.weapon, passedOn: true });
}

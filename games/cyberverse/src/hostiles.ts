/** CV-18.8 to CV-18.21, CV-18.29 to CV-18.34: what Hostiles do, and who decides for them. */
import type { Rule } from "@sprawl/engine";
import { leastOf } from "@sprawl/parts";
import { areOpposed, inRange, resolveAttack, reveal } from "./attack.js";
import { type Faced, isStealthy, shownToken } from "./attack-sums.js";
import { controllerAgainst } from "./control.js";
import { hasEffect } from "./damage.js";
import { type Attack, moments } from "./moments.js";
import { beginMoving, type Place, reach, walkOption, walkTo } from "./movement.js";
import { decide, type Questions } from "./questions.js";
import {
  type Agent,
  type Brawl,
  type Character,
  type Cyber,
  type Henchman,
  isAgent,
  type Org,
  refOf,
  type Seen,
} from "./state.js";
import {
  agentsIn,
  charactersIn,
  henchmenIn,
  hostilesIn,
  idOf,
  initiativeOf,
  isInPlay,
  layoutOf,
  onCharacter,
  presentIn,
  richest,
} from "./table.js";
import type { District } from "./types.js";

/** CV-18.8: by ascending zone number, ties in order of placement. */
export function hostileOrder(g: Seen, district: District): number[] {
  return hostilesIn(g, district)
    .slice()
    .sort((a, b) => a.zone - b.zone) // CV-18.8: what is equal stays in its order
    .map(({ number }) => number);
}

/** Where it could attack this target from: where it stands, or after a legal move. */
export function placesToStrike(g: Seen, hostile: Henchman, target: Character): Place[] {
  const { type } = g.box.henchmen[hostile.type];
  const here: Place = { zone: hostile.zone, position: hostile.position, cost: 0 };
  const places = [here, ...reach(g, beginMoving(g, hostile))];
  return places.filter(({ zone }) => inRange(g, hostile, zone, type, target));
}

/** CV-18.29: those it could attack; face-down tokens do not count, revealed Stealth does. */
function attackable<T extends Character>(
  g: Faced,
  hostile: Henchman,
  targets: readonly T[],
  moves: boolean,
): T[] {
  const { type } = g.box.henchmen[hostile.type];
  return targets.filter(
    (target) =>
      areOpposed(g, hostile, target) &&
      !isStealthy(g, target) &&
      (moves
        ? placesToStrike(g, hostile, target).length > 0
        : inRange(g, hostile, hostile.zone, type, target)),
  );
}

/** Tracker Dart goes before Mask: a tracked candidate is the only one, a masked one the last. */
function narrowed(g: Seen, candidates: readonly Agent[]): readonly Agent[] {
  const tracked = candidates.filter((agent) => moments.of(agent).some(g, "tracked", agent));
  if (tracked.length > 0) return tracked;
  const seen = candidates.filter((agent) => !moments.of(agent).some(g, "hides", agent));
  return seen.length > 0 ? seen : candidates;
}

/** CV-18.13, CV-18.14, CV-18.30: whom the rules leave, of these. */
function richestOf<T extends Character>(g: Seen, hostile: Henchman, targets: readonly T[]): T[] {
  const orgs = [...new Set(targets.map(({ org }) => org))];
  const most = richest(g, orgs); // CV-18.13
  const left = targets.filter(({ org }) => most.includes(org));
  if (most.length === 1) return left;
  const near = leastOf(left, (target) => distance(g, hostile, target)); // CV-18.14, CV-18.30
  return leastOf(near, (target) => initiative(g, target)); // CV-18.14
}

/** CV-18.15. */
function distance(g: Seen, hostile: Henchman, target: Character): number {
  return layoutOf(g, hostile.district).distances[hostile.zone][target.zone];
}

/** CV-18.34: Teammates count with the Initiative of their recruiting Agent. */
function initiative(g: Seen, target: Character): number {
  return isAgent(target) ? initiativeOf(g, target) : target.initiative;
}

/** The targets among which the controller chooses: Agents, or else Teammates (CV-18.16, CV-18.18). */
export function hostileTargets(g: Faced, hostile: Henchman, moves: boolean): Character[] {
  const agents = narrowed(g, attackable(g, hostile, agentsIn(g, hostile.district), moves));
  if (agents.length > 0) return richestOf(g, hostile, agents); // CV-18.16, CV-18.29, CV-R114
  const teammates = henchmenIn(g, hostile.district).filter(({ org }) => org >= 0);
  const others = attackable(g, hostile, teammates, moves); // CV-18.18, CV-18.34, CV-R59
  return others.length > 0 ? richestOf(g, hostile, others) : [];
}

/** CV-18.19, CV-18.20, CV-18.33: an activation of one Hostile. */
export function* hostileActs(g: Cyber, brawl: Brawl, hostile: Henchman): Rule<void> {
  if (moments.bars(g, "barsAttacks", brawl.district)) return;
  const targets = hostileTargets(g, hostile, true);
  if (targets.length === 0) return yield* drawNear(g, hostile); // CV-18.17
  yield* strikeWith(g, hostile, targets, true); // CV-18.19, CV-R58
  const attack: Attack = {
    attacker: hostile,
    weapon: undefined,
    type: g.box.henchmen[hostile.type].type,
  };
  if (
    !hasEffect(g, attack, "rapid") ||
    !isInPlay(g, hostile) ||
    isStealthy(g, hostile) ||
    hostile.spent
  )
    return; // CV-23.4
  const again = hostileTargets(g, hostile, false); // CV-18.33
  if (again.length > 0) yield* strikeWith(g, hostile, again, false);
}

function* strikeWith(
  g: Cyber,
  hostile: Henchman,
  targets: readonly Character[],
  moves: boolean,
): Rule<void> {
  const controller = controllerAgainst(g, hostile.district, targets[0].org); // CV-18.31
  const target = yield* chooseTarget(g, controller, hostile, targets);
  if (moves) yield* moveToStrike(g, controller, hostile, target);
  yield* reveal(g, hostile); // CV-19.4
  if (isStealthy(g, hostile)) return; // CV-22.23
  const second = yield* chooseSecond(g, controller, hostile, target);
  const { type } = g.box.henchmen[hostile.type];
  yield* resolveAttack(
    g,
    { attacker: hostile, weapon: undefined, type },
    second ? [target, second] : [target],
    0,
    controller,
  );
}

/** CV-18.20: where several are left, the controller chooses. */
function* chooseTarget(
  g: Cyber,
  controller: Org,
  hostile: Henchman,
  targets: readonly Character[],
): Rule<Character> {
  if (targets.length === 1) return targets[0];
  const options = targets.map((each): Questions["hostile-target"] => ({
    kind: "hostile-target",
    target: refOf(each),
    on: onCharacter(each),
    rule: "CV-18.20",
  }));
  const args = {
    type: hostile.type,
    org: idOf(g, targets[0].org),
    controller: idOf(g, controller),
  };
  const { target } = yield* decide(g, controller, "hostile-target", options, {
    rule: "CV-18.20",
    args,
    safe: options[0],
  });
  return targets.find((each) => refOf(each) === target) ?? targets[0];
}

/** CV-18.20: path, end zone and Tactical Position are the controller's. */
function* moveToStrike(
  g: Cyber,
  controller: Org,
  hostile: Henchman,
  target: Character,
): Rule<void> {
  const places = placesToStrike(g, hostile, target).sort((a, b) => a.cost - b.cost);
  const [here, ...others] = places;
  const stays = here.zone === hostile.zone && here.position === hostile.position && here.cost === 0;
  const options = (stays ? others : places).map((place) => walkOption(hostile.district, place));
  const stay = { kind: "stay", rule: "CV-18.20" } as const;
  if (options.length === 0) return;
  const all = stays ? [stay, ...options] : options;
  const args = { type: hostile.type, org: idOf(g, target.org), controller: idOf(g, controller) };
  const chosen =
    all.length === 1
      ? all[0]
      : yield* decide(g, controller, "hostile-move", all, { rule: "CV-18.20", args, safe: all[0] });
  if (chosen.kind === "walk") walkTo(g, beginMoving(g, hostile), chosen);
}

/** CV-18.32: a second target is optional and of the same Organization. */
function* chooseSecond(
  g: Cyber,
  controller: Org,
  hostile: Henchman,
  target: Character,
): Rule<Character | undefined> {
  const { type } = g.box.henchmen[hostile.type];
  const burst = hasEffect(g, { attacker: hostile, weapon: undefined, type }, "burst");
  const multiple = shownToken(g, hostile)?.onAttack === "multiple-shot";
  if (!burst && !multiple) return undefined;
  const others = charactersIn(g, hostile.district).filter(
    (each) =>
      each !== target &&
      each.org === target.org && // CV-18.32
      !isStealthy(g, each) &&
      inRange(g, hostile, hostile.zone, type, each) &&
      (burst || each.zone === target.zone), // CV-19.20
  );
  if (others.length === 0) return undefined;
  const pass = { kind: "pass" } as const;
  const options = others.map((each): Questions["hostile-second"] => ({
    kind: "also",
    target: refOf(each),
    on: onCharacter(each),
    rule: "CV-18.32",
  }));
  const args = { type: hostile.type, org: idOf(g, target.org), controller: idOf(g, controller) };
  const chosen = yield* decide(g, controller, "hostile-second", [...options, pass], {
    rule: "CV-18.32",
    args,
    safe: pass,
  });
  return chosen.kind === "pass" ? undefined : others.find((each) => refOf(each) === chosen.target);
}

/** CV-18.17, CV-18.34: as near as it can to the nearest Agent of the richest Organization. */
function* drawNear(g: Cyber, hostile: Henchman): Rule<void> {
  const agents = agentsIn(g, hostile.district);
  if (agents.length === 0) return;
  const most = richest(g, presentIn(g, hostile.district));
  const near = leastOf(
    agents.filter(({ org }) => most.includes(org)),
    (agent) => distance(g, hostile, agent),
  );
  const [target] = leastOf(near, (agent) => initiativeOf(g, agent)); // CV-18.34
  const far = (zone: number): number => layoutOf(g, hostile.district).distances[zone][target.zone];
  const moving = beginMoving(g, hostile);
  const nearer = leastOf(
    reach(g, moving).filter(({ zone }) => far(zone) < far(hostile.zone)),
    ({ zone }) => far(zone),
  );
  if (nearer.length === 0) return; // CV-18.34
  const controller = controllerAgainst(g, hostile.district, target.org);
  const options = nearer.map((place) => walkOption(hostile.district, place));
  const args = { type: hostile.type, org: idOf(g, target.org), controller: idOf(g, controller) };
  const chosen =
    options.length === 1
      ? options[0]
      : yield* decide(g, controller, "hostile-move", options, {
          rule: "CV-18.17",
          args,
          safe: options[0],
        });
  if (chosen.kind === "walk") walkTo(g, moving, chosen);
}

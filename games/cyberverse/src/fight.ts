/** CV-18.1 to CV-18.8, CV-18.22 to CV-18.28: characters are activated one after another. */
import type { Rule } from "@sprawl/engine";
import { areOpposed, inRange, resolveAttack, reveal } from "./attack.js";
import { type Faced, isStealthy, shownToken } from "./attack-sums.js";
import { hasEffect } from "./damage.js";
import { featureOf } from "./features.js";
import { dropToken, removeHenchman } from "./health.js";
import { hostileActs, hostileOrder } from "./hostiles.js";
import { type Attack, moments, pieceInPlay } from "./moments.js";
import { beginMoving, reach, walkOption, walkTo } from "./movement.js";
import { decide, type MoveOption, type Questions, type Strike } from "./questions.js";
import {
  type Brawl,
  type Character,
  type Cyber,
  type Henchman,
  isAgent,
  NOBODY,
  NOTHING,
  refOf,
  type Seen,
} from "./state.js";
import { names, openMissions, validate } from "./stories.js";
import { canWield, weaponsOf } from "./supply/tokens.js";
import { agentsIn, charactersIn, henchmenIn, isInPlay, onCharacter, presentIn } from "./table.js";
import type { Weapon } from "./types.js";
import { askRaise, raises } from "./xp.js";

/** The next character acts: Agents, then Teammates, then Hostiles. */
export function* fight(g: Cyber): Rule<void> {
  const { brawl } = g.state;
  if (!brawl) return;
  const next = yield* nextFighter(g, brawl);
  if (!next) {
    g.next("end-brawl");
    return;
  }
  brawl.done.push(refOf(next));
  if (next.org === NOBODY && !isAgent(next))
    yield* hostileActs(g, brawl, next); // CV-18.8
  else yield* fighterActs(g, next);
  g.next("fight");
}

function* nextFighter(g: Cyber, brawl: Brawl): Rule<Character | undefined> {
  const waiting = (each: Character): boolean => !brawl.done.includes(refOf(each)); // CV-18.22
  const agent = agentsIn(g, brawl.district).find(waiting); // CV-18.1
  if (agent) return agent;
  const teammates = henchmenIn(g, brawl.district).filter(
    (each) => each.org !== NOBODY && waiting(each),
  );
  if (teammates.length > 0) return yield* nextTeammate(g, teammates); // CV-18.7
  if (brawl.colour === "green") return undefined; // CV-17.9, CV-17.10, CV-18.8
  if (brawl.hostiles.length === 0) brawl.hostiles = hostileOrder(g, brawl.district); // CV-18.8
  for (const number of brawl.hostiles) {
    const hostile = g.state.henchmen.find((each) => each.number === number);
    if (hostile && waiting(hostile)) return hostile;
  }
  return undefined;
}

/** CV-18.7: by their recruiters' Initiative; one Agent's in the order its owner chooses. */
function* nextTeammate(g: Cyber, teammates: readonly Henchman[]): Rule<Henchman> {
  const first = Math.min(...teammates.map(({ initiative }) => initiative));
  const equals = teammates.filter(({ initiative }) => initiative === first); // CV-18.7
  if (equals.length === 1) return equals[0];
  const options = equals.map((each): Questions["teammate-order"] => ({
    kind: "act",
    henchman: refOf(each),
    on: onCharacter(each),
    rule: "CV-18.7",
  }));
  const { henchman } = yield* decide(g, equals[0].org, "teammate-order", options, {
    rule: "CV-18.7",
    safe: options[0],
  });
  return equals.find((each) => refOf(each) === henchman) ?? equals[0];
}

/** CV-18.2, CV-18.3, CV-18.6, CV-R57: move, then attack; both may be left out. */
function* fighterActs(g: Cyber, fighter: Character): Rule<void> {
  yield* fightMove(g, fighter);
  if (moments.bars(g, "barsAttacks", fighter.district)) return;
  const again = yield* fighterAttacks(g, fighter, undefined);
  if (again) yield* fighterAttacks(g, fighter, again); // CV-12.21, CV-R67
}

function* fightMove(g: Cyber, fighter: Character): Rule<void> {
  const moving = beginMoving(g, fighter); // CV-18.2
  for (;;) {
    const stay: MoveOption = { kind: "stay", rule: "CV-18.6" };
    const walks = reach(g, moving).map((place) => walkOption(fighter.district, place)); // CV-18.4, CV-21.5
    const uses = isAgent(fighter) ? moments.of(fighter).collect(g, "moveUses", moving) : [];
    if (walks.length + uses.length === 0) return;
    const args = { who: isAgent(fighter) ? fighter.profile : fighter.type, points: moving.points };
    const chosen = yield* decide(g, fighter.org, "fight-move", [...walks, ...uses, stay], {
      rule: "CV-18.2",
      args,
      safe: stay,
    });
    if (chosen.kind === "walk") walkTo(g, moving, chosen);
    if (chosen.kind !== "spur" || !isAgent(fighter)) return;
    const used = pieceInPlay(g, fighter, chosen.piece, "useInMove");
    used?.hears(g, used.self, moving);
  }
}

/** A way to strike: a Weapon by place, or unarmed, or a Henchman's own. */
export type Arm = {
  readonly place: number;
  readonly weapon: Weapon | undefined;
  readonly type: Attack["type"];
};
export const UNARMED = -1;

/** CV-19.3, CV-22.7, CV-12.13, CV-12.14: what the attacker can attack with, at this Combat value. */
export function armsOf(g: Seen, attacker: Character, raised: number): Arm[] {
  if (!isAgent(attacker))
    return [{ place: UNARMED, weapon: undefined, type: g.box.henchmen[attacker.type].type }]; // CV-18.21
  const unarmed: Arm = { place: UNARMED, weapon: undefined, type: "close" }; // CV-19.3, CV-R68
  if (attacker.disarmed) return [unarmed]; // CV-22.7
  const combat = Math.min(5, featureOf(g, attacker, "combat") + raised);
  const usable = weaponsOf(g, attacker).filter(({ weapon }) => canWield(weapon, combat)); // CV-12.12, CV-R26
  return [
    ...usable.map(({ place, weapon }): Arm => ({ place, weapon, type: weapon.type })),
    unarmed,
  ];
}

/** CV-12.21: for the additional Attack the same Weapon, if it can still be used. */
function armsFor(g: Seen, attacker: Character, raised: number, only: Arm | undefined): Arm[] {
  const arms = armsOf(g, attacker, raised);
  return only ? arms.filter(({ place }) => place === only.place) : arms; // CV-8.11, CV-12.14, CV-12.21
}

/** Everybody this character may attack with this arm from where it stands. */
export function targetsOf(g: Faced, attacker: Character, { type }: Arm): Character[] {
  return charactersIn(g, attacker.district).filter(
    (target) =>
      areOpposed(g, attacker, target) &&
      !isStealthy(g, target) && // CV-22.22
      inRange(g, attacker, attacker.zone, type, target),
  );
}

/** CV-19.4, CV-19.13, CV-19.20: every Weapon with every target or pair of targets. */
export function strikes(g: Faced, attacker: Character, raised: number, only?: Arm): Strike[] {
  const options: Strike[] = [];
  const multiple = shownToken(g, attacker)?.onAttack === "multiple-shot"; // CV-22.11
  for (const arm of armsFor(g, attacker, raised, only)) {
    const targets = targetsOf(g, attacker, arm);
    const burst = hasEffect(g, { attacker, ...arm }, "burst"); // CV-12.20
    const weapon = arm.weapon?.id ?? (isAgent(attacker) ? "unarmed" : attacker.type);
    for (const target of targets) {
      const strike = {
        kind: "strike",
        place: arm.place,
        weapon,
        target: refOf(target),
        second: "",
        on: onCharacter(target),
        rule: "CV-19.4",
      } as const;
      options.push(strike);
      for (const second of targets) {
        if (second === target || !(burst || (multiple && second.zone === target.zone))) continue; // CV-19.14, CV-19.20
        options.push({
          ...strike,
          second: refOf(second),
          on: [onCharacter(target), onCharacter(second)],
          rule: "CV-19.20",
        });
      }
    }
  }
  return options;
}

/** One Attack. Gives back the arm if it allows another (Rapid). */
function* fighterAttacks(
  g: Cyber,
  fighter: Character,
  only: Arm | undefined,
): Rule<Arm | undefined> {
  if (!couldStrike(g, fighter, only)) return undefined;
  const hold = { kind: "hold", rule: "CV-18.6" } as const;
  const attack = { kind: "attack", rule: "CV-18.2" } as const;
  // CV-22.22: who holds Stealth is asked all the same, so that nobody learns of it.
  const stealth = isAgent(fighter) && knowsStealth(g, fighter);
  const options: Questions["attack"][] = stealth ? [hold] : [attack, hold];
  const args = { who: isAgent(fighter) ? fighter.profile : fighter.type };
  const barred = stealth ? [{ option: attack, rule: "CV-22.22" }] : [];
  const { kind } = yield* decide(g, fighter.org, "attack", options, {
    rule: "CV-18.2",
    args,
    safe: hold,
    barred,
  });
  if (kind === "hold") return undefined;
  yield* reveal(g, fighter); // CV-19.4
  if (isStealthy(g, fighter)) return undefined; // CV-22.23, CV-R62
  const raised = isAgent(fighter) ? yield* askRaise(g, fighter, "combat") : 0; // CV-19.4
  const named = strikes(g, fighter, raised, only);
  if (named.length === 0) return undefined;
  const strike = yield* decide(g, fighter.org, "strike", named, {
    rule: "CV-19.4",
    args: { ...args, raised },
    safe: named[0],
  });
  const arm = armsOf(g, fighter, raised).find(({ place }) => place === strike.place);
  if (!arm) return undefined;
  const declared: Attack = { attacker: fighter, weapon: arm.weapon, type: arm.type };
  const targets = [strike.target, strike.second].flatMap((ref) =>
    charactersIn(g, fighter.district).filter((each) => refOf(each) === ref),
  );
  yield* resolveAttack(g, declared, targets, raised, fighter.org);
  if (!hasEffect(g, declared, "rapid")) return undefined; // CV-12.21, CV-18.5
  return isInPlay(g, fighter) && !fighter.disarmed ? arm : undefined;
}

/** Could anybody be attacked at all? Only what everybody sees counts; XP may still make an Expert. */
function couldStrike(g: Cyber, fighter: Character, only: Arm | undefined): boolean {
  if (!isAgent(fighter) && fighter.spent) return false; // CV-23.4
  if (isStealthy(g, fighter)) return false; // CV-22.22
  const arms = armsFor(g, fighter, mostLevels(g, fighter), only);
  return arms.some((arm) => targetsOf(g, fighter, arm).length > 0);
}

/** CV-12.14: so many levels of Combat could be bought for this attack. */
function mostLevels(g: Cyber, fighter: Character): number {
  return isAgent(fighter) ? raises(g, fighter, "combat").length - 1 : 0; // CV-12.14
}

function knowsStealth(g: Cyber, fighter: Character): boolean {
  return (
    fighter.token !== NOTHING && g.box.combatTokens[g.face(fighter.token)].onDefense === "stealth"
  );
}

/** CV-18.23 to CV-18.28: the end of the Combat step of a District. */
export function endBrawl(g: Cyber): void {
  const { brawl } = g.state;
  if (!brawl) return;
  if (brawl.combat) combatMissions(g, brawl); // CV-18.27
  for (const agent of g.state.agents) {
    dropToken(g, agent); // CV-18.23, CV-18.25
    agent.grappled = false;
    agent.disarmed = false;
    agent.fought = false;
  }
  for (const henchman of henchmenIn(g, brawl.district)) removeHenchman(g, henchman, false); // CV-10.22, CV-18.23, CV-18.24, CV-R15
  g.state.piles.brawls.discard.push(brawl.card); // CV-17.30
  g.state.brawl = undefined;
}

/** CV-18.27, CV-R74: every Organization with a surviving Agent that took part. */
function combatMissions(g: Cyber, { district, eliminators }: Brawl): void {
  for (const org of presentIn(g, district)) {
    if (!agentsIn(g, district).some((agent) => agent.org === org && agent.fought)) continue;
    for (const open of openMissions(g, org)) {
      const { ask } = open.mission;
      if (ask.kind !== "combat" || !names(open.mission, district)) continue;
      if (ask.elimination && !eliminators.includes(org)) continue;
      validate(g, org, open); // CV-18.27
    }
  }
}

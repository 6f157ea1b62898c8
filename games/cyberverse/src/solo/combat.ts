/** CV-31.21 to CV-31.25, CV-31.29: the automaton in Combat. */
import type { Secret } from "@sprawl/engine";
import { leastOf, mostOf } from "@sprawl/parts";
import { attackSum, defenseSum } from "../attack-sums.js";
import { HACKING } from "../city/layouts.js";
import { lineOf } from "../damage.js";
import { armsOf } from "../fight.js";
import type { MoveOption, Questions, Strike } from "../questions.js";
import {
  type Agent,
  type Character,
  type Cyber,
  isAgent,
  NOBODY,
  NOTHING,
  type Org,
} from "../state.js";
import {
  agentsIn,
  characterNamed,
  charactersIn,
  hostilesIn,
  initiativeOf,
  layoutOf,
} from "../table.js";
import { type CombatToken, NO_POSITION } from "../types.js";
import type { Answers } from "./automaton.js";

/** CV-31.22: Attack and Defense, each effect counting 2; on a tie the higher Attack. */
export function keep(g: Cyber, { offered }: Agent): Secret<string> {
  const token = (card: Secret<string>): CombatToken => g.box.combatTokens[g.face(card)];
  const worth = (card: Secret<string>): number => {
    const { attack, defense, onAttack, onDefense } = token(card);
    return attack + defense + (onAttack ? 2 : 0) + (onDefense ? 2 : 0);
  };
  return mostOf(mostOf(offered, worth), (card) => token(card).attack)[0]; // CV-31.22
}

/** Who of the automaton's side is acting: the one activated last in this Combat. */
function acting(g: Cyber): Character | undefined {
  const { brawl } = g.state;
  const ref = brawl?.done.at(-1);
  return ref === undefined ? undefined : characterNamed(g, ref);
}

/** CV-31.24: the order of targets. Lower is better. */
function rank(g: Cyber, attacker: Character, target: Character): number {
  if (isSure(g, attacker, target)) return 0; // CV-31.24
  if (isAgent(target)) return 100 + target.health; // CV-31.24
  if (target.org !== NOBODY) return 200; // CV-31.24
  return 300 + target.health; // CV-31.24
}

/** Eliminated for certain, by revealed values. */
function isSure(g: Cyber, attacker: Character, target: Character): boolean {
  if (!attacker.shown || (target.token !== NOTHING && !target.shown)) return false;
  return armsOf(g, attacker, 0).some((arm) => {
    const attack = { attacker, weapon: arm.weapon, type: arm.type };
    const result =
      attackSum(g, attack, target, 0, false).value - defenseSum(g, attack, target).value;
    return lineOf(result).health >= target.health;
  });
}

function targetOf(g: Cyber, strike: Strike): Character | undefined {
  return characterNamed(g, strike.target);
}

function strike(g: Cyber, _: Org, options: readonly Strike[]): Strike | undefined {
  const attacker = acting(g);
  if (!attacker) return undefined;
  const worth = (option: Strike): number => {
    const target = targetOf(g, option);
    return target ? rank(g, attacker, target) : Number.MAX_SAFE_INTEGER;
  };
  const power = ({ weapon, second }: Strike): number => {
    const piece = g.box.supply[weapon];
    return (piece?.store === "weapons" ? piece.bonus : 0) + (second === "" ? 0 : 1);
  };
  return mostOf(leastOf(options, worth), power)[0]; // CV-31.24
}

/** CV-31.25: Frenzy with fewer than 3 Health stays its hand. What it does follows from its token. */
function attack(
  g: Cyber,
  org: Org,
  options: readonly Questions["attack"][],
): Questions["attack"] | undefined {
  const attacker = acting(g);
  const go = options.find(({ kind }) => kind === "attack");
  const hold = options.find(({ kind }) => kind === "hold");
  if (!attacker || !isAgent(attacker)) return go;
  const token = attacker.token === NOTHING ? undefined : g.box.combatTokens[g.face(attacker.token)];
  const holds = !go || (token?.onAttack === "frenzy" && attacker.health < 3); // CV-31.25
  g.disclose(
    "automaton-attacks",
    { agent: attacker.profile, attacks: !holds, org: g.state.orgs[org].id },
    { rule: "CV-31.25" },
  );
  return holds ? hold : go;
}

/** CV-31.23: whoever hacks stays; others go where the best target can be attacked from. */
function fightMove(g: Cyber, _: Org, options: readonly MoveOption[]): MoveOption | undefined {
  const mover = acting(g);
  const stay = options.find(({ kind }) => kind === "stay");
  if (!mover || mover.position === HACKING) return stay; // CV-31.23
  const { neighbours, positions } = layoutOf(g, mover.district);
  const arms = armsOf(g, mover, 0);
  const ranged = arms.some(({ type }) => type === "ranged");
  const foes = charactersIn(g, mover.district).filter(
    (each) => each.org !== mover.org && (each.org !== NOBODY || g.state.brawl?.colour === "red"),
  );
  const reachable = (zone: number): Character[] =>
    foes.filter((foe) => foe.zone === zone || (ranged && neighbours[zone].includes(foe.zone)));
  const places = [
    { option: stay, zone: mover.zone, position: mover.position },
    ...options.flatMap((option) =>
      option.kind === "walk" ? [{ option, zone: option.zone, position: option.position }] : [],
    ),
  ];
  const score = ({ zone, position }: { zone: number; position: number }): number => {
    const ranks = reachable(zone).map((foe) => rank(g, mover, foe));
    if (ranks.length === 0) return Number.MAX_SAFE_INTEGER;
    const kind = position === NO_POSITION ? "" : positions[position].kind;
    const preferred = kind === "advantageous" ? 0 : kind === "covered" ? 1 : 2; // CV-31.23
    return Math.min(...ranks) * 4 + preferred;
  };
  return leastOf(places, score)[0].option; // CV-31.23
}

/** CV-31.21: when to spend a Support card on Teammates, and which. */
function teammates(
  g: Cyber,
  org: Org,
  options: readonly Questions["teammates"][],
): Questions["teammates"] | undefined {
  const { brawl } = g.state;
  if (!brawl) return undefined;
  const human = agentsIn(g, brawl.district).some((agent) => agent.org !== org);
  const hostiles = hostilesIn(g, brawl.district).length;
  if (!human && !(brawl.colour === "red" && hostiles >= 2)) return undefined; // CV-31.21
  const calls = options.flatMap((each) => (each.kind === "call-in" ? [each] : []));
  return mostOf(calls, ({ support }) => g.box.supports[support]?.teammates ?? 1)[0]; // CV-31.21
}

/** CV-31.29: the human Agent with the lowest Health, then the lowest Initiative. */
function hostileTarget(
  g: Cyber,
  _: Org,
  options: readonly Questions["hostile-target"][],
): Questions["hostile-target"] {
  const health = ({ target }: { target: string }): number => characterNamed(g, target)?.health ?? 0;
  const initiative = ({ target }: { target: string }): number => {
    const who = characterNamed(g, target);
    return who && isAgent(who) ? initiativeOf(g, who) : 99;
  };
  return leastOf(leastOf(options, health), initiative)[0]; // CV-31.29
}

/** CV-31.25: what harms the human is used. */
function harmful<O extends { readonly kind: string }>(
  _: Cyber,
  __: Org,
  options: readonly O[],
): O | undefined {
  return options.find(({ kind }) => kind !== "pass"); // CV-31.25
}

export const combatAnswers: Answers = {
  strike,
  attack,
  "fight-move": fightMove,
  teammates,
  "hostile-target": hostileTarget,
  "hostile-second": harmful,
  overload: harmful,
  decoy: harmful,
};

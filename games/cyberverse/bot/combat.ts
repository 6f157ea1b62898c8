/** Tokens, Teammates, moves and attacks in Combat; by expectation where tokens are face down. */
import type { Plain } from "@sprawl/engine";
import { HACKING } from "../src/city/layouts.js";
import { lineOf } from "../src/damage.js";
import { featureOf } from "../src/features.js";
import { moments } from "../src/moments.js";
import { type Agent, type Character, isAgent, NOBODY, NOTHING } from "../src/state.js";
import { supplyOf } from "../src/supply/tokens.js";
import {
  agentNamed,
  agentsIn,
  characterNamed,
  charactersIn,
  hostilesIn,
  layoutOf,
} from "../src/table.js";
import { type CombatToken, NO_POSITION } from "../src/types.js";
import { bestOf, type Mind, type Offered, type Thoughts } from "./mind.js";
import { might } from "./worth.js";

/** What a Combat token brings on the average. */
const USUAL = { attack: 2.1, defense: 2.3 };

function seenToken({ g, faces }: Mind, token: number): CombatToken | undefined {
  const face: Plain = token === NOTHING ? undefined : faces[token];
  return face === undefined ? undefined : g.box.combatTokens[String(face)];
}

/** Defense one may expect of a character, by what this seat knows. */
function defense(mind: Mind, target: Character): number {
  const { g } = mind;
  const own = isAgent(target) ? 0 : g.box.henchmen[target.type].defense;
  const token =
    target.token === NOTHING ? 0 : (seenToken(mind, target.token)?.defense ?? USUAL.defense);
  let gear = 0;
  if (isAgent(target)) {
    for (const { id, active } of target.slots) {
      const piece = supplyOf(g, id);
      if (active && piece.store === "gear") gear += piece.defense ?? 0;
    }
  }
  return own + token + gear + positionBonus(mind, target, "covered");
}

function positionBonus({ g }: Mind, who: Character, kind: string): number {
  if (who.position === NO_POSITION) return 0;
  return layoutOf(g, who.district).positions[who.position].kind === kind ? 2 : 0;
}

/** What an attack with this bonus does on the average, in points. */
function harmOf(mind: Mind, attacker: Character, bonus: number, target: Character): number {
  const base = isAgent(attacker)
    ? featureOf(mind.g, attacker, "combat")
    : mind.g.box.henchmen[attacker.type].attack;
  const token = seenToken(mind, attacker.token)?.attack ?? USUAL.attack;
  const result = Math.round(
    base + token + bonus + positionBonus(mind, attacker, "advantageous") - defense(mind, target),
  );
  const { health, status } = lineOf(result);
  const kills = health >= target.health ? 4 : 0;
  const hurts = health * 2 + (status ? 1 : 0);
  return isAgent(target) ? hurts + kills : kills / 2 + health * 0.5;
}

/** Keep what serves the Agent's plan: a hacker its skin, a fighter its blow. */
function tokenWorth(mind: Mind, agent: Agent, card: number): number {
  const token = seenToken(mind, card);
  if (!token) return 0;
  const { g } = mind;
  const strong = might(mind, agent) >= 4;
  const missing = g.box.profiles[agent.profile].health - agent.health;
  let worth = token.attack * (strong ? 1.2 : 0.5) + token.defense * (strong ? 0.9 : 1.2);
  const { onAttack, onDefense } = token;
  if (onAttack === "frenzy") worth += agent.health >= 4 && strong ? 1 : -2;
  else if (onAttack) worth += strong ? 1.2 : 0.3;
  if (onDefense === "energy-shield") worth += 2;
  if (onDefense === "smoke-bomb" || onDefense === "stealth")
    worth += agent.position === HACKING || !strong ? 4 : 1;
  if (onDefense === "bandage") worth += Math.min(1, missing) * 1.5;
  if (onDefense === "medkit") worth += Math.min(2, missing) * 1.5;
  return worth;
}

/** The token that serves the Agent better. */
function keepToken(
  mind: Mind,
  options: readonly Offered<"combat-tokens">[],
): Offered<"combat-tokens"> | undefined {
  return bestOf(options, ({ agent, card }) => {
    const who = agentNamed(mind.g, agent);
    return who ? tokenWorth(mind, who, card) : 0;
  });
}

function strike(mind: Mind, options: readonly Offered<"strike">[]): Offered<"strike"> | undefined {
  const attacker = acting(mind);
  if (!attacker) return undefined;
  return bestOf(options, ({ weapon, target, second }) => {
    const piece = mind.g.box.supply[weapon];
    const bonus = piece?.store === "weapons" ? piece.bonus : 0;
    let worth = bonus / 100;
    for (const ref of [target, second]) {
      const victim = ref === "" ? undefined : characterNamed(mind.g, ref);
      if (victim) worth += harmOf(mind, attacker, bonus, victim);
    }
    return worth;
  });
}

/** Whoever is acting now: the last one activated in this Combat. */
function acting({ g }: Mind): Character | undefined {
  const ref = g.state.brawl?.done.at(-1);
  return ref === undefined ? undefined : characterNamed(g, ref);
}

function attack(mind: Mind, options: readonly Offered<"attack">[]): Offered<"attack"> | undefined {
  const who = acting(mind);
  const token = who && seenToken(mind, who.token);
  const foolish = token?.onAttack === "frenzy" && (who?.health ?? 0) < 3;
  return options.find(({ kind }) => kind === (foolish ? "hold" : "attack")) ?? options[0];
}

/** Stay on the Hacking position; else go where somebody can be hit, best from a position. */
function fightMove(
  mind: Mind,
  options: readonly Offered<"fight-move">[],
): Offered<"fight-move"> | undefined {
  const { g } = mind;
  const who = acting(mind);
  if (!who || who.position === HACKING) return options.find(({ kind }) => kind === "stay");
  const foes = foesOf(mind, who);
  const { neighbours, positions } = layoutOf(g, who.district);
  const ranged = isAgent(who)
    ? who.slots.some(({ id, active }) => {
        const piece = supplyOf(g, id);
        return active && piece.store === "weapons" && piece.type === "ranged";
      })
    : g.box.henchmen[who.type].type === "ranged";
  const worth = (zone: number, position: number): number => {
    const kind = position === NO_POSITION ? "" : positions[position].kind;
    const inReach = foes.filter(
      (foe) => foe.zone === zone || (ranged && neighbours[zone].includes(foe.zone)),
    );
    const strength = isAgent(who) ? might(mind, who) : 3;
    const hits = inReach.length > 0 ? (strength >= 3 ? 2 : 0.5) : 0;
    const threat = foes.filter((foe) => foe.zone === zone).length * (strength >= 3 ? 0.1 : 0.6);
    const hacking = kind === "hacking" ? 4 : 0;
    return (
      hits -
      threat +
      hacking +
      (kind === "covered" ? 1.4 : kind === "advantageous" ? (hits > 1 ? 1.3 : 0.2) : 0)
    );
  };
  return bestOf(options, (option) => {
    if (option.kind === "stay") return worth(who.zone, who.position) + 0.05;
    return option.kind === "walk" ? worth(option.zone, option.position) : -1;
  });
}

function foesOf({ g }: Mind, who: Character): Character[] {
  const red = g.state.brawl?.colour === "red";
  return charactersIn(g, who.district).filter(
    (each) => each.org !== who.org && (each.org !== NOBODY || red),
  );
}

function teammates(
  mind: Mind,
  options: readonly Offered<"teammates">[],
): Offered<"teammates"> | undefined {
  const { g, me } = mind;
  const { brawl } = g.state;
  if (!brawl) return undefined;
  const hostiles = hostilesIn(g, brawl.district).length;
  const rivals = agentsIn(g, brawl.district).some(({ org }) => org !== me);
  const useful = (brawl.colour === "red" && hostiles >= 2) || (rivals && hostiles >= 1);
  if (!useful) return options.find(({ kind }) => kind === "pass");
  return bestOf(options, (each) => {
    if (each.kind === "pass") return 0;
    const card = g.box.supports[each.support];
    return card ? card.teammates + 1 - card.cost / 450 : 5;
  });
}

/** A red card is unwelcome to the weak, and welcome where a Mission wants a Combat. */
function brawl(mind: Mind, options: readonly Offered<"brawl">[]): Offered<"brawl"> | undefined {
  const { g, me } = mind;
  const at = g.state.brawl;
  if (!at) return undefined;
  const own = agentsIn(g, at.district).filter(({ org }) => org === me);
  const strong = own.some((agent) => might(mind, agent) >= 5);
  return bestOf(options, (each) => {
    if (each.kind === "pass") return 0;
    if (each.target !== "") return at.colour === "red" ? 1 : -1;
    return at.colour === "red" && !strong && hostilesIn(g, at.district).length > 0 ? 2 : -1;
  });
}

export const combatThoughts: Thoughts = {
  "combat-tokens": keepToken,
  strike,
  attack,
  "fight-move": fightMove,
  teammates,
  brawl,
  "hostile-target": (mind, options) =>
    bestOf(options, ({ target }) => -(characterNamed(mind.g, target)?.health ?? 9)),
  "hostile-second": (_, options) => options[0],
  overload: (_, options) => options[0],
  decoy: (mind, options) => (isGrave(mind) ? options[0] : options.at(-1)),
  adrenalin: (_, options) => options.at(-1),
};

/** Is the attacked Agent near its end? */
function isGrave(mind: Mind): boolean {
  const agent = agentNamed(mind.g, String(mind.args.agent));
  return (
    agent !== undefined &&
    (agent.health <= 2 || !moments.of(agent).some(mind.g, "ignoresBleeding", agent))
  );
}

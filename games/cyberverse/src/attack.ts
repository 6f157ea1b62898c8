/** CV-19, CV-22: one attack, from the reveal of the attacker's token to the last effect. */
import type { Rule } from "@sprawl/engine";
import { afterEffects, breakFragile, dash } from "./attack-effects.js";
import { attackSum, defenseSum, tokenOf } from "./attack-sums.js";
import { lineFor, lineOf } from "./damage.js";
import { dropToken, giveStatus, harm, heal, refName } from "./health.js";
import { type Attack, moments } from "./moments.js";
import {
  type Character,
  type Cyber,
  isAgent,
  NOBODY,
  NOTHING,
  type Org,
  type Seen,
} from "./state.js";
import { idOf, isInPlay, layoutOf } from "./table.js";
import type { Status, Zone } from "./types.js";

/** CV-17.29, CV-22.19: turned up, and Bandage or Medkit happen at once. */
export function* reveal(g: Cyber, character: Character): Rule<void> {
  if (character.token === NOTHING || character.shown) return; // CV-19.17
  character.shown = true; // CV-17.29
  g.show(character.token, "all");
  const token = tokenOf(g, character);
  if (!token) return;
  g.uses(token.id);
  g.tell(
    "token-revealed",
    { who: refName(character), token: token.id },
    { cards: [character.token], rule: "CV-17.29" },
  );
  if (token.onDefense === "bandage") yield* heal(g, character, 1); // CV-22.17, CV-22.19
  if (token.onDefense === "medkit") yield* heal(g, character, 2); // CV-22.18, CV-22.19
}

/** CV-19.1, CV-19.2: may this character be attacked by that one? */
export function areOpposed(g: Seen, attacker: Character, target: Character): boolean {
  if (attacker === target) return false;
  if (attacker.org === NOBODY) return target.org !== NOBODY; // CV-19.1
  if (target.org === NOBODY) return g.state.brawl?.colour === "red"; // CV-17.9, CV-19.1
  return attacker.org !== target.org; // CV-1.3, CV-19.2
}

/** CV-12.15 to CV-12.17, CV-23.1: from a zone, with this type of attack. */
export function inRange(
  g: Seen,
  attacker: Character,
  from: Zone,
  type: Attack["type"],
  target: Character,
): boolean {
  if (target.zone === from) return true; // CV-12.15, CV-21.11
  if (type === "close" || moments.some(g, "shortensRange", attacker.district)) return false;
  return layoutOf(g, attacker.district).neighbours[from].includes(target.zone); // CV-12.16, CV-12.17
}

/**
 * CV-22.27: the order within one attack. The attacker's token is revealed already, its Weapon and
 * targets are named; `decider` is whoever decides for the attacker.
 */
export function* resolveAttack(
  g: Cyber,
  attack: Attack,
  targets: readonly Character[],
  raised: number,
  decider: Org,
): Rule<void> {
  const { attacker } = attack;
  for (const target of targets) {
    g.tell(
      "attack-declared",
      {
        attacker: refName(attacker),
        defender: refName(target),
        ...(isAgent(attacker) ? { weapon: attack.weapon?.id ?? "unarmed" } : {}),
        org: idOf(g, decider),
      },
      { rule: "CV-19.4" },
    );
  }
  const decoyed: Character[] = [];
  for (const target of targets) if (yield* isDecoyed(g, target)) decoyed.push(target);
  for (const target of targets) if (!decoyed.includes(target)) yield* reveal(g, target); // CV-19.4, CV-R115
  const standing = targets.filter(
    (target) => !decoyed.includes(target) && !isCancelled(g, attacker, target),
  );
  if (standing.length === 0) return; // CV-19.12, CV-22.24, CV-R63
  const frenzy = yield* rage(g, attacker); // CV-22.5
  let failed = 0;
  for (const target of standing) {
    if (!(yield* resolveTarget(g, attack, target, raised, frenzy, decider))) failed++; // CV-19.18, CV-19.19, CV-R66
  }
  if (failed === standing.length) yield* breakFragile(g, attack); // CV-12.19, CV-19.15
  const token = isInPlay(g, attacker) ? tokenOf(g, attacker) : undefined;
  if (token?.onAttack === "adrenalin") yield* dash(g, attacker, decider, false); // CV-22.12
}

/** Holo-Decoy: before the targets' tokens are revealed. */
function* isDecoyed(g: Cyber, target: Character): Rule<boolean> {
  if (!isAgent(target)) return false;
  return yield* moments.of(target).instead(g, "decoys", target);
}

/** CV-22.20, CV-22.22: Smoke bomb and Stealth cancel the attack on their bearer. */
function isCancelled(g: Cyber, attacker: Character, target: Character): boolean {
  const effect = tokenOf(g, target)?.onDefense;
  if (effect !== "smoke-bomb" && effect !== "stealth") return false;
  if (effect === "smoke-bomb") dropToken(g, target); // CV-22.20
  g.tell(
    "attack-cancelled",
    { attacker: refName(attacker), defender: refName(target), effect },
    { rule: effect === "stealth" ? "CV-22.22" : "CV-22.20" },
  );
  return true;
}

/** CV-22.5, CV-22.6: not optional, but nothing at 1 Health. */
function* rage(g: Cyber, attacker: Character): Rule<boolean> {
  if (tokenOf(g, attacker)?.onAttack !== "frenzy" || attacker.health <= 1) return false; // CV-22.6, CV-R61
  yield* harm(g, attacker, 1); // CV-22.5
  return true;
}

/** One target of an attack: values, damage, effects. True if the attack succeeded. */
function* resolveTarget(
  g: Cyber,
  attack: Attack,
  target: Character,
  raised: number,
  frenzy: boolean,
  decider: Org,
): Rule<boolean> {
  const attacking = attackSum(g, attack, target, raised, frenzy);
  const defending = defenseSum(g, attack, target);
  const result = attacking.value - defending.value; // CV-19.10
  const line = lineOf(result);
  g.tell(
    "attack-resolved",
    {
      attacker: refName(attack.attacker),
      defender: refName(target),
      attack: attacking.value,
      defense: defending.value,
      result,
      line: lineFor(target, line),
      attackSum: attacking.because.map(({ id, by }) => ({ id, by })),
      defenseSum: defending.because.map(({ id, by }) => ({ id, by })),
    },
    { rule: line.rule },
  );
  const status =
    line.status && moments.of(attack.attacker.org).bars(g, "damageStatus", line.status, attack);
  if (line.status) giveStatus(g, target, (status as Status | undefined) ?? line.status); // CV-20.2 to CV-20.5
  if (line.health > 0) yield* harm(g, target, line.health, attack.attacker); // CV-20.3 to CV-20.5
  if (isInPlay(g, target)) yield* afterEffects(g, attack, target, line.health, decider);
  return result > 0; // CV-19.11
}

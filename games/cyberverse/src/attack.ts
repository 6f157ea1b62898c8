/** CV-19, CV-22: one attack, from the reveal of the attacker's token to the last effect. */
import type { Because, Rule } from "@sprawl/engine";
import { hasEffect, lineOf, sumLine } from "./damage.js";
import { featureOf } from "./features.js";
import { dropToken, giveStatus, harm, heal, refName } from "./health.js";
import { type Attack, moments } from "./moments.js";
import { isHeld } from "./movement.js";
import { decide, type Questions } from "./questions.js";
import {
  type Agent,
  type Character,
  type Cyber,
  isAgent,
  NOBODY,
  NOTHING,
  type Org,
  type Seen,
} from "./state.js";
import { damage, supplyOf } from "./supply/tokens.js";
import { hasRoom, idOf, isInPlay, layoutOf, onToken, onZone } from "./table.js";
import {
  type CombatToken,
  NO_POSITION,
  type PositionKind,
  type Status,
  type Zone,
} from "./types.js";

/** The Combat token of a character, for the rules; face down it is a secret. */
function tokenOf(g: Cyber, character: Character): CombatToken | undefined {
  return character.token === NOTHING ? undefined : g.box.combatTokens[g.face(character.token)];
}

/** The token as everybody sees it: only once it is revealed. */
export function shownToken(g: Cyber, character: Character): CombatToken | undefined {
  return character.shown ? tokenOf(g, character) : undefined;
}

/** CV-22.22: once revealed, nobody can choose its bearer. */
export function isStealthy(g: Cyber, character: Character): boolean {
  return shownToken(g, character)?.onDefense === "stealth";
}

/** CV-17.29, CV-22.19: turned up, and Bandage or Medkit happen at once. */
export function* reveal(g: Cyber, character: Character): Rule<void> {
  if (character.token === NOTHING || character.shown) return;
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
  return attacker.org !== target.org; // CV-19.2
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

/** What an attack is made of, for the screen: every source with its part. */
export type Sum = { readonly value: number; readonly because: readonly Because[] };

const POSITION_BONUS = 2;

/** CV-21.6, CV-21.7. */
function positionBonus(g: Seen, character: Character, kind: PositionKind): number {
  if (character.position === NO_POSITION) return 0;
  if (layoutOf(g, character.district).positions[character.position].kind !== kind) return 0;
  return moments.value(g, "positionBonus", POSITION_BONUS, character.district, kind); // CV-21.6, CV-21.7
}

/** CV-19.5, CV-19.7: what the attacker brings against this target. */
export function attackSum(
  g: Cyber,
  attack: Attack,
  target: Character,
  raised: number,
  frenzy: boolean,
): Sum {
  const { attacker, weapon } = attack;
  const because: Because[] = [];
  const add = (id: string, by: number): void => {
    if (by !== 0) because.push({ id, by });
  };
  if (isAgent(attacker))
    add("combat", Math.min(5, featureOf(g, attacker, "combat") + raised)); // CV-19.5
  else add(attacker.type, g.box.henchmen[attacker.type].attack); // CV-19.7
  const token = tokenOf(g, attacker);
  add("token", token?.attack ?? 0); // CV-19.5, CV-19.16
  if (weapon) add(weapon.id, weapon.bonus); // CV-19.5
  add("advantageous", positionBonus(g, attacker, "advantageous")); // CV-21.6
  if (hasEffect(g, attack, "scope") && target.zone !== attacker.zone) add("scope", 1); // CV-12.22
  if (token?.onAttack === "armor-piercer" && weapon?.type === "ranged") add("armor-piercer", 3); // CV-22.8, CV-22.9
  if (frenzy) add("frenzy", 5); // CV-22.5
  const base = sumLine(because);
  const own =
    attacker.org === NOBODY
      ? moments
      : isAgent(attacker)
        ? moments.of(attacker)
        : moments.of(attacker.org);
  const reckoned = own.reckon(g, "attackBonus", base, attack, target);
  return { value: reckoned.value, because: [...because, ...reckoned.because] }; // CV-19.9
}

/** CV-19.6, CV-19.8: what stands against it. */
export function defenseSum(g: Cyber, attack: Attack, target: Character): Sum {
  const because: Because[] = [];
  const add = (id: string, by: number): void => {
    if (by !== 0) because.push({ id, by });
  };
  if (!isAgent(target)) add(target.type, g.box.henchmen[target.type].defense); // CV-19.8
  const token = tokenOf(g, target);
  add("token", token?.defense ?? 0); // CV-19.6, CV-19.16
  if (token?.onDefense === "energy-shield") add("energy-shield", 3); // CV-22.15
  add("covered", positionBonus(g, target, "covered")); // CV-21.7
  if (isAgent(target)) {
    for (const { id, active } of target.slots) {
      const piece = supplyOf(g, id);
      if (active && piece.store === "gear") add(id, piece.defense ?? 0); // CV-12.32
    }
  }
  const base = sumLine(because);
  const reckoned = (target.org === NOBODY ? moments : moments.of(target.org)).reckon(
    g,
    "defenseBonus",
    base,
    attack,
    target,
  );
  return { value: reckoned.value, because: [...because, ...reckoned.because] };
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
        weapon: attack.weapon?.id ?? "unarmed",
        org: idOf(g, decider),
      },
      { rule: "CV-19.4" },
    );
  }
  const decoyed: Character[] = [];
  for (const target of targets) if (yield* isDecoyed(g, target)) decoyed.push(target);
  for (const target of targets) if (!decoyed.includes(target)) yield* reveal(g, target); // CV-19.4
  const standing = targets.filter(
    (target) => !decoyed.includes(target) && !isCancelled(g, attacker, target),
  );
  if (standing.length === 0) return; // CV-19.12, CV-22.24
  const frenzy = yield* rage(g, attacker); // CV-22.5
  let failed = 0;
  let counted = 0;
  for (const target of standing) {
    if (!isInPlay(g, target)) continue; // CV-19.18
    counted++;
    if (!(yield* resolveTarget(g, attack, target, raised, frenzy, decider))) failed++;
  }
  if (counted > 0 && failed === counted) yield* breakFragile(g, attack); // CV-12.19, CV-19.15
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
  if (tokenOf(g, attacker)?.onAttack !== "frenzy" || attacker.health <= 1) return false; // CV-22.6
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
      line: line.id,
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

function* afterEffects(
  g: Cyber,
  attack: Attack,
  target: Character,
  lost: number,
  decider: Org,
): Rule<void> {
  if (lost > 0 && hasEffect(g, attack, "overload")) yield* overload(g, target, decider); // CV-12.18
  const token = tokenOf(g, attack.attacker);
  if (token?.onAttack) yield* effectOnTarget(g, token, target, decider); // CV-22.3
  const own = tokenOf(g, target);
  if (own?.onDefense === "energy-shield") dropToken(g, target); // CV-22.15
  if (own?.onDefense === "adrenalin") yield* dash(g, target, target.org, true); // CV-22.21
}

/** CV-22.3: whatever the result was. */
function* effectOnTarget(
  g: Cyber,
  { onAttack }: CombatToken,
  target: Character,
  decider: Org,
): Rule<void> {
  switch (onAttack) {
    case "grapple":
      target.grappled = true; // CV-22.4
      return;
    case "disarm":
      target.disarmed = true; // CV-22.7
      return;
    case "poisoned-blade":
      giveStatus(g, target, "bleeding"); // CV-22.10
      return;
    case "projection":
      yield* project(g, target, decider); // CV-22.13
      return;
    default:
      return;
  }
}

/** CV-22.26: adjacent zones with room. */
export function zonesBeside(g: Seen, character: Character): Zone[] {
  return layoutOf(g, character.district).neighbours[character.zone].filter((zone) =>
    hasRoom(g, character.district, zone),
  );
}

/** CV-21.13: off any Tactical Position. */
function shift(g: Cyber, character: Character, zone: Zone): void {
  character.zone = zone;
  character.position = NO_POSITION; // CV-21.13
  g.tell(
    "moved",
    { who: refName(character), district: character.district, zone },
    { rule: "CV-22.25" },
  );
}

/** CV-22.13, CV-22.14, CV-22.25: walls and limits hold; Grapple does not stop it. */
function* project(g: Cyber, target: Character, decider: Org): Rule<void> {
  const options = zonesBeside(g, target).map((zone): Questions["project"] => ({
    kind: "throw",
    zone,
    on: onZone(target.district, zone),
    rule: "CV-22.13",
  }));
  if (options.length === 0) return; // CV-22.14
  const about = { rule: "CV-22.13", args: { who: refName(target) }, safe: options[0] };
  const { zone } =
    options.length === 1 ? options[0] : yield* decide(g, decider, "project", options, about);
  shift(g, target, zone);
}

/** CV-22.12, CV-22.21, CV-22.25: one move to an adjacent zone; Grapple stops it. */
function* dash(g: Cyber, character: Character, decider: Org, discards: boolean): Rule<void> {
  const by = decider === NOBODY ? controllerOf(g) : decider;
  if (by === NOBODY || isHeld(g, character)) return; // CV-22.25
  const pass = { kind: "pass" } as const;
  const options = zonesBeside(g, character).map((zone): Questions["adrenalin"] => ({
    kind: "dash",
    zone,
    on: onZone(character.district, zone),
    rule: "CV-22.12",
  }));
  if (options.length === 0) return;
  const about = {
    rule: discards ? "CV-22.21" : "CV-22.12",
    args: { who: refName(character) },
    safe: pass,
  };
  const chosen = yield* decide(g, by, "adrenalin", [...options, pass], about);
  if (chosen.kind === "pass") return; // CV-R64
  shift(g, character, chosen.zone);
  if (discards) dropToken(g, character); // CV-22.21
}

/** Who decides for a Hostile that is attacked: the Organization with the fewest Resources (CV-1.15). */
function controllerOf(g: Cyber): Org {
  const order = g.state.order.filter((org) => !g.state.orgs[org].gone);
  let found = NOBODY;
  for (const org of order) {
    if (found === NOBODY || g.state.orgs[org].money <= g.state.orgs[found].money) found = org; // CV-18.10, CV-18.11
  }
  return found;
}

/** CV-12.18, CV-22.16: the attacker may grill one active Cyber-Implant. */
function* overload(g: Cyber, target: Character, decider: Org): Rule<void> {
  if (!isAgent(target) || tokenOf(g, target)?.onDefense === "anti-virus") return; // CV-22.16
  const options = implantsOf(g, target).map(({ place, id }): Questions["overload"] => ({
    kind: "grill",
    place,
    token: id,
    on: onToken(target.profile, place),
    rule: "CV-12.18",
  }));
  if (options.length === 0) return;
  const pass = { kind: "pass" } as const;
  const about = { rule: "CV-12.18", args: { agent: target.profile }, safe: pass };
  const chosen = yield* decide(g, decider, "overload", [...options, pass], about);
  if (chosen.kind === "grill") damage(g, target, target.slots[chosen.place]); // CV-12.24
}

export function implantsOf(g: Seen, agent: Agent): { place: number; id: string }[] {
  const found: { place: number; id: string }[] = [];
  agent.slots.forEach(({ id, active }, place) => {
    if (active && supplyOf(g, id).store === "implants") found.push({ place, id });
  });
  return found;
}

/** CV-12.19, CV-23.4. */
function* breakFragile(g: Cyber, attack: Attack): Rule<void> {
  if (!hasEffect(g, attack, "fragile")) return;
  const { attacker, weapon } = attack;
  if (!isAgent(attacker)) {
    attacker.spent = true; // CV-23.4
    return;
  }
  const supply = attacker.slots.find(({ id, active }) => active && id === weapon?.id);
  if (supply) damage(g, attacker, supply); // CV-12.19
}

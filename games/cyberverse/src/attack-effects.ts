/** CV-12.18, CV-12.19, CV-22: what follows an attack: effects of Weapons and Combat tokens. */
import type { Rule } from "@sprawl/engine";
import { tokenOf } from "./attack-sums.js";
import { controllerAgainst } from "./control.js";
import { hasEffect } from "./damage.js";
import { dropToken, giveStatus, refName } from "./health.js";
import type { Attack } from "./moments.js";
import { isHeld } from "./movement.js";
import { decide, type Questions } from "./questions.js";
import {
  type Agent,
  type Character,
  type Cyber,
  isAgent,
  NOBODY,
  type Org,
  type Seen,
} from "./state.js";
import { damage, supplyOf } from "./supply/tokens.js";
import { hasRoom, layoutOf, onToken, onZone } from "./table.js";
import { type CombatToken, NO_POSITION, type Zone } from "./types.js";

export function* afterEffects(
  g: Cyber,
  attack: Attack,
  target: Character,
  lost: number,
  decider: Org,
): Rule<void> {
  if (lost > 0 && hasEffect(g, attack, "overload")) yield* overload(g, target, decider); // CV-12.18, CV-R119
  const token = tokenOf(g, attack.attacker);
  if (token?.onAttack) yield* effectOnTarget(g, token, target, decider); // CV-22.2, CV-22.3, CV-R60
  const own = tokenOf(g, target);
  if (own?.onDefense === "energy-shield") dropToken(g, target); // CV-22.15
  if (own?.onDefense === "adrenalin") yield* dash(g, target, deciderFor(g, target, attack), true); // CV-22.21
}

/** Whoever leads the target; for a Hostile its controller against the attacker (CV-1.15). */
function deciderFor(g: Seen, { org, district }: Character, { attacker }: Attack): Org {
  return org === NOBODY ? controllerAgainst(g, district, attacker.org) : org; // CV-1.15
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
export function* dash(g: Cyber, character: Character, decider: Org, discards: boolean): Rule<void> {
  if (isHeld(g, character)) return; // CV-22.25, CV-R61
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
  const chosen = yield* decide(g, decider, "adrenalin", [...options, pass], about);
  if (chosen.kind === "pass") return; // CV-R64
  shift(g, character, chosen.zone);
  if (discards) dropToken(g, character); // CV-22.21
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
export function* breakFragile(g: Cyber, attack: Attack): Rule<void> {
  if (!hasEffect(g, attack, "fragile")) return;
  const { attacker, weapon } = attack;
  if (!isAgent(attacker)) {
    attacker.spent = true; // CV-23.4
    return;
  }
  const supply = attacker.slots.find(({ id, active }) => active && id === weapon?.id);
  if (supply) damage(g, attacker, supply); // CV-12.19
}

/** CV-19.5 to CV-19.8: Combat tokens, and the sums of an attack with where each part comes from. */
import type { Because } from "@sprawl/engine";
import { hasEffect, sumLine } from "./damage.js";
import { featureOf } from "./features.js";
import { type Attack, moments } from "./moments.js";
import { type Character, type Cyber, isAgent, NOBODY, NOTHING, type Seen } from "./state.js";
import { supplyOf } from "./supply/tokens.js";
import { layoutOf } from "./table.js";
import { type CombatToken, NO_POSITION, type PositionKind } from "./types.js";

/** Whatever shows the position and knows faces: a match, or a view with what its seat has seen. */
export type Faced = Seen & Pick<Cyber, "face">;

/** The Combat token of a character, for the rules; face down it is a secret. */
export function tokenOf(g: Faced, character: Character): CombatToken | undefined {
  return character.token === NOTHING ? undefined : g.box.combatTokens[g.face(character.token)];
}

/** The token as everybody sees it: only once it is revealed. */
export function shownToken(g: Faced, character: Character): CombatToken | undefined {
  return character.shown ? tokenOf(g, character) : undefined;
}

/** CV-22.22: once revealed, nobody can choose its bearer. */
export function isStealthy(g: Faced, character: Character): boolean {
  return shownToken(g, character)?.onDefense === "stealth";
}

/** What an attack is made of, for the screen: every source with its part. */
export type Sum = { readonly value: number; readonly because: readonly Because[] };

const POSITION_BONUS = 2;

/** CV-21.6, CV-21.7. */
function positionBonus(g: Seen, character: Character, kind: PositionKind): number {
  if (character.position === NO_POSITION) return 0;
  if (layoutOf(g, character.district).positions[character.position].kind !== kind) return 0; // CV-21.8
  return moments.value(g, "positionBonus", POSITION_BONUS, character.district, kind); // CV-21.6, CV-21.7
}

/** CV-19.5, CV-19.7: what the attacker brings against this target. */
export function attackSum(
  g: Faced,
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
    add("combat", featureOf(g, attacker, "combat") + raised); // CV-19.5
  else add(attacker.type, g.box.henchmen[attacker.type].attack); // CV-19.7
  const token = tokenOf(g, attacker);
  add("token", token?.attack ?? 0); // CV-19.5, CV-19.16, CV-R56
  if (weapon) add(weapon.id, weapon.bonus); // CV-6.15, CV-19.5, CV-R120
  add("advantageous", positionBonus(g, attacker, "advantageous")); // CV-21.6
  if (hasEffect(g, attack, "scope") && target.zone !== attacker.zone) add("scope", 1); // CV-12.22
  if (token?.onAttack === "armor-piercer" && weapon?.type === "ranged") add("armor-piercer", 3); // CV-22.8, CV-22.9, CV-R61
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
export function defenseSum(g: Faced, attack: Attack, target: Character): Sum {
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

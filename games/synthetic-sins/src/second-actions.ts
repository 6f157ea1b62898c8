/** SS-5.4, SS-5.5: second actions other than movements, which are in move-options.ts. */
import type { Option } from "@sprawl/engine";
import { weaponOf, weaponsFor } from "./attack.js";
import { usesIn } from "./cards.js";
import { onEnemy, onSector } from "./choose.js";
import { characters } from "./content/characters.js";
import type { GearId, Ref } from "./content/types.js";
import { enemiesIn } from "./enemies.js";
import { whyNotHide } from "./hiding.js";
import { sectorsInLine } from "./map.js";
import { thingsHere } from "./pick-up.js";
import type { EnemyToken, Sins } from "./state.js";
import { whyNotTrap } from "./traps.js";

export type AttackOption = Option & {
  readonly kind: "attack";
  readonly weapon: GearId;
  readonly enemy: Ref;
};

/** An attack on all enemies there, or on several of them. */
export type AreaOption = Option & {
  readonly kind: "attack-all" | "attack-several";
  readonly weapon: GearId;
};

export const OVERWATCH: Option = { kind: "overwatch", rule: "SS-9.1" };
export const HIDE: Option = { kind: "hide", rule: "SS-10.1" };
export const PICK_UP: Option = { kind: "pick-up", rule: "SS-11.1" };
export const PLACE_TRAP: Option = { kind: "place-trap", rule: "SS-31.5" };

export function secondActions(g: Sins): Option[] {
  const { turn, you } = g.state;
  if (!turn.secondAction) return []; // SS-7.1
  const options: Option[] = [...attacks(g), ...usesIn(g, { windows: ["action"] })]; // SS-7.2
  if (mayWatch(g)) options.push(OVERWATCH); // SS-9.1
  const here = { on: onSector(you.sector) };
  if (!whyNotHide(g)) options.push({ ...HIDE, ...here }); // SS-10.1
  if (thingsHere(g).length > 0) options.push({ ...PICK_UP, ...here }); // SS-11.1
  if (!whyNotTrap(g)) options.push({ ...PLACE_TRAP, ...here }); // SS-31.5
  return options;
}

export const isTrapper = (g: Sins): boolean => characters[g.state.you.character].traps > 0;

/** SS-R90: with a weapon that can be used for it. */
function mayWatch(g: Sins): boolean {
  const { you } = g.state;
  if (!characters[you.character].canOverwatch) return false; // SS-9.12
  return weaponsFor(g, "overwatch").length > 0; // SS-R90
}

/** SS-8.1: every weapon you can attack with, and everything you can attack with it. */
function attacks(g: Sins): Option[] {
  return weaponsFor(g, "action").flatMap((weapon) => attacksWith(g, weapon));
}

function attacksWith(g: Sins, id: GearId): Option[] {
  const enemies = targetsOf(g, id);
  if (enemies.length === 0) return [];
  const { targets } = weaponOf(id);
  const rule = "SS-8.3";
  const area = (kind: AreaOption["kind"]): AreaOption => ({
    kind,
    weapon: id,
    on: enemies.map(({ ref }) => onEnemy(ref)),
    rule: "SS-4.6",
  });
  if (targets === "every") return [area("attack-all")]; // SS-35.18
  const single = enemies.map(
    ({ ref }): AttackOption => ({ kind: "attack", weapon: id, enemy: ref, on: onEnemy(ref), rule }),
  );
  if (targets === "one" || enemies.length < 2) return single;
  return [...single, area("attack-several")]; // SS-35.3
}

/** SS-8.3: the enemies a weapon reaches. */
export function targetsOf(g: Sins, id: GearId): EnemyToken[] {
  const { map, you, turn } = g.state;
  const { range } = weaponOf(id);
  if (!range) return enemiesIn(g, you.sector); // SS-8.3
  if (turn.moved) return []; // SS-35.31
  return sectorsInLine(map, you.sector, range).flatMap((sector) => enemiesIn(g, sector)); // SS-35.32
}

/** SS-5.4, SS-5.5: second actions other than movements, which are in move-options.ts. */
import { weaponOf, weaponsFor } from "./attack.js";
import { usesIn } from "./cards.js";
import { onEnemy, onSector } from "./choose.js";
import { characters } from "./content/characters.js";
import { enemiesIn } from "./enemies.js";
import type { GearId } from "./gear/index.js";
import { whyNotHide } from "./hiding.js";
import { sectorsInLine } from "./map.js";
import { thingsHere } from "./pick-up.js";
import type { Action, AreaAttack, Attack, OpenAction, QuietAction } from "./questions.js";
import type { EnemyToken, Sins } from "./state.js";
import { whyNotTrap } from "./traps.js";

export const OVERWATCH: OpenAction = { kind: "overwatch", rule: "SS-9.1" };
export const HIDE: QuietAction = { kind: "hide", rule: "SS-10.1" };
export const PICK_UP: QuietAction = { kind: "pick-up", rule: "SS-11.1" };
export const PLACE_TRAP: OpenAction = { kind: "place-trap", rule: "SS-31.5" };

export function secondActions(g: Sins): Action[] {
  const { turn, you } = g.state;
  if (!turn.secondAction) return []; // SS-7.1
  const options: Action[] = [...attacks(g), ...usesIn(g, { windows: ["action"] })]; // SS-7.2
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
function attacks(g: Sins): Action[] {
  return weaponsFor(g, "action").flatMap((weapon) => attacksWith(g, weapon));
}

function attacksWith(g: Sins, id: GearId): (Attack | AreaAttack)[] {
  const enemies = targetsOf(g, id);
  if (enemies.length === 0) return [];
  const { targets } = weaponOf(g, id);
  const rule = "SS-8.3";
  const area = (kind: AreaAttack["kind"]): AreaAttack => ({
    kind,
    weapon: id,
    on: enemies.map(({ ref }) => onEnemy(ref)),
    rule: "SS-4.6",
  });
  if (targets === "every") return [area("attack-all")]; // SS-35.18
  const single = enemies.map(
    ({ ref }): Attack => ({ kind: "attack", weapon: id, enemy: ref, on: onEnemy(ref), rule }),
  );
  if (targets === "one" || enemies.length < 2) return single;
  return [...single, area("attack-several")]; // SS-35.3
}

/** SS-8.3: the enemies a weapon reaches. */
export function targetsOf(g: Sins, id: GearId): EnemyToken[] {
  const { map, you, turn } = g.state;
  const { range } = weaponOf(g, id);
  if (!range) return enemiesIn(g, you.sector); // SS-8.3
  if (turn.moved) return []; // SS-35.31
  return sectorsInLine(map, you.sector, range).flatMap((sector) => enemiesIn(g, sector)); // SS-35.32
}

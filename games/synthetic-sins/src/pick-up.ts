/** SS-11.1 to SS-11.4: picking up objectives and Keys, from the floor or from a pocket. */

import type { Rule } from "@sprawl/engine";
import { changeAlarm } from "./alarm.js";
import { dropCarried, removeEnemy } from "./bodies.js";
import type { OptionalEffect, Ref } from "./content/types.js";
import { allEnemies, enemiesIn } from "./enemies.js";
import { checkGoal, completeObjective, theMission } from "./mission.js";
import type { Sins } from "./state.js";

/** Something that can be picked up here: "key", or the ref of an objective; and who carries it. */
export type Thing = { readonly thing: "key" | Ref; readonly carrier?: Ref };

/** Everything that can be picked up where you are. */
export function thingsHere(g: Sins): Thing[] {
  const { you, keys, objectives } = g.state;
  const things: Thing[] = [];
  for (const ref of pickupRefs(g)) {
    if (objectives[ref].sector === you.sector && !isHeldBack(g, ref)) things.push({ thing: ref });
  }
  for (const sector of keys) if (sector === you.sector) things.push({ thing: "key" }); // SS-23.4, SS-R23
  if (!you.hidden) return things; // SS-23.8
  for (const { ref, carries } of enemiesIn(g, you.sector)) {
    if (carries === "" || (carries !== "key" && isHeldBack(g, carries))) continue;
    things.push({ thing: carries, carrier: ref }); // SS-23.7
  }
  return things;
}

/** SS-26.3: what is picked up, Mission Objectives first. */
function pickupRefs(g: Sins): Ref[] {
  const { objectives, optional } = theMission(g);
  const needed = objectives.filter(({ how }) => how === "pickup");
  return [...needed, ...optional].map(({ ref }) => ref);
}

/** SS-R109: some objectives come only after others. */
function isHeldBack(g: Sins, ref: Ref): boolean {
  const objective = theMission(g).objectives.find((each) => each.ref === ref);
  return (objective?.requires ?? []).some((other) => !g.state.objectives[other].done);
}

/** SS-11.2: take everything that can be taken. */
export function* pickUpAll(g: Sins): Rule<void> {
  for (const thing of thingsHere(g)) yield* pickUp(g, thing); // SS-11.2, SS-R24
  checkGoal(g); // SS-26.9, SS-26.10, SS-R68
}

/** SS-11.3: it leaves the map and is yours. */
export function* pickUp(g: Sins, { thing, carrier }: Thing): Rule<void> {
  const { you, keys, enemies } = g.state;
  if (carrier !== undefined) enemies[carrier].carries = ""; // SS-23.7
  if (thing === "key") {
    if (carrier === undefined) keys.splice(keys.indexOf(you.sector), 1);
    you.keys += 1; // SS-11.3
    g.tell("key-taken", carrier === undefined ? {} : { enemy: carrier }, { rule: "SS-11.1" });
    return;
  }
  completeObjective(g, thing, "SS-26.3");
  const optional = theMission(g).optional.find(({ ref }) => ref === thing);
  if (optional?.effect) yield* takeEffect(g, optional.effect);
}

/** SS-R109: what some Optional Objectives do at once. */
function* takeEffect(g: Sins, effect: OptionalEffect): Rule<void> {
  switch (effect.kind) {
    case "lower-alarm":
      return changeAlarm(g, -effect.by, "SS-R109");
    case "remove-enemies":
      for (const enemy of allEnemies(g)) {
        if (enemy.type !== effect.type || enemy.defeated) continue;
        yield* dropCarried(g, enemy); // SS-R72
        removeEnemy(g, enemy, "SS-R109");
      }
      return;
    default:
      return effect satisfies never;
  }
}

/** An option that names a thing. */
export const naming = ({ thing, carrier }: Thing): Thing =>
  carrier === undefined ? { thing } : { thing, carrier };

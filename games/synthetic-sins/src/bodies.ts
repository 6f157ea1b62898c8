/** SS-8.7, SS-22: enemies are defeated, leave bodies, and bodies are found. */
import type { Rule } from "@sprawl/engine";
import { raiseAlarm } from "./alarm.js";
import { onSector, settle } from "./choose.js";
import type { Sector } from "./content/types.js";
import { bodiesIn, cardOf } from "./enemies.js";
import { distance, FAR, sectorsOf } from "./map.js";
import { checkDefeated } from "./mission.js";
import { moments } from "./moments.js";
import { leavePatrol } from "./patrol/patrol.js";
import type { EnemyToken, Sins } from "./state.js";
import { placeDetection } from "./tokens.js";

/** SS-8.6: defeated at once, whatever the cause. */
export function* defeat(g: Sins, enemy: EnemyToken): Rule<void> {
  enemy.defeated = true; // SS-8.7, SS-22.1, SS-R122
  enemy.overwatch = false;
  enemy.detected = false; // SS-R27
  leavePatrol(enemy); // SS-19.19, SS-R53
  g.tell("defeated", { enemy: enemy.ref, sector: enemy.sector }, { rule: "SS-8.6" });
  yield* dropCarried(g, enemy); // SS-23.6, SS-R22
  moments.note(g, "afterDefeat", enemy); // SS-35.5
  if (cardOf(enemy).leavesSignal) yield* placeDetection(g, enemy.sector); // SS-34.8, SS-R102
  checkDefeated(g, enemy); // SS-27.2
}

/** SS-23.6: what a carrier has drops where it stands, or where you can get at it. */
export function* dropCarried(g: Sins, enemy: EnemyToken): Rule<void> {
  const { carries } = enemy;
  if (carries === "") return;
  enemy.carries = "";
  const sector = yield* dropSector(g, enemy);
  if (carries === "key") g.state.keys.push(sector);
  else g.state.objectives[carries].sector = sector; // SS-R72
  g.tell("dropped", { enemy: enemy.ref, thing: carries, sector }, { rule: "SS-23.6" });
}

/** SS-R73: behind a Lock it would be lost, so it drops in the nearest sector without one. */
function* dropSector(g: Sins, { sector, ref }: EnemyToken): Rule<Sector> {
  const { locks, map } = g.state;
  if (!locks.includes(sector)) return sector;
  const open = sectorsOf(map).filter((each) => !locks.includes(each));
  const nearest = Math.min(FAR, ...open.map((each) => distance(map, sector, each)));
  const near = open.filter((each) => distance(map, sector, each) === nearest);
  const rule = "SS-R73";
  const options = near.map((each) => ({
    kind: "drop-in" as const,
    sector: each,
    on: onSector(each),
    rule,
  }));
  const about = { rule, args: { enemy: ref } };
  return (yield* settle(g, "drop-where", options, about)).sector;
}

/** SS-R72: taken off the map without being defeated; no body is left. */
export function removeEnemy(g: Sins, { ref, sector }: EnemyToken, rule: string): void {
  delete g.state.enemies[ref];
  g.tell("removed", { enemy: ref, sector }, { rule });
}

/** SS-18.14: an enemy finds the bodies in its sector and handles all of them. */
export function handleBodies(g: Sins, finder: EnemyToken): void {
  const bodies = bodiesIn(g, finder.sector);
  g.tell("bodies-found", { enemy: finder.ref, sector: finder.sector }, { rule: "SS-22.2" });
  raiseAlarm(g, finder); // SS-22.2, SS-32.4
  for (const body of bodies) {
    if (g.state.nonLethal)
      standUp(g, body); // SS-32.2, SS-32.5, SS-R101
    else removeEnemy(g, body, "SS-22.3"); // SS-18.15, SS-22.3
  }
}

/** SS-R103: it stands where it was found, has noticed nothing, and acts from the next turn on. */
function standUp(g: Sins, body: EnemyToken): void {
  body.defeated = false; // SS-32.2
  body.acted = true; // SS-32.3
  body.overwatch = false;
  g.tell("stood-up", { enemy: body.ref, sector: body.sector }, { rule: "SS-32.2" });
}

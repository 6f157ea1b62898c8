/** SS-26, SS-27: objectives, the Goal, and the ways in which a mission ends. */
import { missionOf } from "./content/missions/index.js";
import type { Goal, Mission, Ref } from "./content/types.js";
import { distance } from "./map.js";
import { waypointsOf } from "./patrol/patrol.js";
import type { EnemyToken, Sins } from "./state.js";

export const theMission = (g: Sins): Mission => missionOf(g.state.mission);

/** SS-26.5: show a text when its condition is met. */
export function read(g: Sins, text: string): void {
  if (g.state.texts.includes(text)) return;
  g.state.texts.push(text);
  const { mission } = g.state;
  const page = `${mission}/${text}`; // SS-R113: nobody can unread it
  g.tell("read", { mission, text, page }, { rule: "SS-26.5" });
}

export function completeObjective(g: Sins, ref: Ref, rule: string): void {
  const objective = g.state.objectives[ref];
  objective.done = true;
  objective.sector = 0;
  const deed = `${g.state.mission}/${ref}`;
  g.tell("objective-done", { objective: ref, deed }, { rule });
  read(g, ref); // SS-26.5
}

/** SS-26.2: "reach" objectives of the sector you have entered. */
export function reachObjectives(g: Sins): void {
  const { you, objectives } = g.state;
  for (const { ref, how } of theMission(g).objectives) {
    const objective = objectives[ref];
    if (how !== "reach" || objective.done || objective.sector !== you.sector) continue;
    completeObjective(g, ref, "SS-26.2"); // SS-26.2
  }
}

/** SS-26.1, SS-26.6, SS-26.9: the mission is over as soon as everything in its Goal is done. */
export function checkGoal(g: Sins): void {
  if (theMission(g).goal.every((goal) => isDone(g, goal))) succeed(g);
}

function isDone(g: Sins, goal: Goal): boolean {
  const { you, objectives } = g.state;
  switch (goal.kind) {
    case "pickup":
    case "reach":
      return objectives[goal.ref].done;
    case "exit":
      return you.sector === theMission(g).exit; // SS-26.6
    case "tail":
      return false; // checked at Clean up only: `checkTrail`
    default:
      return goal satisfies never;
  }
}

/** SS-26.1: nothing that was still to be resolved happens; the rewards come next. */
export function succeed(g: Sins): never {
  g.state.outcome = "success";
  read(g, "success");
  g.tell("mission-complete", { mission: g.state.mission }, { rule: "SS-26.1" });
  g.leave("mission");
}

/** SS-27.1: nothing that was still to be resolved happens, and there is no reward (SS-27.3). */
export function fail(g: Sins, reason: string, rule: string): never {
  g.state.outcome = "failure";
  g.state.turn.phase = "over";
  g.end({ winners: [], reason, rule });
}

/** SS-27.2: a mission may be lost with its Target. */
export function checkDefeated(g: Sins, enemy: EnemyToken): void {
  for (const failure of theMission(g).fail) {
    if (failure.kind === "defeated" && failure.target === enemy.ref) {
      fail(g, "target-defeated", "SS-27.2");
    }
  }
}

/** SS-R129: an enemy has entered a sector, and everything that comes first has been resolved. */
export function checkArrival(g: Sins, enemy: EnemyToken): void {
  for (const failure of theMission(g).fail) {
    if (failure.kind !== "arrives" || failure.target !== enemy.ref) continue;
    if (enemy.carries !== failure.carrying) continue;
    if (enemy.sector === waypointsOf(g, enemy).at(-1)) fail(g, "target-arrived", "SS-27.2"); // SS-R129
  }
}

/** SS-R109: at Clean up the trail may be lost, or have led to its end. */
export function checkTrail(g: Sins): void {
  const { goal, fail: failures } = theMission(g);
  for (const failure of failures) {
    if (failure.kind !== "trail-lost") continue;
    if (distanceTo(g, failure.target) > failure.max) fail(g, "trail-lost", "SS-27.2");
  }
  for (const part of goal) {
    if (part.kind !== "tail") continue;
    const target = g.state.enemies[part.target];
    const arrived = target.next === waypointsOf(g, target).length; // SS-34.11
    if (arrived && distanceTo(g, part.target) <= part.within) succeed(g);
  }
}

function distanceTo(g: Sins, ref: Ref): number {
  return distance(g.state.map, g.state.you.sector, g.state.enemies[ref].sector);
}

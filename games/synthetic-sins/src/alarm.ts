/** SS-14: the Alarm Level, and who raises it. */
import { behaviorAt } from "./content/alarm.js";
import { MAX_ALARM } from "./content/components.js";
import { cardOf } from "./enemies.js";
import type { EnemyToken, Sins } from "./state.js";

/** SS-14.8: what is added to every behavior draw, as the Alarm Level is now (SS-14.11). */
export const behaviorValue = (g: Sins): number => behaviorAt(g.state.alarm);

export function changeAlarm(g: Sins, by: number, rule: string): void {
  const s = g.state;
  const before = s.alarm;
  s.alarm = Math.max(0, Math.min(MAX_ALARM, before + by)); // SS-14.1
  if (s.alarm !== before) g.tell("alarm-changed", { before, alarm: s.alarm }, { rule });
}

/** SS-14.2: an enemy raises the alarm, at most once per turn. */
export function raiseAlarm(g: Sins, enemy: EnemyToken): void {
  if (!cardOf(enemy).notices) return; // SS-34.10
  if (enemy.raised) return; // SS-14.4, SS-14.5: each enemy for itself
  enemy.raised = true;
  const { vigilance } = cardOf(enemy);
  g.tell("alarm-raised", { enemy: enemy.ref, vigilance }, { rule: "SS-14.3" });
  changeAlarm(g, vigilance, "SS-14.3"); // SS-14.3
}

/** The Alarm Level table: ten rows of ten numbers, each with its Behavior value (SS-14.9, SS-R2, SS-R3). */
import type { AlarmRow } from "./types.js";

export const alarmTable: readonly AlarmRow[] = Array.from({ length: 10 }, (_, row) => ({
  from: 10 * row,
  to: 10 * row + 9,
  behavior: row,
}));

/** The Behavior value beside the row that holds this Alarm Level. */
export function behaviorAt(alarm: number): number {
  return alarmTable[Math.floor(alarm / 10)].behavior; // SS-14.9
}

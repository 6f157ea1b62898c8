/** HI-14: Alarm tokens. */
import { areaName, areaOf } from "./models.js";
import type { Interface, Model } from "./state.js";

/** HI-14.12: the rows of the action table; each adds to an area at most once a turn. */
export const ROWS = {
  takeover: { bit: 1, tokens: 2 }, // HI-14.3
  hacking: { bit: 2, tokens: 2 }, // HI-14.4
  heavy: { bit: 4, tokens: 2 }, // HI-14.5
  ranged: { bit: 8, tokens: 1 }, // HI-14.6
  close: { bit: 16, tokens: 1 }, // HI-14.7
  forced: { bit: 32, tokens: 1 }, // HI-14.8, HI-R128
} as const;
export type Row = keyof typeof ROWS;

/** Something noisy is done in this area, by a character: HI-14.2. */
export function raiseAlarm(g: Interface, area: number, row: Row): void {
  const { bit, tokens } = ROWS[row];
  if ((g.state.rows[area] & bit) !== 0) return; // HI-14.12, HI-R45
  g.state.rows[area] |= bit;
  addAlarm(g, area, tokens, row);
}

/** The same where a model stands; AI models raise none. */
export function raiseAlarmBy(g: Interface, model: Model, row: Row): void {
  if (model.team >= 0) raiseAlarm(g, areaOf(g, model), row); // HI-14.14
}

/** HI-14.10, HI-14.11: so many tokens more or less, never fewer than none. */
export function addAlarm(g: Interface, area: number, tokens: number, why: string): void {
  const before = g.state.alarm[area];
  const after = Math.max(0, before + tokens); // HI-14.11
  if (after === before) return;
  g.state.alarm[area] = after;
  g.tell(
    "alarm",
    { area: areaName(g, area), tokens: after - before, why, level: after },
    { rule: "HI-14.2" },
  );
}

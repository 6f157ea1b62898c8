/** One match for each way a game can end, found by playing. */
import { createMatch } from "../match.js";
import { type MatchRecord, recordOf } from "../record.js";
import { type Saved, save } from "../save.js";
import { answer } from "../submit.js";
import type { Subject } from "./law.js";
import { beginningOf, playOut } from "./play-out.js";
import { type Setting, type TableSetting, tableSettings } from "./setting.js";

/** A match that ended in one way: its whole record, and a save from the middle of it. */
export type Ending = {
  readonly reason: string;
  readonly setting: Setting;
  readonly record: MatchRecord;
  readonly save: Saved;
};

export type EndingsFound = { readonly endings: readonly Ending[]; readonly matches: number };

/**
 * Play until every wanted reason has been seen, or `matches` are over; without wanted reasons,
 * play them all and keep one match for each reason that comes up. `only`: at such tables.
 */
export function findEndings(
  subject: Subject,
  wanted: readonly string[] | undefined,
  matches: number,
  only: Partial<TableSetting> = {},
): EndingsFound {
  const { game, instinct, carried } = subject;
  const tables = tableSettings(game, only, 64);
  const found = new Map<string, Ending>();
  for (let i = 0; i < matches; i++) {
    if (wanted?.every((reason) => found.has(reason)))
      return { endings: [...found.values()], matches: i };
    const setting: Setting = {
      ...tables[i % tables.length],
      seed: `stored-${i}`,
      style: instinct && i % 2 === 1 ? "instinct" : "random",
      ...(carried !== undefined && { carried }),
    };
    const { moves, result } = playOut(subject, setting);
    if (!result || found.has(result.reason) || wanted?.includes(result.reason) === false) continue;
    const match = createMatch(game, beginningOf(setting));
    let middle = save(match);
    for (const [n, move] of moves.entries()) {
      if (n === moves.length >> 1) middle = save(match);
      answer(match, move.seat, move.answer);
    }
    const { reason } = result;
    found.set(reason, { reason, setting, record: recordOf(match), save: middle });
  }
  return { endings: [...found.values()], matches };
}

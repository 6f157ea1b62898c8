/**
 * Who was about to be told that they are needed when a server ended is told by the one that starts
 * after it. Tables stay where they are, on disk; the last act of each match says who is waited for.
 */
import type { House } from "../house.js";
import type { TableDoc } from "../table/doc.js";
import { waitedFor } from "./notifier.js";

/** Only the newest: where nobody has come for so long that others are newer, nobody waits. */
const MOST = 2_000;

export async function lookAfterStart(house: House): Promise<void> {
  for (const { doc } of await house.store.tables.playing(MOST)) {
    if (house.closing) return;
    // Whoever has come in the meantime is known to the table in memory.
    if (house.tables.has(doc.id)) continue;
    await lookAt(house, doc).catch((error) =>
      house.logger.warn({ table: doc.id, error: String(error) }, "nobody is reminded"),
    );
  }
}

async function lookAt(house: House, doc: TableDoc): Promise<void> {
  const { match } = doc;
  if (!match) return;
  const last = await house.store.matches.last(match);
  if (house.closing || house.tables.has(doc.id)) return;
  if (last) return house.notifier.needed(doc, waitedFor(doc, last.act.w), last.act.o);
  // Nothing has been answered yet: only the match itself knows who is asked first.
  const table = await house.table(doc.id);
  await table.exclusive(() => table.openPlay());
}

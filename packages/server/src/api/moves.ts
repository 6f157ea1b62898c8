/** The tables of a person, those that wait for them first. */
import type { Seat } from "@sprawl/engine";
import type { House } from "../house.js";
import { seatOf, type TableDoc } from "../table/doc.js";
import { tableView } from "../table/table-view.js";

const MOST = 200;
const NOBODY: ReadonlySet<string> = new Set();

export async function tablesOf(house: House, person: string) {
  const stored = await house.store.tables.of(person, MOST);
  const tables = await Promise.all(
    stored.map(async ({ doc, revision }) => ({
      ...tableView(doc, revision, person, NOBODY, 0),
      yourMove: await waitsFor(house, doc, seatOf(doc, person)),
    })),
  );
  tables.sort((a, b) => Number(b.yourMove) - Number(a.yourMove));
  return { yourMove: tables.filter(({ yourMove }) => yourMove).length, tables };
}

/** The last act of a match says who is waited for; before the first one, its beginning does. */
async function waitsFor(house: House, doc: TableDoc, seat: Seat | undefined): Promise<boolean> {
  const { match, status, seats } = doc;
  if (!match || status !== "playing" || seat === undefined) return false;
  // Somebody else answers for them.
  if (seats[seat].conceded || seats[seat].bot) return false;
  const last = await house.store.matches.last(match);
  if (last) return last.act.w.includes(seat);
  const table = await house.table(match.split(".", 1)[0]);
  return table.exclusive(async () => {
    await table.openPlay();
    return table.play?.waiting.includes(seat) ?? false;
  });
}

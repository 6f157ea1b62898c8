/** Matches that are over: at any step, as a file, and whether the deal was fair. */
import type { Viewer } from "@sprawl/engine";
import { notFound, notNow } from "../errors.js";
import { lentGame } from "../games.js";
import type { House } from "../house.js";
import { linkOf } from "../ids.js";
import type { MatchRow } from "../store/matches.js";
import { isSealed } from "../table/campaigns.js";
import type { TableDoc } from "../table/doc.js";
import { mayWatch } from "../table/lobby.js";
import type { Looker } from "../threads/looks.js";

/** Who asks for which match, and the end of the link they have to it. */
export type Asked = {
  readonly id: string;
  readonly by: Looker;
  readonly link?: string | undefined;
};

export type WantedOfFinished =
  | { readonly view: "replay"; readonly step: number; readonly viewer: Viewer }
  | { readonly view: "record" | "verify" };

const SEALED =
  "The campaign of this match goes on with what it left hidden. It can be seen when that has ended.";

/** What is to be seen of a match that is over. One that is still played gives nothing away. */
export async function lookAtFinished(house: House, asked: Asked, wanted: WantedOfFinished) {
  const { id, by } = asked;
  const row = await house.store.matches.byId(id);
  if (!row) throw notFound("match");
  const table = await house.table(id.split(".", 1)[0]);
  // Another process may have seen its end.
  if (!isOver(table.doc, id)) await table.refresh();
  // That there is a match nobody invited them to, they are not told either.
  if (!(await mayRead(house, table.doc, row, asked))) throw notFound("match");
  if (!isOver(table.doc, id)) throw notNow("not-over", "The match is not over.");
  if (isSealed(table.doc, row)) throw notNow("sealed", SEALED);
  const link = wanted.view === "verify" && table.doc.private && { link: linkOf(row) };
  const lent = lentGame(row.game)?.game;
  return house.looks.look(by, { row, wanted: { ...wanted, ...link }, lent });
}

/**
 * Does the table say so? That it does not say the match is played proves nothing: a match is on disk
 * before the table that begins it knows.
 */
function isOver({ match, status, earlier }: TableDoc, id: string): boolean {
  return earlier.includes(id) || (match === id && status !== "playing");
}

/** Whose table it is, who was there, or who has the link to it. What is public, everybody reads. */
async function mayRead(
  { store }: House,
  doc: TableDoc,
  row: MatchRow,
  { by: { person: who }, link }: Asked,
): Promise<boolean> {
  if (mayWatch(doc, who) || link === linkOf(row)) return true;
  if (who === undefined) return false;
  if (row.deal?.sat.some(({ person }) => person === who)) return true;
  return (await store.talk.note(row.id, who, "watched")) !== "";
}

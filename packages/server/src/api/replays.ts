/** Matches that are over: at any step, with any seat's eyes; as a file; and whether the deal was fair. */
import {
  commitmentOf,
  createMatch,
  eventsFor,
  giveAgain,
  hashOf,
  type MatchRecord,
  RECORD_FORMAT,
  type SavedAnswer,
  type Viewer,
  verify,
  view,
} from "@sprawl/engine";
import { notFound, notNow } from "../errors.js";
import { gameOf } from "../games.js";
import type { House } from "../house.js";
import type { MatchRow } from "../store/matches.js";
import type { TableDoc } from "../table/doc.js";
import { answersIn } from "../table/loading.js";

type Finished = { readonly row: MatchRow; readonly answers: readonly SavedAnswer[] };

/** A match that is over. One that is still played gives nothing away. */
async function finished(house: House, id: string): Promise<Finished> {
  const row = await house.store.matches.byId(id);
  if (!row) throw notFound("match");
  const table = await house.table(id.split(".", 1)[0]);
  // Another process may have seen its end.
  if (!isOver(table.doc, id)) await table.refresh();
  if (!isOver(table.doc, id)) throw notNow("not-over", "The match is not over.");
  const { standing } = answersIn(await house.store.matches.since(id, 0));
  return { row, answers: standing.map(({ answer }) => answer) };
}

/**
 * Does the table say so? That it does not say the match is played proves nothing: a match is on disk
 * before the table that begins it knows.
 */
function isOver({ match, status, earlier }: TableDoc, id: string): boolean {
  return earlier.includes(id) || (match === id && status !== "playing");
}

/** The match after so many answers, as this viewer saw it, with what was told by the last of them. */
export async function replayAt(house: House, id: string, step: number, viewer: Viewer) {
  const { row, answers } = await finished(house, id);
  const { game } = await gameOf(row.game);
  const match = createMatch(game, row);
  const n = Math.min(step, answers.length);
  for (const answer of answers.slice(0, n)) {
    if (!giveAgain(match, answer))
      throw notNow("other-rules", "Played by rules we no longer have.");
  }
  const events = eventsFor(match.play.news, viewer);
  return { match: id, step: n, steps: answers.length, view: view(match, viewer), events };
}

export async function recordAt(house: House, id: string): Promise<MatchRecord> {
  const { row, answers } = await finished(house, id);
  const { game } = await gameOf(row.game);
  const match = createMatch(game, row);
  for (const answer of answers) {
    if (!giveAgain(match, answer))
      throw notNow("other-rules", "Played by rules we no longer have.");
  }
  const { version, seats, options, seed } = row;
  const hash = hashOf(match);
  return { format: RECORD_FORMAT, game: game.id, version, seats, options, seed, answers, hash };
}

export async function verifyAt(house: House, id: string) {
  const record = await recordAt(house, id);
  const { game } = await gameOf(record.game);
  const commitment = commitmentOf(record);
  return { match: id, commitment, seed: record.seed, ...verify(game, record, commitment) };
}

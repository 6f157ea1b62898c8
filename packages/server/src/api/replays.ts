/** Matches that are over: at any step, with any seat's eyes; as a file; and whether the deal was fair. */
import type { Viewer } from "@sprawl/engine";
import {
  commitmentOf,
  createMatch,
  eventsFor,
  hashOf,
  type MatchRecord,
  RECORD_FORMAT,
  type SavedAnswer,
  Timeline,
  verify,
  view,
} from "@sprawl/engine/host";
import { notFound, notNow } from "../errors.js";
import { gameOf } from "../games.js";
import type { House } from "../house.js";
import type { MatchRow } from "../store/matches.js";
import type { TableDoc } from "../table/doc.js";
import { playedThrough } from "../table/history.js";
import { answersIn } from "../table/loading.js";

type Finished = {
  readonly row: MatchRow;
  readonly answers: readonly SavedAnswer[];
  readonly timeline: Timeline;
};

/** How many finished matches are kept played through: whoever looks at one looks again and again. */
const MOST = 16;

const lookedAt = new WeakMap<House, Map<string, Promise<Finished>>>();

/** A match that is over. One that is still played gives nothing away. */
async function finished(house: House, id: string): Promise<Finished> {
  const known = lookedAt.get(house) ?? new Map<string, Promise<Finished>>();
  lookedAt.set(house, known);
  if (!known.has(id) && !(await house.store.matches.byId(id))) throw notFound("match");
  const table = await house.table(id.split(".", 1)[0]);
  // Another process may have seen its end.
  if (!isOver(table.doc, id)) await table.refresh();
  if (!isOver(table.doc, id)) throw notNow("not-over", "The match is not over.");
  const found = known.get(id) ?? played(house, id);
  // Those looked at last come last, and the first one goes.
  known.delete(id);
  known.set(id, found);
  for (const old of known.keys()) if (known.size > MOST) known.delete(old);
  found.catch(() => known.delete(id));
  return found;
}

async function played(house: House, id: string): Promise<Finished> {
  const row = await house.store.matches.byId(id);
  if (!row) throw notFound("match");
  const { standing } = answersIn(await house.store.matches.since(id, 0));
  const answers = standing.map(({ answer }) => answer);
  const { game } = await gameOf(row.game);
  const timeline = new Timeline(createMatch(game, row), answers);
  await playedThrough(timeline);
  return { row, answers, timeline };
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
  const { answers, timeline } = await finished(house, id);
  const n = Math.min(step, answers.length);
  const events = eventsFor(timeline.eventsOf(n), viewer);
  const seen = view(timeline.at(n), viewer);
  return { match: id, step: n, steps: answers.length, view: seen, events };
}

export async function recordAt(house: House, id: string): Promise<MatchRecord> {
  const { row, answers, timeline } = await finished(house, id);
  const { game, version, seats, options, seed, deal } = row;
  const hash = hashOf(timeline.at(answers.length));
  const made = deal && { deal };
  return { format: RECORD_FORMAT, game, version, seats, options, seed, ...made, answers, hash };
}

export async function verifyAt(house: House, id: string) {
  const record = await recordAt(house, id);
  const { game } = await gameOf(record.game);
  const commitment = commitmentOf(record);
  const proof = record.deal ? "shares" : "commitment";
  return { match: id, commitment, seed: record.seed, proof, ...verify(game, record, commitment) };
}

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
import { linkOf } from "../ids.js";
import type { MatchRow } from "../store/matches.js";
import type { TableDoc } from "../table/doc.js";
import { playedThrough } from "../table/history.js";
import { answersIn } from "../table/loading.js";
import { mayWatch } from "../table/lobby.js";

type Finished = {
  readonly row: MatchRow;
  readonly isPrivate: boolean;
  readonly answers: readonly SavedAnswer[];
  readonly timeline: Timeline;
};

/** How many finished matches are kept played through: whoever looks at one looks again and again. */
const MOST = 16;

type Played = Omit<Finished, "isPrivate">;
const lookedAt = new WeakMap<House, Map<string, Promise<Played>>>();

/** Who asks for which match, and the end of the link they have to it. */
export type Asked = {
  readonly id: string;
  readonly who: string | undefined;
  readonly link?: string | undefined;
};

/** A match that is over. One that is still played gives nothing away. */
async function finished(house: House, { id, ...by }: Asked): Promise<Finished> {
  const known = lookedAt.get(house) ?? new Map<string, Promise<Played>>();
  lookedAt.set(house, known);
  const row = await house.store.matches.byId(id);
  if (!row) throw notFound("match");
  const table = await house.table(id.split(".", 1)[0]);
  // Another process may have seen its end.
  if (!isOver(table.doc, id)) await table.refresh();
  // That there is a match nobody invited them to, they are not told either.
  if (!(await mayRead(house, table.doc, row, by))) throw notFound("match");
  if (!isOver(table.doc, id)) throw notNow("not-over", "The match is not over.");
  const found = known.get(id) ?? played(house, id);
  // Those looked at last come last, and the first one goes.
  known.delete(id);
  known.set(id, found);
  for (const old of known.keys()) if (known.size > MOST) known.delete(old);
  found.catch(() => known.delete(id));
  return { ...(await found), isPrivate: table.doc.private };
}

async function played(house: House, id: string): Promise<Played> {
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

/** Whose table it is, who was there, or who has the link to it. What is public, everybody reads. */
async function mayRead(
  { store }: House,
  doc: TableDoc,
  row: MatchRow,
  { who, link }: Omit<Asked, "id">,
): Promise<boolean> {
  if (mayWatch(doc, who) || link === linkOf(row)) return true;
  if (who === undefined) return false;
  if (row.deal?.sat.some(({ person }) => person === who)) return true;
  return (await store.talk.note(row.id, who, "watched")) !== "";
}

/** The match after so many answers, as this viewer saw it, with what was told by the last of them. */
export async function replayAt(house: House, asked: Asked, step: number, viewer: Viewer) {
  const { id } = asked;
  const { answers, timeline } = await finished(house, asked);
  const n = Math.min(step, answers.length);
  const events = eventsFor(timeline.eventsOf(n), viewer);
  const seen = view(timeline.at(n), viewer);
  return { match: id, step: n, steps: answers.length, view: seen, events };
}

export async function recordAt(house: House, asked: Asked): Promise<MatchRecord> {
  return recordOf(await finished(house, asked));
}

function recordOf({ row, answers, timeline }: Finished): MatchRecord {
  const { game, version, seats, options, seed, deal } = row;
  const hash = hashOf(timeline.at(answers.length));
  const made = deal && { deal };
  return { format: RECORD_FORMAT, game, version, seats, options, seed, ...made, answers, hash };
}

export async function verifyAt(house: House, asked: Asked) {
  const { id } = asked;
  const over = await finished(house, asked);
  const record = recordOf(over);
  const { game } = await gameOf(record.game);
  const commitment = commitmentOf(record);
  const proof = record.deal ? "shares" : "commitment";
  const { seed } = record;
  const verdict = verify(game, record, commitment);
  const link = over.isPrivate && { link: linkOf({ id, seed }) };
  return { match: id, commitment, seed, proof, ...link, ...verdict };
}

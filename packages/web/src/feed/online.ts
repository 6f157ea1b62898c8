/** A match on a server, as a table screen wants it. */
import type { Answer, GameEntry, View, Viewer } from "@sprawl/engine";
import type { SeatInfo } from "@sprawl/kit";
import type { PastView, TableView } from "@sprawl/server/wire";
import type { ClockState, Feed, FeedState, Moment, Refused } from "./feed.js";
import { hintFor } from "./hint.js";
import type { Reply } from "./online-connection.js";
import type { Ask } from "./online-http.js";
import { eventsIn } from "./online-log.js";
import type { OnlineState, OnlineTable, SeenMatch } from "./online-table.js";

/** What a place is called that nobody has taken. */
export type EmptySeat = (seat: number) => string;

/** The feed of a table whose match has begun. It ends with the table, not by itself. */
export function onlineFeed(
  entry: GameEntry,
  table: OnlineTable,
  ask: Ask,
  emptySeat: EmptySeat,
): Feed {
  const { connection, id } = table;
  let last: OnlineState | undefined;
  let shown: FeedState | undefined;
  const state = () => {
    const now = table.state();
    if (!shown || now !== last) {
      shown = feedState(now, connection.ahead, emptySeat, shown);
      last = now;
    }
    return shown;
  };
  return {
    kind: "online",
    entry,
    subscribe: (listener) => table.subscribe(listener),
    state,
    answer: async (decision: string, answer: Answer) =>
      refusedBy(await connection.act(id, "answer", { decision, answer })),
    undo: async () => {
      const version = table.state().match?.version;
      return refusedBy(await connection.act(id, "undo", version === undefined ? {} : { version }));
    },
    hint: async () => hintFor(entry, table.state().match?.view),
    moment: (answers, viewer) => momentOf(table, ask, answers, viewer),
    close: () => {},
  };
}

function refusedBy(reply: Reply): Refused | undefined {
  return reply.ok ? undefined : reply.error;
}

function feedState(
  { status, match, log, fresh, table, notice, standing }: OnlineState,
  ahead: number,
  emptySeat: EmptySeat,
  before: FeedState | undefined,
): FeedState {
  const seats = table ? seatsAt(table, emptySeat) : [];
  const clock = match && table?.status === "playing" ? clockOf(match, ahead) : undefined;
  return {
    status,
    view: match && viewAt(match.view, table),
    log: eventsIn(log),
    fresh,
    standing,
    seats: before && same(before.seats, seats) ? before.seats : seats,
    ...(clock && { clock }),
    ...(notice && { notice }),
  };
}

/**
 * A match that the table ended asks nothing any more. Its end is not one of the game's own: see
 * `withEndings` for its words.
 */
function viewAt(view: View, table: TableView | undefined): View {
  if (!table?.ended || view.result) return view;
  const { question: _, pending: __, undo: ___, ...still } = view;
  const { reason, winners } = table.ended;
  const nobody = reason === "conceded" && winners.length === 0;
  return { ...still, result: { winners, reason: nobody ? "ended.nobody" : `ended.${reason}` } };
}

export type Endings = Readonly<Record<"ended.agreed" | "ended.conceded" | "ended.nobody", string>>;

/** The game with sentences for ends that the people made. */
export function withEndings(entry: GameEntry, endings: Endings): GameEntry {
  const told = Object.entries(entry.text).map(([language, text]) => {
    const results = { ...text.results, ...endings };
    return [language, { ...text, results }] as const;
  });
  const en = { ...entry.text.en, results: { ...entry.text.en.results, ...endings } };
  return { ...entry, text: { ...Object.fromEntries(told), en } };
}

/** Who sits there, as boards want to know it. */
export function seatsAt({ seats, you }: TableView, emptySeat: EmptySeat): SeatInfo[] {
  return seats.map(({ name, bot, here }, seat) => ({
    seat,
    name: name ?? emptySeat(seat),
    by: bot ? "bot" : seat === you ? "you" : "person",
    here,
  }));
}

function same(a: readonly SeatInfo[], b: readonly SeatInfo[]): boolean {
  return a.length === b.length && JSON.stringify(a) === JSON.stringify(b);
}

function clockOf({ clock }: SeenMatch, ahead: number): ClockState | undefined {
  if (!clock) return undefined;
  const banks = clock.banks.map((ms) => ms / 1000);
  return { banks, ...(clock.due !== undefined && { due: clock.due - ahead }) };
}

/** The table as it stood. Once a match is over, it is a record, and anybody's eyes may be used. */
async function momentOf(
  table: OnlineTable,
  ask: Ask,
  answers: number,
  viewer: Viewer | undefined,
): Promise<Moment> {
  // The last answer is told a moment before the table says that it is over.
  if (table.state().match?.view.result) await over(table);
  const { match, log, table: now } = table.state();
  const eyes = viewer ?? match?.view.viewer ?? "spectator";
  const live = now?.status === "playing" && eyes === match?.view.viewer;
  const path = live
    ? `/api/tables/${table.id}/past?step=${answers}`
    : `/api/matches/${match?.id}/replay?step=${answers}${eyes === "spectator" ? "" : `&seat=${eyes}`}`;
  const got = await ask<PastView>("GET", path);
  if (!got.ok) throw new Error(got.error.message);
  const { step, view } = got.body;
  return { answers: step, view, log: eventsIn(log).filter(({ at }) => at <= step) };
}

/** Resolves when the table says that its match is over. */
function over(table: OnlineTable): Promise<void> {
  const isOver = () => table.state().table?.status !== "playing";
  if (isOver()) return Promise.resolve();
  return new Promise((done) => {
    const stop = table.subscribe(() => {
      if (!isOver()) return;
      stop();
      done();
    });
  });
}

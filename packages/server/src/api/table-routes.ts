/** Games, tables, matches. */
import { aboutIn, type Viewer } from "@sprawl/engine";
import { type GameListing, games } from "@sprawl/games";
import { z } from "zod";
import { notFound, notNow } from "../errors.js";
import { gameOf } from "../games.js";
import type { House } from "../house.js";
import type { Person } from "../store/people.js";
import { notesAt } from "../table/doc.js";
import type { LiveTable } from "../table/live.js";
import { mayWatch } from "../table/lobby.js";
import { tableView } from "../table/table-view.js";
import { heard } from "../talk.js";
import { mayLook } from "./access.js";
import { act } from "./acts.js";
import type { Routes } from "./app.js";
import { newTableDoc } from "./create.js";
import { mustBe } from "./people-routes.js";
import { recordAt, replayAt, verifyAt } from "./replays.js";
import * as schema from "./schemas.js";

const MOST_LISTED = 100;
/** Tables of one person that have not begun, among the newest of theirs. */
const MOST_OPEN = 50;
const MOST_OWN = 200;
/** The longest one may wait for news, in seconds. */
const LONGEST_WAIT = 25;
const NOBODY: ReadonlySet<string> = new Set();

const at = z.object({ id: schema.id });
const atMatch = z.object({ id: schema.matchId });
const after = z.coerce.number().int().min(-1).max(1e9);

export const tableRoutes: Routes = (app, { house, looks }) => {
  const { store } = house;
  const tags = ["tables"];

  app.get("/api/games", { schema: { tags, summary: "The games" } }, async () => {
    const views = await Promise.allSettled(games.map(gameView));
    // One that cannot be loaded does not take the others away.
    return views.flatMap((each, i) => {
      if (each.status === "fulfilled") return [each.value];
      house.logger.error({ game: games[i].id, error: String(each.reason) }, "cannot be played");
      return [];
    });
  });
  app.get(
    "/api/tables",
    { schema: { tags, summary: "Open tables, the newest first" } },
    async (request) =>
      (await store.tables.listed(MOST_LISTED)).map(({ doc, revision }) =>
        tableView(doc, revision, request.who?.id, NOBODY, 0),
      ),
  );
  app.post(
    "/api/tables",
    { schema: { tags, summary: "Open a table", body: schema.newTable } },
    async (request) => {
      const who = mustBe(request.who);
      const own = await store.tables.of(who.id, MOST_OWN);
      if (own.filter(({ doc }) => doc.status === "open").length >= MOST_OPEN) {
        throw notNow("too-many", "You sit at many tables that have not begun. Leave some first.");
      }
      const table = await house.add(await newTableDoc(request.body, who, house.now()));
      return table.watching.tableFor(who.id);
    },
  );
  app.get(
    "/api/invites/:invite",
    {
      schema: {
        tags,
        summary: "The table an invitation leads to",
        params: z.object({ invite: schema.inviteCode }),
      },
    },
    async (request) => {
      const stored = await store.tables.byInvite(request.params.invite);
      if (!stored) throw notFound("invitation");
      return tableView(stored.doc, stored.revision, request.who?.id, NOBODY, 0);
    },
  );
  app.get(
    "/api/tables/:id",
    { schema: { tags, summary: "A table", params: at } },
    async (request) =>
      (await watched(house, request.params.id, request.who)).watching.tableFor(request.who?.id),
  );
  app.get(
    "/api/tables/:id/view",
    {
      schema: {
        tags,
        summary: "What you see of the match; waits for news where asked to",
        params: at,
        querystring: z.object({
          after: after.optional().describe("wait until the match is past this version; -1: begun"),
          wait: z.coerce.number().min(0).max(LONGEST_WAIT).default(20),
        }),
      },
    },
    async (request) => {
      const table = await watched(house, request.params.id, request.who);
      const { after: seen, wait } = request.query;
      const until = Date.now() + wait * 1000;
      if (seen !== undefined) await news(table, seen, until);
      return table.exclusive(async () => {
        await table.openPlay();
        const fresh = table.watching.audienceOf(request.who?.id)?.fresh(table.watching.clock());
        return { ...fresh, table: table.watching.tableFor(request.who?.id) };
      });
    },
  );
  app.get(
    "/api/tables/:id/chat",
    {
      schema: {
        tags,
        summary: "What was said",
        params: at,
        querystring: z.object({
          after: after.default(0).describe("in each channel, the lines after this one"),
        }),
      },
    },
    async (request) => {
      const table = await watched(house, request.params.id, request.who);
      return { lines: await heard(house, table, request.who, request.query.after) };
    },
  );
  app.get(
    "/api/tables/:id/mine",
    {
      schema: {
        tags,
        summary: "Your notes and standing answers",
        params: at,
        querystring: z.object({
          match: schema.matchId.optional().describe("the notes on an earlier match of the table"),
        }),
      },
    },
    async (request) => {
      const who = mustBe(request.who);
      const table = await watched(house, request.params.id, who);
      const match = notesAt(table.doc, request.query.match);
      if (match === undefined) throw notFound("match");
      const note = await store.talk.note(match, who.id, "notes");
      return table.exclusive(async () => {
        await table.openPlay();
        return { note, standing: await table.standIns.standingOf(who.id) };
      });
    },
  );
  for (const [name, body] of Object.entries(schema.acts)) {
    app.post(
      `/api/tables/:id/${name}`,
      { schema: { tags, summary: `At a table: ${name}`, params: at, body: body.optional() } },
      (request) =>
        act(house, mustBe(request.who), request.params.id, name as schema.ActName, request.body),
    );
  }
  app.get(
    "/api/matches/:id/replay",
    {
      schema: {
        tags,
        summary: "A match that is over, at any step, with any seat's eyes",
        params: atMatch,
        querystring: z.object({
          step: z.coerce.number().int().min(0).max(1e6).default(1e6),
          seat: z.coerce.number().int().min(0).max(15).optional(),
        }),
      },
    },
    async (request) => {
      mayLook(looks, request);
      const viewer: Viewer = request.query.seat ?? "spectator";
      return replayAt(house, request.params.id, request.query.step, viewer);
    },
  );
  app.get(
    "/api/matches/:id/record",
    { schema: { tags, summary: "A match that is over, as a file", params: atMatch } },
    async (request, reply) => {
      mayLook(looks, request);
      const { id } = request.params;
      reply.header("content-disposition", `attachment; filename="sprawl-${id}.json"`);
      return recordAt(house, id);
    },
  );
  app.get(
    "/api/matches/:id/verify",
    { schema: { tags, summary: "Was the deal the one committed to?", params: atMatch } },
    async (request) => {
      mayLook(looks, request);
      return verifyAt(house, request.params.id);
    },
  );
};

async function watched(house: House, id: string, who: Person | undefined): Promise<LiveTable> {
  const table = await house.table(id);
  if (!mayWatch(table.doc, who?.id)) throw notFound("table");
  return table;
}

/** Wait until the match is past this version, or over, or time is up. */
async function news(table: LiveTable, seen: number, until: number): Promise<void> {
  for (;;) {
    const there = await table.exclusive(async () => {
      await table.openPlay();
      return (table.play && table.play.version > seen) || table.doc.status === "over";
    });
    const left = until - Date.now();
    if (there || left <= 0 || table.dropped) return;
    await table.watching.changed(left);
  }
}

async function gameView(listing: GameListing) {
  const { id, title } = listing;
  const { game } = await gameOf(id);
  const { seats, options, presets = {}, version } = game;
  const { pitch } = aboutIn(listing, "en");
  return { id, title, pitch, version, seats, options, presets };
}

/** One table: what one sees of it, what is said, what is done. */
import { z } from "zod";
import { notFound } from "../errors.js";
import type { House } from "../house.js";
import type { Person } from "../store/people.js";
import { carriedAt } from "../table/campaigns.js";
import { notesAt } from "../table/doc.js";
import type { LiveTable } from "../table/live.js";
import { mayWatch } from "../table/lobby.js";
import { heard } from "../talk.js";
import { act } from "./acts.js";
import type { Routes } from "./app.js";
import { mustBe } from "./people-routes.js";
import * as schema from "./schemas.js";

/** The longest one may wait for news, in seconds. */
const LONGEST_WAIT = 25;

const at = z.object({ id: schema.id });
const after = z.coerce.number().int().min(-1).max(1e9);

const tags = ["tables"];

export const tableRoutes: Routes = (app, rooms) => {
  lookRoutes(app, rooms);
  readRoutes(app, rooms);
  actRoutes(app, rooms);
};

/** What one sees of a table and of its match. */
const lookRoutes: Routes = (app, { house }) => {
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
        table.wakeUp();
        await table.noteWatcher(request.who?.id);
        const fresh = table.watching.audienceOf(request.who?.id)?.fresh(table.watching.clock());
        return { ...fresh, table: table.watching.tableFor(request.who?.id) };
      });
    },
  );
};

/** What goes with it: what was said, what is carried, what one has noted. */
const readRoutes: Routes = (app, { house }) => {
  const { store } = house;

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
    "/api/tables/:id/campaign",
    { schema: { tags, summary: "What the campaign carries, as you may know it", params: at } },
    async (request) => {
      const { doc } = await watched(house, request.params.id, request.who);
      if (!doc.campaign) throw notFound("campaign");
      return { carried: await carriedAt(doc, request.who?.id) };
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
};

const actRoutes: Routes = (app, { house }) => {
  for (const name of Object.keys(schema.acts)) {
    app.post(
      `/api/tables/:id/${name}`,
      { schema: { tags, summary: `At a table: ${name}`, params: at, body: z.unknown() } },
      (request) => act(house, request.who, request.params.id, name as schema.ActName, request.body),
    );
  }
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

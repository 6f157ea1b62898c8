/** The games, the open tables, and how one comes to a table. */
import { aboutIn } from "@sprawl/engine";
import { type GameListing, games } from "@sprawl/games";
import { z } from "zod";
import { notFound, notNow } from "../errors.js";
import { gameOf } from "../games.js";
import { tableView } from "../table/table-view.js";
import type { Routes } from "./app.js";
import { newTableDoc } from "./create.js";
import { mustBe } from "./people-routes.js";
import * as schema from "./schemas.js";

const MOST_LISTED = 100;
/** Tables of one person that have not begun, among the newest of theirs. */
const MOST_OPEN = 50;
const MOST_OWN = 200;
const NOBODY: ReadonlySet<string> = new Set();

export const lobbyRoutes: Routes = (app, { house }) => {
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
    {
      schema: {
        tags,
        summary: "Open tables, the newest first; a hundred at a time",
        querystring: z.object({
          from: z.coerce.number().int().min(0).max(1e6).default(0).describe("after so many tables"),
        }),
      },
    },
    async (request) =>
      (await store.tables.listed(MOST_LISTED, request.query.from)).map(({ doc, revision }) =>
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
      const table = await house.add(await newTableDoc(house, request.body, who));
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
};

async function gameView(listing: GameListing) {
  const { id, title } = listing;
  const { game } = await gameOf(id);
  const { seats, options, presets = {}, version } = game;
  const { pitch } = aboutIn(listing, "en");
  return { id, title, pitch, version, seats, options, presets };
}

/** Looking back while a match is played, with one's own eyes and no others. */
import type { Viewer } from "@sprawl/engine";
import { answersGiven, eventsFor, type Timeline, view } from "@sprawl/engine/host";
import { z } from "zod";
import { notFound, notNow } from "../errors.js";
import type { House } from "../house.js";
import type { Person } from "../store/people.js";
import { seatOf } from "../table/doc.js";
import { timelineOf } from "../table/history.js";
import { mayWatch } from "../table/lobby.js";
import type { LivePlay } from "../table/play.js";
import type { PastLog, PastView } from "../wire/messages.js";
import { mayLook } from "./access.js";
import type { Routes } from "./app.js";
import * as schema from "./schemas.js";

const params = z.object({ id: schema.id });

export const historyRoutes: Routes = (app, { house, looks }) => {
  const tags = ["tables"];

  app.get(
    "/api/tables/:id/log",
    {
      schema: {
        tags,
        summary: "What you were told in the match so far",
        params,
        querystring: z.object({
          after: z.coerce.number().int().min(-1).max(1e6).default(-1).describe("so many answers"),
        }),
      },
    },
    async (request): Promise<PastLog> => {
      mayLook(looks, request);
      const {
        params: { id },
        who,
        query: { after },
      } = request;
      return past(house, id, who, (timeline, viewer, { row, version }) => {
        const events = eventsFor(timeline.eventsAfter(after), viewer);
        return { match: row.id, version, events };
      });
    },
  );
  app.get(
    "/api/tables/:id/past",
    {
      schema: {
        tags,
        summary: "What you saw after so many answers",
        params,
        querystring: z.object({ step: z.coerce.number().int().min(0).max(1e6) }),
      },
    },
    async (request): Promise<PastView> => {
      mayLook(looks, request);
      const {
        params: { id },
        who,
        query: { step },
      } = request;
      return past(house, id, who, (timeline, viewer, { row }) => {
        const match = timeline.at(step);
        return { match: row.id, step: answersGiven(match), view: view(match, viewer) };
      });
    },
  );
};

async function past<T>(
  house: House,
  id: string,
  who: Person | undefined,
  look: (timeline: Timeline, viewer: Viewer, play: LivePlay) => T,
): Promise<T> {
  const table = await house.table(id);
  if (!mayWatch(table.doc, who?.id)) throw notFound("table");
  return table.exclusive(async () => {
    await table.openPlay();
    if (!table.play) throw notNow("not-playing", "Nothing is being played.");
    const { play } = table;
    const timeline = await timelineOf(house, play);
    return look(timeline, seatOf(table.doc, who?.id) ?? "spectator", play);
  });
}

/** Looking back while a match is played, with one's own eyes and no others. */
import type { Viewer } from "@sprawl/engine";
import { createMatch, save } from "@sprawl/engine/host";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { notFound, notNow } from "../errors.js";
import { lentGame } from "../games.js";
import type { House } from "../house.js";
import { seatOf } from "../table/doc.js";
import { mayWatch } from "../table/lobby.js";
import { JSON_TYPE, lookerIn, mayLook } from "./access.js";
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
    async (request, reply) => {
      mayLook(looks, request);
      const { params: at, query } = request;
      const body = await lookBack(house, at.id, request, { view: "log", after: query.after });
      return reply.type(JSON_TYPE).send(body);
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
    async (request, reply) => {
      mayLook(looks, request);
      const { params: at, query } = request;
      const body = await lookBack(house, at.id, request, { view: "past", step: query.step });
      return reply.type(JSON_TYPE).send(body);
    },
  );
};

/** What somebody wants to see again, with whatever eyes they have. */
type Wish =
  | { readonly view: "log"; readonly after: number }
  | { readonly view: "past"; readonly step: number };

async function lookBack(
  house: House,
  id: string,
  request: Pick<FastifyRequest, "who" | "ip">,
  wish: Wish,
): Promise<Buffer> {
  const who = request.who?.id;
  const table = await house.table(id);
  if (!mayWatch(table.doc, who)) throw notFound("table");
  const sight = await table.exclusive(async () => {
    await table.openPlay();
    const { play } = table;
    if (!play) throw notNow("not-playing", "Nothing is being played.");
    await play.catchUp();
    const viewer: Viewer = seatOf(table.doc, who) ?? "spectator";
    const { row, version, match } = play;
    const begun = house.hooks.replaceMatch?.(createMatch(match.game, row));
    const lent = lentGame(row.game)?.game;
    return { row, version, wanted: { ...wish, viewer }, lent, begun: begun && save(begun) };
  });
  return house.looks.look(lookerIn(request), sight);
}

/** Matches that are over: at any step, as a file, and whether the deal was fair. */
import type { Viewer } from "@sprawl/engine";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { mayLook } from "./access.js";
import type { Routes } from "./app.js";
import { recordAt, replayAt, verifyAt } from "./replays.js";
import * as schema from "./schemas.js";

const atMatch = z.object({ id: schema.matchId });
const byLink = z.object({
  link: schema.inviteCode
    .optional()
    .describe("the end of the link to a private match, for who was not there"),
});
/** Who asks for which match. */
const askedBy = ({ params, query, who }: Asking) => ({ ...params, ...query, who: who?.id });
type Asking = Pick<FastifyRequest, "who"> & {
  readonly params: z.infer<typeof atMatch>;
  readonly query: z.infer<typeof byLink>;
};

export const matchRoutes: Routes = (app, { house, looks }) => {
  const tags = ["tables"];

  app.get(
    "/api/matches/:id/replay",
    {
      schema: {
        tags,
        summary: "A match that is over, at any step, with any seat's eyes",
        params: atMatch,
        querystring: byLink.extend({
          step: z.coerce.number().int().min(0).max(1e6).default(1e6),
          seat: z.coerce.number().int().min(0).max(15).optional(),
        }),
      },
    },
    async (request) => {
      mayLook(looks, request);
      const viewer: Viewer = request.query.seat ?? "spectator";
      return replayAt(house, askedBy(request), request.query.step, viewer);
    },
  );
  app.get(
    "/api/matches/:id/record",
    {
      schema: {
        tags,
        summary: "A match that is over, as a file",
        params: atMatch,
        querystring: byLink,
      },
    },
    async (request, reply) => {
      mayLook(looks, request);
      const { id } = request.params;
      reply.header("content-disposition", `attachment; filename="sprawl-${id}.json"`);
      return recordAt(house, askedBy(request));
    },
  );
  app.get(
    "/api/matches/:id/verify",
    {
      schema: {
        tags,
        summary: "Was the deal the one committed to?",
        params: atMatch,
        querystring: byLink,
      },
    },
    async (request) => {
      mayLook(looks, request);
      return verifyAt(house, askedBy(request));
    },
  );
};

/** Matches that are over: at any step, as a file, and whether the deal was fair. */
import type { Viewer } from "@sprawl/engine";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { JSON_TYPE, lookerIn, mayLook } from "./access.js";
import type { Routes } from "./app.js";
import { lookAtFinished, type WantedOfFinished } from "./replays.js";
import * as schema from "./schemas.js";

const atMatch = z.object({ id: schema.matchId });
const byLink = z.object({
  link: schema.inviteCode
    .optional()
    .describe("the end of the link to a private match, for who was not there"),
});
type Asking = Pick<FastifyRequest, "who" | "ip"> & {
  readonly params: z.infer<typeof atMatch>;
  readonly query: z.infer<typeof byLink>;
};

export const matchRoutes: Routes = (app, { house, looks }) => {
  const tags = ["tables"];
  const look = async (request: Asking, reply: FastifyReply, wanted: WantedOfFinished) => {
    mayLook(looks, request);
    const { params, query } = request;
    const asked = { id: params.id, link: query.link, by: lookerIn(request) };
    const body = await lookAtFinished(house, asked, wanted);
    return reply.type(JSON_TYPE).send(body);
  };

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
    (request, reply) => {
      const viewer: Viewer = request.query.seat ?? "spectator";
      return look(request, reply, { view: "replay", step: request.query.step, viewer });
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
    (request, reply) => {
      const { id } = request.params;
      reply.header("content-disposition", `attachment; filename="sprawl-${id}.json"`);
      return look(request, reply, { view: "record" });
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
    (request, reply) => look(request, reply, { view: "verify" }),
  );
};

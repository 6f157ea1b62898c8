/**
 * The shapes of what goes out, for the API's documents. Nothing is checked or changed by them on its
 * way: a test asks for real answers and looks whether they fit.
 */
import { z } from "zod";
import { acts, pace, trouble } from "./schemas.js";

const seat = z.int().min(0);
const bot = z.enum(["random", "instinct", "search"]);
const ended = z.strictObject({ reason: z.enum(["conceded", "agreed"]), winners: z.array(seat) });

const seatView = z.strictObject({
  person: z.string().optional(),
  name: z.string().optional(),
  bot: bot.optional(),
  ready: z.boolean(),
  share: z.string().optional().describe("what they add to the deal"),
  conceded: z.literal(true).optional(),
  left: z.string().optional().describe("who left it, and may come back without a vote"),
  here: z.boolean(),
});

const vote = z.strictObject({
  id: z.string(),
  kind: z.enum([...acts.vote.shape.kind.options, "seat"]),
  by: seat,
  target: seat.optional(),
  person: z.string().optional(),
  name: z.string().optional(),
  keep: z.int().optional(),
  answers: z.int().optional(),
  voters: z.array(seat),
  yes: z.array(seat),
  no: z.array(seat),
});

const deal = z.strictObject({
  promise: z.string().describe("hash of the server's share, from the opening of the table on"),
  sat: z
    .array(z.strictObject({ person: z.string().optional(), share: z.string().optional() }))
    .optional()
    .describe("once it is dealt: who sat where at the ready check, and what they gave"),
  mixed: z.boolean().optional(),
});

const tableView = z.strictObject({
  id: z.string(),
  revision: z.int(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  pace,
  private: z.boolean(),
  shuffleSeats: z.boolean(),
  status: z.enum(["open", "playing", "over", "closed"]),
  seats: z.array(seatView),
  host: z.string(),
  votes: z.array(vote),
  deal: deal.optional(),
  match: z.string().optional(),
  earlier: z.array(z.string()),
  ended: ended.optional(),
  paused: z.boolean().optional().describe("the clocks stand still"),
  watching: z.int().describe("how many watch without a seat"),
  you: seat.optional().describe("where you sit"),
  invite: z.string().optional(),
  watchers: z.array(z.strictObject({ person: z.string(), name: z.string() })).optional(),
});

const me = z.strictObject({
  id: z.string(),
  name: z.string(),
  kept: z.boolean(),
  webhook: z.string().optional(),
  muted: z.array(z.string()),
  push: z.int().describe("browsers that are told"),
});

/** What a game shows is the game's own business. */
const view = z.looseObject({}).describe("what you see; its state is the game's own");
const events = z.array(z.looseObject({}));
const nothing = z.strictObject({});
const fresh = {
  type: z.literal("view"),
  match: z.string(),
  version: z.int(),
  view,
  hash: z.string().regex(/^[0-9a-f]{8}$/),
  clock: z.strictObject({ banks: z.array(z.number()), due: z.number().optional() }).optional(),
};
const standing = z.record(z.string(), z.looseObject({ pass: z.boolean() }));
const line = z.strictObject({
  n: z.int().describe("counts the lines of its channel"),
  channel: z.string(),
  person: z.string(),
  name: z.string(),
  text: z.string(),
  t: z.number(),
});

/** What is answered when all is well, by method and address. Acts that are not here answer `{}`. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  "POST /api/me": me,
  "GET /api/me": z.union([me, nothing]),
  "PATCH /api/me": me,
  "DELETE /api/me": nothing,
  "POST /api/me/code": z.strictObject({ code: z.string() }),
  "POST /api/me/claim": me,
  "POST /api/login": me,
  "GET /api/me/tables": z.strictObject({
    yourMove: z.int(),
    tables: z.array(tableView.extend({ yourMove: z.boolean() })),
  }),
  "GET /api/push": z.strictObject({ publicKey: z.string().optional() }),
  "POST /api/me/push": nothing,
  "DELETE /api/me/push": nothing,
  "GET /api/games": z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      pitch: z.string(),
      version: z.int(),
      seats: z.strictObject({ min: z.int(), max: z.int() }),
      options: z.looseObject({}),
      presets: z.looseObject({}),
    }),
  ),
  "GET /api/tables": z.array(tableView),
  "POST /api/tables": tableView,
  "GET /api/invites/:invite": tableView,
  "GET /api/tables/:id": tableView,
  "GET /api/tables/:id/view": z.union([
    z.strictObject({ ...fresh, table: tableView }),
    z.strictObject({ table: tableView }),
  ]),
  "GET /api/tables/:id/chat": z.strictObject({ lines: z.array(line) }),
  "GET /api/tables/:id/mine": z.strictObject({ note: z.string(), standing }),
  "GET /api/tables/:id/log": z.strictObject({ match: z.string(), version: z.int(), events }),
  "GET /api/tables/:id/past": z.strictObject({ match: z.string(), step: z.int(), view }),
  "POST /api/tables/:id/join": z.strictObject({ table: tableView }),
  "POST /api/tables/:id/answer": z.strictObject({ status: z.enum(["accepted", "repeated"]) }),
  "POST /api/tables/:id/standing": z.strictObject({ standing }),
  "GET /api/matches/:id/replay": z.strictObject({
    match: z.string(),
    step: z.int(),
    steps: z.int(),
    view,
    events,
  }),
  "GET /api/matches/:id/record": z.looseObject({ seed: z.string(), hash: z.string() }),
  "GET /api/matches/:id/verify": z.looseObject({
    match: z.string(),
    commitment: z.string(),
    seed: z.string(),
    verified: z.boolean(),
    proof: z.enum(["shares", "commitment"]),
    link: z
      .string()
      .optional()
      .describe("of a private match, the end of the link to it, for those who were not there"),
  }),
  ...Object.fromEntries(
    Object.keys(acts)
      .filter((act) => !["join", "answer", "standing"].includes(act))
      .map((act) => [`POST /api/tables/:id/${act}`, nothing]),
  ),
};

export const refusal = z.strictObject({ error: trouble });

/** What an address answers, as JSON Schema; what it answers when it refuses is the same for all. */
export function responsesOf(method: string, url: string): Record<string, object> {
  const good = answers[`${method} ${url}`];
  return {
    ...(good && { 200: { description: "Done.", ...written(good) } }),
    "4xx": { description: "Refused; nothing was changed.", ...written(refusal) },
    503: { description: "The database is away. Send it again.", ...written(refusal) },
  };
}

function written(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "output" });
  return rest;
}

/** What each address answers, by the shapes of what goes out. */
import { z } from "zod";
import { events, fresh, line, record, standing, view } from "./match-shapes.js";
import { called } from "./named.js";
import { acts, trouble } from "./schemas.js";
import { game, me, myTable, tableView } from "./table-shapes.js";

const nothing = called("Nothing", z.strictObject({}));

const accepted = called(
  "Accepted",
  z.strictObject({
    status: z.enum(["accepted", "repeated"]).describe("on disk; repeated: it was already"),
  }),
);

/** What is answered when all is well, by method and address. Acts that are not here answer `{}`. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  "POST /api/me": me,
  "GET /api/me": called("MeOrNobody", z.union([me, nothing])),
  "PATCH /api/me": me,
  "DELETE /api/me": nothing,
  "POST /api/me/code": called("MoveCode", z.strictObject({ code: z.string() })),
  "POST /api/me/claim": me,
  "POST /api/login": me,
  "GET /api/me/tables": called(
    "MyTables",
    z.strictObject({
      yourMove: z.int().describe("how many wait for you"),
      tables: z.array(myTable),
    }),
  ),
  "GET /api/push": called("PushKey", z.strictObject({ publicKey: z.string().optional() })),
  "POST /api/me/push": nothing,
  "DELETE /api/me/push": nothing,
  "GET /api/games": called("Games", z.array(game)),
  "GET /api/tables": called("Tables", z.array(tableView)),
  "POST /api/tables": tableView,
  "GET /api/invites/:invite": tableView,
  "GET /api/tables/:id": tableView,
  "GET /api/tables/:id/view": called(
    "SeenNow",
    z
      .union([
        called("SeenMatch", z.strictObject({ ...fresh, table: tableView })),
        called("SeenTable", z.strictObject({ table: tableView })),
      ])
      .describe("only the table, as long as no match has begun"),
  ),
  "GET /api/tables/:id/chat": called("Chat", z.strictObject({ lines: z.array(line) })),
  "GET /api/tables/:id/campaign": called("Carried", z.strictObject({ carried: z.unknown() })),
  "GET /api/tables/:id/mine": called("Mine", z.strictObject({ note: z.string(), standing })),
  "GET /api/tables/:id/log": called(
    "Log",
    z.strictObject({ match: z.string(), version: z.int(), events }),
  ),
  "GET /api/tables/:id/past": called(
    "Past",
    z.strictObject({ match: z.string(), step: z.int(), view }),
  ),
  "POST /api/tables/:id/join": called("Joined", z.strictObject({ table: tableView })),
  "POST /api/tables/:id/answer": accepted,
  "POST /api/tables/:id/undo": accepted,
  "POST /api/tables/:id/standing": called("StandingSet", z.strictObject({ standing })),
  "GET /api/matches/:id/replay": called(
    "Replay",
    z.strictObject({
      match: z.string(),
      step: z.int(),
      steps: z.int().describe("answers of the whole match"),
      view,
      events,
    }),
  ),
  "GET /api/matches/:id/record": record,
  "GET /api/matches/:id/verify": called(
    "Verdict",
    z.strictObject({
      match: z.string(),
      commitment: z.string(),
      seed: z.string(),
      verified: z.boolean(),
      proof: z.enum(["shares", "commitment"]).describe("what kind of proof the deal has"),
      problems: z.array(z.string()).describe("what does not fit"),
      link: z
        .string()
        .optional()
        .describe("of a private match, the end of the link to it, for those who were not there"),
    }),
  ),
  ...Object.fromEntries(
    Object.keys(acts)
      .filter((act) => !["join", "answer", "undo", "standing"].includes(act))
      .map((act) => [`POST /api/tables/:id/${act}`, nothing]),
  ),
};

export const refusal = called("Refusal", z.strictObject({ error: called("Trouble", trouble) }));

/**
 * The shapes of people, games and tables as they go out, for the API's documents. Nothing is checked or changed by them on its
 * way: a test asks for real answers and looks whether they fit. Each has a name there.
 */
import { z } from "zod";
import { called, optionValues, seat } from "./named.js";
import { acts, botPace } from "./schemas.js";

const bot = z.enum(["random", "instinct", "search"]);

const pace = called(
  "Pace",
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("live"), bank: z.int(), increment: z.int() }),
    z.strictObject({ kind: z.literal("turns"), each: z.int() }),
    z.strictObject({ kind: z.literal("untimed") }),
  ]),
);

const ended = called(
  "Ending",
  z.strictObject({ reason: z.enum(["conceded", "agreed"]), winners: z.array(seat) }),
);

const seatView = called(
  "Seat",
  z.strictObject({
    person: z.string().optional(),
    name: z.string().optional(),
    bot: bot.optional(),
    ready: z.boolean(),
    share: z.string().optional().describe("what they add to the deal"),
    conceded: z.literal(true).optional(),
    left: z.string().optional().describe("who left it, and may come back without a vote"),
    here: z.boolean(),
  }),
);

const vote = called(
  "Vote",
  z.strictObject({
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
  }),
);

export const sat = called(
  "Sat",
  z.strictObject({ person: z.string().optional(), share: z.string().optional() }),
);

const deal = called(
  "Deal",
  z.strictObject({
    promise: z.string().describe("hash of the server's share, from the opening of the table on"),
    sat: z
      .array(sat)
      .optional()
      .describe("once it is dealt: who sat where at the ready check, and what they gave"),
    mixed: z.boolean().optional().describe("were seats mixed when play began"),
  }),
);

const campaign = called(
  "Campaign",
  z.strictObject({
    game: z.string().describe("the game that brings it"),
    name: z.string().optional().describe("the match that is played now or comes next"),
    offers: z
      .array(
        z.strictObject({
          name: z.string(),
          game: z.string(),
          choices: z.array(z.string()).describe("options that are the players' to set"),
        }),
      )
      .describe("what may be played next"),
    played: z.array(z.unknown()).describe("name, game and result of each match so far"),
    ending: z.string().optional().describe("how it has ended"),
    winners: z.array(z.int()).optional().describe("who has won it"),
  }),
);

const tableShape = {
  id: z.string(),
  revision: z.int(),
  game: z.string(),
  options: optionValues,
  pace,
  botPace: botPace.describe("how long bots take for an answer"),
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
  watchers: z
    .array(z.strictObject({ person: z.string(), name: z.string() }))
    .optional()
    .describe("to those who sit there: who watches and has a name"),
  campaign: campaign.optional().describe("the campaign that is played here"),
};
export const tableView = called("Table", z.strictObject(tableShape));
export const myTable = called("MyTable", z.strictObject({ ...tableShape, yourMove: z.boolean() }));

export const me = called(
  "Me",
  z.strictObject({
    id: z.string(),
    name: z.string(),
    kept: z.boolean().describe("is the name kept by a passphrase"),
    webhook: z.string().optional(),
    muted: z.array(z.string()),
    push: z.int().describe("browsers that are told"),
  }),
);

const optionSpec = called(
  "OptionSpec",
  z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("flag"), default: z.boolean() }),
    z.strictObject({
      type: z.literal("choice"),
      values: z.array(z.string()),
      default: z.string(),
    }),
    z.strictObject({
      type: z.literal("number"),
      min: z.number(),
      max: z.number(),
      default: z.number(),
    }),
  ]),
);

export const game = called(
  "Game",
  z.strictObject({
    id: z.string(),
    title: z.string(),
    pitch: z.string(),
    version: z.int().describe("of the rules"),
    seats: z.strictObject({ min: z.int(), max: z.int() }),
    options: z.record(z.string(), optionSpec),
    presets: z.record(z.string(), optionValues).describe("named sets of options"),
  }),
);

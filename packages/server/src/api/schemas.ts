/** The shapes of everything that comes in. The API's documents are made from these. */
import { z } from "zod";
import { isMixed, seenOf } from "../store/looks.js";
import type { ActBodies, ActName } from "../wire/messages.js";

export type { ActName } from "../wire/messages.js";

/** One line of what people write: no control characters, no line breaks. */
const line = (most: number, cleaned = (given: string) => given) =>
  z
    .string()
    .overwrite(cleaned)
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, "no control characters");

/** Several lines: line breaks and tabs are text. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^(?:[\n\t]|[^\p{Cc}\p{Cs}])*$/u, "no control characters");

export const id = z.string().regex(/^[a-z0-9]{1,32}$/, "no such id");
export const matchId = z.string().regex(/^[a-z0-9]{1,32}\.[0-9]{1,6}$/, "no such id");
export const inviteCode = z.string().regex(/^[a-z0-9]{1,64}$/, "no such invitation");
/** Signs that cannot be seen are left out: with them one name would pass for another. */
const anyName = line(24, seenOf);
export const name = anyName.refine((given) => !isMixed(given), {
  error: "keep to the letters of one alphabet",
});
const seat = z.int().min(0).max(15);
const bot = z.enum(["random", "instinct", "search"]);
const optionValues = z.record(
  z.string().max(40),
  z.union([z.boolean(), z.string().max(80), z.number()]),
);

export const pace = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("live"),
    bank: z.int().min(10).max(86_400).default(600),
    increment: z.int().min(0).max(3_600).default(15),
  }),
  z.strictObject({
    kind: z.literal("turns"),
    each: z.int().min(60).max(2_592_000).default(172_800),
  }),
  z.strictObject({ kind: z.literal("untimed") }),
]);

export const botPace = z.enum(["at-once", "natural", "slow"]);

export const newTable = z.strictObject({
  game: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
  seats: z
    .int()
    .min(1)
    .max(16)
    .optional()
    .describe("how many; the fewest the game takes if left out"),
  preset: z.string().max(40).optional().describe("a named set of options"),
  options: optionValues.optional().describe("on top of the preset"),
  bots: z.array(bot).max(15).default([]).describe("bots for the last seats"),
  pace: pace.default({ kind: "untimed" }).describe("how much time there is; seconds"),
  botPace: botPace.default("natural").describe("how long bots take for an answer"),
  private: z.boolean().default(true).describe("found by invitation only"),
  shuffleSeats: z.boolean().default(false).describe("mix the seats when play begins"),
  campaign: z
    .boolean()
    .default(false)
    .describe("play the game's campaign, match after match; options are then the campaign's"),
});
export type NewTable = z.infer<typeof newTable>;

export const answer = z.union([
  z.string().max(2000),
  z.number(),
  z.array(z.string().max(2000)).max(200).readonly(),
]);

export const channel = z
  .string()
  .regex(/^(table|spectators|eliminated|team:[a-z0-9-]{1,32})$/, "no such channel");
const lineNumber = z.int().min(0);
/** The last line seen; in each channel its own. */
const chatSeen = z.union([lineNumber, z.record(channel, lineNumber)]);

/** What can be done at a table, by name. */
export const acts = {
  join: z.strictObject({
    invite: z.string().max(64).optional(),
    seat: seat.optional().describe("which seat; the next free one if left out"),
  }),
  ready: z.strictObject({
    ready: z.boolean().default(true),
    share: z
      .string()
      .regex(/^[0-9a-f]{64}$/, "must be 64 hex digits")
      .optional()
      .describe("32 random bytes of your own, in hex: they become part of the deal"),
  }),
  bot: z.strictObject({ seat, bot: bot.optional().describe("leave out to take it away") }),
  leave: z.strictObject({}),
  concede: z.strictObject({}),
  rematch: z.strictObject({}),
  next: z.strictObject({
    name: z.string().max(80).optional().describe("which of those on offer; the first if left out"),
    options: optionValues.optional().describe("those that are yours to set"),
  }),
  vote: z.strictObject({
    kind: z.enum(["kick", "take-back", "end", "sit-in", "give-back", "pause", "resume"]),
    target: seat.optional().describe("the seat it is about"),
    keep: z.int().min(0).optional().describe("take back: how many answers stay"),
  }),
  voice: z.strictObject({ vote: id, agree: z.boolean() }),
  answer: z.strictObject({ decision: z.string().max(40), answer }),
  undo: z.strictObject({
    version: z
      .int()
      .min(0)
      .optional()
      .describe("of the view it is about; sent twice, it is done once"),
  }),
  standing: z.strictObject({
    kind: z
      .string()
      .min(1)
      .max(60)
      .describe("the kind of question; * for every kind of window that has none of its own"),
    pass: z.boolean().describe("pass for me; false: ask me (on *: on everything again)"),
    until: z
      .enum(["target", "anybody", "turn"])
      .optional()
      .describe(
        "target: but ask me where I am the target; anybody: where anybody is whose turn it is not; turn: until it is my turn",
      ),
    keep: z.boolean().default(false).describe("for good; otherwise until the round or turn ends"),
  }),
  say: z.strictObject({ channel: channel.default("table"), text: line(500) }),
  note: z.strictObject({
    text: text(20_000),
    match: matchId.optional().describe("the one now if left out"),
  }),
  report: z.strictObject({ text: text(4_000) }),
} as const satisfies Readonly<Record<ActName, z.ZodObject>>;

/** What an act takes, checked and completed. It never fits if clients are told of another shape. */
export type ActBody<N extends ActName> =
  ActBodies[N] extends z.input<(typeof acts)[N]> ? z.infer<(typeof acts)[N]> : never;

export const newPerson = z.strictObject({ name });
export const login = z.strictObject({ name: anyName, passphrase: z.string().min(1).max(200) });
export const claimCode = z.strictObject({ code: z.string().min(4).max(64) });
export const changes = z.strictObject({
  name: name.optional(),
  passphrase: z.string().min(8).max(200).nullable().optional().describe("null lets the name go"),
  webhook: z.string().max(500).nullable().optional(),
  muted: z.array(id).max(200).optional(),
});
export const pushTarget = z.strictObject({
  endpoint: z.string().max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{20,200}$/),
    auth: z.string().regex(/^[\w-]{8,100}$/),
  }),
  expirationTime: z.number().nullable().optional().describe("as browsers send it; not used"),
});

export const messageId = z
  .union([z.string().max(40), z.number()])
  .describe("comes back with the reply");

/** What comes in over a socket. */
export const message = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("watch"),
    id: messageId.optional(),
    table: id,
    match: matchId.optional(),
    version: z.int().min(0).optional().describe("the last one seen"),
    chat: chatSeen.optional().describe("the last line seen in each channel"),
  }),
  z.strictObject({ type: z.literal("unwatch"), id: messageId.optional(), table: id }),
  z.strictObject({
    type: z.literal("act"),
    id: messageId,
    table: id,
    act: z.string().max(40),
    body: z.unknown().optional(),
  }),
  z.strictObject({ type: z.literal("ping"), id: messageId.optional() }),
]);
export type Message = z.infer<typeof message>;

export const trouble = z.strictObject({
  code: z.string().describe("what is wrong, for programs"),
  message: z.string().describe("what is wrong, in a sentence"),
  rule: z.string().optional().describe("the rule of the game that forbids it"),
  field: z.string().optional().describe("the part of the input that is wrong"),
});

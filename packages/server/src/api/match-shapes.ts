/** The shapes of a match as it goes out: what one sees, is asked and told; and its record. */
import { z } from "zod";
import { called, optionValues, rule, seat } from "./named.js";
import { sat } from "./table-shapes.js";

const option = called(
  "Option",
  z
    .looseObject({
      key: z.string().describe("what is answered"),
      kind: z.string(),
      rule: rule.optional(),
      on: z
        .union([z.string(), z.array(z.string())])
        .optional()
        .describe("the things on the table it means"),
    })
    .describe("one thing that may be answered; what else it holds says what it is"),
);

const barred = called(
  "Barred",
  z
    .strictObject({ option, rule })
    .describe("what one would expect to be able to choose, and the rule that forbids it"),
);

const asked = {
  decision: z.string().describe("to be sent back with the answer"),
  kind: z.string().describe("what is asked"),
  rule: rule.optional(),
  args: z.record(z.string(), z.unknown()).optional().describe("arguments of the prompt"),
  targets: z.array(seat).optional().describe("the seats it is about"),
  options: z.array(option),
  barred: z.array(barred),
};

const question = called(
  "Question",
  z.discriminatedUnion("form", [
    called(
      "ChooseQuestion",
      z
        .strictObject({
          form: z.literal("choose"),
          ...asked,
          safe: z.string().describe("the key that is answered when time runs out"),
        })
        .describe("choose one option: the answer is its key"),
    ),
    called(
      "PickQuestion",
      z
        .strictObject({
          form: z.literal("pick"),
          ...asked,
          min: z.int(),
          max: z.int(),
          safe: z.array(z.string()).describe("the keys that are answered when time runs out"),
        })
        .describe("choose from min to max different options: the answer is the list of their keys"),
    ),
    called(
      "AmountQuestion",
      z
        .strictObject({
          form: z.literal("amount"),
          ...asked,
          min: z.int(),
          max: z.int(),
          safe: z.int().describe("the number that is answered when time runs out"),
        })
        .describe("the answer is a whole number from min to max; there are no options"),
    ),
  ]),
);

const pending = called(
  "Pending",
  z
    .strictObject({
      decision: z.string(),
      form: z.enum(["ask", "each", "window"]).describe("one seat, or several at once"),
      kind: z.string(),
      waiting: z.array(seat).describe("who is asked; of several all, until the last has answered"),
      left: z.int().describe("how many have not answered yet"),
    })
    .describe("what the table waits for"),
);

const result = called(
  "Result",
  z
    .strictObject({
      winners: z.array(seat),
      reason: z.string().describe("id of the sentence that says why"),
      rule: rule.optional(),
      sides: z.array(z.string()).optional().describe("sides that won, where a game has sides"),
      scores: z.array(z.number()).optional().describe("by seat"),
    })
    .describe("why and for whom the match ended; there from then on"),
);

const undo = called(
  "UndoState",
  z.union([
    z.strictObject({ possible: z.literal(true) }),
    z.strictObject({
      possible: z.literal(false),
      reason: z.enum(["nothing-yet", "chance", "shown", "another-seat"]),
    }),
  ]),
);

export const view = called(
  "View",
  z
    .strictObject({
      game: z.string(),
      version: z.int().describe("of the rules"),
      seats: z.int(),
      options: optionValues,
      commitment: z.string().describe("hash of the deal"),
      seed: z.string().optional().describe("public after the end"),
      state: z.unknown().describe("the table, as the game has it; hidden things are numbers"),
      answers: z.int().describe("how many were given"),
      pending: pending.optional(),
      result: result.optional(),
      viewer: z.union([seat, z.literal("spectator")]),
      faces: z.record(z.string(), z.unknown()).describe("what you see of hidden things, by number"),
      question: question.optional().describe("what you are asked"),
      undo: undo.optional(),
    })
    .describe("what you may see of a match"),
);

export const event = called(
  "GameEvent",
  z
    .strictObject({
      type: z.string(),
      at: z.int().describe("how many answers were given before"),
      args: z.record(z.string(), z.unknown()),
      rule: rule.optional(),
      cards: z.array(z.int()).optional().describe("hidden things it speaks of, by number"),
      faces: z.array(z.unknown()).optional().describe("beside them, what you could see then"),
      private: z.literal(true).optional().describe("told to some only"),
    })
    .describe("something that happened, as you are told of it"),
);
export const events = z.array(event);

const clock = called(
  "Clock",
  z.strictObject({
    banks: z.array(z.number()).describe("ms left, by seat"),
    due: z.number().optional().describe("when time runs out, in the server's ms"),
  }),
);

export const fresh = {
  type: z.literal("view"),
  match: z.string(),
  version: z.int().describe("counts up by one with each answer, and each taken back"),
  view,
  hash: z.string().regex(/^[0-9a-f]{8}$/),
  clock: clock.optional(),
};

export const standing = called(
  "StandingAnswers",
  z
    .record(
      z.string(),
      called(
        "StandingAnswer",
        z.strictObject({
          pass: z.boolean(),
          until: z.enum(["target", "anybody", "turn"]).optional(),
          keep: z.boolean(),
          again: z
            .enum(["target", "anybody"])
            .optional()
            .describe("what was kept before, and stands again when this has ended by itself"),
          round: z.int().describe("it was set in"),
        }),
      ),
    )
    .describe("by kind of question"),
);

export const line = called(
  "ChatLine",
  z.strictObject({
    n: z.int().describe("counts the lines of its channel"),
    channel: z.string(),
    person: z.string(),
    name: z.string(),
    text: z.string(),
    t: z.number().describe("when, in the server's ms"),
  }),
);

export const record = called(
  "MatchRecord",
  z.strictObject({
    format: z.literal("sprawl-record/1"),
    game: z.string(),
    version: z.int().describe("of the rules"),
    seats: z.int(),
    options: optionValues,
    seed: z.string().describe("64 hex digits; every draw follows from it"),
    deal: z
      .strictObject({
        server: z.string().describe("the server's share, promised before anybody was ready"),
        sat: z.array(sat).describe("in the order they sat in"),
        mixed: z.boolean(),
      })
      .optional()
      .describe("what the seed was made of"),
    carried: z.unknown().optional().describe("what came along from a campaign"),
    answers: z
      .array(
        z.tuple([
          seat,
          z.string().describe("the step that asked"),
          z.string().describe("the kind of question"),
          z.int().describe("the how many-th question of that step"),
          z.union([z.string(), z.number(), z.array(z.string())]).describe("the answer"),
        ]),
      )
      .describe("every answer, in order"),
    hash: z.string().describe("of the position after the last answer, 64 hex digits"),
  }),
);

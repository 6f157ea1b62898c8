/** What each address of the API is for: the words of its document. */
import type { ActName } from "./schemas.js";

export type Operation = {
  /** What a program calls it. */
  readonly id: string;
  readonly tag: "people" | "lobby" | "table" | "acts" | "history";
  /** Must one be somebody? Where one need not, it may still matter who one is. */
  readonly who: "needed" | "if known" | "nobody";
  readonly description: string;
};

function operation(
  id: string,
  tag: Operation["tag"],
  who: Operation["who"],
  description: string,
): Operation {
  return { id, tag, who, description };
}

export const TAGS: Readonly<Record<Operation["tag"], string>> = {
  people: "Who you are: names, devices, how to be told.",
  lobby: "The games, the open tables, how one comes to a table.",
  table: "One table: what you see of it, what is said.",
  acts: "What is done at a table. The same acts go over a socket.",
  history: "Looking back: while a match is played, and after it.",
};

/** What each act is for. */
export const ACTS: Readonly<Record<ActName, string>> = {
  join: "Take the next free seat, or the one named; without a free one you watch. In the middle of a match it asks the table for the seat.",
  ready: "Be ready. When all are, the match is dealt.",
  bot: "Put a bot on a free seat, or take it away. Only who opened the table may.",
  leave: "Get up; in play this gives the seat up. The last one out closes the table.",
  concede: "Give up. Your seat is answered for from then on.",
  rematch: "The same people once more, when a match is over.",
  next: "On with the campaign of this table: the next match, or the one named. The same people in the same seats.",
  vote: "Propose something the table has to agree on.",
  voice: "Agree or not to what is voted on.",
  answer: "Answer the question you are asked: an option's key, a list of keys, or a number.",
  undo: "Take your last answer back, where nothing was learned since.",
  standing: "Be passed for on a kind of question, or be asked again.",
  say: "Say something in a channel.",
  note: "Write down notes on the match. Only you see them.",
  report: "Report that something is wrong. It is kept with the match.",
};

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  "POST /api/me": operation(
    "introduce",
    "people",
    "nobody",
    "Makes you somebody. The answer sets a cookie, which is all that says who you are.",
  ),
  "GET /api/me": operation(
    "whoAmI",
    "people",
    "if known",
    "You, or an empty object if nobody knows.",
  ),
  "PATCH /api/me": operation(
    "changeMe",
    "people",
    "needed",
    "Changes what is named and leaves the rest. A passphrase keeps the name; null lets it go.",
  ),
  "DELETE /api/me": operation(
    "forgetMe",
    "people",
    "if known",
    "This device forgets you. Its sockets are closed.",
  ),
  "POST /api/me/code": operation(
    "moveCode",
    "people",
    "needed",
    "A code that makes another device you. It lasts ten minutes and can be used once.",
  ),
  "POST /api/me/claim": operation("claim", "people", "nobody", "Be whom a code stands for."),
  "POST /api/login": operation("login", "people", "nobody", "Be who keeps this name."),
  "GET /api/me/tables": operation(
    "myTables",
    "people",
    "needed",
    "Your tables, those that wait for you first.",
  ),
  "GET /api/push": operation(
    "pushKey",
    "people",
    "nobody",
    "The server's key for Web Push; none where it has none.",
  ),
  "POST /api/me/push": operation(
    "subscribe",
    "people",
    "needed",
    "Be told by Web Push: what a browser's PushSubscription gives as JSON.",
  ),
  "DELETE /api/me/push": operation("unsubscribe", "people", "needed", "No more Web Push there."),
  "GET /api/games": operation(
    "games",
    "lobby",
    "nobody",
    "Every game with its seats, options and presets.",
  ),
  "GET /api/tables": operation(
    "openTables",
    "lobby",
    "if known",
    "Public tables that have not begun, the newest first.",
  ),
  "POST /api/tables": operation(
    "openTable",
    "lobby",
    "needed",
    "Opens a table. You sit in its first seat.",
  ),
  "GET /api/invites/:invite": operation(
    "invitedTable",
    "lobby",
    "if known",
    "The table an invitation leads to. Looking does not join.",
  ),
  "GET /api/tables/:id": operation(
    "table",
    "table",
    "if known",
    "Who sits where, who is there and ready, what is voted on.",
  ),
  "GET /api/tables/:id/view": operation(
    "view",
    "table",
    "if known",
    "What you see of the match. With a version it waits until the match is past it.",
  ),
  "GET /api/tables/:id/chat": operation(
    "chat",
    "table",
    "if known",
    "The newest 200 lines of where you read.",
  ),
  "GET /api/tables/:id/campaign": operation(
    "campaign",
    "table",
    "if known",
    "What the campaign of this table carries, as you may know it.",
  ),
  "GET /api/tables/:id/mine": operation(
    "mine",
    "table",
    "needed",
    "Your notes on the match, and the standing answers that are in force.",
  ),
  "GET /api/tables/:id/log": operation(
    "log",
    "history",
    "if known",
    "All you were told in the match so far, or after so many answers.",
  ),
  "GET /api/tables/:id/past": operation(
    "past",
    "history",
    "if known",
    "The table as you saw it after so many answers.",
  ),
  "GET /api/matches/:id/replay": operation(
    "replay",
    "history",
    "if known",
    "A match that is over, after so many answers, with any seat's eyes.",
  ),
  "GET /api/matches/:id/record": operation(
    "record",
    "history",
    "if known",
    "A match that is over, as a file that the command line checks and replays.",
  ),
  "GET /api/matches/:id/verify": operation(
    "verify",
    "history",
    "if known",
    "Plays the match again and says whether it follows from what was promised.",
  ),
  ...Object.fromEntries(
    Object.entries(ACTS).map(([act, description]) => [
      `POST /api/tables/:id/${act}`,
      operation(act, "acts", "needed", description),
    ]),
  ),
};

/** What the prompt line says. Words only; prompt-bar.tsx draws it. */
import type { QuestionView, View } from "@sprawl/engine";
import { type Speaker, sayLabel, sayPrompt } from "@sprawl/engine/speech";
import type { BoardDefinition, SeatInfo, Table } from "@sprawl/kit";
import type { Refused } from "../feed/feed.js";
import { known } from "../words/known.js";
import type { Say } from "../words/say.js";
import { sayTrouble } from "../words/say-trouble.js";
import { askedAlone } from "./asked.js";
import { pickState } from "./choices.js";

/** What is asked, or whom the table waits for. Names nobody where who still thinks is a secret. */
export function promptWords(
  view: View,
  speaker: Speaker,
  say: Say,
  seats: readonly SeatInfo[] = [],
): string {
  const { question, pending, viewer, result } = view;
  if (question) return sayPrompt(speaker, question.kind, question.args);
  if (result) return say("table.over");
  if (!pending) return "";
  const { waiting, left } = pending;
  const only = askedAlone(view);
  if (only !== undefined) {
    const away = seats[only]?.by === "person" && !seats[only].here;
    return say(away ? "table.waitingAway" : "table.waitingOne", { name: speaker.seat(only) });
  }
  const answered = viewer !== "spectator" && waiting.includes(viewer);
  return say(answered ? "table.waitingYou" : "table.waitingMany", { n: left });
}

/** The same, said by the board where it says how things stand. */
export function askedWords(board: BoardDefinition | undefined, table: Table, say: Say): string {
  const { view, speaker, seats } = table;
  const own = view.question && board?.asks?.(table);
  return own ?? promptWords(view, speaker, say, seats);
}

/** Where a board says whose turn it is, a question in nobody's turn, or in another's, is not one's own. */
export function isOwnTurn(board: BoardDefinition | undefined, table: Table): boolean {
  return !board?.turnOf || board.turnOf(table) === table.view.viewer;
}

/** "Your turn: ", for those who hear it before what is asked; nothing where that says so itself. */
export function turnWords(words: string, say: Say, own = true): string {
  const yours = say(own ? "table.yourTurn" : "table.youAreAsked");
  return words.startsWith(yours) ? "" : `${yours}: `;
}

/** "2 to 4", "3": how many are to be picked. */
export function wantedWords(question: QuestionView, say: Say): string {
  const { min, max } = pickState(question, new Set());
  if (min === max) return String(min);
  return min === 0 ? say("table.upTo", { max }) : say("table.range", { min, max });
}

/** "1 of 2 picked", "1 picked (up to 3)". */
export function pickedWords(question: QuestionView, picked: ReadonlySet<string>, say: Say): string {
  const { count, min, max } = pickState(question, picked);
  if (min === max) return say("table.pickedOf", { count, max });
  return say("table.picked", { count, want: wantedWords(question, say) });
}

/** What answering with so many does, as the game calls it: "Give 2 cards", "Give nothing". */
export function doneWords(question: QuestionView, n: number, speaker: Speaker): string | undefined {
  const id = `done.${question.kind}`;
  const ids = n === 0 ? [`${id}.none`, id] : [id];
  const said = ids.find((each) => speaker.text.labels?.[each] !== undefined);
  return said === undefined ? undefined : sayLabel(speaker, said, { n });
}

/** A refusal in the reader's language, as far as its kind is known. */
export function refusalWords(refused: Refused, say: Say): string {
  const { code, message, field } = refused;
  if (code === "cannot-undo" && field) return known(`table.undo.${field}`, say) ?? message;
  return known(`table.refused.${code}`, say) ?? sayTrouble(say, refused);
}

/** Something to tell once. */
export function noticeWords(code: string, say: Say): string | undefined {
  return known(`table.notice.${code}`, say);
}

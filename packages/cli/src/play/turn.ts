/** One person at the screen: what they see, what they type, until they have answered. */

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { QuestionView, Seat, View } from "@sprawl/engine";
import { view } from "@sprawl/engine/host";
import type { Speaker } from "@sprawl/engine/speech";
import { reportToScenario } from "@sprawl/scenarios";
import { readMatchFile, writeMatchFile, writeWhole } from "../files.js";
import { columns } from "../lay-out.js";
import { readWish, type Wish } from "./reading.js";
import { hint, logFor, namesOf, type Screen, showQuestion, showTable, tellNews } from "./show.js";
import { give, mayTakeBack, type PlayTable, tableFile, takeBack } from "./table.js";
import { placeOf, speakerOf } from "./voice.js";
import { explain } from "./why.js";

/** "answered" also after a take-back: then whoever is asked now is asked. */
export type Turn = "answered" | "gone";

/** Ask this person until there is an answer. */
export async function takeTurn(table: PlayTable, seat: Seat, screen: Screen): Promise<Turn> {
  tellNews(table, seat, screen);
  showTable(table, seat, screen);
  const seen = view(table.match, seat);
  const { question } = seen;
  if (!question) return "answered";
  const speaker = speakerOf(seen, table.entry.text.en, namesOf(table));
  showQuestion(question, speaker, screen);
  for (;;) {
    const line = await screen.lines.next("> ");
    if (line === undefined) return "gone";
    if (!screen.io.interactive) screen.say(line);
    const done = await fulfil(readWish(line, question), {
      table,
      seat,
      seen,
      question,
      speaker,
      screen,
    });
    if (done) return done;
  }
}

type Asked = {
  readonly table: PlayTable;
  readonly seat: Seat;
  readonly seen: View;
  readonly question: QuestionView;
  readonly speaker: Speaker;
  readonly screen: Screen;
};

/** Do what was wanted. Returns something when the turn is over. */
function fulfil(wish: Wish, asked: Asked): Turn | undefined {
  const { table, seat, question, speaker, screen } = asked;
  const { say, io, rules } = screen;
  switch (wish.want) {
    case "answer":
      return answer(wish.answer, asked);
    case "undo": {
      const refusal = takeBack(table, seat);
      if (!refusal) return "answered";
      return void say(`Not possible: ${refusal.message}`);
    }
    case "why":
      return void say(...explain(wish.about, question, speaker, rules, io.out.columns));
    case "hint":
      return void say(hint(table, asked.seen, question, speaker));
    case "log":
      return void say(...logFor(table, seat));
    case "table":
      showTable(table, seat, screen, true);
      return void showQuestion(question, speaker, screen);
    case "save":
      return void say(saveTo(table, resolve(io.cwd, wish.file)));
    case "help":
      return void say(...HELP);
    case "quit":
      return "gone";
    case "unclear":
      return void say(wish.problem);
    case "nothing":
      return void say(keysLine(asked));
    default:
      return wish satisfies never;
  }
}

function answer(
  given: Parameters<typeof give>[2],
  { table, seat, screen, speaker, question }: Asked,
) {
  const outcome = give(table, seat, given);
  switch (outcome.status) {
    case "accepted":
    case "repeated":
      return "answered";
    case "refused": {
      const { rule, message } = outcome.refusal;
      const why = rule ? explain(rule, question, speaker, screen.rules, screen.io.out.columns) : [];
      return void screen.say(message, ...why);
    }
    case "failed": {
      const path = `${table.path.replace(/\.json$/, "")}.fault.yaml`;
      writeWhole(path, reportToScenario(outcome.report));
      return void screen.say(
        `A rule went wrong${placeOf(outcome.report)}. Nothing has changed; choose something else.`,
        `What happened is written down in ${path}.`,
      );
    }
    default:
      return outcome satisfies never;
  }
}

function saveTo(table: PlayTable, path: string): string {
  try {
    if (existsSync(path)) readMatchFile(path); // never over something that is no match
    writeMatchFile(path, tableFile(table));
    return `Saved to ${path}.`;
  } catch (error) {
    return `Not saved: ${error instanceof Error ? error.message : error}`;
  }
}

const HELP: readonly string[] = columns([
  ["  a number", "choose it; for several, their numbers with spaces between; none for none"],
  ["  ?", "what is barred here, and by which rule"],
  ["  ? 3", "the rule behind choice 3"],
  ["  ? CA-3.1", "what a rule says"],
  ["  u", "take your last answer back, if that is clean"],
  ["  h", "what the rule of thumb would do"],
  ["  l", "everything that has happened"],
  ["  t", "the table and the question again"],
  ["  s FILE", "save a copy; the match is kept after every answer anyway"],
  ["  q", "leave; sprawl play --resume goes on"],
]);

function keysLine({ table, seat }: Asked): string {
  const undo = mayTakeBack(table, seat) ? "u take back, " : "";
  return `A number chooses; ? why not, ${undo}h hint, l log, s FILE save, q quit, help for more.`;
}

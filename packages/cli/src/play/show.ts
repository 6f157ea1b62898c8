/** What is shown to the person at the screen. */
import { clonePlain, drawFrom, type QuestionView, type Seat, type View } from "@sprawl/engine";
import { view } from "@sprawl/engine/host";
import { type Speaker, sayOption, sayPrompt, sayWhy } from "@sprawl/engine/speech";
import type { Colours } from "../colours.js";
import type { Io, Lines } from "../io.js";
import { columns, many } from "../lay-out.js";
import { tableLines, whatIsNew } from "./screen.js";
import type { PlayTable } from "./table.js";
import { sentencesFor } from "./voice.js";
import type { Rules } from "./why.js";

export type Screen = {
  readonly io: Io;
  readonly lines: Lines;
  readonly colours: Colours;
  readonly rules: Rules;
  /** The table as each seat saw it last. */
  readonly shown: Map<Seat, readonly string[]>;
  say(...lines: readonly string[]): void;
};

const MOST_NEWS = 30;

export function namesOf({ players }: PlayTable): readonly string[] {
  return players.map(({ name }) => name);
}

/** What happened since this seat last looked. */
export function tellNews(table: PlayTable, seat: Seat, { say, colours: c }: Screen): void {
  const fresh = table.events.slice(table.told[seat]);
  table.told[seat] = table.events.length;
  const said = sentencesFor(fresh, table.match, seat, table.entry.text.en, namesOf(table));
  const left = said.length - MOST_NEWS;
  if (left > 0) say(c.dim(`  … ${many(left, "line")} more; l shows all`));
  if (said.length > 0) say("", ...said.slice(-MOST_NEWS).map((line) => `  ${line}`));
}

/** The whole log, as this seat may know it. */
export function logFor(table: PlayTable, seat: Seat): string[] {
  const said = sentencesFor(table.events, table.match, seat, table.entry.text.en, namesOf(table));
  return said.length > 0 ? said.map((line) => `  ${line}`) : ["Nothing has happened yet."];
}

export function showTable(table: PlayTable, seat: Seat, screen: Screen, whole = false): void {
  const { entry, match } = table;
  const { say, io, colours, shown } = screen;
  const lines = tableLines(view(match, seat), {
    game: entry.game,
    text: entry.text.en,
    names: namesOf(table),
    colours,
    width: io.out.columns,
  });
  const fresh = whatIsNew(lines, whole ? [] : (shown.get(seat) ?? []));
  shown.set(seat, lines);
  if (fresh.length > 0) say("", ...fresh);
  if (fresh.length < lines.length)
    say(colours.dim("  (what has changed; t shows the whole table)"));
}

export function showQuestion(
  question: QuestionView,
  speaker: Speaker,
  { say, colours: c }: Screen,
): void {
  const rule = question.rule ? c.dim(`  (${question.rule})`) : "";
  say("", `${c.bold(sayPrompt(speaker, question.kind, question.args))}${bounds(question)}${rule}`);
  const rows = question.options.map((option, i) => [
    c.cyan(String(i + 1)),
    sayOption(speaker, option),
  ]);
  say(...columns(rows, ["right"]).map((line) => `  ${line}`));
}

function bounds({ form, min, max }: QuestionView): string {
  if (form === "choose") return "";
  const range = min === max ? `${min}` : `${min} to ${max}`;
  return form === "pick" ? `  (choose ${range})` : `  (${range})`;
}

/** What the rule of thumb would do, from what this seat sees and nothing else. */
export function hint(
  { entry }: PlayTable,
  seen: View,
  question: QuestionView,
  speaker: Speaker,
): string {
  const { instinct } = entry;
  if (!instinct) return "This game has no rule of thumb to ask.";
  const copy = clonePlain(seen);
  const thought = instinct(copy, copy.question ?? question, drawFrom(`hint ${question.decision}`));
  const words = [thought.answer].flat().map((key) => {
    const option = question.options.find((each) => each.key === key);
    return option ? sayOption(speaker, option) : String(key);
  });
  const why = sayWhy(speaker, thought);
  return `The rule of thumb: ${words.join(", ") || "none"}${why ? ` (${why})` : ""}.`;
}

/**
 * Golden playthroughs: one match as a text that a person can read and a machine can compare. It
 * changes only when rules change, so it goes into the repository, and a difference must be meant.
 */
import { canonical } from "../canonical.js";
import { checkOptions } from "../game.js";
import { createMatch, indexOfSeat, isGroup, questionsOf } from "../match.js";
import { answerOf, barredOf, keyOf, safeAnswer } from "../options.js";
import { hashOf } from "../position.js";
import type { OpenMatch } from "../snapshot.js";
import { answer } from "../submit.js";
import type { StoredEvent } from "../told.js";
import { eventsFor } from "../view.js";
import type { GameEvent, Question, Viewer } from "../words.js";
import type { Subject } from "./law.js";
import { beginningOf, playOut, viewersOf } from "./play-out.js";
import { type Setting, withSeats } from "./setting.js";

/** Answers between two hashes of the position. */
const STRIDE = 10;

/** The playthroughs a game keeps, by name: one for each preset, with different numbers of seats. */
export function goldenSettings({ game, carried }: Subject): Map<string, Setting> {
  const presets = Object.entries(game.presets ?? { default: {} });
  const { min, max } = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return new Map(
    presets.map(([name, options], i) => [
      name,
      {
        ...withSeats(game, checkOptions(game, options), seats, i),
        seed: `golden-${name}`,
        // A better rule of thumb is no change of rules.
        style: "random",
        ...(carried !== undefined && { carried }),
      },
    ]),
  );
}

/** How much of a playthrough is told: a long match at a large table would fill megabytes. */
export type GoldenLength = {
  /** Answers told in full; after them only hashes of the position are, ever farther apart. */
  readonly told: number;
  /** Answers after which it stops. */
  readonly played: number;
};

const WHOLE: GoldenLength = {
  told: Number.POSITIVE_INFINITY,
  played: Number.POSITIVE_INFINITY,
};

/** The match of a setting, told from the first question to the result, or for this length. */
export function goldenText(subject: Subject, setting: Setting, length = WHOLE): string {
  const { game } = subject;
  const { seats, options, seed, style } = setting;
  const lines = [
    `${game.id}, version ${game.version}, ${seats} seats, seed "${seed}", ${style} answers`,
    `options ${canonical(options)}`,
  ];
  const { moves, trouble } = playOut(subject, setting, { most: length.played });
  const match = createMatch(game, beginningOf(setting));
  lines.push(...eventLines(match, match.play.news));
  let asked = -1;
  let nextHash = 0;
  for (const [n, move] of moves.entries()) {
    if (n === nextHash) {
      lines.push("", hashLine(match, n));
      nextHash += n < length.told ? STRIDE : n;
    }
    if (n >= length.told) {
      answer(match, move.seat, move.answer);
      continue;
    }
    if (match.asked !== asked) lines.push("", ...decisionLines(match));
    asked = match.asked;
    const news = answer(match, move.seat, move.answer);
    lines.push(`> seat ${move.seat}: ${written(move.answer)}`, ...eventLines(match, news));
  }
  lines.push("", hashLine(match, moves.length));
  if (trouble) lines.push(`stopped: ${trouble.message}`);
  if (match.play.result) lines.push(`over: ${canonical(match.play.result)}`);
  return `${lines.join("\n")}\n`;
}

function hashLine(match: OpenMatch, n: number): string {
  return `-- ${n} answers, position ${hashOf(match).slice(0, 12)}`;
}

function decisionLines(match: OpenMatch): string[] {
  const { pending, step } = match;
  if (!pending) return [];
  const form = isGroup(pending)
    ? `, ${pending.form === "window" ? "a window" : "all at once"}`
    : "";
  const open = questionsOf(pending).filter((question) => indexOfSeat(match, question.seat) >= 0);
  return [`[${step}] ${pending.kind}${form}`, ...open.flatMap(questionLines)];
}

function questionLines(question: Question): string[] {
  const { seat, rule, args } = question;
  const about = [rule, args && canonical(args)].filter((part) => part !== undefined).join(" ");
  const lines = [`seat ${seat} is asked${about && ` (${about})`}`];
  if (question.form === "amount") lines.push(`   from ${question.min} to ${question.max}`);
  else {
    if (question.form === "pick") lines.push(`   ${question.min} to ${question.max} of these`);
    const offered = question.options.map((option) => [keyOf(option), option.rule] as const);
    lines.push(`   offered: ${keyList(offered) || "nothing"}`);
    const barred = barredOf(question).map(({ option, rule: by }) => [keyOf(option), by] as const);
    if (barred.length > 0) lines.push(`   barred: ${keyList(barred)}`);
  }
  lines.push(`   safe: ${written(answerOf(safeAnswer(question)))}`);
  return lines;
}

/** Keys with their rules; those that differ only in what stands last are written together. */
function keyList(keys: readonly (readonly [key: string, rule: string | undefined])[]): string {
  const groups: { stem: string; ends: string[]; rule: string | undefined }[] = [];
  for (const [key, rule] of keys) {
    const at = key.lastIndexOf("=") + 1;
    const stem = key.slice(0, at);
    const last = groups.at(-1);
    if (at > 0 && last?.stem === stem && last.rule === rule) last.ends.push(key.slice(at));
    else groups.push({ stem, ends: [key.slice(at)], rule });
  }
  return groups
    .map(({ stem, ends, rule }) => stem + ends.join(",") + (rule === undefined ? "" : ` [${rule}]`))
    .join("; ");
}

function written(given: unknown): string {
  return typeof given === "string" ? given : canonical(given);
}

/** Each event once for everybody who is told the same. */
function eventLines(match: OpenMatch, news: readonly StoredEvent[]): string[] {
  const viewers = viewersOf(match.header.seats);
  return news.flatMap((event) => {
    const told = new Map<string, Viewer[]>();
    for (const viewer of viewers) {
      for (const each of eventsFor([event], viewer)) {
        const line = eventLine(each);
        const others = told.get(line);
        if (others) others.push(viewer);
        else told.set(line, [viewer]);
      }
    }
    return [...told].map(([line, to]) => `   ${audience(to, viewers)}: ${line}`);
  });
}

function eventLine({ type, args, rule, cards, faces }: GameEvent): string {
  const things = cards?.map(
    (card, i) => `${card}=${faces?.[i] === undefined ? "?" : canonical(faces[i])}`,
  );
  const parts = [type, canonical(args), things && `cards ${things.join(" ")}`, rule && `[${rule}]`];
  return parts.filter((part) => part !== undefined).join(" ");
}

function audience(to: readonly Viewer[], all: readonly Viewer[]): string {
  return to.length === all.length ? "to all" : `to ${to.join(", ")}`;
}

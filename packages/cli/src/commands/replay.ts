/** `sprawl replay`: a recorded match in sentences, as somebody saw it. */
import { resolve } from "node:path";
import { BadInput, type GameEvent, type GameText, type Viewer } from "@sprawl/engine";
import {
  answersGiven,
  eventsFor,
  hashOf,
  type Match,
  type MatchRecord,
  newsOf,
  replay as replayRecord,
  resultOf,
  type StoredEvent,
  uncoveredFace,
  view,
} from "@sprawl/engine/host";
import { type Speaker, sayEvent } from "@sprawl/engine/speech";
import { coloursFor } from "../colours.js";
import { type Command, isSet, numberOf, onlyOne, textOf } from "../command.js";
import { type MatchFile, readMatchFile } from "../files.js";
import { FAILED, type Io, OK } from "../io.js";
import { resultLines, speakerOf } from "../play/voice.js";
import { gameOf } from "../registry.js";

/** Through whose eyes; "all" sees every face, and is for matches that are over. */
type Eyes = Viewer | "all";

export const replay: Command = {
  name: "replay",
  says: "print what happened in a recorded match, as a seat saw it",
  usage: "FILE [options]",
  about:
    "FILE is kept by sprawl play, written by --records, or a record of the engine's own. A match " +
    "that is over is told with everything shown, one that is not as a spectator may see it.",
  flags: {
    to: { type: "string", value: "N", says: "only the first N answers" },
    seat: { type: "string", value: "K", says: "through whose eyes: a seat from 0, spectator, all" },
    why: { type: "boolean", says: "with what the bots thought; only when the match is over" },
  },
  examples: [
    ["sprawl replay game.json", "the whole story"],
    ["sprawl replay game.json --seat 1 --to 20", "the first 20 answers, as seat 1 saw them"],
  ],
  async run(given, io) {
    const named = onlyOne(given, "replay", "the file");
    const file = readMatchFile(resolve(io.cwd, named), named);
    const { entry } = await gameOf(file.game, named);
    const record = recordIn(file, named);
    const to = numberOf(given, "to", 0);
    const { match, misfit } = replayRecord(entry.game, record, to);
    const whole = answersGiven(match) === record.answers.length;
    const strayed = misfit ?? (whole ? positionMisfit(match, record) : undefined);
    const eyes = eyesFrom(textOf(given, "seat"), match);
    const names = namesIn(file, record.seats);
    const told = toldTo(eyes, match, newsOf(match), entry.text.en, names);
    const why = isSet(given, "why") && resultOf(match) ? (file.thoughts ?? []) : [];
    const end = resultLines(match, entry.text.en, names);
    if (isSet(given, "json")) {
      io.out.write(`${JSON.stringify(inJson(match, record, told, strayed))}\n`);
    } else write(io, told, why, end, strayed);
    return strayed === undefined ? OK : FAILED;
  },
};

/** The record in a file; a save alone does not hold the first answers. */
export function recordIn({ record }: MatchFile, named: string): MatchRecord {
  if (record) return record;
  throw new BadInput(
    named,
    "holds no record from the first answer on, only where the match stands",
  );
}

export function positionMisfit(match: Match, record: MatchRecord): string | undefined {
  return hashOf(match) === record.hash ? undefined : "the replay ends in another position";
}

function namesIn({ players }: MatchFile, seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => players?.[seat]?.name ?? `seat ${seat}`);
}

function eyesFrom(text: string | undefined, match: Match): Eyes {
  const over = resultOf(match) !== undefined;
  if (text === undefined) return over ? "all" : "spectator";
  if (text === "spectator") return text;
  if (text === "all") {
    if (over) return text;
    throw new BadInput("--seat", "all is shown only when the match is over");
  }
  const seat = Number(text);
  if (/^\d+$/.test(text) && seat < match.header.seats) return seat;
  const last = match.header.seats - 1;
  throw new BadInput("--seat", `"${text}" must be a seat from 0 to ${last}, spectator or all`);
}

type Told = { readonly at: number; readonly text: string; readonly event: GameEvent };

function toldTo(
  eyes: Eyes,
  match: Match,
  events: readonly StoredEvent[],
  text: GameText,
  names: readonly string[],
): Told[] {
  const seen = eyes === "all" ? events.map(uncovered) : eventsFor(events, eyes);
  const ordinary = speakerOf(view(match, eyes === "all" ? "spectator" : eyes), text, names);
  const speaker: Speaker =
    eyes === "all" ? { ...ordinary, face: (card) => uncoveredFace(match, card) } : ordinary;
  return seen.map((event) => ({ at: event.at, text: sayEvent(speaker, event), event }));
}

/** An event with every face in it. */
function uncovered({ type, at, args, rule, cards, faces }: StoredEvent): GameEvent {
  return {
    type,
    at,
    args,
    ...(rule && { rule }),
    ...(cards && { cards }),
    ...(faces && { faces }),
  };
}

function write(
  io: Io,
  told: readonly Told[],
  thoughts: readonly (readonly [number, string])[],
  end: readonly string[],
  strayed: string | undefined,
): void {
  const c = coloursFor(io.out, io.env);
  const why = new Map(thoughts);
  let shown = -1;
  for (const { at, text } of told) {
    const number = at === shown ? "" : String(at);
    io.out.write(`${c.dim(number.padStart(4))}  ${text}\n`);
    if (at !== shown && why.has(at)) io.out.write(`      ${c.dim(why.get(at) ?? "")}\n`);
    shown = at;
  }
  for (const line of end) io.out.write(`${line}\n`);
  if (strayed !== undefined) io.out.write(`${c.red("It does not replay:")} ${strayed}\n`);
}

function inJson(match: Match, record: MatchRecord, told: readonly Told[], misfit?: string) {
  const result = resultOf(match);
  const { game, version, seats, options } = record;
  return {
    game,
    version,
    seats,
    options,
    answers: answersGiven(match),
    over: result !== undefined,
    ...(result && { result }),
    hash: hashOf(match),
    events: told.map(({ at, text, event }) => ({ at, type: event.type, text, rule: event.rule })),
    ...(misfit !== undefined && { misfit }),
  };
}

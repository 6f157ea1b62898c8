/** `sprawl play`: people and bots at one terminal. */
import { basename, resolve } from "node:path";
import { BadInput, freshSeed, namedSeed, type Seat, view, waitingFor } from "@sprawl/engine";
import { coloursFor } from "../colours.js";
import {
  type Command,
  type Given,
  isSet,
  onlyOne,
  textOf,
  textsOf,
  WrongUse,
  wordsOf,
} from "../command.js";
import {
  claimFile,
  FILE_FORMAT,
  homeFolder,
  lastFile,
  readMatchFile,
  rememberLast,
  writeMatchFile,
} from "../files.js";
import { INTERRUPTED, type Io, OK } from "../io.js";
import { playersFrom } from "../play/players.js";
import { tableLines } from "../play/screen.js";
import { give, keep, newTable, type PlayTable, reopened, tableFile } from "../play/table.js";
import { namesOf, type Screen, takeTurn } from "../play/turn.js";
import { resultLines, sentencesFor } from "../play/voice.js";
import { gameOf, optionsFrom, rulesOfGame } from "../registry.js";

const FRESH = ["seats", "people", "set", "preset", "seed", "file"] as const;

export const play: Command = {
  name: "play",
  says: "play a game in this terminal, with people and bots",
  usage: "<game> [options]   or   sprawl play --resume [FILE]",
  about:
    "The match is kept in a file after every answer. When several people play at one screen, it is " +
    "cleared before it is handed over. Answers can also come from a pipe, one a line.",
  flags: {
    seats: {
      type: "string",
      value: "A,B,…",
      says: "who sits where: you, random, instinct, search, search:500, search:2s; or a number",
    },
    people: { type: "string", value: "A,B,…", says: "names of the people, in their order" },
    set: { type: "string", multiple: true, value: "NAME=VALUE", says: "an option of the table" },
    preset: { type: "string", value: "NAME", says: "a named set of options" },
    seed: { type: "string", value: "NAME", says: "the same name gives the same deal" },
    file: { type: "string", value: "FILE", says: "keep the match here" },
    resume: {
      type: "string",
      value: "[FILE]",
      says: "go on with this match, or with the last one",
    },
    records: { type: "string", value: "DIR", says: "put a record of the match there at the end" },
  },
  examples: [
    ["sprawl play caravan", "you against the rule-of-thumb bot"],
    ["sprawl play caravan --seats you,instinct,search", "you against two bots"],
    ["sprawl play caravan --people Mira,Tom --set guards=true", "two people at one screen"],
    ["sprawl play --resume", "go on with the match played last"],
  ],
  adjust: optionalValue,
  async run(given, io) {
    if (isSet(given, "json")) throw new WrongUse("play talks to people; it has no --json", "play");
    const opened = await openTable(given, io);
    return playOn(opened, io, textOf(given, "records"));
  },
};

/** `--resume` may stand alone. */
function optionalValue(argv: readonly string[]): readonly string[] {
  return argv.map((word, i) => {
    const next = argv[i + 1];
    return word === "--resume" && (next === undefined || next.startsWith("-")) ? "--resume=" : word;
  });
}

type Opened = { readonly table: PlayTable; readonly notice?: string };

async function openTable(given: Given, io: Io): Promise<Opened> {
  return textOf(given, "resume") === undefined ? begin(given, io) : resume(given, io);
}

async function begin(given: Given, io: Io): Promise<Opened> {
  const { entry } = await gameOf(onlyOne(given, "play", "the game"));
  const players = playersFrom(entry.game, wordsOf(given, "seats"), wordsOf(given, "people"));
  const options = optionsFrom(entry, textOf(given, "preset"), textsOf(given, "set"));
  const name = textOf(given, "seed");
  const seed = name === undefined ? freshSeed() : namedSeed(name);
  const botSeed = name === undefined ? freshSeed() : namedSeed(`${name} bots`);
  const table = newTable(entry, options, seed, {
    players,
    botSeed,
    path: placeFor(given, io, entry.game.id),
    now: io.now,
  });
  keep(table);
  return { table };
}

/** Where the match is kept: where it was said, else in the user's own folder. */
function placeFor(given: Given, io: Io, game: string): string {
  const named = textOf(given, "file");
  const home = homeFolder(io.env);
  const path =
    named === undefined ? claimFile(resolve(home, "matches"), game) : resolve(io.cwd, named);
  rememberLast(home, path);
  return path;
}

async function resume(given: Given, io: Io): Promise<Opened> {
  const extra = FRESH.find((flag) => given.values[flag] !== undefined);
  if (extra) throw new WrongUse(`--${extra} does not go with --resume: the file says it`, "play");
  const named = textOf(given, "resume") || lastFile(homeFolder(io.env));
  const path = resolve(io.cwd, named);
  const file = readMatchFile(path, named);
  const [game] = given.positionals;
  if (game !== undefined && game !== file.game) {
    throw new BadInput(named, `is a match of ${file.game}, not of ${game}`);
  }
  const { entry } = await gameOf(file.game, named);
  const seats = (file.record ?? file.saved)?.seats ?? 0;
  const players =
    file.players ?? Array.from({ length: seats }, (_, i) => ({ name: `Player ${i + 1}` }));
  rememberLast(homeFolder(io.env), path);
  const botSeed = file.botSeed ?? freshSeed();
  return reopened(entry, file, named, { players, botSeed, path, now: io.now });
}

async function playOn(
  { table, notice }: Opened,
  io: Io,
  records: string | undefined,
): Promise<number> {
  const colours = coloursFor(io.out, io.env);
  const { listing } = await gameOf(table.match.header.game);
  const lines = io.lines();
  const screen: Screen = {
    io,
    lines,
    colours,
    rules: rulesOfGame(io, listing),
    shown: new Map(),
    say: (...words) => io.out.write(words.map((line) => `${line}\n`).join("")),
  };
  try {
    screen.say(colours.bold(listing.title), `Kept in ${table.path}`);
    if (notice) screen.say(notice);
    const finished = await playMatch(table, screen);
    if (!finished) return leave(table, screen);
    showEnd(table, screen);
    if (records !== undefined) writeRecord(table, resolve(io.cwd, records));
    return OK;
  } finally {
    lines.close();
  }
}

function leave({ path }: PlayTable, { io, say }: Screen): number {
  say("", `The match is kept. Go on with: sprawl play --resume ${path}`);
  return io.interrupted.aborted ? INTERRUPTED : OK;
}

/** Play until it is over; false if somebody left before. */
async function playMatch(table: PlayTable, screen: Screen): Promise<boolean> {
  const people = table.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  let atScreen: Seat | undefined = people.length === 1 ? people[0] : undefined;
  while (table.match.pending) {
    if (screen.io.interrupted.aborted) return false;
    const waiting = waitingFor(table.match);
    const seat = waiting.find((each) => table.bots[each]) ?? waiting[0];
    if (table.bots[seat]) {
      botAnswers(table, seat, screen, people.length === 0);
      await new Promise((wake) => setImmediate(wake)); // a Ctrl+C may be waiting
      continue;
    }
    if (seat !== atScreen) {
      if (!(await handOver(table, seat, screen))) return false;
      atScreen = seat;
    }
    if ((await takeTurn(table, seat, screen)) === "gone") return false;
  }
  return true;
}

function botAnswers(table: PlayTable, seat: Seat, { say }: Screen, watched: boolean): void {
  const before = table.events.length;
  const thought = table.bots[seat]?.decide();
  if (!thought) throw new Error(`seat ${seat} is asked, and its bot says nothing`);
  const outcome = give(table, seat, thought.answer, thought.why);
  if (outcome.status === "failed") {
    throw new Error(`a rule went wrong after a bot's answer: ${outcome.report.message}`);
  }
  if (outcome.status === "refused") throw new Error(`a bot's answer: ${outcome.refusal.message}`);
  if (!watched) return;
  const fresh = table.events.slice(before);
  say(...sentencesFor(fresh, table.match, "spectator", table.entry.text.en, namesOf(table)));
}

/** Nobody but the next person may see what comes now, nor what stood here before. */
async function handOver(table: PlayTable, seat: Seat, screen: Screen): Promise<boolean> {
  const { io, lines, say, shown, colours: c } = screen;
  io.out.write(io.out.isTTY ? "\x1b[2J\x1b[3J\x1b[H" : `${"\n".repeat(3)}${"-".repeat(40)}\n`);
  shown.delete(seat);
  say(c.bold(`Hand over to ${table.players[seat].name}.`));
  return (await lines.next("Press Enter when you sit here. ")) !== undefined;
}

function showEnd(table: PlayTable, { say, io, colours }: Screen): void {
  const { match, entry, players, told, events } = table;
  const names = namesOf(table);
  const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const [only] = people;
  const viewer = people.length === 1 ? only : "spectator";
  const fresh = people.length === 1 ? events.slice(told[only]) : [];
  const text = entry.text.en;
  say("", ...sentencesFor(fresh, match, viewer, text, names).map((line) => `  ${line}`), "");
  const showing = { game: entry.game, text, names, colours, width: io.out.columns };
  say(...tableLines(view(match, viewer), showing), "");
  say(...resultLines(match, text, names));
  say(`sprawl replay ${table.path} shows it again.`);
}

/** The record alone, beside others. */
function writeRecord(table: PlayTable, folder: string): void {
  const { record, players, thoughts, game } = tableFile(table);
  if (!record) return;
  const path = resolve(folder, basename(table.path));
  writeMatchFile(path, {
    format: FILE_FORMAT,
    game,
    ...(players && { players }),
    ...(thoughts && { thoughts }),
    record,
  });
}

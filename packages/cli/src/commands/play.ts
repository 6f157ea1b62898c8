/** `sprawl play`: people and bots at one terminal. */
import { basename, resolve } from "node:path";
import { BadInput } from "@sprawl/engine";
import { freshSeed, namedSeed } from "@sprawl/engine/host";
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
  makeFolder,
  readMatchFile,
  readText,
  rememberLast,
  writeMatchFile,
} from "../files.js";
import { INTERRUPTED, type Io, OK } from "../io.js";
import { playCampaign } from "../play/campaign.js";
import { isCampaignText, readCampaignFile, storyOf } from "../play/campaign-file.js";
import { playMatch, showEnd } from "../play/match.js";
import { playersFrom } from "../play/players.js";
import type { Screen } from "../play/show.js";
import { keep, newTable, type PlayTable, reopened, tableFile } from "../play/table.js";
import { gameOf, optionsFrom, rulesOfGame } from "../registry.js";
import { type OpenedCampaign, openCampaign, reopenCampaignAt } from "./play-campaign.js";

const FRESH = ["seats", "people", "set", "preset", "seed", "file", "campaign"] as const;

export const play: Command = {
  name: "play",
  says: "play a game in this terminal, with people and bots",
  usage: "<game> [--campaign [SLOT]] [options]   or   sprawl play --resume [FILE]",
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
    campaign: {
      type: "string",
      value: "[SLOT]",
      says: "play the game's campaign, match after match; each slot is one",
    },
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
    ["sprawl play synthetic-sins --campaign", "mission after mission, with what you have earned"],
    ["sprawl play --resume", "go on with the match played last"],
  ],
  adjust: optionalValue,
  async run(given, io) {
    if (isSet(given, "json")) throw new WrongUse("play talks to people; it has no --json", "play");
    const records = textOf(given, "records");
    if (records !== undefined) makeFolder(resolve(io.cwd, records));
    if (textOf(given, "resume") === undefined) {
      if (textOf(given, "campaign") === undefined)
        return playOn(await begin(given, io), io, records);
      return playStory(await openCampaign(given, io), io, textOf(given, "seed"));
    }
    const named = fileToResume(given, io);
    const path = resolve(io.cwd, named);
    if (!isCampaignText(readText(path, named))) {
      return playOn(await resume(given, io, named), io, records);
    }
    const { entry } = await gameOf(readCampaignFile(path, named).game, named);
    return playStory(reopenCampaignAt(await storyOf(entry), path, io), io, undefined);
  },
};

/** `--resume` and `--campaign` may stand alone. */
function optionalValue(argv: readonly string[]): readonly string[] {
  return argv.map((word, i) => {
    const next = argv[i + 1];
    const alone = next === undefined || next.startsWith("-");
    return alone && (word === "--resume" || word === "--campaign") ? `${word}=` : word;
  });
}

type Opened = { readonly table: PlayTable; readonly notice?: string };

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
  rememberLast(homeFolder(io.env), table.path);
  return { table };
}

/** Where the match is kept: where it was said, else in the user's own folder. */
function placeFor(given: Given, io: Io, game: string): string {
  const named = textOf(given, "file");
  if (named !== undefined) return resolve(io.cwd, named);
  return claimFile(resolve(homeFolder(io.env), "matches"), game);
}

function fileToResume(given: Given, io: Io): string {
  const extra = FRESH.find((flag) => given.values[flag] !== undefined);
  if (extra) throw new WrongUse(`--${extra} does not go with --resume: the file says it`, "play");
  return textOf(given, "resume") || lastFile(homeFolder(io.env));
}

async function resume(given: Given, io: Io, named: string): Promise<Opened> {
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
  const botSeed = file.botSeed ?? freshSeed();
  const opened = reopened(entry, file, named, { players, botSeed, path, now: io.now });
  rememberLast(homeFolder(io.env), path);
  return opened;
}

async function playOn(
  { table, notice }: Opened,
  io: Io,
  records: string | undefined,
): Promise<number> {
  return atScreen(table.match.header.game, io, async (screen) => {
    screen.say(`Kept in ${table.path}`);
    if (notice) screen.say(notice);
    const finished = await playMatch(table, screen);
    if (!finished) return leave(table.path, "match", screen);
    showEnd(table, screen);
    if (records !== undefined) writeRecord(table, resolve(io.cwd, records));
    return OK;
  });
}

async function playStory(
  { kept, notice }: OpenedCampaign,
  io: Io,
  seed: string | undefined,
): Promise<number> {
  return atScreen(kept.entries[0].game.id, io, async (screen) => {
    screen.say(`The campaign is kept in ${kept.path}`);
    if (notice) screen.say(notice);
    await playCampaign(kept, screen, seed);
    return leave(kept.path, "campaign", screen);
  });
}

/** Open a screen for a game, and close it whatever happens. */
async function atScreen(
  game: string,
  io: Io,
  play: (screen: Screen) => Promise<number>,
): Promise<number> {
  const colours = coloursFor(io.out, io.env);
  const { listing } = await gameOf(game);
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
    screen.say(colours.bold(listing.title));
    return await play(screen);
  } finally {
    lines.close();
  }
}

function leave(path: string, what: "match" | "campaign", { io, say }: Screen): number {
  say("", `The ${what} is kept. Go on with: sprawl play --resume ${path}`);
  return io.interrupted.aborted ? INTERRUPTED : OK;
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

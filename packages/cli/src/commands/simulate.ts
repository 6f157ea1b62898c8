/** `sprawl simulate`: many matches between bots, on all cores. */
import { resolve } from "node:path";
import { botOf } from "@sprawl/bots";
import { type AnyGame, BadInput, checkSeats, freshSeed } from "@sprawl/engine";
import { coloursFor } from "../colours.js";
import {
  type Command,
  type Given,
  isSet,
  numberOf,
  onlyOne,
  textOf,
  textsOf,
  wordsOf,
} from "../command.js";
import { FAILED, INTERRUPTED, OK } from "../io.js";
import { progressBar } from "../progress.js";
import { gameOf, optionsFrom } from "../registry.js";
import { reportLines, reportOf } from "../simulate/report.js";
import { runAll } from "../simulate/run.js";
import type { Setting } from "../simulate/setting.js";

export const simulate: Command = {
  name: "simulate",
  says: "play many matches between bots and count who wins",
  usage: "<game> [options]",
  about:
    "The same seed gives the same matches, however many cores play them (unless a bot thinks by " +
    "the clock, as search:2s does).",
  flags: {
    matches: { type: "string", short: "n", value: "N", says: "how many (100)" },
    bots: {
      type: "string",
      value: "A,B,…",
      says: "random, instinct, search, search:500; one a seat, or taken in turn (random)",
    },
    seats: { type: "string", value: "N", says: "how many seats (as many as bots are named)" },
    rotate: { type: "boolean", says: "let the bots change seats from match to match" },
    set: { type: "string", multiple: true, value: "NAME=VALUE", says: "an option of the table" },
    preset: { type: "string", value: "NAME", says: "a named set of options" },
    seed: { type: "string", value: "NAME", says: "which matches; without it, new ones every time" },
    only: { type: "string", value: "I", says: "play only the match with this number" },
    jobs: { type: "string", short: "j", value: "N", says: "how many at once (one a core)" },
    records: { type: "string", value: "DIR", says: "put a record of every match there" },
  },
  examples: [
    ["sprawl simulate caravan -n 1000 --bots instinct,random", "a thousand matches"],
    ["sprawl simulate caravan --bots search,instinct --rotate --seed a", "is search worth it?"],
    ["sprawl simulate caravan -n 20 --records games", "twenty records to replay"],
  ],
  async run(given, io) {
    const { entry } = await gameOf(onlyOne(given, "simulate", "the game"));
    const setting = settingFrom(given, entry.game, entry, io.cwd);
    const only = numberOf(given, "only", 0);
    const matches = only === undefined ? (numberOf(given, "matches", 1, 10_000_000) ?? 100) : 1;
    const jobs = numberOf(given, "jobs", 1, 256) ?? io.cores;
    const bar = progressBar(io, matches, "matches");
    const began = io.now();
    const work = { setting, first: only ?? 0, matches, jobs, progress: bar.at };
    const tally = await runAll(entry, work, io);
    bar.end();
    const report = reportOf(setting, tally, (io.now() - began) / 1000);
    if (isSet(given, "json")) io.out.write(`${JSON.stringify(report)}\n`);
    else io.out.write(`${reportLines(report, coloursFor(io.out, io.env)).join("\n")}\n`);
    if (io.interrupted.aborted) return INTERRUPTED;
    return report.errors > 0 ? FAILED : OK;
  },
};

function settingFrom(
  given: Given,
  game: AnyGame,
  entry: Parameters<typeof optionsFrom>[0],
  cwd: string,
): Setting {
  const named = wordsOf(given, "bots") ?? ["random"];
  for (const bot of named) botOf(bot, {}, "--bots");
  const asked = numberOf(given, "seats", 1);
  const seats = checkSeats(game, asked ?? Math.max(named.length, game.seats.min));
  if (named.length > seats) {
    throw new BadInput("--bots", `${named.length} bots do not fit ${seats} seats`);
  }
  const records = textOf(given, "records");
  return {
    game: game.id,
    seats,
    options: optionsFrom(entry, textOf(given, "preset"), textsOf(given, "set")),
    bots: Array.from({ length: seats }, (_, seat) => named[seat % named.length]),
    rotate: isSet(given, "rotate"),
    seed: textOf(given, "seed") ?? freshSeed().slice(0, 12),
    ...(records !== undefined && { records: resolve(cwd, records) }),
  };
}

/** `sprawl fuzz`: the laws of the engine, tried on a game for as long as one likes. */
import { BadInput } from "@sprawl/engine";
import { checkOptions, checkSeats } from "@sprawl/engine/host";
import { LAW_NAMES, LAWS, type LawName, type Style } from "@sprawl/engine/laws";
import { type Colours, coloursFor } from "../colours.js";
import { type Command, type Given, isSet, numberOf, onlyOne, textOf, textsOf } from "../command.js";
import type { LawResult, Trial } from "../fuzz/law.js";
import { tryAll } from "../fuzz/run.js";
import { FAILED, INTERRUPTED, OK } from "../io.js";
import { many } from "../lay-out.js";
import { progressBar } from "../progress.js";
import { type FoundGame, gameOf } from "../registry.js";

const STYLES: readonly Style[] = ["random", "instinct", "safe"];

export const fuzz: Command = {
  name: "fuzz",
  says: "try the engine's laws on a game: no leaks, no dead ends, clean undo, …",
  usage: "<game> [options]",
  about:
    "Every law is tried on matches over all numbers of seats and all options. A broken law is " +
    "printed with the one command that shows it again.",
  flags: {
    law: { type: "string", multiple: true, value: "NAME", says: "only this law; can be repeated" },
    matches: { type: "string", short: "n", value: "N", says: "matches a law (one a setting)" },
    seats: { type: "string", value: "N", says: "only this number of seats" },
    options: { type: "string", value: "JSON", says: "only these options of the table" },
    seed: { type: "string", value: "NAME", says: "which matches (laws)" },
    style: { type: "string", value: "NAME", says: "who answers: random, instinct, safe" },
    looks: { type: "string", value: "N", says: "looks through one viewer's eyes, a match" },
    samples: { type: "string", value: "N", says: "other worlds drawn for each look" },
    carried: { type: "string", value: "JSON", says: "what a campaign brings along" },
    jobs: { type: "string", short: "j", value: "N", says: "laws tried at once (one a core)" },
  },
  examples: [
    ["sprawl fuzz caravan", "every law, a short run"],
    ["sprawl fuzz caravan --law leaks --matches 1000", "one law, for long"],
  ],
  async run(given, io) {
    const found = await gameOf(onlyOne(given, "fuzz", "the game"));
    const trials = trialsFrom(given, found);
    const jobs = numberOf(given, "jobs", 1, 64) ?? io.cores;
    const bar = progressBar(io, trials.length, "laws");
    const results = await tryAll(found.entry, trials, jobs, io, bar.at);
    bar.end();
    const kept = results.every((result) => result.kept);
    if (isSet(given, "json")) {
      const facts = { game: found.listing.id, kept, laws: results };
      io.out.write(`${JSON.stringify(facts)}\n`);
    } else {
      const c = coloursFor(io.out, io.env);
      io.out.write(`${found.listing.id}\n${results.map((each) => inWords(each, c)).join("\n")}\n`);
    }
    if (io.interrupted.aborted) return INTERRUPTED;
    return kept ? OK : FAILED;
  },
};

function trialsFrom(given: Given, { entry }: FoundGame): Trial[] {
  const { game } = entry;
  const seats = numberOf(given, "seats", 1);
  const options = jsonOf(given, "options");
  const carried = jsonOf(given, "carried");
  const shared = {
    ...(seats !== undefined && { seats: checkSeats(game, seats) }),
    ...(options !== undefined && { options: checkOptions(game, options, "--options") }),
    seed: textOf(given, "seed"),
    matches: numberOf(given, "matches", 1),
    style: styleOf(given),
    effort: effortOf(given),
  };
  const wanted = lawsFrom(textsOf(given, "law"));
  return wanted.map((law) => ({
    game: game.id,
    law,
    options: shared,
    ...(carried !== undefined && { carried }),
  }));
}

function lawsFrom(names: readonly string[]): readonly LawName[] {
  if (names.length === 0) return LAW_NAMES;
  return names.map((name) => {
    const law = LAW_NAMES.find((each) => each === name);
    if (law) return law;
    throw new BadInput("--law", `there is no law "${name}"; there are: ${LAW_NAMES.join(", ")}`);
  });
}

function effortOf(given: Given) {
  const looks = numberOf(given, "looks", 1);
  const samples = numberOf(given, "samples", 1);
  return { ...(looks !== undefined && { looks }), ...(samples !== undefined && { samples }) };
}

function styleOf(given: Given): Style | undefined {
  const text = textOf(given, "style");
  const style = STYLES.find((each) => each === text);
  if (text !== undefined && !style) {
    throw new BadInput("--style", `"${text}" must be one of ${STYLES.join(", ")}`);
  }
  return style;
}

function jsonOf(given: Given, name: string): unknown {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput(`--${name}`, "must be JSON");
  }
}

function inWords({ law, kept, matches, evidence, problem, place, command }: LawResult, c: Colours) {
  const seen = Object.entries(evidence).map(([what, times]) => `${times} ${what}`);
  const word = kept ? c.green("kept  ") : c.red("BROKEN");
  const tried = [many(matches, "match", "matches"), ...seen].join(", ");
  const line = `${word}  ${law.padEnd(13)}  ${LAWS[law].says}  ${c.dim(`(${tried})`)}`;
  if (kept) return line;
  return [line, `  ${place}`, `  ${problem}`, `  again: ${command}`].join("\n");
}

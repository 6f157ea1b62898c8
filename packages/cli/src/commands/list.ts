/** `sprawl list`: which games there are. */
import { aboutIn, type GameEntry, type OptionSpec } from "@sprawl/engine";
import { checkOptions } from "@sprawl/engine/host";
import { games } from "@sprawl/games";
import { type Colours, coloursFor, widthOf } from "../colours.js";
import { type Command, isSet, WrongUse } from "../command.js";
import { type Io, OK } from "../io.js";
import { columns, many, wrap } from "../lay-out.js";
import { gameOf, rulesOfGame } from "../registry.js";

export const list: Command = {
  name: "list",
  says: "which games there are, with their seats, options and rules",
  usage: "",
  flags: {},
  examples: [
    ["sprawl list", "every game with its options"],
    ["sprawl list --json", "the same for programs"],
  ],
  async run(given, io) {
    if (given.positionals.length > 0) throw new WrongUse("it takes no words", "list");
    const all = await Promise.all(games.map(({ id }) => describe(id, io)));
    if (isSet(given, "json")) io.out.write(`${JSON.stringify({ games: all.map(withoutEntry) })}\n`);
    else {
      const c = coloursFor(io.out, io.env);
      io.out.write(`${all.map((game) => inWords(game, c, io.out.columns)).join("\n\n")}\n`);
    }
    return OK;
  },
};

type Described = Awaited<ReturnType<typeof describe>>;

async function describe(id: string, io: Io) {
  const { listing, entry } = await gameOf(id);
  const { game, text } = entry;
  return {
    entry,
    id,
    title: listing.title,
    pitch: aboutIn(listing, "en").pitch,
    version: game.version,
    seats: { min: game.seats.min, max: game.seats.max },
    options: game.options,
    presets: game.presets ?? {},
    settings: text.en.settings ?? {},
    rules: [...rulesOfGame(io, listing).keys()].filter((rule) => !/-E\d+$/.test(rule)).length,
    instinct: entry.instinct !== undefined,
    campaign: entry.campaign !== undefined,
  };
}

function withoutEntry({ entry: _, settings: __, ...rest }: Described) {
  return rest;
}

function inWords(game: Described, c: Colours, width: number): string {
  const { id, title, pitch, seats, rules, instinct, campaign, presets } = game;
  const who = seats.min === seats.max ? many(seats.min, "seat") : `${seats.min}-${seats.max} seats`;
  const facts = [
    who,
    many(rules, "rule"),
    ...(instinct ? [] : ["no rule-of-thumb bot yet"]),
    ...(campaign ? ["campaign"] : []),
  ];
  const options = Object.entries(game.options).map(([name, spec]) => [
    `    ${name}`,
    c.dim(game.settings[name] ?? ""),
    values(spec),
  ]);
  return [
    `${c.bold(c.cyan(id))}  ${c.bold(title)}`,
    `  ${pitch}`,
    `  ${facts.join(", ")}`,
    ...(options.length > 0 ? ["  options:", ...optionLines(options, width)] : []),
    ...presetLines(game.entry, presets),
  ].join("\n");
}

/** A row an option; what can be chosen is broken where the line ends. */
function optionLines(rows: readonly (readonly string[])[], width: number): string[] {
  const wide = Math.max(...columns(rows.map((row) => row.slice(0, 2))).map(widthOf));
  const room = Math.max(30, width - wide - 2);
  const broken = rows.flatMap(([name, says, chosen]) =>
    wrap(chosen, room).map((line, i) => (i === 0 ? [name, says, line] : ["", "", line])),
  );
  return columns(broken);
}

function values(spec: OptionSpec): string {
  switch (spec.type) {
    case "flag":
      return `true or false (${spec.default})`;
    case "choice":
      return `${spec.values.join(", ")} (${spec.default})`;
    case "number":
      return `${spec.min} to ${spec.max} (${spec.default})`;
    default:
      return spec satisfies never;
  }
}

/** A preset in words: what it changes. */
function presetLines({ game }: GameEntry, presets: Described["presets"]): string[] {
  const plain = checkOptions(game, {});
  const rows = Object.entries(presets).map(([name, set]) => {
    const changed = Object.entries(set).filter(([option, value]) => plain[option] !== value);
    return [`    ${name}`, changed.map(([option, value]) => `${option}=${value}`).join(" ")];
  });
  return rows.length > 0 ? ["  presets:", ...columns(rows)] : [];
}

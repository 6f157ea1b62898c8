/** Games by name, with their numbered rules. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AnyGame,
  BadInput,
  type GameEntry,
  type OptionSpec,
  type OptionValues,
  type RuleId,
} from "@sprawl/engine";
import { checkOptions } from "@sprawl/engine/host";
import { findGame, type GameListing, games } from "@sprawl/games";
import { type NumberedRule, readCatalogue } from "@sprawl/scenarios";
import type { Io } from "./io.js";

export type FoundGame = { readonly listing: GameListing; readonly entry: GameEntry };

/** The game of this name. Throws `BadInput` that says which there are. */
export async function gameOf(id: string, place = "game"): Promise<FoundGame> {
  const listing = findGame(id);
  if (!listing) {
    const names = games.map((game) => game.id).join(", ");
    throw new BadInput(place, `there is no game "${id}"; there are: ${names}`);
  }
  return { listing, entry: await listing.load() };
}

/** A game's rules and rulings by id, and its worked examples; empty if it has no rules.md. */
export function rulesOfGame({ root }: Io, listing: GameListing): ReadonlyMap<RuleId, NumberedRule> {
  let markdown = "";
  try {
    markdown = readFileSync(join(root, listing.folder, "rules.md"), "utf8");
  } catch {
    return new Map();
  }
  const { rules, examples } = readCatalogue(markdown);
  return new Map([...rules, ...examples].map((rule) => [rule.id, rule]));
}

/** Options of a table as they are written on the command line: a preset, and single settings. */
export function optionsFrom(
  entry: GameEntry,
  preset: string | undefined,
  settings: readonly string[],
): OptionValues {
  const { game } = entry;
  const presets = game.presets ?? {};
  if (preset !== undefined && !Object.hasOwn(presets, preset)) {
    const names = Object.keys(presets).join(", ") || "none";
    throw new BadInput("--preset", `there is no preset "${preset}"; there are: ${names}`);
  }
  const values = { ...(preset !== undefined && presets[preset]), ...readSettings(game, settings) };
  return checkOptions(game, values, "--set");
}

/** Single settings as they are written: name=value. Whether they fit, the game says. */
export function readSettings(
  game: Pick<AnyGame, "options">,
  settings: readonly string[],
): OptionValues {
  const values: Record<string, string | number | boolean> = {};
  for (const setting of settings) {
    const [name, ...rest] = setting.split("=");
    if (rest.length === 0) throw new BadInput("--set", `"${setting}" must be written name=value`);
    values[name] = readValue(game.options[name], rest.join("="));
  }
  return values;
}

function readValue(spec: OptionSpec | undefined, text: string): string | number | boolean {
  if (spec?.type === "flag") {
    if (text === "true" || text === "yes" || text === "on") return true;
    if (text === "false" || text === "no" || text === "off") return false;
  }
  if (spec?.type === "number" && /^-?\d+$/.test(text)) return Number(text);
  return text;
}

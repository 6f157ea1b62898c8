/** `sprawl play <game> --campaign`: opens a slot, or makes it, and plays on in it. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { BadInput } from "@sprawl/engine";
import { beginCampaign, freshSeed, namedSeed, seatsOf } from "@sprawl/engine/host";
import { type Given, onlyOne, textOf, textsOf, WrongUse, wordsOf } from "../command.js";
import { homeFolder, rememberLast } from "../files.js";
import type { Io } from "../io.js";
import {
  gamesOf,
  type KeptCampaign,
  keepCampaign,
  readCampaignFile,
  reopenCampaign,
  type Story,
  slotFile,
  slotsOf,
  storyOf,
} from "../play/campaign-file.js";
import { playersFrom } from "../play/players.js";
import { gameOf, readSettings } from "../registry.js";

/** The slot a first campaign gets when it is given no name. */
const FIRST_SLOT = "main";

export type OpenedCampaign = { readonly kept: KeptCampaign; readonly notice?: string };

/** The campaign that was asked for: a file, a slot, the only slot, or a new one. */
export async function openCampaign(given: Given, io: Io): Promise<OpenedCampaign> {
  const { entry } = await gameOf(onlyOne(given, "play", "the game"));
  const story = await storyOf(entry);
  const path = placeOf(given, io, entry.game.id);
  rememberLast(homeFolder(io.env), path);
  return existsSync(path) ? goOn(story, path, given, io) : begin(story, path, given, io);
}

function placeOf(given: Given, io: Io, game: string): string {
  const named = textOf(given, "file");
  if (named !== undefined) return resolve(io.cwd, named);
  const home = homeFolder(io.env);
  const asked = textOf(given, "campaign") || undefined;
  const slots = slotsOf(home, game);
  if (asked === undefined && slots.length > 1) {
    throw new BadInput("--campaign", `there are several; name one: ${slots.join(", ")}`);
  }
  return slotFile(home, game, asked ?? slots[0] ?? FIRST_SLOT);
}

function goOn(story: Story, path: string, given: Given, io: Io): OpenedCampaign {
  const extra = ["seats", "people", "set"].find((flag) => given.values[flag] !== undefined);
  if (extra) throw new WrongUse(`--${extra} is only for a new campaign; ${path} has begun`, "play");
  return reopenCampaignAt(story, path, io);
}

/** Go on with the campaign in this file. */
export function reopenCampaignAt(story: Story, path: string, io: Io): OpenedCampaign {
  const { game } = story.entries[0];
  const file = readCampaignFile(path);
  if (file.game !== game.id) {
    throw new BadInput(path, `is a campaign of ${file.game}, not of ${game.id}`);
  }
  return reopenCampaign(story, file, path, io.now);
}

function begin(story: Story, path: string, given: Given, io: Io): OpenedCampaign {
  const { definition, entries } = story;
  const games = gamesOf(story);
  const of = { options: definition.options ?? {}, seats: seatsOf(definition, games) };
  const players = playersFrom(of, wordsOf(given, "seats"), wordsOf(given, "people"));
  const options = readSettings(of, textsOf(given, "set"));
  const seed = textOf(given, "seed");
  const kept: KeptCampaign = {
    entries,
    campaign: beginCampaign(definition, games, { seats: players.length, options }),
    players,
    botSeed: seed === undefined ? freshSeed() : namedSeed(`${seed} bots`),
    path,
    now: io.now,
    table: undefined,
  };
  keepCampaign(kept);
  return { kept };
}

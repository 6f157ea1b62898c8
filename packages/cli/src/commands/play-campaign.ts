/** `sprawl play <game> --campaign`: opens a slot, or makes it, and plays on in it. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { BadInput, type GameEntry } from "@sprawl/engine";
import { beginCampaign, freshSeed, namedSeed } from "@sprawl/engine/host";
import { type Given, onlyOne, textOf, textsOf, WrongUse, wordsOf } from "../command.js";
import { homeFolder, rememberLast } from "../files.js";
import type { Io } from "../io.js";
import {
  campaignOf,
  type KeptCampaign,
  keepCampaign,
  readCampaignFile,
  reopenCampaign,
  slotFile,
  slotsOf,
} from "../play/campaign-file.js";
import { playersFrom } from "../play/players.js";
import { gameOf, readSettings } from "../registry.js";

/** The slot a first campaign gets when it is given no name. */
const FIRST_SLOT = "main";

export type OpenedCampaign = { readonly kept: KeptCampaign; readonly notice?: string };

/** The campaign that was asked for: a file, a slot, the only slot, or a new one. */
export async function openCampaign(given: Given, io: Io): Promise<OpenedCampaign> {
  const { entry } = await gameOf(onlyOne(given, "play", "the game"));
  campaignOf(entry);
  const path = placeOf(given, io, entry.game.id);
  rememberLast(homeFolder(io.env), path);
  return existsSync(path) ? goOn(entry, path, given, io) : begin(entry, path, given, io);
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

function goOn(entry: GameEntry, path: string, given: Given, io: Io): OpenedCampaign {
  const extra = ["seats", "people", "set"].find((flag) => given.values[flag] !== undefined);
  if (extra) throw new WrongUse(`--${extra} is only for a new campaign; ${path} has begun`, "play");
  return reopenCampaignAt(entry, path, io);
}

/** Go on with the campaign in this file. */
export function reopenCampaignAt(entry: GameEntry, path: string, io: Io): OpenedCampaign {
  const file = readCampaignFile(path);
  if (file.game !== entry.game.id) {
    throw new BadInput(path, `is a campaign of ${file.game}, not of ${entry.game.id}`);
  }
  return reopenCampaign(entry, file, path, io.now);
}

function begin(entry: GameEntry, path: string, given: Given, io: Io): OpenedCampaign {
  const { game } = entry;
  const seed = textOf(given, "seed");
  const kept: KeptCampaign = {
    entry,
    campaign: beginCampaign(campaignOf(entry), readSettings(game, textsOf(given, "set"))),
    players: playersFrom(game, wordsOf(given, "seats"), wordsOf(given, "people")),
    botSeed: seed === undefined ? freshSeed() : namedSeed(`${seed} bots`),
    path,
    now: io.now,
    table: undefined,
  };
  keepCampaign(kept);
  return { kept };
}

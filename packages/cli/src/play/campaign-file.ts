/**
 * Campaigns on disk: one file a slot, with the campaign as the engine saves it and the match that is
 * being played as `sprawl play` keeps it, log and all. Written and checked like every other file.
 */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { BadInput, type CampaignDefinition, type GameEntry, type Plain } from "@sprawl/engine";
import { type Campaign, loadCampaign, type SavedCampaign, saveCampaign } from "@sprawl/engine/host";
import {
  checkPlayers,
  type FilePlayer,
  fileText,
  type MatchFile,
  parseJson,
  readText,
  withoutChecksum,
  writeWhole,
} from "../files.js";
import { type PlayTable, reopened } from "./table.js";

export const CAMPAIGN_FILE = "sprawl-campaign-file/1";

export type CampaignFile = {
  readonly format: typeof CAMPAIGN_FILE;
  readonly game: string;
  readonly players: readonly FilePlayer[];
  readonly botSeed: string;
  readonly campaign: SavedCampaign;
  /** The match that is being played. */
  readonly match?: MatchFile;
};

/** A campaign at a table of people and bots. */
export type KeptCampaign = {
  readonly entry: GameEntry;
  readonly campaign: Campaign;
  readonly players: readonly FilePlayer[];
  readonly botSeed: string;
  readonly path: string;
  readonly now: () => number;
  table: PlayTable | undefined;
};

export function campaignOf({ game, campaign }: GameEntry): CampaignDefinition<Plain> {
  if (campaign) return campaign;
  throw new BadInput("--campaign", `${game.id} has no campaign`);
}

/** Write it down; `match` is what the table has to say of the match that is being played. */
export function keepCampaign(kept: KeptCampaign, match?: MatchFile): void {
  const { entry, campaign, players, botSeed, path } = kept;
  const file: CampaignFile = {
    format: CAMPAIGN_FILE,
    game: entry.game.id,
    players,
    botSeed,
    campaign: saveCampaign(campaign),
    ...(match && campaign.current && { match }),
  };
  writeWhole(path, fileText(file));
}

export function isCampaignText(text: string): boolean {
  return text.includes(`"format": ${JSON.stringify(CAMPAIGN_FILE)}`);
}

export function readCampaignFile(path: string, named = path): CampaignFile {
  const value = parseJson(readText(path, named), named);
  if (value.format !== CAMPAIGN_FILE) throw new BadInput(named, "is no campaign");
  const file = withoutChecksum(value, named);
  checkPlayers(file.players, named);
  return file as unknown as CampaignFile;
}

/** Go on with a campaign from its file. */
export function reopenCampaign(
  entry: GameEntry,
  { players, botSeed, campaign: saved, match }: CampaignFile,
  path: string,
  now: () => number,
): { readonly kept: KeptCampaign; readonly notice?: string } {
  const campaign = loadCampaign(campaignOf(entry), saved);
  const kept: KeptCampaign = { entry, campaign, players, botSeed, path, now, table: undefined };
  if (!campaign.current) return { kept };
  const file = match ?? bareMatch(entry, saved);
  const { table, notice } = reopened(entry, file, path, openingFor(kept));
  campaign.current.match = table.match;
  kept.table = table;
  return notice === undefined ? { kept } : { kept, notice };
}

/** A campaign that was saved elsewhere has no log of its match. */
function bareMatch({ game }: GameEntry, { current }: SavedCampaign): MatchFile {
  return {
    format: "sprawl-file/1",
    game: game.id,
    ...(current && { saved: current.match }),
  };
}

/** How the tables of a campaign are opened: whatever happens there is kept with the campaign. */
export function openingFor(kept: KeptCampaign) {
  const { players, botSeed, path, now } = kept;
  return { players, botSeed, path, now, keeper: (file: MatchFile) => keepCampaign(kept, file) };
}

/** Where a slot of a game lies. */
export function slotFile(home: string, game: string, slot: string): string {
  if (!/^[\w-]+$/.test(slot)) {
    throw new BadInput("--campaign", `"${slot}" must be letters, digits and hyphens`);
  }
  return resolve(home, "campaigns", game, `${slot}.json`);
}

/** The slots of a game, by name. */
export function slotsOf(home: string, game: string): string[] {
  try {
    const names = readdirSync(join(home, "campaigns", game));
    return names.flatMap((name) => /^([\w-]+)\.json$/.exec(name)?.[1] ?? []).sort();
  } catch {
    return [];
  }
}

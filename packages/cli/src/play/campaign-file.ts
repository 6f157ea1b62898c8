/**
 * Campaigns on disk: one file a slot, with the campaign as the engine saves it and the match that is
 * being played as `sprawl play` keeps it, log and all. Written and checked like every other file.
 */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type AnyGame,
  BadInput,
  type CampaignDefinition,
  type GameEntry,
  type Plain,
} from "@sprawl/engine";
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
import { gameOf } from "../registry.js";
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

/** A campaign with the games it is made of, the one that brings it first. */
export type Story = {
  readonly definition: CampaignDefinition<Plain>;
  readonly entries: readonly GameEntry[];
};

/** A campaign at a table of people and bots. */
export type KeptCampaign = {
  /** The games it is made of, the one that brings it first. */
  readonly entries: readonly GameEntry[];
  readonly campaign: Campaign;
  readonly players: readonly FilePlayer[];
  readonly botSeed: string;
  readonly path: string;
  readonly now: () => number;
  table: PlayTable | undefined;
};

/** The campaign a game brings, and its games. */
export async function storyOf({ game, campaign: definition }: GameEntry): Promise<Story> {
  if (!definition) throw new BadInput("--campaign", `${game.id} has no campaign`);
  const found = await Promise.all(definition.games.map((id) => gameOf(id)));
  return { definition, entries: found.map(({ entry }) => entry) };
}

export function gamesOf({ entries }: Pick<Story, "entries">): readonly AnyGame[] {
  return entries.map(({ game }) => game);
}

/** The entry of the game that a match of the campaign is of. */
export function entryFor({ entries }: Pick<Story, "entries">, game: string): GameEntry {
  const entry = entries.find((each) => each.game.id === game);
  if (!entry) throw new BadInput("game", `"${game}" is not part of the campaign`);
  return entry;
}

/** Write it down; `match` is what the table has to say of the match that is being played. */
export function keepCampaign(kept: KeptCampaign, match?: MatchFile): void {
  const { entries, campaign, players, botSeed, path } = kept;
  const file: CampaignFile = {
    format: CAMPAIGN_FILE,
    game: entries[0].game.id,
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
  story: Story,
  { players, botSeed, campaign: saved, match }: CampaignFile,
  path: string,
  now: () => number,
): { readonly kept: KeptCampaign; readonly notice?: string } {
  const { definition, entries } = story;
  const campaign = loadCampaign(definition, gamesOf(story), saved);
  const kept: KeptCampaign = { entries, campaign, players, botSeed, path, now, table: undefined };
  if (!campaign.current) return { kept };
  const entry = entryFor(story, campaign.current.match.header.game);
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

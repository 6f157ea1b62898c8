/**
 * A campaign played at a table: match after match for the same people, in the same seats. What is
 * carried between matches may be secret; it lies in the document, and nobody is sent it as it is.
 */
import { BadInput, type CampaignDefinition, type OptionValues, type Plain } from "@sprawl/engine";
import {
  abandonMatch,
  beginCampaign,
  type Campaign,
  carriedFor,
  concludeMatch,
  endingOf,
  loadCampaign,
  type Match,
  offersOf,
  planNext,
  resultOf,
  saveCampaign,
  winnersOf,
} from "@sprawl/engine/host";
import { gameOf } from "../games.js";
import type { CampaignDoc, TableDoc } from "./doc.js";
import { seatOf } from "./doc.js";

async function storyOf(game: string) {
  const { campaign } = await gameOf(game);
  if (!campaign) throw new BadInput("campaign", "this game has none");
  const definition: CampaignDefinition<Plain> = campaign;
  const entries = await Promise.all(definition.games.map(gameOf));
  return { definition, games: entries.map((entry) => entry.game) };
}

async function campaignIn({ game, saved }: CampaignDoc): Promise<Campaign> {
  const { definition, games } = await storyOf(game);
  return loadCampaign(definition, games, saved);
}

/** The campaign as it is kept; `name` is what is played next. */
function docOf(game: string, campaign: Campaign, name?: string): CampaignDoc {
  const { current: _, ...saved } = saveCampaign(campaign);
  const offers = offersOf(campaign).map((next) => ({
    name: next.name,
    game: next.game,
    choices: next.choices ?? [],
  }));
  const ending = endingOf(campaign);
  const next = name ?? offers[0]?.name;
  return {
    game,
    saved,
    offers,
    ...(next !== undefined && { name: next }),
    ...(ending !== undefined && { ending, winners: winnersOf(campaign) }),
  };
}

/** What a table is about to play: a match of its campaign. */
export type Ahead = Pick<TableDoc, "game" | "options"> & { readonly campaign: CampaignDoc };

function ahead(game: string, campaign: Campaign, name: string, chosen: OptionValues): Ahead {
  const { game: next, beginning } = planNext(campaign, name, chosen);
  const options = beginning.options as OptionValues;
  return { game: next.id, options, campaign: docOf(game, campaign, name) };
}

/** A campaign of this game begins. */
export async function begunCampaign(
  game: string,
  seats: number | undefined,
  options: OptionValues | undefined,
): Promise<Ahead & { readonly seats: number }> {
  const { definition, games } = await storyOf(game);
  const campaign = beginCampaign(definition, games, {
    ...(seats !== undefined && { seats }),
    ...(options && { options }),
  });
  const [first] = offersOf(campaign);
  return { ...ahead(game, campaign, first.name, {}), seats: campaign.seats };
}

/** The match that is chosen, or the first of those on offer. */
export async function nextAhead(
  doc: CampaignDoc,
  name: string | undefined,
  chosen: OptionValues = {},
): Promise<Ahead> {
  const campaign = await campaignIn(doc);
  const wanted = name ?? doc.name ?? "";
  return ahead(doc.game, campaign, wanted, chosen);
}

/** What the match that is dealt now gets of the campaign. */
export async function broughtTo({ campaign: doc }: TableDoc) {
  if (!doc) return {};
  const { beginning } = planNext(await campaignIn(doc), doc.name ?? "");
  const { carried, sealed } = beginning;
  return { ...(carried !== undefined && { carried }), ...(sealed && { sealed }) };
}

/** The campaign after its match: over by its rules, or given up. */
export async function afterMatch(doc: CampaignDoc, match: Match): Promise<CampaignDoc> {
  const campaign = await campaignIn(doc);
  campaign.current = { name: doc.name ?? "", match };
  if (resultOf(match)) concludeMatch(campaign);
  else abandonMatch(campaign);
  return docOf(doc.game, campaign);
}

/** What is carried, as this person may know it. */
export async function carriedAt(table: TableDoc, person: string | undefined): Promise<Plain> {
  const { campaign: doc } = table;
  if (!doc) return undefined;
  return carriedFor(await campaignIn(doc), seatOf(table, person) ?? "spectator");
}

/** Does this match stay closed: is it sealed, and does its campaign go on? */
export function isSealed({ campaign }: TableDoc, row: { readonly sealed?: boolean }): boolean {
  return row.sealed === true && campaign !== undefined && campaign.ending === undefined;
}

/** Campaigns in this browser: what is carried lies in a slot, the match being played beside the others. */
import {
  BadInput,
  type CampaignDefinition,
  type GameEntry,
  type NextMatch,
  type OptionValues,
  type Plain,
} from "@sprawl/engine";
import {
  abandonMatch,
  beginCampaign,
  beginNext,
  type Campaign,
  concludeMatch,
  endingOf,
  freshSeed,
  loadCampaign,
  type Match,
  resultOf,
  saveCampaign,
} from "@sprawl/engine/host";
import { newId, type Place, rowOf } from "./begin.js";
import type { KeptSlot, LocalPlayer } from "./kept.js";

/** The campaign a game brings. */
export function campaignOf(entry: GameEntry): CampaignDefinition<Plain> {
  if (!entry.campaign) throw new BadInput("game", `"${entry.game.id}" has no campaign`);
  return entry.campaign;
}

/** Begins a campaign and keeps it. Seats beyond these players are bots'. */
export async function beginSlot(
  place: Place,
  game: string,
  players: readonly LocalPlayer[],
  options: Plain = {},
): Promise<string> {
  const campaign = beginCampaign(campaignOf(await place.load(game)), options);
  const now = place.now();
  const slot = { id: newId(), game, began: now, changed: now, players };
  await place.store.putSlot({ ...slot, campaign: carriedBy(campaign) });
  return slot.id;
}

/** The campaign of a slot; the match being played is not in it. */
export function campaignIn(entry: GameEntry, slot: KeptSlot): Campaign {
  return loadCampaign(campaignOf(entry), slot.campaign);
}

/** What may be played now. */
export function nextIn(entry: GameEntry, slot: KeptSlot): readonly NextMatch[] {
  const { definition, carried } = campaignIn(entry, slot);
  return definition.next(carried);
}

/** How its story has ended, once it has. */
export function endingIn(entry: GameEntry, slot: KeptSlot): string | undefined {
  return endingOf(campaignIn(entry, slot));
}

/** Begins one of the matches that may be played now, and keeps it. Returns its id. */
export async function playNext(
  place: Place,
  id: string,
  name: string,
  chosen: OptionValues = {},
): Promise<string> {
  const slot = await place.store.slot(id);
  if (!slot) throw new BadInput("slot", "there is no such campaign here");
  if (slot.current) throw new BadInput("slot", "a match is being played");
  const campaign = campaignIn(await place.load(slot.game), slot);
  const match = beginNext(campaign, name, freshSeed(), chosen);
  const players = playersFor(slot.players, match.header.seats);
  const row = { ...rowOf(match, players, place.now()), campaign: { slot: id, name } };
  const current = { name, match: row.id };
  await place.store.begin({ match: row, answers: [] }, { ...slot, changed: row.began, current });
  return row.id;
}

function playersFor(players: readonly LocalPlayer[], seats: number): LocalPlayer[] {
  return Array.from(
    { length: seats },
    (_, seat) => players[seat] ?? { name: `Bot ${seat + 1}`, bot: "instinct" },
  );
}

/**
 * The slot after its match has ended, by its rules or by being given up; undefined if that match is
 * not the one this campaign waits for.
 */
export function slotAfter(
  entry: GameEntry,
  slot: KeptSlot,
  id: string,
  match: Match,
  now: number,
): KeptSlot | undefined {
  if (slot.current?.match !== id) return undefined;
  const campaign = campaignIn(entry, slot);
  campaign.current = { name: slot.current.name, match };
  if (resultOf(match)) concludeMatch(campaign);
  else abandonMatch(campaign);
  const { current: _, ...rest } = slot;
  return { ...rest, changed: now, campaign: carriedBy(campaign) };
}

function carriedBy(campaign: Campaign): KeptSlot["campaign"] {
  const { format, campaign: id, version, carried, played } = saveCampaign(campaign);
  return { format, campaign: id, version, carried, played };
}

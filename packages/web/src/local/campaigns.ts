/** Campaigns in this browser: what is carried lies in a slot, the match being played beside the others. */
import {
  type AnyGame,
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
  offersOf,
  progressOf,
  resultOf,
  saveCampaign,
  seatsOf,
} from "@sprawl/engine/host";
import { botName } from "../front/setup-model.js";
import { newId, type Place, rowOf } from "./begin.js";
import type { KeptMatch, KeptSlot, LocalPlayer } from "./kept.js";

/** A campaign with the games it is made of, the one that brings it first. */
export type Story = {
  readonly definition: CampaignDefinition<Plain>;
  readonly entries: readonly GameEntry[];
};

/** The campaign a game brings, and its games. */
export async function storyOf(place: Pick<Place, "load">, game: string): Promise<Story> {
  const { campaign: definition } = await place.load(game);
  if (!definition) throw new BadInput("game", `"${game}" has no campaign`);
  return { definition, entries: await Promise.all(definition.games.map((id) => place.load(id))) };
}

function gamesIn({ entries }: Story): readonly AnyGame[] {
  return entries.map(({ game }) => game);
}

/** Begins a campaign and keeps it. Seats beyond these players are bots'. */
export async function beginSlot(
  place: Place,
  game: string,
  players: readonly LocalPlayer[],
  options: OptionValues = {},
): Promise<string> {
  const story = await storyOf(place, game);
  const { min } = seatsOf(story.definition, gamesIn(story));
  const seats = Math.max(players.length, min);
  const campaign = beginCampaign(story.definition, gamesIn(story), { seats, options });
  const now = place.now();
  const slot = { id: newId(), game, began: now, changed: now, players };
  await place.store.putSlot({ ...slot, campaign: carriedBy(campaign) });
  return slot.id;
}

/** The campaign of a slot; the match being played is not in it. */
export function campaignIn(story: Story, slot: KeptSlot): Campaign {
  return loadCampaign(story.definition, gamesIn(story), slot.campaign);
}

/** What may be played now. */
export function nextIn(story: Story, slot: KeptSlot): readonly NextMatch[] {
  return offersOf(campaignIn(story, slot));
}

/** How its story has ended, once it has. */
export function endingIn(story: Story, slot: KeptSlot): string | undefined {
  return endingOf(campaignIn(story, slot));
}

/** How much of its story has been played, where it says. */
export function progressIn(story: Story, slot: KeptSlot) {
  return progressOf(campaignIn(story, slot));
}

/** Why a match of a campaign cannot be looked through yet. */
export const CLOSED =
  "stays closed until its campaign has ended: the matches after it go on with its secrets";

/** May what this match has left hidden be seen by everybody: its seed, and all that follows from it? */
export async function isOpen(place: Place, { sealed, campaign }: KeptMatch): Promise<boolean> {
  if (!sealed || !campaign) return true;
  const slot = await place.store.slot(campaign.slot);
  return !slot || endingIn(await storyOf(place, slot.game), slot) !== undefined;
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
  const campaign = campaignIn(await storyOf(place, slot.game), slot);
  const match = beginNext(campaign, name, freshSeed(), chosen);
  const players = playersFor(slot.players, match.header.seats);
  const row = { ...rowOf(match, players, place.now()), campaign: { slot: id, name } };
  const current = { name, match: row.id };
  await place.store.begin({ match: row, answers: [] }, { ...slot, changed: row.began, current });
  return row.id;
}

/** Begins a campaign and its first match with it. Returns the match's id. */
export async function beginFirst(
  place: Place,
  game: string,
  players: readonly LocalPlayer[],
): Promise<string> {
  const id = await beginSlot(place, game, players);
  const slot = await place.store.slot(id);
  const [first] = slot ? nextIn(await storyOf(place, game), slot) : [];
  if (!first) throw new BadInput("game", `the campaign of "${game}" begins with nothing`);
  return playNext(place, id, first.name);
}

function playersFor(players: readonly LocalPlayer[], seats: number): LocalPlayer[] {
  return Array.from(
    { length: seats },
    (_, seat) => players[seat] ?? { name: botName(seat), bot: "instinct" },
  );
}

/**
 * The slot after its match has ended, by its rules or by being given up; undefined if that match is
 * not the one this campaign waits for.
 */
export function slotAfter(
  story: Story,
  slot: KeptSlot,
  id: string,
  match: Match,
  now: number,
): KeptSlot | undefined {
  if (slot.current?.match !== id) return undefined;
  const campaign = campaignIn(story, slot);
  campaign.current = { name: slot.current.name, match };
  if (resultOf(match)) concludeMatch(campaign);
  else abandonMatch(campaign);
  const { current: _, ...rest } = slot;
  return { ...rest, changed: now, campaign: carriedBy(campaign) };
}

function carriedBy(campaign: Campaign): KeptSlot["campaign"] {
  const { format, campaign: id, version, seats, carried, played } = saveCampaign(campaign);
  return { format, campaign: id, version, ...(seats && { seats }), carried, played };
}

/** Beginning matches and campaigns in this browser. Which games there are, only the registry knows. */
import { BadInput, type GameEntry, type OptionValues } from "@sprawl/engine";
import { findGame } from "@sprawl/games";
import { beginMatch, type LocalSetup, type Place } from "./begin.js";
import { browserStore } from "./browser-store.js";
import { beginFirst, beginSlot } from "./campaigns.js";
import type { KeptSlot, LocalPlayer } from "./kept.js";

export type { LocalSetup } from "./begin.js";
export type { KeptMatch, KeptSlot, LocalPlayer } from "./kept.js";

/** A game by its id, loaded when it is wanted. */
export async function loadGame(id: string): Promise<GameEntry> {
  const game = findGame(id);
  if (!game) throw new BadInput("game", `there is no game "${id}"`);
  return game.load();
}

/** This browser, as everything in this folder needs it. */
export function here(): Place {
  return { store: browserStore(), load: loadGame, now: () => Date.now() };
}

/** Begins a match, keeps it, and returns its id: its address is `/local/<id>`. */
export async function startLocal(setup: LocalSetup): Promise<string> {
  void navigator.storage?.persist?.().catch(() => {});
  return beginMatch(here(), setup);
}

/** Begins a campaign of this game, keeps it, and returns its slot: its address is `/campaign/<slot>`. */
export async function startCampaign(
  game: string,
  players: readonly LocalPlayer[],
  options: OptionValues = {},
): Promise<string> {
  void navigator.storage?.persist?.().catch(() => {});
  return beginSlot(here(), game, players, options);
}

/** Begins a campaign with its first match, and returns the match: its address is `/local/<id>`. */
export async function startFirstOf(game: string, players: readonly LocalPlayer[]): Promise<string> {
  void navigator.storage?.persist?.().catch(() => {});
  return beginFirst(here(), game, players);
}

/** The campaigns kept in this browser, the newest first; of one game, or of all. */
export async function listCampaigns(game?: string): Promise<readonly KeptSlot[]> {
  const slots = await browserStore().slots();
  return slots
    .filter((slot) => game === undefined || slot.game === game)
    .sort((a, b) => b.changed - a.changed);
}

/** The matches kept in this browser, the newest first. */
export async function listMatches() {
  const matches = await browserStore().list();
  return matches.slice().sort((a, b) => b.changed - a.changed);
}

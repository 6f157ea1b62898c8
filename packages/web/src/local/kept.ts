/**
 * What this browser keeps of the matches and campaigns played in it, and the one small interface to
 * wherever that lies: browser-store.ts (IndexedDB) or memory-store.ts (for tests). A match is kept as
 * how it began plus every answer, so that all of it can be played again; and beside that, as a
 * snapshot, for the day the rules have changed and the answers no longer fit.
 */
import type { Result, Seat } from "@sprawl/engine";
import type { Header, Saved, SavedAnswer, SavedCampaign } from "@sprawl/engine/host";

/** Who plays a seat: somebody at this screen, or a bot by its name ("instinct", "search"). */
export type LocalPlayer = { readonly name: string; readonly bot?: string };

/** A match as it is listed: how it began, who plays, and how it stands. */
export type KeptMatch = Header & {
  readonly id: string;
  /** Hash of the deal, written down before the first draw. */
  readonly commitment: string;
  readonly players: readonly LocalPlayer[];
  /** What the bots' own chance is made from, so that coming back changes nothing they do. */
  readonly bots: string;
  readonly began: number;
  readonly changed: number;
  /** Rises with every write. Whoever writes says which one he has seen. */
  readonly revision: number;
  readonly answers: number;
  /** How often something was taken back; part of a decision's id. */
  readonly backs: number;
  readonly waiting: readonly Seat[];
  readonly result?: Result;
  /** Hash of the position it ended or was given up in, so that a replay can be compared. */
  readonly hash?: string;
  readonly abandoned?: true;
  readonly campaign?: { readonly slot: string; readonly name: string };
};

/** An answer, and what a bot had to say for it. */
export type KeptAnswer = { readonly a: SavedAnswer; readonly why?: string };

export type KeptWhole = {
  readonly match: KeptMatch;
  readonly answers: readonly KeptAnswer[];
  readonly saved?: Saved;
};

/** A campaign as it is kept. The match being played is kept like any other. */
export type KeptSlot = {
  readonly id: string;
  /** The game that brings the campaign. */
  readonly game: string;
  readonly began: number;
  readonly changed: number;
  readonly players: readonly LocalPlayer[];
  readonly campaign: Omit<SavedCampaign, "current">;
  readonly current?: { readonly name: string; readonly match: string };
};

/** One thing done to a match. All of it is written, or none. */
export type Change = {
  /** The match afterwards; its revision is one more than what must be stored now. */
  readonly match: KeptMatch;
  readonly add?: KeptAnswer;
  /** So many answers stay; the others, and a snapshot made after them, go. */
  readonly keep?: number;
  /** What it means for its campaign. */
  readonly slot?: KeptSlot;
};

export type LocalStore = {
  /** Keep a match that begins, whole; and the campaign it belongs to. */
  begin(whole: KeptWhole, slot?: KeptSlot): Promise<void>;
  read(id: string): Promise<KeptWhole | undefined>;
  list(): Promise<readonly KeptMatch[]>;
  /** Resolves when it is durable. False if the stored match is at another revision. */
  write(change: Change): Promise<boolean>;
  /** Keep a snapshot, if the match is still at this revision. */
  snapshot(id: string, revision: number, saved: Saved): Promise<void>;
  remove(id: string): Promise<void>;
  slots(): Promise<readonly KeptSlot[]>;
  slot(id: string): Promise<KeptSlot | undefined>;
  putSlot(slot: KeptSlot): Promise<void>;
  removeSlot(id: string): Promise<void>;
};

/** The seats played by somebody at this screen. */
export function peopleOf(players: readonly LocalPlayer[]): Seat[] {
  return players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
}

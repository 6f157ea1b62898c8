/** A table as it is being set up. Pure: what a form holds, and what the server is asked for. */
import type { GameEntry, OptionValues } from "@sprawl/engine";
import { canonical, seatCounts } from "@sprawl/engine/host";
import { games } from "@sprawl/games";
import type { BotKind, BotPace, Pace } from "@sprawl/server/wire";
import { nearestCount, optionsOf } from "../front/setup-model.js";

export type Draft = {
  readonly game: string;
  readonly seats: number;
  readonly bots: number;
  readonly botKind: BotKind;
  readonly botPace: BotPace;
  /** A named set of options; "" for the game's own. */
  readonly preset: string;
  /** On top of the preset. */
  readonly options: OptionValues;
  readonly pace: Pace["kind"];
  /** Minutes in the bank, seconds an answer; hours for each answer. */
  readonly bank: number;
  readonly increment: number;
  readonly hours: number;
  readonly public: boolean;
  readonly shuffle: boolean;
  /** Match after match, as the game's campaign says. */
  readonly campaign: boolean;
};

/** Games one can play with others. */
export const onlineGames = games.filter(({ seats }) => seats.max > 1);

export const HOURS: readonly number[] = [4, 12, 24, 48, 168];

export function newDraft(wanted?: string): Draft {
  const listing = games.find(({ id }) => id === wanted) ?? onlineGames[0] ?? games[0];
  const { min, max } = listing.seats;
  return {
    game: listing.id,
    seats: Math.min(max, Math.max(min, 2)),
    bots: 0,
    botKind: "instinct",
    botPace: "natural",
    preset: "",
    options: {},
    pace: "untimed",
    bank: 10,
    increment: 15,
    hours: 48,
    public: false,
    shuffle: false,
    campaign: false,
  };
}

/** The draft with another game: what belongs to the old one is dropped. */
export function withGame(draft: Draft, game: string): Draft {
  const { seats, bots, ...rest } = newDraft(game);
  const { preset, options, campaign } = rest;
  return { ...draft, game: rest.game, seats, bots, preset, options, campaign };
}

export function withSeats(draft: Draft, seats: number): Draft {
  return { ...draft, seats, bots: Math.min(draft.bots, seats - 1) };
}

/** The draft with another preset or other options, and a number of seats they are for. */
export function withOptions(
  entry: GameEntry,
  draft: Draft,
  change: Pick<Partial<Draft>, "preset" | "options">,
): Draft {
  const changed = { ...draft, ...change };
  const counts = seatCounts(entry.game, valuesIn(entry, changed));
  return withSeats(changed, nearestCount(counts, draft.seats));
}

/** The draft as a campaign or as a single match, with a number of seats that it is for. */
export function withCampaign(entry: GameEntry, draft: Draft, campaign: boolean): Draft {
  const { min, max } = (campaign && entry.campaign?.seats) || entry.game.seats;
  const changed = { ...draft, campaign, preset: "", options: {} };
  return withSeats(changed, Math.min(max, Math.max(min, draft.seats)));
}

/** What is set, with what the preset and the game say otherwise. */
export function valuesIn(
  { game }: GameEntry,
  { preset, options }: Pick<Draft, "preset" | "options">,
): OptionValues {
  return { ...optionsOf(game.options, game.presets?.[preset]), ...options };
}

/** The preset that is the game as it comes, if one is. */
export function usualPreset({ game }: GameEntry): string | undefined {
  const usual = canonical(optionsOf(game.options));
  const presets = Object.entries(game.presets ?? {});
  return presets.find(([, set]) => canonical(optionsOf(game.options, set)) === usual)?.[0];
}

function paceOf({ pace, bank, increment, hours }: Draft): Pace {
  switch (pace) {
    case "live":
      return { kind: "live", bank: bank * 60, increment };
    case "turns":
      return { kind: "turns", each: hours * 3600 };
    case "untimed":
      return { kind: "untimed" };
    default:
      return pace satisfies never;
  }
}

/** What the server is sent. */
export function requestOf(draft: Draft) {
  const { game, seats, bots, botKind, preset, options, campaign } = draft;
  return {
    ...(campaign && { campaign }),
    game,
    seats,
    bots: new Array<BotKind>(bots).fill(botKind),
    ...(preset !== "" && { preset }),
    options,
    pace: paceOf(draft),
    botPace: draft.botPace,
    private: !draft.public,
    shuffleSeats: draft.shuffle,
  };
}

/**
 * A sequence of matches, of one game or of several, with what is carried from one to the next.
 *
 * A host loads the games that the definition names and begins one (`beginCampaign`), shows what may
 * be played (`offersOf`) and how the story has ended (`endingOf`), and begins the match that is chosen
 * (`beginNext`), with a fresh seed and the options its players may set; a host that deals by itself
 * asks for the plan alone (`planNext`). That match is played like any other. Once it is over the host
 * concludes it (`concludeMatch`), or gives it up before (`abandonMatch`), and shows what may be played
 * now. After each of these, and after every answer, it keeps `saveCampaign`.
 *
 * What is carried may hold what one seat knows and others do not: nobody is shown more of it than
 * `carriedFor` says. A match that is sealed keeps its seed back until the campaign has ended.
 */
import { Check, checkPlain } from "./check.js";
import { BadInput } from "./errors.js";
import { type AnyGame, checkOptions, type OptionSchema, type OptionValues } from "./game.js";
import { type Beginning, createMatch } from "./match.js";
import type { Play } from "./play.js";
import { load, type Saved, save } from "./save.js";
import { type Match, opened } from "./snapshot.js";
import type { Plain, Result, Seat, Viewer } from "./words.js";

/** What is to be played next. */
export type NextMatch = {
  /** Which match of the campaign it is: "mission-3", "mission-3 again". */
  readonly name: string;
  /** The id of the game: one of those the campaign names. */
  readonly game: string;
  readonly seats: number;
  readonly options?: OptionValues;
  /** Names of options that the players may set as they like. */
  readonly choices?: readonly string[];
  /** What the match's setup gets to see of what is carried, as `g.carried`. */
  readonly brings?: Plain;
  /** What this match leaves hidden matters on: its seed is kept back until the campaign has ended. */
  readonly sealed?: true;
};

export type CampaignDefinition<C extends Plain> = {
  readonly id: string;
  readonly version: number;
  /** The ids of the games it is made of, its own first. */
  readonly games: readonly string[];
  /** For how many; without this, for as many as its own game takes. */
  readonly seats?: { readonly min: number; readonly max: number };
  /** What its people may set when it begins. */
  readonly options?: OptionSchema;
  /** What is carried at the start. */
  begin(options: OptionValues, seats: number): C;
  /** What may be played now; an empty list ends the campaign. */
  next(carried: C): readonly NextMatch[];
  /** Once the story has ended: the id of how. Matches may still be on offer, to be played again. */
  ending?(carried: C): string | undefined;
  /** How much of the story has been played, and how much there is. */
  progress?(carried: C): { readonly done: number; readonly all: number };
  /** Who has won it, once it has ended. */
  winners?(carried: C): readonly Seat[];
  /** What this viewer may know of what is carried; without this, all of it. */
  seen?(carried: C, viewer: Viewer): Plain;
  /** What is carried after a match, as its rules left it: its state, and the faces in it. */
  after(carried: C, played: PlayedMatch, g: Play): C;
  /** What is carried after a match was given up; without this, all stays as it was. */
  abandoned?(carried: C, name: string, g: Play): C;
};

/** A match that is over, as the campaign remembers it. */
export type PlayedMatch = {
  readonly name: string;
  readonly game: string;
  readonly result: Result;
};

export type Campaign<C extends Plain = Plain> = {
  readonly definition: CampaignDefinition<C>;
  /** The games it is made of. */
  readonly games: readonly AnyGame[];
  readonly seats: number;
  carried: C;
  played: PlayedMatch[];
  /** The match that is being played, and what it is called. */
  current: { readonly name: string; match: Match } | undefined;
};

export const CAMPAIGN_FORMAT = "sprawl-campaign/1";

export type SavedCampaign = {
  readonly format: typeof CAMPAIGN_FORMAT;
  readonly campaign: string;
  readonly version: number;
  /** Not in those from before there were campaigns for several. */
  readonly seats?: number;
  readonly carried: Plain;
  readonly played: readonly PlayedMatch[];
  readonly current?: { readonly name: string; readonly match: Saved };
};

/** For how many people it is. */
export function seatsOf<C extends Plain>(
  definition: CampaignDefinition<C>,
  games: readonly AnyGame[],
): { readonly min: number; readonly max: number } {
  return definition.seats ?? gameOf(games, definition.games[0]).seats;
}

export type CampaignBeginning = { readonly seats?: number; readonly options?: unknown };

export function beginCampaign<C extends Plain>(
  definition: CampaignDefinition<C>,
  games: readonly AnyGame[],
  { seats: given, options }: CampaignBeginning = {},
): Campaign<C> {
  for (const id of definition.games) gameOf(games, id);
  const { min, max } = seatsOf(definition, games);
  const seats = given ?? min;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new BadInput("seats", `must be a whole number from ${min} to ${max}`);
  }
  const carried = definition.begin(
    checkOptions({ options: definition.options ?? {} }, options),
    seats,
  );
  return { definition, games, seats, carried, played: [], current: undefined };
}

function gameOf(games: readonly AnyGame[], id: string): AnyGame {
  const game = games.find((each) => each.id === id);
  if (!game) throw new BadInput("games", `"${id}" is part of the campaign and missing`);
  return game;
}

/** What may be played now. */
export function offersOf<C extends Plain>({
  definition,
  carried,
}: Campaign<C>): readonly NextMatch[] {
  return definition.next(carried);
}

/** How the campaign has ended; undefined while it goes on. "over" if nothing is left to play. */
export function endingOf<C extends Plain>({ definition, carried }: Campaign<C>) {
  const ending = definition.ending?.(carried);
  return ending ?? (definition.next(carried).length === 0 ? "over" : undefined);
}

/** How much of the story has been played; undefined where it does not say. */
export function progressOf<C extends Plain>({ definition, carried }: Campaign<C>) {
  return definition.progress?.(carried);
}

/** Who has won the campaign; nobody as long as it goes on. */
export function winnersOf<C extends Plain>(campaign: Campaign<C>): readonly Seat[] {
  if (endingOf(campaign) === undefined) return [];
  return campaign.definition.winners?.(campaign.carried) ?? [];
}

/** What this viewer may know of what is carried. */
export function carriedFor<C extends Plain>(campaign: Campaign<C>, viewer: Viewer): Plain {
  const { definition, carried } = campaign;
  return definition.seen ? definition.seen(carried, viewer) : carried;
}

/** A match that may be begun: its game, and all that fixes it but its seed. */
export type PlannedMatch = {
  readonly name: string;
  readonly game: AnyGame;
  readonly beginning: Omit<Beginning, "seed">;
};

/** The match of this name, if it may be played now, with the options its players have chosen. */
export function planNext<C extends Plain>(
  campaign: Campaign<C>,
  name: string,
  chosen: OptionValues = {},
): PlannedMatch {
  if (campaign.current) throw new BadInput("campaign", "a match is being played");
  const offered = offersOf(campaign);
  const next = offered.find((each) => each.name === name);
  if (!next) {
    const names = offered.map((each) => each.name).join(", ") || "none: the campaign is over";
    throw new BadInput("name", `"${name}" cannot be played now; these can: ${names}`);
  }
  const { seats, options, choices = [], brings, sealed } = next;
  const fixed = Object.keys(chosen).find((option) => !choices.includes(option));
  if (fixed !== undefined) {
    const free = choices.join(", ") || "none";
    throw new BadInput(`options.${fixed}`, `is set by the campaign; these can be chosen: ${free}`);
  }
  const game = gameOf(campaign.games, next.game);
  const beginning = {
    seats,
    options: checkOptions(game, { ...options, ...chosen }),
    ...(brings !== undefined && { carried: brings }),
    ...(sealed && { sealed }),
  };
  return { name, game, beginning };
}

/** Begin one of the matches that may be played now, with the options its players have chosen. */
export function beginNext<C extends Plain>(
  campaign: Campaign<C>,
  name: string,
  seed: string,
  chosen: OptionValues = {},
): Match {
  const { game, beginning } = planNext(campaign, name, chosen);
  const match = createMatch(game, { ...beginning, seed });
  campaign.current = { name, match };
  return match;
}

/** Take over what the finished match brought. */
export function concludeMatch<C extends Plain>(campaign: Campaign<C>): PlayedMatch {
  const { current, definition } = campaign;
  if (!current) throw new BadInput("campaign", "no match is being played");
  const { play } = opened(current.match);
  const { result } = play;
  if (!result) throw new BadInput("campaign", "the match is not over");
  const played: PlayedMatch = { name: current.name, game: current.match.header.game, result };
  campaign.carried = definition.after(campaign.carried, played, play);
  campaign.played.push(played);
  campaign.current = undefined;
  return played;
}

/** Give the match up. */
export function abandonMatch<C extends Plain>(campaign: Campaign<C>): void {
  const { current, definition, carried } = campaign;
  if (!current) throw new BadInput("campaign", "no match is being played");
  const { name, match } = current;
  campaign.carried = definition.abandoned?.(carried, name, opened(match).play) ?? carried;
  campaign.current = undefined;
}

export function saveCampaign<C extends Plain>(campaign: Campaign<C>): SavedCampaign {
  const { definition, seats, carried, played, current } = campaign;
  return {
    format: CAMPAIGN_FORMAT,
    campaign: definition.id,
    version: definition.version,
    seats,
    carried,
    played: played.slice(),
    ...(current && { current: { name: current.name, match: save(current.match) } }),
  };
}

export function loadCampaign<C extends Plain>(
  definition: CampaignDefinition<C>,
  games: readonly AnyGame[],
  given: unknown,
): Campaign<C> {
  const check = new Check("campaign", given);
  check.is("format", CAMPAIGN_FORMAT);
  check.is("campaign", definition.id);
  check.whole("version", 1, definition.version);
  const { min, max } = seatsOf(definition, games);
  const seats = check.has("seats") ? check.whole("seats", min, max) : min;
  checkPlain("campaign.carried", check.value("carried"));
  for (const each of check.list("played")) {
    each.text("name");
    each.text("game");
    each.within("result").list("winners");
  }
  const saved = given as SavedCampaign;
  const carried = saved.carried as C;
  const played = saved.played.slice();
  const campaign: Campaign<C> = { definition, games, seats, carried, played, current: undefined };
  if (saved.current !== undefined) campaign.current = loadCurrent(games, check);
  return campaign;
}

function loadCurrent(games: readonly AnyGame[], check: Check) {
  const current = check.within("current");
  const name = current.text("name");
  const id = current.within("match").text("game");
  const game = games.find((each) => each.id === id);
  if (!game) throw new BadInput("campaign.current.match.game", `"${id}" is not part of it`);
  return { name, match: load(game, current.value("match")).match };
}

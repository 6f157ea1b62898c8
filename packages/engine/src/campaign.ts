/**
 * A sequence of matches, of one game or of several, with what is carried from one to the next.
 *
 * A client begins one (`beginCampaign`), shows what may be played (`definition.next(carried)`) and
 * whether the story has ended (`endingOf`), and begins the match that is chosen (`beginNext`), with
 * a fresh seed and the options its players may set. That match is played like any other. Once it is
 * over the client concludes it (`concludeMatch`), or gives it up before (`abandonMatch`), and shows
 * what may be played now. After each of these, and after every answer, it keeps `saveCampaign`.
 */
import { Check, checkPlain } from "./check.js";
import { BadInput } from "./errors.js";
import type { AnyGame, OptionValues } from "./game.js";
import { createMatch } from "./match.js";
import type { Play } from "./play.js";
import { load, type Saved, save } from "./save.js";
import { type Match, opened } from "./snapshot.js";
import type { Plain, Result } from "./words.js";

/** What is to be played next. */
export type NextMatch = {
  /** Which match of the campaign it is: "mission-3", "mission-3 again". */
  readonly name: string;
  readonly game: AnyGame;
  readonly seats: number;
  readonly options?: OptionValues;
  /** Names of options that the players may set as they like. */
  readonly choices?: readonly string[];
  /** What the match's setup gets to see of what is carried, as `g.carried`. */
  readonly brings?: Plain;
};

export type CampaignDefinition<C extends Plain> = {
  readonly id: string;
  readonly version: number;
  readonly games: readonly AnyGame[];
  /** What is carried at the start. */
  begin(options: Plain): C;
  /** What may be played now; an empty list ends the campaign. */
  next(carried: C): readonly NextMatch[];
  /** Once the story has ended: the id of how. Matches may still be on offer, to be played again. */
  ending?(carried: C): string | undefined;
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
  readonly carried: Plain;
  readonly played: readonly PlayedMatch[];
  readonly current?: { readonly name: string; readonly match: Saved };
};

export function beginCampaign<C extends Plain>(
  definition: CampaignDefinition<C>,
  options: Plain = {},
): Campaign<C> {
  return { definition, carried: definition.begin(options), played: [], current: undefined };
}

/** How the campaign has ended; undefined while it goes on. "over" if nothing is left to play. */
export function endingOf<C extends Plain>({ definition, carried }: Campaign<C>) {
  const ending = definition.ending?.(carried);
  return ending ?? (definition.next(carried).length === 0 ? "over" : undefined);
}

/** Begin one of the matches that may be played now, with the options its players have chosen. */
export function beginNext<C extends Plain>(
  campaign: Campaign<C>,
  name: string,
  seed: string,
  chosen: OptionValues = {},
): Match {
  if (campaign.current) throw new BadInput("campaign", "a match is being played");
  const offered = campaign.definition.next(campaign.carried);
  const next = offered.find((each) => each.name === name);
  if (!next) {
    const names = offered.map((each) => each.name).join(", ") || "none: the campaign is over";
    throw new BadInput("name", `"${name}" cannot be played now; these can: ${names}`);
  }
  const { game, seats, options, choices = [], brings } = next;
  const fixed = Object.keys(chosen).find((option) => !choices.includes(option));
  if (fixed !== undefined) {
    const free = choices.join(", ") || "none";
    throw new BadInput(`options.${fixed}`, `is set by the campaign; these can be chosen: ${free}`);
  }
  const match = createMatch(game, {
    seats,
    seed,
    options: { ...options, ...chosen },
    ...(brings !== undefined && { carried: brings }),
  });
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
  const { definition, carried, played, current } = campaign;
  return {
    format: CAMPAIGN_FORMAT,
    campaign: definition.id,
    version: definition.version,
    carried,
    played: played.slice(),
    ...(current && { current: { name: current.name, match: save(current.match) } }),
  };
}

export function loadCampaign<C extends Plain>(
  definition: CampaignDefinition<C>,
  given: unknown,
): Campaign<C> {
  const check = new Check("campaign", given);
  check.is("format", CAMPAIGN_FORMAT);
  check.is("campaign", definition.id);
  check.whole("version", 1, definition.version);
  checkPlain("campaign.carried", check.value("carried"));
  for (const each of check.list("played")) {
    each.text("name");
    each.text("game");
    each.within("result").list("winners");
  }
  const saved = given as SavedCampaign;
  const carried = saved.carried as C;
  const played = saved.played.slice();
  const campaign: Campaign<C> = { definition, carried, played, current: undefined };
  if (saved.current !== undefined) campaign.current = loadCurrent(definition.games, check);
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

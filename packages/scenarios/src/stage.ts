/**
 * A match that a scenario or a test plays on: set up, arranged, with scripted chance and with
 * everything that has happened in it. Scenario files and `table` both stand on this.
 */
import { EngineFault, type GameEntry, type OptionValues, type Plain } from "@sprawl/engine";
import { canonical, namedSeed, type StoredEvent } from "@sprawl/engine/host";
import {
  type ChanceScript,
  createMatch,
  load,
  type OpenMatch,
  positionOf,
  RECORD_FORMAT,
  replay,
  resume,
  type Snapshot,
} from "@sprawl/engine/search";
import { arrange, checkConserved, whereabouts } from "./arrange.js";
import { type Names, namesOf } from "./faces.js";
import { lexiconOf, noteEvents, notePosition } from "./known/lexicon.js";
import { Misfit } from "./path.js";
import { keepHidden } from "./piles.js";
import type { ArrangeLine, Fields } from "./scenario.js";
import { inFaces, wordsIn } from "./scripted.js";

export type Stage = {
  readonly entry: GameEntry;
  readonly names: Names;
  match: OpenMatch;
  /** What has happened since somebody last looked. */
  news: StoredEvent[];
  /** Scripted chance that setup did not use. */
  readonly undealt: Readonly<Record<string, readonly Plain[]>>;
};

export type Opening = {
  readonly seats?: number;
  readonly options?: OptionValues;
  /** A name for the deal, or 64 hex digits. */
  readonly seed?: string;
  readonly carried?: Plain;
  /** A saved match or the record of one, instead of all the above. */
  readonly from?: Fields;
  /** What named sources of chance yield: during setup, and afterwards. */
  readonly deal?: ChanceScript;
  readonly chance?: ChanceScript;
};

/** Calls back with each line of an arrangement before it is carried out. */
export type Following = (line: ArrangeLine) => void;

/** Set up a match, or load one; arrange it; run it to its first question. */
export function openStage(
  entry: GameEntry,
  opening: Opening,
  lines: readonly ArrangeLine[] = [],
  follow?: Following,
): Stage {
  const names = namesOf(entry.text.en);
  const { match, snapshot, news, undealt } = opening.from
    ? goOnFrom(entry, opening.from)
    : dealOut(entry, opening);
  const stage: Stage = { entry, names, match, news: [], undealt };
  const script = opening.chance && inFaces(match.play, names, opening.chance);
  if (lines.length > 0 || script || opening.deal) {
    const { entries } = opening.from ? positionOf(match) : { entries: [] };
    const from = { snapshot: unasked(snapshot), entries };
    rearrange(stage, from, lines, script, { follow, drawn: wordsIn(opening.chance) });
  }
  if (!opening.from) {
    const before = stage.match === match ? [] : news;
    stage.news = [...before, ...stage.match.play.news];
  }
  const lexicon = lexiconOf(entry);
  notePosition(lexicon, stage.match);
  noteEvents(lexicon, stage.news);
  return stage;
}

type Opened = {
  readonly match: OpenMatch;
  /** Where arranging begins. */
  readonly snapshot: Snapshot;
  readonly news: readonly StoredEvent[];
  readonly undealt: Stage["undealt"];
};

/** A new match. Arranging begins right after setup, before any step has run. */
function dealOut({ game }: GameEntry, opening: Opening): Opened {
  const { seats = game.seats.min, options = {}, seed = "scenario", carried, deal } = opening;
  const match = createMatch(game, {
    seats,
    options,
    seed: /^[0-9a-f]{64}$/.test(seed) ? seed : namedSeed(seed),
    ...(carried !== undefined && { carried }),
    ...(deal && { script: deal }),
  });
  const snapshot = match.checkpoints[0];
  // What was told during setup: all that has been told, without what the first steps told.
  const how = deal && { script: deal };
  const again = resume(game, match.header, { snapshot, entries: [] }, how);
  const news = match.play.news.slice(0, match.play.news.length - again.play.news.length);
  return { match, snapshot, news, undealt: leftOfDeal(deal ?? {}, snapshot) };
}

function leftOfDeal(deal: ChanceScript, { chance }: Snapshot): Stage["undealt"] {
  const left: Record<string, readonly Plain[]> = {};
  for (const [name, values] of Object.entries(deal)) {
    const asked = chance.asked[chance.names.indexOf(name)] ?? 0;
    if (asked < values.length) left[name] = values.slice(asked);
  }
  return left;
}

/** A match that was saved or recorded. Arranging begins at the start of the open step. */
function goOnFrom({ game }: GameEntry, from: Fields): Opened {
  const match = from.format === RECORD_FORMAT ? replayed(game, from) : loaded(game, from);
  return { match, snapshot: positionOf(match).snapshot, news: [], undealt: {} };
}

function loaded(game: GameEntry["game"], from: Fields): OpenMatch {
  const { match, notice } = load(game, from);
  if (!notice) return match;
  throw new Misfit(
    `the rules have changed: ${notice.askedAgain} answers of the saved step no longer fit`,
  );
}

function replayed(game: GameEntry["game"], from: Fields): OpenMatch {
  const { match, misfit } = replay(game, from);
  if (misfit) throw new Misfit(`the record does not run: ${misfit}`);
  return match;
}

/** Counting of scripted chance begins with the scenario. */
function unasked(snapshot: Snapshot): Snapshot {
  const { chance } = snapshot;
  return { ...snapshot, chance: { ...chance, asked: chance.asked.map(() => 0) } };
}

/** Change the position at the start of the open step, and run that step again. */
export function arrangeNow(stage: Stage, lines: readonly ArrangeLine[], follow?: Following): void {
  const { match } = stage;
  if (!match.pending) throw new Misfit("the match is over: nothing can be arranged");
  const position = positionOf(match);
  const { script } = match.play.chance;
  const told = resume(stage.entry.game, match.header, position, { script }).play.news;
  rearrange(stage, position, lines, script, { follow });
  const fresh = sinceTheyDiffer(told, stage.match.play.news);
  stage.news.push(...fresh);
  noteEvents(lexiconOf(stage.entry), fresh);
}

/** What the open step tells now that it did not tell before it was arranged. */
function sinceTheyDiffer(
  before: readonly StoredEvent[],
  now: readonly StoredEvent[],
): readonly StoredEvent[] {
  const differs = now.findIndex((event, i) => canonical(event) !== canonical(before[i] ?? {}));
  return differs < 0 ? [] : now.slice(differs);
}

function rearrange(
  stage: Stage,
  position: ReturnType<typeof positionOf>,
  lines: readonly ArrangeLine[],
  script: ChanceScript | undefined,
  how: { readonly follow?: Following | undefined; readonly drawn?: readonly string[] },
): void {
  const { entry, names, match } = stage;
  const { game } = entry;
  const { snapshot, entries } = position;
  const halted = { script, haltBefore: snapshot.begun };
  const scratch = resume(game, match.header, { snapshot, entries: [] }, halted);
  const before = whereabouts(game, scratch.play);
  const { at } = scratch.play.secrets;
  const first = at.length;
  const arranging = { entry, play: scratch.play, names, placed: new Set<number>() };
  for (const line of lines) {
    how.follow?.(line);
    arrange(arranging, line);
  }
  keepHidden(arranging, how.drawn ?? []);
  const made = [...at.keys()].slice(first);
  checkConserved(before, whereabouts(game, scratch.play), made);
  const arranged = { snapshot: positionOf(scratch).snapshot, entries };
  try {
    stage.match = resume(game, match.header, arranged, { script });
  } catch (error) {
    if (!(error instanceof EngineFault) || entries.length === 0) throw error;
    throw new Misfit(`the answers given in this step no longer fit: ${error.message}`);
  }
  stage.match.takenBack = match.takenBack;
  stage.match.last = match.last;
}

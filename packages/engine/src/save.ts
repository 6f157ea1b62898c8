/**
 * Saved matches: the data at the start of the open step plus the answers given in it. The cost
 * does not grow with the length of a match; its whole record is kept apart, see record.ts.
 */
import type { ChanceScript } from "./chance.js";
import { Check } from "./check.js";
import { chain, checkEntries, readEntries, type SavedAnswer, writeEntry } from "./entries.js";
import { BadInput } from "./errors.js";
import type { AnyGame, OptionValues } from "./game.js";
import { checkOptions, checkSeats } from "./game.js";
import { answerOf } from "./options.js";
import { feed, positionOf, resumeAtStep } from "./position.js";
import {
  type Entry,
  type Header,
  type LastAnswer,
  type Match,
  type OpenMatch,
  opened,
  type Position,
  type Snapshot,
  type UndoBarrier,
} from "./snapshot.js";
import type { Answer, Plain, Seat } from "./words.js";

export const SAVE_FORMAT = "sprawl-match/1";

export type Saved = {
  readonly format: typeof SAVE_FORMAT;
  readonly game: string;
  /** Version of the rules that made the snapshot, and of those the match began with. */
  readonly version: number;
  readonly startedWith: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly carried?: Plain;
  readonly sealed?: boolean;
  readonly takenBack: number;
  /** Up to which answer nothing can be taken back, and why. */
  readonly barrier: { readonly at: number; readonly reason: UndoBarrier };
  readonly last: readonly (readonly [Seat, asked: number, takenBack: number, Answer])[];
  readonly snapshot: Snapshot;
  readonly answers: readonly SavedAnswer[];
};

/** The match as plain data, at whatever question it stands. */
export function save(hosted: Match): Saved {
  const match = opened(hosted);
  const { header, takenBack, barrier } = match;
  const { snapshot, entries } = positionOf(match);
  const { game, seats, options, seed, carried, sealed, version } = header;
  return {
    format: SAVE_FORMAT,
    game,
    version: match.game.version,
    startedWith: version,
    seats,
    options,
    seed,
    carried,
    ...(sealed && { sealed }),
    takenBack,
    barrier: { ...barrier },
    last: match.last.flatMap((last, seat) =>
      last ? [[seat, last.asked, last.takenBack, answerOf(last.given)] as const] : [],
    ),
    snapshot,
    answers: entries.map(writeEntry),
  };
}

/** What a table must be told after loading. */
export type LoadNotice = {
  /** The rules have changed: so many answers of the open step have to be given again. */
  readonly askedAgain: number;
};

export type Loaded = { readonly match: OpenMatch; readonly notice?: LoadNotice };

export type LoadHow = {
  readonly script?: ChanceScript;
  /** All answers up to here, where they are kept: with them, more can be taken back. */
  readonly record?: readonly SavedAnswer[];
};

/** Make a match stand again where it was saved. Throws `BadInput` that names the place. */
export function load(game: AnyGame, given: unknown, how: LoadHow = {}): Loaded {
  const saved = checkSaved(game, given);
  const { seats, options, seed, carried, sealed, takenBack, startedWith } = saved;
  const began = { seats, options, seed, carried, ...(sealed && { sealed }) };
  const header = { game: game.id, version: startedWith, ...began };
  const snapshot = migrated(game, saved);
  const past = how.record?.slice(0, snapshot.answers) ?? [];
  const log = past.length === snapshot.answers ? chain(past) : undefined;
  const entries = readEntries(saved.answers, snapshot.answers);
  const loaded = runAgain(game, header, { snapshot, entries }, how, log);
  const { match, notice } = loaded;
  // Whoever is asked again is asked under a new id: the old one has been answered already.
  match.takenBack = notice ? takenBack + 1 : takenBack;
  match.last = lastAnswers(saved);
  if (!notice) match.barrier = { ...saved.barrier };
  return loaded;
}

function lastAnswers(saved: Saved): (LastAnswer | undefined)[] {
  const last: (LastAnswer | undefined)[] = [];
  for (let seat = 0; seat < saved.seats; seat++) last.push(undefined);
  for (const [seat, asked, takenBack, given] of saved.last)
    last[seat] = { asked, takenBack, given };
  return last;
}

/** Run the open step with its answers; if it asks something else by now, ask again from its start. */
function runAgain(
  game: AnyGame,
  header: Header,
  position: Position,
  { script }: LoadHow,
  log: Entry | undefined,
): Loaded {
  try {
    const match = resumeAtStep(game, header, position, { script });
    match.log = log;
    if (!feed(match, position.entries)) {
      match.play.news = [];
      return { match };
    }
    const again = resumeAtStep(game, header, position, { script });
    again.log = log;
    return { match: again, notice: { askedAgain: position.entries.length } };
  } catch (error) {
    throw new BadInput(
      "snapshot",
      `does not run: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function migrated(game: AnyGame, saved: Saved): Snapshot {
  let snapshot = saved.snapshot as unknown as Record<string, unknown>;
  for (const { to, migrate } of game.migrations ?? []) {
    if (to > saved.version) snapshot = migrate(snapshot);
  }
  return snapshot as unknown as Snapshot;
}

// --- checking what comes from outside ------------------------------------------------------------

function checkSaved(game: AnyGame, given: unknown): Saved {
  const check = new Check("save", given);
  check.is("format", SAVE_FORMAT);
  check.is("game", game.id);
  const version = check.whole("version", 1);
  check.whole("startedWith", 1);
  if (version > game.version) {
    throw new BadInput("save.version", `was made by newer rules (${version}) than these`);
  }
  const seats = checkSeats(game, check.whole("seats", 1));
  const options = checkOptions(game, check.value("options"), "save.options");
  check.match("seed", /^[0-9a-f]{64}$/, "must be 64 hex digits");
  check.whole("takenBack", 0);
  check.within("barrier").whole("at", 0);
  check.within("barrier").match("reason", /^(start|chance|shown|another-seat)$/, "is unknown");
  check.plain("carried");
  check.flag("sealed");
  checkAnswers(check, seats);
  checkSnapshot(check.within("snapshot"));
  return { ...(given as Saved), options };
}

function checkAnswers(check: Check, seats: number): void {
  for (const each of check.list("last")) {
    const items = each.tuple(4);
    items[0].wholeHere(0, seats - 1);
    items[1].wholeHere(0);
    items[2].wholeHere(0);
    items[3].answerHere();
  }
  checkEntries(check, seats);
}

function checkSnapshot(check: Check): void {
  check.plain("state");
  check.whole("answers", 0);
  check.whole("asked", 0);
  check.whole("begun", 0);
  check.plain("result");
  for (const call of check.list("steps")) {
    if (call.has("scope")) call.text("scope");
    else call.text("step");
    call.plain("arg");
  }
  const chance = check.within("chance");
  const names = chance.list("names");
  for (const name of names) name.textHere();
  for (const column of ["used", "asked"]) {
    const numbers = chance.list(column);
    if (numbers.length !== names.length) chance.fail(column, "must be as long as names");
    for (const number of numbers) number.wholeHere(0);
  }
  checkSecrets(check.within("secrets"));
}

function checkSecrets(secrets: Check): void {
  const pools = secrets.list("pools");
  for (const pool of pools) pool.textHere();
  const lots = secrets.whole("lots", 0);
  const things = secrets.list("face").length;
  secrets.plain("face");
  const bounds: readonly (readonly [string, number])[] = [
    ["at", things - 1],
    ["pool", pools.length - 1],
    ["seen", 2 ** 31 - 1],
    ["known", 2 ** 31 - 1],
    ["lot", lots - 1],
  ];
  for (const [column, most] of bounds) {
    const numbers = secrets.list(column);
    if (numbers.length !== things) secrets.fail(column, "must be as long as face");
    for (const number of numbers) number.wholeHere(0, most);
  }
  const at = secrets.value("at") as readonly number[];
  if (new Set(at).size !== at.length) secrets.fail("at", "must name each thing once");
}

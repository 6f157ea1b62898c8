/**
 * Matches and campaigns as files. JSON, in one of three formats:
 *
 *     { "format": "sprawl-local/1",
 *       "players": [{ "name": "Mira" }, { "name": "Rook", "bot": "instinct" }],
 *       "began": 1760000000000,          // ms since 1970
 *       "bots": "<64 hex digits>",       // what the bots' own chance is made from; may be missing
 *       "abandoned": true,               // only if it was given up
 *       "record": { "format": "sprawl-record/1", … },   // how it began and every answer: the engine's
 *       "thoughts": [[3, "why"]],        // what bots said for the answer with that number, from 1
 *       "saved": { "format": "sprawl-match/1", … } }    // where it stands, for changed rules
 *
 *     { "format": "sprawl-record/1", … }  // a bare record, as the server and the command line write it
 *
 *     { "format": "sprawl-slot/1", "game": "synthetic-sins", "began": …, "players": […],
 *       "campaign": { "format": "sprawl-campaign/1", … },
 *       "current": { "name": "mission-3", "match": { "format": "sprawl-local/1", … } } }
 *
 * What comes in is played again before it is kept. A file that is wrong throws `BadInput`, whose
 * `place` names the field: "file.record.options.mission".
 */
import { BadInput, type GameEntry } from "@sprawl/engine";
import {
  answersGiven,
  Check,
  checkSeats,
  freshSeed,
  hashOf,
  load,
  type MatchRecord,
  RECORD_FORMAT,
  replay,
  resultOf,
  type Saved,
  save,
} from "@sprawl/engine/host";
import { checkPlayers, newId, type Place, rowOf } from "./begin.js";
import { campaignIn, storyOf } from "./campaigns.js";
import { CUT_SHORT, NEWER, SETTINGS } from "./file-fault.js";
import type { KeptAnswer, KeptSlot, KeptWhole, LocalPlayer } from "./kept.js";
import { inFile } from "./read-file.js";
import { recordOfKept, standUp } from "./standing.js";

export const MATCH_FILE = "sprawl-local/1";
export const SLOT_FILE = "sprawl-slot/1";

export type MatchFile = {
  readonly format: typeof MATCH_FILE;
  readonly players: readonly LocalPlayer[];
  readonly began: number;
  readonly bots?: string;
  readonly abandoned?: true;
  readonly record: MatchRecord;
  readonly thoughts?: readonly (readonly [n: number, why: string])[];
  readonly saved?: Saved;
};

export type SlotFile = {
  readonly format: typeof SLOT_FILE;
} & Omit<KeptSlot, "id" | "changed" | "current"> & {
    readonly current?: { readonly name: string; readonly match: MatchFile };
  };

/** A kept match as a file. */
export function matchFile(entry: GameEntry, whole: KeptWhole): MatchFile {
  const { match, answers } = whole;
  const standing = standUp(entry.game, whole);
  const thoughts = answers.flatMap(({ why }, i) =>
    why === undefined ? [] : [[i + 1, why] as const],
  );
  const given = answers.map(({ a }) => a).slice(0, answersGiven(standing.match));
  return {
    format: MATCH_FILE,
    players: match.players,
    began: match.began,
    bots: match.bots,
    ...(match.abandoned && { abandoned: true }),
    record: recordOfKept(whole, given, hashOf(standing.match)),
    ...(thoughts.length > 0 && { thoughts }),
    ...(!match.result && { saved: save(standing.match) }),
  };
}

/** A campaign as a file, with the match that is being played. */
export async function slotFile(place: Place, slot: KeptSlot): Promise<SlotFile> {
  const { game, began, players, campaign, current } = slot;
  const whole = current && (await place.store.read(current.match));
  const match = whole && matchFile(await place.load(whole.match.game), whole);
  return {
    format: SLOT_FILE,
    game,
    began,
    players,
    campaign,
    ...(current && match && { current: { name: current.name, match } }),
  };
}

/** What a file turned out to be, once it is kept. */
export type Imported =
  | { readonly kind: "match"; readonly id: string }
  | { readonly kind: "campaign"; readonly id: string };

/** Keeps what a file holds. Throws `BadInput`, which names the field that is wrong. */
export async function importFile(place: Place, text: string): Promise<Imported> {
  const file = fieldsIn(text);
  if (file.text("format") === SLOT_FILE) return importSlot(place, file);
  const whole = await matchIn(place, file);
  await place.store.begin(whole);
  return { kind: "match", id: whole.match.id };
}

/** The match in a file, to be looked at and not kept. */
export async function readMatchFile(place: Omit<Place, "store">, text: string): Promise<KeptWhole> {
  return matchIn(place, fieldsIn(text));
}

async function matchIn(place: Omit<Place, "store">, file: Check): Promise<KeptWhole> {
  const format = file.text("format");
  switch (format) {
    case MATCH_FILE:
      return readMatch(place, file);
    case RECORD_FORMAT:
      return readBareRecord(place, file);
    default:
      throw new BadInput("file.format", whatElse(format));
  }
}

/** A file that holds no match: ours, or anybody's. */
function whatElse(format: string): string {
  if (format.startsWith("sprawl-settings/")) return SETTINGS;
  return OURS.test(format)
    ? NEWER
    : `must be "${MATCH_FILE}", "${RECORD_FORMAT}" or "${SLOT_FILE}"`;
}

/** What any of our files is called, whatever its version. */
const OURS = /^sprawl-[a-z]+\/\d+$/;

function fieldsIn(text: string): Check {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new BadInput("file", text.trimStart().startsWith("{") ? CUT_SHORT : "is not JSON");
  }
  return new Check("file", given);
}

async function gameIn(place: Omit<Place, "store">, fields: Check): Promise<GameEntry> {
  const id = fields.text("game");
  try {
    return await place.load(id);
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`${fields.place}.game`, error.problem);
    throw error;
  }
}

async function readBareRecord(place: Omit<Place, "store">, file: Check): Promise<KeptWhole> {
  const entry = await gameIn(place, file);
  // Before anything is made for so many.
  const seats = inFile(file.place, "record", () => checkSeats(entry.game, file.value("seats")));
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}` }));
  return wholeOf(place, entry, file, players, {});
}

async function readMatch(place: Omit<Place, "store">, file: Check): Promise<KeptWhole> {
  const record = file.within("record");
  const entry = await gameIn(place, record);
  const players = playersIn(entry, file);
  const saved = file.has("saved") ? (file.within("saved").record as Saved) : undefined;
  return wholeOf(place, entry, record, players, {
    began: file.whole("began", 0),
    ...(file.has("bots") && { bots: file.text("bots") }),
    ...(file.value("abandoned") === true && { abandoned: true }),
    thoughts: thoughtsIn(file),
    ...(saved && { saved }),
  });
}

function playersIn(entry: GameEntry, file: Check): LocalPlayer[] {
  const players = file.list("players").map((player) => ({
    name: player.text("name"),
    ...(player.has("bot") && { bot: player.text("bot") }),
  }));
  checkPlayers(entry, players, `${file.place}.players`);
  return players;
}

function thoughtsIn(file: Check): Map<number, string> {
  const thoughts = new Map<number, string>();
  if (!file.has("thoughts")) return thoughts;
  for (const each of file.list("thoughts")) {
    const [n, why] = each.tuple(2);
    thoughts.set(n.wholeHere(1), why.textHere());
  }
  return thoughts;
}

type Beside = {
  readonly began?: number;
  readonly bots?: string;
  readonly abandoned?: true;
  readonly thoughts?: ReadonlyMap<number, string>;
  readonly saved?: Saved;
};

/** Plays it again, and only then believes it. */
function wholeOf(
  place: Pick<Place, "now">,
  entry: GameEntry,
  fields: Check,
  players: readonly LocalPlayer[],
  { began, bots, abandoned, thoughts, saved }: Beside,
): KeptWhole {
  const at = fields.place;
  const record = fields.record as MatchRecord;
  if (record.version > entry.game.version) throw new BadInput(`${at}.version`, NEWER);
  const { match, misfit } = inFile(at, "record", () => replay(entry.game, record));
  if (players.length !== record.seats) {
    throw new BadInput("file.players", `must be ${record.seats}, one for each seat`);
  }
  if (misfit !== undefined && !saved) {
    throw new BadInput(
      `${at}.answers[${answersGiven(match)}]`,
      misfit.replace(/^answer \d+: /, ""),
    );
  }
  const sameRules = record.version === entry.game.version;
  if (misfit === undefined && sameRules && hashOf(match) !== record.hash) {
    throw new BadInput(`${at}.hash`, "is not where these answers lead");
  }
  if (saved) inFile("file.saved", "save", () => load(entry.game, saved));
  const now = place.now();
  const result = resultOf(match);
  const answers: KeptAnswer[] = record.answers.map((a, i) => {
    const why = thoughts?.get(i + 1);
    return why === undefined ? { a } : { a, why };
  });
  const row = {
    ...rowOf(match, players, now),
    version: record.version,
    began: began ?? now,
    answers: answers.length,
    bots: bots ?? freshSeed(),
    ...((result || abandoned) && { hash: record.hash }),
    ...(abandoned && !result && { abandoned }),
  };
  return { match: row, answers, ...(saved && { saved }) };
}

async function importSlot(place: Place, file: Check): Promise<Imported> {
  const entry = await gameIn(place, file);
  const story = await storyOf(place, entry.game.id).catch((error: unknown) => {
    throw error instanceof BadInput ? new BadInput("file.game", error.problem) : error;
  });
  const id = newId();
  const players = playersIn(entry, file);
  const campaign = file.within("campaign").record as KeptSlot["campaign"];
  const game = file.text("game");
  const began = file.whole("began", 0);
  const slot: KeptSlot = { id, game, began, changed: place.now(), players, campaign };
  inFile("file.campaign", "campaign", () => campaignIn(story, slot));
  if (!file.has("current")) {
    await place.store.putSlot(slot);
    return { kind: "campaign", id };
  }
  const current = file.within("current");
  const name = current.text("name");
  const whole = await readMatch(place, current.within("match"));
  const match = { ...whole.match, campaign: { slot: id, name } };
  await place.store.begin({ ...whole, match }, { ...slot, current: { name, match: match.id } });
  return { kind: "campaign", id };
}

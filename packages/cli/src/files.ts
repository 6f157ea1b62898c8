/**
 * Files with matches in them. A file is one JSON object with a field a line; the last line is a
 * checksum over all the others, so that a damaged file is refused instead of half believed. It is
 * written beside its place and then moved there: whatever happens, the old one or the new one is
 * whole. A file holds everything, hidden cards and seed included: whoever opens it can look.
 */
import * as fs from "node:fs";
import { dirname, join, resolve } from "node:path";
import { BadInput } from "@sprawl/engine";
import {
  canonical,
  freshSeed,
  type MatchRecord,
  RECORD_FORMAT,
  SAVE_FORMAT,
  type Saved,
  sha256Hex,
} from "@sprawl/engine/host";

export const FILE_FORMAT = "sprawl-file/1";

/** Who sits where: a person, or a bot of this kind. */
export type FilePlayer = { readonly name: string; readonly bot?: string };

export type MatchFile = {
  readonly format: typeof FILE_FORMAT;
  readonly game: string;
  readonly players?: readonly FilePlayer[];
  /** What the bots draw their own chance from. */
  readonly botSeed?: string;
  /** What bots thought: the how many-th answer, and why. */
  readonly thoughts?: readonly (readonly [answer: number, why: string])[];
  /** Every answer from the first on; missing only where the rules have changed under the match. */
  readonly record?: MatchRecord;
  /** Where the match stands. */
  readonly saved?: Saved;
};

/** The file's text: one line a field, the checksum last. */
export function fileText(file: object): string {
  const fields = Object.entries(file).filter(([, value]) => value !== undefined);
  const lines = fields.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  return `{\n${lines.join("\n")}\n"checksum": "${checksumOf(file)}"\n}\n`;
}

function checksumOf(file: object): string {
  return `sha256:${sha256Hex(canonical(JSON.parse(JSON.stringify(file))))}`;
}

/** Write a file so that a crash leaves the old one or the new one, never half of one. */
export function writeMatchFile(path: string, file: MatchFile): void {
  writeWhole(path, fileText(file));
}

export function writeWhole(path: string, text: string): void {
  const beside = `${path}.${freshSeed().slice(0, 8)}.tmp`;
  try {
    fs.mkdirSync(dirname(path), { recursive: true });
    const open = fs.openSync(beside, "wx");
    try {
      fs.writeFileSync(open, text);
      fs.fsyncSync(open);
    } finally {
      fs.closeSync(open);
    }
    fs.renameSync(beside, path);
  } catch (error) {
    removeIfThere(beside);
    throw new BadInput(path, `cannot be written: ${reason(error)}`);
  }
}

/** What was never written need not be removed. */
function removeIfThere(path: string): void {
  if (fs.existsSync(path)) fs.rmSync(path, { force: true });
}

/** A folder that is written to later: better refused now than when there is something to lose. */
export function makeFolder(path: string): void {
  try {
    fs.mkdirSync(path, { recursive: true });
    fs.accessSync(path, fs.constants.W_OK);
  } catch (error) {
    throw new BadInput(path, `cannot be written: ${reason(error)}`);
  }
}

/** What the system refused, in words; undefined of any other error. */
export function sayRefused(error: unknown): string | undefined {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (typeof code !== "string" || syscall === undefined) return undefined;
  return path === undefined ? reason(error) : `${path}: ${reason(error)}`;
}

function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "ENOENT") return "there is no such file or folder";
  if (code === "EACCES" || code === "EPERM") return "that is not allowed";
  if (code === "EISDIR") return "it is a folder";
  if (code === "ENOTDIR" || code === "EEXIST")
    return "a part of its path is a file, and not a folder";
  if (code === "EROFS") return "nothing can be written there";
  if (code === "ENOSPC") return "there is no room left";
  if (code === "ENAMETOOLONG") return "its name is too long";
  if (code === "ELOOP") return "its links lead in a circle";
  return code === undefined ? "something went wrong" : `the system says ${code}`;
}

/** The text of a file somebody named. */
export function readText(path: string, named = path): string {
  try {
    return fs.readFileSync(path, "utf8");
  } catch (error) {
    throw new BadInput(named, `cannot be read: ${reason(error)}`);
  }
}

/** A match file; a bare record or save, as the engine writes them, will do too. */
export function readMatchFile(path: string, named = path): MatchFile {
  return parseMatchFile(readText(path, named), named);
}

export function parseMatchFile(text: string, named: string): MatchFile {
  const value = parseJson(text, named);
  const { format, game } = value;
  if (typeof game !== "string") throw new BadInput(named, "is no match: no game is named in it");
  if (format === RECORD_FORMAT) {
    return { format: FILE_FORMAT, game, record: value as unknown as MatchRecord };
  }
  if (format === SAVE_FORMAT)
    return { format: FILE_FORMAT, game, saved: value as unknown as Saved };
  if (format !== FILE_FORMAT) throw new BadInput(named, "is no match: its format is unknown");
  const rest = withoutChecksum(value, named);
  checkPlayers(rest.players, named);
  return rest as unknown as MatchFile;
}

/** What a file says, once its checksum has been found right. */
export function withoutChecksum(
  { checksum, ...rest }: Record<string, unknown>,
  named: string,
): Record<string, unknown> {
  if (checksum === checksumOf(rest)) return rest;
  throw new BadInput(named, "is damaged: its checksum does not fit what is in it");
}

/** The engine checks its own part of a file; this part is ours. */
export function checkPlayers(players: unknown, named: string): void {
  if (players === undefined) return;
  const isText = (value: unknown) => value === undefined || typeof value === "string";
  const fits =
    Array.isArray(players) &&
    players.every((each) => typeof each?.name === "string" && isText(each.bot));
  if (!fits) throw new BadInput(`${named}: players`, "must be a list of names and bots");
}

export function parseJson(text: string, named: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const cut = /^\s*\{/.test(text) && !text.trimEnd().endsWith("}");
    throw new BadInput(
      named,
      cut ? "is damaged: its end is missing" : "is no match: it is not JSON",
    );
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new BadInput(named, "is no match: it holds no object");
}

/** Where matches are kept that were given no place: SPRAWL_HOME, or the user's folder for state. */
export function homeFolder(env: Readonly<Record<string, string | undefined>>): string {
  if (env.SPRAWL_HOME) return resolve(env.SPRAWL_HOME);
  const state = env.XDG_STATE_HOME || join(env.HOME || env.USERPROFILE || ".", ".local", "state");
  return resolve(state, "sprawl");
}

/** A new file in this folder that nobody else has: caravan-1.json, caravan-2.json, … */
export function claimFile(folder: string, game: string): string {
  try {
    fs.mkdirSync(folder, { recursive: true });
    for (let number = 1; ; number++) {
      const path = join(folder, `${game}-${number}.json`);
      try {
        fs.closeSync(fs.openSync(path, "wx"));
        return path;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
    }
  } catch (error) {
    throw new BadInput(folder, `no match can be kept there: ${reason(error)}`);
  }
}

const LAST = "last.txt";

/** Remember which match was played last, and find it again. */
export function rememberLast(folder: string, path: string): void {
  writeWhole(join(folder, LAST), `${path}\n`);
}

export function lastFile(folder: string): string {
  try {
    return fs.readFileSync(join(folder, LAST), "utf8").trim();
  } catch {
    throw new BadInput("--resume", "no match has been played here yet");
  }
}

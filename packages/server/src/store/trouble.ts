/** What is wrong with a database, in a sentence for whoever starts a server on it. */

export class StoreTrouble extends Error {
  override readonly name = "StoreTrouble";
}

const ELSEWHERE = "SPRAWL_DATA names another folder, SPRAWL_DATABASE_URL another database.";

/** Why this file cannot be used. */
export function whyNoStore(path: string, error: unknown): StoreTrouble {
  const { code = "", message = String(error) } = error as { code?: string; message?: string };
  return new StoreTrouble(`${sentence(path, `${code} ${message}`)} ${ELSEWHERE}`);
}

function sentence(path: string, what: string): string {
  if (/SQLITE_NOTADB/.test(what)) return `${path} is no database: there is something else in it.`;
  if (/SQLITE_CORRUPT/.test(what)) return `${path} is damaged. Put a copy in its place.`;
  if (/SQLITE_FULL|ENOSPC|EDQUOT/.test(what)) return `The disk on which ${path} lies is full.`;
  if (/SQLITE_IOERR/.test(what)) return `${path} cannot be written: the disk is full or broken.`;
  if (/SQLITE_READONLY|EACCES|EPERM|EROFS/.test(what)) return `${path} may not be written.`;
  if (/SQLITE_BUSY/.test(what)) return `${path} is held by another program.`;
  if (/EEXIST|ENOTDIR/.test(what)) return `${path} cannot be made: its folder is a file.`;
  if (/SQLITE_CANTOPEN|Unable to open/.test(what)) {
    return `${path} cannot be opened: it is a folder, or nobody may write there.`;
  }
  return `${path} cannot be used: ${what.trim()}.`;
}

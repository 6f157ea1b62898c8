/**
 * One server for each file. What is locked is a file beside it, by the system: the lock goes with
 * the process, however that ends, and others may still read the database and make copies of it.
 */
import { realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import Database from "libsql";
import { StoreTrouble, whyNoStore } from "./trouble.js";

/** Holds the file until the function is called that it returns. Throws if somebody else does. */
export function lockFile(path: string): () => void {
  const place = join(realpathSync(dirname(path)), `${basename(path)}.lock`);
  let lock: Database.Database | undefined;
  try {
    lock = new Database(place);
    lock.exec("pragma busy_timeout = 0");
    lock.exec("begin exclusive");
  } catch (error) {
    lock?.close();
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw whyNoStore(place, error);
    throw new StoreTrouble(
      `Another server has ${path} open. One file has one server: end the other one, name another ` +
        "folder in SPRAWL_DATA, or put several on one PostgreSQL (SPRAWL_DATABASE_URL).",
    );
  }
  const held = lock;
  return () => {
    held.exec("rollback");
    held.close();
  };
}

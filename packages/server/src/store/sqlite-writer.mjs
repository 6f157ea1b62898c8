/**
 * The thread that writes the database file. Committing waits for the disk; on a thread of its own
 * that wait costs the tables nothing, and all that arrives meanwhile goes into the next commit.
 *
 * Plain JavaScript with types in comments: a thread must be started from it, also when the sources
 * are run as they stand.
 */
import { parentPort, workerData } from "node:worker_threads";
import Database from "libsql";

/** @typedef {import("./sqlite.js").Work} Work */
/** @typedef {import("./sqlite.js").Outcome} Outcome */
/** @typedef {import("./sqlite.js").Report} Report */
/** @typedef {import("./sql.js").Value} Value */

/** @type {{ readonly path: string, readonly schema: readonly string[] }} */
const { path, schema } = workerData;
const db = new Database(path);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
db.pragma("busy_timeout = 10000");
// Moving the journal into the file makes everybody wait. The same pages change again and again, so
// doing it eight times less often than is usual is nearly eight times less work.
db.pragma("wal_autocheckpoint = 8000");
for (const sql of schema) db.exec(sql);

/** @type {Map<string, Database.Statement>} */
const prepared = new Map();

/**
 * @param {string} sql
 * @param {readonly Value[]} params
 */
function run(sql, params) {
  let statement = prepared.get(sql);
  if (!statement) {
    statement = db.prepare(sql);
    prepared.set(sql, statement);
  }
  return statement.run(...params).changes;
}

const appending = db.prepare(
  "insert into log (match, seq, body) values (?, ?, ?) on conflict do nothing",
);

/**
 * For each row of three values: was it the first at its place?
 * @param {readonly Value[]} rows
 */
function append(rows) {
  const first = [];
  for (let i = 0; i < rows.length; i += 3) {
    first.push(appending.run(rows[i], rows[i + 1], rows[i + 2]).changes > 0);
  }
  return first;
}

/**
 * true: done; false: a statement that must change a row did not; a text: what went wrong.
 * @param {readonly import("./sql.js").Statement[]} statements
 * @returns {Outcome}
 */
function write(statements) {
  const several = statements.length > 1;
  if (several) db.exec("savepoint job");
  /** @type {Outcome} */
  let outcome = true;
  try {
    for (const { sql, params, must } of statements) {
      if (run(sql, params) > 0 || !must) continue;
      outcome = false;
      break;
    }
  } catch (error) {
    outcome = messageOf(error);
  }
  if (several) {
    if (outcome !== true) db.exec("rollback to job");
    db.exec("release job");
  }
  return outcome;
}

/** @param {unknown} error */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  return "code" in error ? `${error.code} ${error.message}` : error.message;
}

/** @param {Report} report */
const tell = (report) => parentPort?.postMessage(report);

/** @param {readonly Work[]} jobs */
function commit(jobs) {
  // One row for the log is a transaction by itself.
  const [first] = jobs;
  const alone = jobs.length === 1 && "rows" in first && first.rows.length === 3;
  try {
    if (!alone) db.exec("begin immediate");
    const done = jobs.map((job) => ("rows" in job ? append(job.rows) : write(job.together)));
    if (!alone) db.exec("commit");
    tell({ done });
  } catch (error) {
    try {
      db.exec("rollback");
    } catch {
      // There was nothing to roll back.
    }
    tell({ error: messageOf(error) });
  }
}

parentPort?.on(
  "message",
  /** @param {readonly Work[] | "end"} jobs */ (jobs) => {
    if (jobs !== "end") return commit(jobs);
    // Everything into the one file, so that the file alone is a backup.
    db.pragma("wal_checkpoint(TRUNCATE)");
    db.close();
    parentPort?.close();
  },
);
tell({ done: [] });

/**
 * The thread that writes the database file. Committing waits for the disk; on a thread of its own
 * that wait costs the tables nothing, and all that arrives meanwhile goes into the next commit.
 *
 * It is a text because a thread must be started from plain JavaScript, also when the sources are run
 * as they stand.
 */
export const WRITER = `
const { parentPort, workerData } = require("node:worker_threads");
const Database = require(workerData.libsql);
const db = new Database(workerData.path);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
db.pragma("busy_timeout = 10000");
// Moving the journal into the file makes everybody wait. The same pages change again and again, so
// doing it eight times less often than is usual is nearly eight times less work.
db.pragma("wal_autocheckpoint = 8000");
for (const sql of workerData.schema) db.exec(sql);
const prepared = new Map();
function run(sql, params) {
  let statement = prepared.get(sql);
  if (!statement) prepared.set(sql, (statement = db.prepare(sql)));
  return statement.run(...params).changes;
}
const APPEND = "insert into log (match, seq, body) values (?, ?, ?) on conflict do nothing";
const appending = db.prepare(APPEND);
/** For each row of three values: was it the first at its place? */
function append(rows) {
  const first = [];
  for (let i = 0; i < rows.length; i += 3) {
    first.push(appending.run(rows[i], rows[i + 1], rows[i + 2]).changes > 0);
  }
  return first;
}
/** true: done; false: a statement that must change a row did not; a text: what went wrong. */
function write(statements) {
  const several = statements.length > 1;
  if (several) db.exec("savepoint job");
  let outcome = true;
  try {
    for (const { sql, params, must } of statements) {
      if (run(sql, params) > 0 || !must) continue;
      outcome = false;
      break;
    }
  } catch (error) {
    outcome = String(error && error.message);
  }
  if (several) {
    if (outcome !== true) db.exec("rollback to job");
    db.exec("release job");
  }
  return outcome;
}
parentPort.on("message", (jobs) => {
  if (jobs === "end") {
    // Everything into the one file, so that the file alone is a backup.
    db.pragma("wal_checkpoint(TRUNCATE)");
    db.close();
    return parentPort.close();
  }
  // One row for the log is a transaction by itself.
  const alone = jobs.length === 1 && jobs[0].rows?.length === 3;
  try {
    if (!alone) db.exec("begin immediate");
    const done = jobs.map(({ rows, together }) => (rows ? append(rows) : write(together)));
    if (!alone) db.exec("commit");
    parentPort.postMessage({ done });
  } catch (error) {
    try { db.exec("rollback"); } catch {}
    parentPort.postMessage({ error: String(error && error.message) });
  }
});
parentPort.postMessage({ done: [] });
`;

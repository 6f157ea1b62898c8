/** The embedded store: one file, nothing to install. One server process at a time. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import Database from "libsql";
import { SCHEMA } from "./schema.js";
import type { Row, Sql, Statement, Value } from "./sql.js";

/** Statements that are done together; or rows for the log, one column after the other. */
export type Work =
  | { readonly together: readonly Statement[] }
  | { readonly rows: readonly Value[] };
/** Whether all was done; for rows, which were first at their place. A text says what went wrong. */
export type Outcome = boolean | readonly boolean[] | string;

type Job = {
  readonly work: Work;
  done(outcome: Outcome): void;
  failed(error: Error): void;
};
export type Report = { readonly done?: readonly Outcome[]; readonly error?: string };

/** `began` is told of the writing thread, for tests. */
export async function openSqlite(path: string, began?: (thread: Worker) => void): Promise<Sql> {
  mkdirSync(dirname(path), { recursive: true });
  const writer = await startWriter(path, began);
  const reader = new Database(path);
  reader.pragma("busy_timeout = 10000");
  const prepared = new Map<string, Database.Statement>();

  const read = async (sql: string, params: readonly Value[] = []): Promise<readonly Row[]> => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = reader.prepare(sql);
      prepared.set(sql, statement);
    }
    // Never `get`: it can return the row of an earlier question.
    return statement.all(...params) as Row[];
  };
  return {
    shared: false,
    read,
    write: async (together) => (await writer.run({ together })) === true,
    append: async (rows) => {
      // Handed over as one flat list, which costs less than an object for each row.
      const flat: Value[] = [];
      for (const { match, seq, body } of rows) flat.push(match, seq, body);
      return (await writer.run({ rows: flat })) as readonly boolean[];
    },
    onNews: () => {},
    close: async () => {
      reader.close();
      await writer.end();
    },
  };
}

/** Hands jobs to the writing thread: one commit at a time, all that waits in the next one. */
async function startWriter(path: string, began: (thread: Worker) => void = () => {}) {
  const script = new URL("./sqlite-writer.mjs", import.meta.url);
  const worker = new Worker(script, { workerData: { path, schema: SCHEMA } });
  began(worker);
  let waiting: Job[] = [];
  let running: Job[] | undefined;
  let broken: Error | undefined;
  const resting: (() => void)[] = [];

  const next = () => {
    if (running) return;
    if (waiting.length === 0) {
      for (const rest of resting.splice(0)) rest();
      return;
    }
    running = waiting;
    waiting = [];
    worker.postMessage(running.map(({ work }) => work));
  };
  const settle = ({ done, error }: Report) => {
    const jobs = running ?? [];
    running = undefined;
    next();
    jobs.forEach((job, i) => {
      const outcome = done ? done[i] : `${error}`;
      if (typeof outcome !== "string") job.done(outcome);
      else job.failed(new Error(`the database refuses: ${outcome}`));
    });
  };
  const fail = (error: Error) => {
    broken = error;
    for (const job of [...(running ?? []), ...waiting]) job.failed(error);
    running = undefined;
    waiting = [];
    next();
  };
  await new Promise<void>((ready, failed) => {
    worker.once("error", failed);
    worker.once("message", () => {
      worker.off("error", failed);
      ready();
    });
  });
  worker.on("message", settle);
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("the writing thread has ended")));
  return {
    run: (work: Work) =>
      new Promise<Outcome>((done, failed) => {
        if (broken) return failed(broken);
        waiting.push({ work, done, failed });
        next();
      }),
    end: async () => {
      if (running || waiting.length > 0) await new Promise<void>((rest) => resting.push(rest));
      const gone = new Promise((done) => worker.once("exit", done));
      worker.postMessage("end");
      await gone;
    },
  };
}

/** The embedded store: one file, nothing to install. One server process at a time. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import Database from "libsql";
import { unavailable } from "../errors.js";
import { lockFile } from "./lock.js";
import { SCHEMA } from "./schema.js";
import { beat, type Row, type Sql, type Statement, type Value } from "./sql.js";
import { StoreTrouble, whyNoStore } from "./trouble.js";

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

type Around = {
  /** Called when nothing can be read or written, once a second at most. */
  readonly onTrouble?: (error: Error) => void;
  /** Told of the writing thread, for tests. */
  readonly began?: (thread: Worker) => void;
};

/** Throws `StoreTrouble`, which says what is wrong. */
export async function openSqlite(path: string, around: Around = {}): Promise<Sql> {
  let unlock = () => {};
  let writer: Writer | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    unlock = lockFile(path);
    writer = await startWriter(path, around);
    // Tables that are there already are made without a write: only this shows that one can.
    await writer.run({ together: [beat(Date.now())] });
    return sqlOn(new Database(path), writer, unlock);
  } catch (error) {
    await writer?.end();
    unlock();
    const { cause = error } = error as Error;
    throw cause instanceof StoreTrouble ? cause : whyNoStore(path, cause);
  }
}

function sqlOn(reader: Database.Database, writer: Writer, unlock: () => void): Sql {
  reader.pragma("busy_timeout = 10000");
  const prepared = new Map<string, Database.Statement>();

  const read = async (sql: string, params: readonly Value[] = []): Promise<readonly Row[]> => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = reader.prepare(sql);
      prepared.set(sql, statement);
    }
    // Never `get`: it can return the row of an earlier question.
    try {
      return statement.all(...params) as Row[];
    } catch (error) {
      const { code = "", message } = error as Error & { code?: string };
      throw failure(`${code} ${message}`);
    }
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
      unlock();
    },
  };
}

/** What is wrong with what we asked for. Whatever else goes wrong, the database is not there. */
const OURS = /^SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE|MISUSE|TOOBIG)/;

function failure(what: string): Error {
  const error = new Error(`the database refuses: ${what}`);
  return OURS.test(what) ? error : unavailable(error);
}

/** How often trouble is told of, in ms. */
const BETWEEN = 1_000;

type Writer = { run(work: Work): Promise<Outcome>; end(): Promise<void> };

/** Hands jobs to the writing thread: one commit at a time, all that waits in the next one. */
async function startWriter(path: string, { began, onTrouble }: Around): Promise<Writer> {
  const script = new URL("./sqlite-writer.mjs", import.meta.url);
  const worker = new Worker(script, { workerData: { path, schema: SCHEMA } });
  began?.(worker);
  let told = 0;
  const tell = (error: Error) => {
    if (Date.now() - told < BETWEEN) return;
    told = Date.now();
    onTrouble?.(error);
  };
  let waiting: Job[] = [];
  let running: Job[] | undefined;
  let broken: Error | undefined;
  let ended = false;
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
      else {
        const error = failure(outcome);
        if (error.cause instanceof Error) tell(error.cause);
        job.failed(error);
      }
    });
  };
  const fail = (error: Error) => {
    broken = unavailable(error);
    tell(error);
    for (const job of [...(running ?? []), ...waiting]) job.failed(broken);
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
  worker.on("exit", () => ended || fail(new Error("the writing thread has ended")));
  return {
    run: (work: Work) =>
      new Promise<Outcome>((done, failed) => {
        if (broken) return failed(broken);
        waiting.push({ work, done, failed });
        next();
      }),
    end: async () => {
      if (running || waiting.length > 0) await new Promise<void>((rest) => resting.push(rest));
      if (broken) return;
      ended = true;
      const gone = new Promise((done) => worker.once("exit", done));
      worker.postMessage("end");
      await gone;
    },
  };
}

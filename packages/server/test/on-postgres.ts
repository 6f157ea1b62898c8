/** Imported first, this puts the trial servers of a test file on a PostgreSQL of their own. */
import { afterAll, beforeAll } from "vitest";
import { trialsOn } from "./client.js";
import { type Postgres, startPostgres } from "./postgres.js";

let postgres: Postgres | undefined;
beforeAll(async () => {
  const started = await startPostgres();
  postgres = started;
  trialsOn(() => started.fresh());
});
afterAll(() => postgres?.end());

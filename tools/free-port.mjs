/** Which port `npm start` and `sprawl serve` take. */
import { Trouble } from "./bootstrap.mjs";

const WHY = new Map([
  ["EADDRINUSE", "something else serves there"],
  ["EACCES", "that port is not for everybody"],
  ["EADDRNOTAVAIL", "this machine has no such address"],
  ["ENOTFOUND", "there is no such address"],
]);

/**
 * Serves on the port that is asked for; if none is, on the usual one or the next that is free.
 * @template {{ host: string, port: number }} S
 * @param {(settings: S) => Promise<{ url: string, close(): Promise<void> }>} startServer
 * @param {boolean} asked Was this port asked for?
 * @param {S} settings
 */
export async function startOnFreePort(startServer, asked, settings) {
  const { host, port: first } = settings;
  for (let port = first; port <= Math.min(first + 50, 65535); port += 1) {
    try {
      const server = await startServer({ ...settings, port });
      if (port !== first) console.log(`Port ${first} is taken.`);
      return server;
    } catch (error) {
      const { code, message, name } = /** @type {NodeJS.ErrnoException} */ (error);
      // The database has a sentence of its own.
      if (name === "StoreTrouble") throw new Trouble(message);
      if (code === "EADDRINUSE" && !asked) continue;
      throw new Trouble(`Cannot serve on ${host}:${port}: ${WHY.get(code ?? "") ?? message}.`);
    }
  }
  throw new Trouble(`No free port from ${first} on.`);
}

/** `npm start`: makes everything ready, then serves the games on this machine. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, checkNode, install, root, Trouble } from "./bootstrap.mjs";
import { startOnFreePort } from "./free-port.mjs";

checkNode();
try {
  await install();
  await build();
  await serve();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const known = error instanceof Trouble || error.name === "BadSetting";
  console.error(known ? error.message : error.stack);
  process.exitCode = 1;
}

async function serve() {
  const { createSite } = await import("./site.mjs");
  const { configFrom, pushFrom, startServer } = await import(
    pathToFileURL(join(root, "packages/server/dist/index.js")).href
  );
  const config = configFrom({ SPRAWL_LOG: "warn", ...process.env });
  const server = await startOnFreePort(startServer, Boolean(process.env.SPRAWL_PORT), {
    ...config,
    push: pushFrom(process.env),
    site: { folder: join(root, "packages/web/dist"), pages: await createSite(root) },
  });
  console.log(`Sprawl is at ${server.url}/ (Ctrl+C ends it)`);
  const end = () => server.close().then(() => process.exit(0));
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  // When npm is ended, its shell goes without a word to us.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && end();
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 300);
}

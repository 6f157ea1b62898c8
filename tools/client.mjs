/**
 * `npm run client`: writes the API's document to docs/openapi.json, as the server gives it, and makes
 * the types of `@sprawl/client` from it. Tests fail when either is not what would be written now.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, checkNode, install, root } from "./bootstrap.mjs";
import { clientTypes } from "./client-types.mjs";

checkNode();
await install();
await build();
const entry = pathToFileURL(join(root, "packages/server/dist/index.js")).href;
const { startServer } = await import(entry);
const folder = mkdtempSync(join(tmpdir(), "sprawl-client-"));
const database = join(folder, "sprawl.db");
const server = await startServer({ host: "127.0.0.1", port: 0, database, log: "silent" });
try {
  const document = await (await fetch(`${server.url}/docs/json`)).json();
  writeFileSync(join(root, "docs/openapi.json"), `${JSON.stringify(document, undefined, 2)}\n`);
  writeFileSync(join(root, "packages/client/src/generated.ts"), clientTypes(document));
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log("Written: docs/openapi.json, packages/client/src/generated.ts.");

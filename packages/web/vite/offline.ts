/**
 * Makes the service worker when the client is built: the list of all files of the build is put in
 * front of src/offline/service-worker.ts, with a version that changes when any of them does. Beside it
 * lies one file with the text of all that a first page does not load itself: a first visit fetches
 * that, not each of them.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { type Plugin, type ResolvedConfig, transformWithOxc } from "vite";

const SOURCE = "src/offline/service-worker.ts";

/** Everything in one file. */
const PACK = "offline.json";

/** Files of the build that nobody needs to play: the worker itself, maps, compressed copies. */
const LEFT_OUT = /(?:^sw\.js|^offline\.json|\.map|\.gz|\.br|^\.vite\/.*)$/;

const PAGE = "index.html";
const TEXT = /\.(?:js|css|svg)$/;

export function offline(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "sprawl-offline",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    // From the disk: the workers' own bundles and the public files are in no other list.
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const source = join(config.root, SOURCE);
      const { code } = await transformWithOxc(readFileSync(source, "utf8"), source);
      const files = filesIn(folder).filter((file) => !LEFT_OUT.test(file));
      const version = versionOf(folder, files, code);
      const list = JSON.stringify(files.map((file) => `/${file}`));
      const head = `const VERSION = "${version}";\nconst FILES = ${list};\n`;
      writeFileSync(join(folder, PACK), JSON.stringify(packOf(folder, files, version)));
      writeFileSync(join(folder, "sw.js"), head + code.replace(/^export \{\s*\};?\s*$/m, ""));
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** The text of every file that the page does not name: what it names it has loaded already. */
function packOf(folder: string, files: readonly string[], version: string) {
  const page = readFileSync(join(folder, PAGE), "utf8");
  const packed = files.filter((file) => TEXT.test(file) && !page.includes(`/${file}"`));
  const texts = packed.map((file) => [`/${file}`, readFileSync(join(folder, file), "utf8")]);
  return { version, files: Object.fromEntries(texts) };
}

function versionOf(folder: string, files: readonly string[], code: string): string {
  const hash = createHash("sha256").update(code);
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}

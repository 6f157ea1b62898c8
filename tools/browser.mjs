/**
 * A real browser for tests: `launch()` starts one, `bundleForBrowser()` makes a script for its pages.
 * It takes the machine's own Chromium if there is one, else the one that comes as an npm package,
 * which needs nothing installed on the machine.
 */
import { execFileSync } from "node:child_process";
import {
  accessSync,
  constants,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Starts a browser without a window. Close it when done.
 * @returns {Promise<import("playwright-core").Browser>}
 */
export async function launch() {
  const { path, env } = findBrowser();
  return chromium.launch({
    executablePath: path,
    args: flags,
    env: /** @type {Record<string, string>} */ ({ ...process.env, ...env }),
  });
}

/**
 * One TypeScript file with all it imports, as a script that a page can run at once.
 * What the file exports stands in the page as the global `bundle`.
 * @param {string} entryFile
 * @returns {Promise<string>}
 */
export async function bundleForBrowser(entryFile) {
  const result = await build({
    entryPoints: [entryFile],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "bundle",
    platform: "browser",
    target: "es2022",
    conditions: ["source"],
    logLevel: "silent",
  });
  return result.outputFiles[0]?.text ?? "";
}

/**
 * The browser to start, with what it needs in its environment.
 * @returns {{ path: string, env: Record<string, string> }}
 */
function findBrowser() {
  const wanted = process.env.SPRAWL_CHROMIUM;
  if (wanted) {
    if (!isProgram(wanted)) throw new Error(`SPRAWL_CHROMIUM: there is no program at ${wanted}`);
    return { path: wanted, env: {} };
  }
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const installed = paths.find(isProgram);
  return installed ? { path: installed, env: {} } : unpackedBrowser();
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The browser from the npm package, unpacked into the temp folder the first time. */
function unpackedBrowser() {
  const require = createRequire(import.meta.url);
  const entry = require.resolve("@sparticuz/chromium");
  const { version } = require(join(entry, "../../../package.json"));
  const folder = join(tmpdir(), `sprawl-chromium-${version}-${process.getuid?.() ?? 0}`);
  if (!isProgram(join(folder, "chromium"))) unpack(folder);
  if (statSync(folder).uid !== (process.getuid?.() ?? 0)) {
    throw new Error(`${folder} belongs to somebody else`);
  }
  return {
    path: join(folder, "chromium"),
    env: {
      FONTCONFIG_PATH: join(folder, "fonts"),
      LD_LIBRARY_PATH: [join(folder, "al2023/lib"), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(":"),
    },
  };
}

/**
 * Unpacks into a folder of its own and renames it last, so that two first starts at once,
 * or one cut short, do no harm.
 * @param {string} folder
 */
function unpack(folder) {
  const own = mkdtempSync(`${folder}.`);
  const script = `
    const { default: chromium } = await import("@sparticuz/chromium");
    await chromium.executablePath();`;
  execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    // The second variable makes the package unpack the system libraries it needs, too.
    env: { ...process.env, TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" },
  });
  // The package's own settings look for fonts in one fixed place.
  writeFileSync(
    join(own, "fonts/fonts.conf"),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`,
  );
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!isProgram(join(folder, "chromium"))) throw error;
  }
}

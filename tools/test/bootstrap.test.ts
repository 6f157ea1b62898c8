import { spawn } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { tree } from "./tree.js";

// Stand-ins that note each call: an npm that "installs" a compiler, and that compiler.
const fakeTsc = `
  const fs = require("node:fs");
  fs.appendFileSync("calls", "tsc\\n");
  fs.mkdirSync("packages/a/dist", { recursive: true });
  if (fs.readFileSync("packages/a/src/a.ts", "utf8").includes("wrong")) {
    console.log("a.ts(1,1): wrong");
    process.exit(1);
  }`;
const fakeVite = `
  const fs = require("node:fs");
  fs.appendFileSync("calls", "vite " + process.argv.slice(2, 4).join(" ") + "\\n");
  fs.mkdirSync("packages/web/dist", { recursive: true });
  fs.writeFileSync("packages/web/dist/index.html", "");`;
const fakeNpm = `
  const fs = require("node:fs");
  fs.appendFileSync("calls", "npm " + process.argv[2] + "\\n");
  fs.rmSync("node_modules", { recursive: true, force: true });
  fs.mkdirSync("node_modules/typescript/bin", { recursive: true });
  if (fs.existsSync("broken")) { console.error("no network"); process.exit(1); }
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  fs.writeFileSync("node_modules/typescript/bin/tsc", ${JSON.stringify(fakeTsc)});
  fs.mkdirSync("node_modules/vite/bin", { recursive: true });
  fs.writeFileSync("node_modules/vite/bin/vite.js", ${JSON.stringify(fakeVite)});`;
const main = `
  import { build, install } from "./bootstrap.mjs";
  try { await install(); await build(); console.log("ready"); }
  catch (error) { console.log(error.message); process.exitCode = 1; }`;

function copy() {
  const root = tree({
    "package.json": { workspaces: ["packages/*"] },
    "package-lock.json": { packages: { "node_modules/x": { version: "1.0.0" }, "packages/a": {} } },
    "tsconfig.json": {},
    "packages/a/package.json": { name: "a" },
    "packages/a/tsconfig.json": {},
    "packages/a/src/a.ts": "export {};",
    "fake/npm-cli.js": fakeNpm,
    "tools/main.mjs": main,
  });
  copyFileSync("tools/bootstrap.mjs", join(root, "tools/bootstrap.mjs"));
  const file = (path: string) => join(root, path);
  return {
    file,
    /** One run: its output, and the calls of the stand-ins since the last look. */
    async run() {
      const env = { ...process.env, npm_execpath: file("fake/npm-cli.js") };
      const child = spawn(process.execPath, ["tools/main.mjs"], { cwd: root, env });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (d) => (output += d));
      await new Promise((done) => child.on("close", done));
      return output;
    },
    calls() {
      const calls = existsSync(file("calls")) ? readFileSync(file("calls"), "utf8").trim() : "";
      rmSync(file("calls"), { force: true });
      return calls === "" ? [] : calls.split("\n");
    },
  };
}

test("a fresh copy is installed and built, once", async () => {
  const { run, calls } = copy();
  expect(await run()).toContain("ready");
  expect(calls()).toEqual(["npm ci", "tsc"]);
  expect(await run()).toBe("ready\n");
  expect(calls()).toEqual([]);
});

test("a changed source builds again, a changed lockfile installs again", async () => {
  const { run, calls, file } = copy();
  await run();
  calls();
  appendFileSync(file("packages/a/src/a.ts"), "//");
  await run();
  expect(calls()).toEqual(["tsc"]);
  utimesSync(file("packages/a/src/a.ts"), new Date(), new Date(0));
  await run();
  expect(calls()).toEqual(["tsc"]);
  rmSync(file("packages/a/dist"), { recursive: true });
  await run();
  expect(calls()).toEqual(["tsc"]);
  appendFileSync(file("package-lock.json"), "\n");
  await run();
  expect(calls()).toEqual(["npm ci", "tsc"]);
});

test("a package that was just made is linked, and written where games are compiled", async () => {
  const { run, calls, file } = copy();
  await run();
  calls();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(file(path)), { recursive: true });
    writeFileSync(file(path), text);
  };
  write("package.json", JSON.stringify({ workspaces: ["packages/*", "games", "games/*"] }));
  write("games/package.json", "{}");
  write("games/tsconfig.json", '{ "references": [] }');
  write("games/toy/package.json", "{}");
  write("games/toy/tsconfig.json", "{}");
  await run();
  expect(calls()).toEqual(["npm install", "tsc"]);
  const { references } = JSON.parse(readFileSync(file("games/tsconfig.json"), "utf8"));
  expect(references).toEqual([{ path: "../packages/engine" }, { path: "./toy" }]);
});

test("an install cut short is done again", async () => {
  const { run, calls, file } = copy();
  writeFileSync(file("broken"), "");
  const output = await run();
  expect(output).toContain("no network");
  expect(output).toContain("could not be installed");
  expect(output).not.toContain("ready");
  rmSync(file("broken"));
  calls();
  expect(await run()).toContain("ready");
  expect(calls()).toEqual(["npm ci", "tsc"]);
});

test("packages that npm installed by hand are taken as they are", async () => {
  const { run, calls, file } = copy();
  await run();
  calls();
  const installed = { packages: { "node_modules/x": { version: "1.0.0" } } };
  rmSync(file("node_modules/.sprawl-stamp"));
  mkdirSync(file("node_modules/x"));
  writeFileSync(file("node_modules/.package-lock.json"), JSON.stringify(installed));
  await run();
  expect(calls()).toEqual([]);
  rmSync(file("node_modules/.sprawl-stamp"));
  installed.packages["node_modules/x"].version = "0.9.0";
  writeFileSync(file("node_modules/.package-lock.json"), JSON.stringify(installed));
  await run();
  expect(calls()).toEqual(["npm ci"]);
});

test("sources that do not compile are reported every time", async () => {
  const { run, file } = copy();
  writeFileSync(file("packages/a/src/a.ts"), "wrong");
  expect(await run()).toContain("The sources do not compile.");
  expect(await run()).toContain("a.ts(1,1): wrong");
});

test("two runs at once install once", async () => {
  const { run, calls } = copy();
  const outputs = await Promise.all([run(), run(), run()]);
  for (const output of outputs) expect(output).toContain("ready");
  expect(calls()).toEqual(["npm ci", "tsc"]);
});

test("the lock of a run that is gone is taken over", async () => {
  const { run, calls, file } = copy();
  mkdirSync(file(".sprawl/lock"), { recursive: true });
  writeFileSync(file(".sprawl/lock/pid"), "999999999");
  expect(await run()).toContain("ready");
  expect(calls()).toEqual(["npm ci", "tsc"]);
  expect(existsSync(file(".sprawl/lock"))).toBe(false);
});

test("the client is built after the packages, and again when one of its files changes", async () => {
  const { run, calls, file } = copy();
  mkdirSync(file("packages/web/src"), { recursive: true });
  writeFileSync(file("packages/web/src/look.css"), "a {}");
  await run();
  expect(calls()).toEqual(["npm ci", "tsc", "vite build packages/web"]);
  await run();
  expect(calls()).toEqual([]);
  writeFileSync(file("packages/web/src/look.css"), "a { color: red }");
  await run();
  expect(calls()).toEqual(["tsc", "vite build packages/web"]);
  rmSync(file("packages/web/dist"), { recursive: true });
  await run();
  expect(calls()).toEqual(["vite build packages/web"]);
});

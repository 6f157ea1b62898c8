/** The thirty lines of docs/http-api.md, run as they stand. */
import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { acts } from "../src/api/schemas.js";
import { Someone, trialServer } from "./client.js";

const page = new URL("../../../docs/http-api.md", import.meta.url);

test("a stranger's bot of thirty lines plays a match to its end", async () => {
  const code = /```js\n([\s\S]*?)```/.exec(await readFile(page, "utf8"))?.[1] ?? "";
  const lines = code.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("//"));
  expect(lines.length).toBeLessThanOrEqual(34);
  const folder = await mkdtemp(join(tmpdir(), "sprawl-docs-"));
  const server = await trialServer();
  try {
    const file = join(folder, "bot.mjs");
    await writeFile(file, code);
    const host = await Someone.called("Host", server);
    const open = await host.ok("POST", "/api/tables", {
      game: "caravan",
      seats: 3,
      bots: ["random"],
    });
    await host.act(open.id, "ready");
    const bot = promisify(execFile)(process.execPath, [file, server.url, open.invite]);
    // The host answers safely until it is over.
    for (let version = -1; ; ) {
      const seen = await host.ok("GET", `/api/tables/${open.id}/view?after=${version}`);
      if (seen.table.status === "over") break;
      version = seen.version ?? version;
      const { question } = seen.view ?? {};
      if (!question) continue;
      const { decision, safe } = question;
      await host.act(open.id, "answer", { decision, answer: safe });
    }
    expect((await bot).stdout).toBe("over\n");
  } finally {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
});

const python = spawnSync("python3", ["--version"]).status === 0;

test.runIf(python).each(["caravan", "human-interface"])(
  "the player in Python plays %s to its end",
  async (game) => {
    const file = fileURLToPath(new URL("../../../examples/stranger.py", import.meta.url));
    const server = await trialServer();
    try {
      const { client } = await Someone.called("Host", server);
      const bots = ["random"] as const;
      const { id, invite = "" } = await client.call("openTable", {
        body: { game, seats: 3, bots },
      });
      await client.call("ready", { at: { id } });
      const player = promisify(execFile)("python3", [file, server.url, invite]);
      for (let version = -1; ; ) {
        const seen = await client.call("view", { at: { id }, query: { after: version } });
        if (seen.table.status === "over") break;
        if (!("view" in seen)) continue;
        version = seen.version;
        const { question } = seen.view;
        if (!question) continue;
        const { decision, safe } = question;
        await client.call("answer", { at: { id }, body: { decision, answer: safe } });
      }
      expect((await player).stdout).toMatch(/^over, won by seats \[.*\]\n$/);
    } finally {
      await server.end();
    }
  },
);

test("every code the server and the engine refuse with is on the page", async () => {
  const text = await readFile(page, "utf8");
  const sources = new URL("../src/", import.meta.url);
  const files = (await readdir(sources, { recursive: true })).filter((file) =>
    /\.m?ts$/.test(file),
  );
  const codes = new Set<string>();
  const collect = async (file: string, written: RegExp) => {
    const source = await readFile(new URL(file, sources), "utf8");
    for (const [, code] of source.matchAll(written)) codes.add(code);
  };
  for (const file of files) await collect(file, /(?:notNow\(\s*|\bcode: )"([a-z-]+)"/g);
  await collect("../../engine/src/errors.ts", /^ {2}\| "([a-z-]+)"/gm);
  expect(codes.size).toBeGreaterThan(50);
  for (const code of codes) expect(text, code).toContain(`\`${code}\``);
});

test("forms, fields of results and records, and the paces of bots are on the page", async () => {
  const text = await readFile(page, "utf8");
  const { components } = JSON.parse(
    await readFile(new URL("../../../docs/openapi.json", import.meta.url), "utf8"),
  );
  const named = (word: string) => expect(text, word).toMatch(new RegExp(`\\b${word}\\b`));
  for (const form of ["choose", "pick", "amount"]) expect(text).toContain(`| \`${form}\` |`);
  const shapes = [
    "View",
    "Pending",
    "PickQuestion",
    "Barred",
    "Result",
    "MatchRecord",
    "GameEvent",
    "Option",
  ];
  for (const shape of shapes) Object.keys(components.schemas[shape].properties).forEach(named);
  for (const field of Object.keys(components.schemas.NewTable.properties)) named(field);
  for (const pace of components.schemas.Table.properties.botPace.enum) named(pace);
});

test("every act is on the page", async () => {
  const text = await readFile(page, "utf8");
  for (const name of Object.keys(acts)) expect(text).toContain(`\`${name}\``);
});

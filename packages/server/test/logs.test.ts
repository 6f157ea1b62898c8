/** What a server writes to its log: lines of JSON that tell what went wrong, and no secrets. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { allReady, type Body, chooser, playOn, Someone, tableFor } from "./client.js";
import { compile } from "./fleet.js";

test("structured lines, with nothing in them that opens something or names somebody", async () => {
  await compile();
  const folder = await mkdtemp(join(tmpdir(), "sprawl-logs-"));
  const child = spawn(process.execPath, [join(import.meta.dirname, "../dist/main.js")], {
    env: {
      PATH: process.env.PATH,
      SPRAWL_PORT: "0",
      SPRAWL_LOG: "debug",
      SPRAWL_DATA: folder,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  let trouble = "";
  child.stderr.on("data", (data) => {
    trouble += data;
  });
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const url = await new Promise<string>((done) => {
    createInterface(child.stdout).on("line", (line) => {
      lines.push(line);
      const { ready } = JSON.parse(line) as { ready?: string };
      if (ready) done(ready);
    });
  });
  const passphrase = "correct horse battery";
  const ada = await Someone.called("Zacharias", { url });
  const bo = await Someone.called("Wilhelmina", { url });
  await ada.ok("PATCH", "/api/me", { passphrase });
  const { code } = await ada.ok("POST", "/api/me/code");
  await bo.refused("POST", "/api/login", { name: "Zacharias", passphrase: "a wrong guess" });
  const table = await tableFor([ada, bo], { options: { guards: true } });
  const { invite } = await ada.ok("GET", `/api/tables/${table}`);
  await allReady([ada, bo], table);
  const lives = await Promise.all([ada.live(), bo.live()]);
  for (const live of lives) await live.watch(table);
  await playOn(lives, table, chooser(2), 10);
  await ada.act(table, "say", { text: "a private word" });
  await ada.act(table, "note", { text: "a private note" });
  await bo.refused("POST", `/api/tables/${table}/answer`, { decision: "d0", answer: "forged" });
  await bo.ask("POST", `/api/tables/${table}/answer`, "{ broken");
  lives[0].sendText("{ broken");
  await lives[0].until(() => lives[0].messages.some(({ type }) => type === "error"));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  await rm(folder, { recursive: true, force: true });
  expect(trouble).toBe("");
  expect(lines.length).toBeGreaterThan(1);
  const entries: Body[] = lines.map((line) => JSON.parse(line));
  const logged = entries.filter(({ ready }) => ready === undefined);
  expect(logged.length).toBeGreaterThan(0);
  for (const entry of logged) expect(Object.keys(entry)).toContain("level");
  const text = lines.join("\n");
  const secrets = [
    ada.cookie.slice(7),
    bo.cookie.slice(7),
    passphrase,
    "a wrong guess",
    code,
    invite,
  ];
  for (const secret of [...secrets, "Zacharias", "Wilhelmina", "private", "forged", "broken"]) {
    expect(text).not.toContain(secret);
  }
});

/** One writer for each file, sentences for what is wrong with it, 503 while it is away, and expiry. */
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyStore } from "../src/store/copy.js";
import { openStore } from "../src/store/store.js";
import { whyNoStore } from "../src/store/trouble.js";
import { allReady, Someone, tableFor, trialServer } from "./client.js";
import { compile, Fleet } from "./fleet.js";

let folder: string;
beforeAll(async () => {
  await compile();
  folder = await mkdtemp(join(tmpdir(), "sprawl-keeping-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const main = join(dirname(fileURLToPath(import.meta.url)), "..", "dist/main.js");

/** Start a server process by these words of a shell: its address, or what it said before it ended. */
async function started(database: string, before = "") {
  const env = {
    PATH: process.env.PATH,
    SPRAWL_PORT: "0",
    SPRAWL_LOG: "silent",
    SPRAWL_RATE: "1000000",
    SPRAWL_DATABASE_URL: database,
  };
  const child = spawn("/bin/sh", ["-c", `${before} exec "${process.execPath}" "${main}"`], { env });
  let said = "";
  child.stderr.on("data", (data) => {
    said += data;
  });
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const line = await Promise.race([
    new Promise<string>((done) => createInterface(child.stdout).once("line", done)),
    ended.then(() => undefined),
  ]);
  const url: string | undefined = line && JSON.parse(line).ready;
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return { url, said: () => said, code: () => child.exitCode, stop };
}

describe("a file", () => {
  test("has one server: a second one says so and does not open it; a killed one leaves no lock", async () => {
    const database = join(folder, "one", "sprawl.db");
    const fleet = new Fleet({ SPRAWL_DATABASE_URL: database });
    await fleet.start(0);
    const second = await started(database);
    expect([second.url, second.code()]).toEqual([undefined, 1]);
    expect(second.said()).toMatch(
      /^Another server has .*sprawl\.db open\. One file has one server/,
    );
    expect(second.said()).not.toContain("    at ");
    // In the same process too, and for a copy that would be written there.
    await expect(openStore(database)).rejects.toThrow("One file has one server");
    await expect(copyStore(database, database)).rejects.toThrow("One file has one server");
    // The first one has noticed nothing.
    const ada = await Someone.called("Ada", { url: fleet.processes[0]?.url ?? "" });
    expect(await ada.ok("GET", "/readyz")).toEqual({ ok: true });
    await fleet.kill(0);
    await fleet.start(0);
    ada.url = fleet.processes[0]?.url ?? "";
    expect(await ada.ok("GET", "/api/me")).toMatchObject({ name: "Ada" });
    expect(await fleet.end(0)).toBe(0);
    const store = await openStore(database);
    await store.close();
    const again = await openStore(database);
    await again.close();
  });

  test("that is no database, or cannot be one, says what is wrong and how to go elsewhere", async () => {
    const text = join(folder, "notes.txt");
    await writeFile(text, "Milk, eggs, a database.\n".repeat(200));
    await mkdir(join(folder, "a-folder"));
    const cases: [string, RegExp][] = [
      [text, /notes\.txt is no database: there is something else in it\. SPRAWL_DATA names/],
      [join(folder, "a-folder"), /a-folder cannot be opened: it is a folder/],
      [join(text, "sprawl.db"), /sprawl\.db cannot be made: its folder is a file/],
    ];
    for (const [path, sentence] of cases) {
      await expect(openStore(path)).rejects.toThrow(sentence);
    }
    const { url, said, code } = await started(text);
    expect([url, code()]).toEqual([undefined, 1]);
    expect(said()).toMatch(/^\S*notes\.txt is no database/);
    expect(said()).not.toContain("    at ");
  });

  test("on a full disk is not opened, whether it is new or was there before", async () => {
    const full = (code: string) => whyNoStore("/data/sprawl.db", { code, message: "" }).message;
    expect(full("SQLITE_FULL")).toMatch(/^The disk on which \/data\/sprawl\.db lies is full\./);
    expect(full("ENOSPC")).toBe(full("SQLITE_FULL"));
    expect(full("SQLITE_READONLY")).toMatch(/may not be written/);
    // No file may grow beyond so many blocks of 512 bytes: to the database, the disk is at its end.
    const before = join(folder, "before", "sprawl.db");
    await (await openStore(before)).close();
    for (const database of [join(folder, "new", "sprawl.db"), before]) {
      const { url, said, code } = await started(database, "trap '' XFSZ; ulimit -f 1;");
      expect([url, code()], said()).toEqual([undefined, 1]);
      expect(said()).toMatch(/cannot be written: the disk is full or broken\. SPRAWL_DATA names/);
    }
  });
});

test("while nothing can be written every write is 503 unavailable: names, tables, chat, notes, answers", async () => {
  const database = join(folder, "filling", "sprawl.db");
  const { url = "", stop } = await started(database, "trap '' XFSZ; ulimit -f 1200;");
  const ada = await Someone.called("Ada", { url });
  const bo = await Someone.called("Bo", { url });
  const table = await tableFor([ada, bo]);
  await allReady([ada, bo], table);
  const { view } = await ada.ok("GET", `/api/tables/${table}/view`);
  const path = `/api/tables/${table}`;
  const note = { text: "x".repeat(15_000) };
  let got = await ada.ask("POST", `${path}/note`, note);
  for (let i = 0; i < 59 && got.status === 200; i++) {
    got = await ada.ask("POST", `${path}/note`, { text: `${i}${note.text}` });
  }
  const { decision } = view.question;
  const writes: [string, string, object][] = [
    ["POST", "/api/me", { name: "Cy" }],
    ["PATCH", "/api/me", { name: "Ada B" }],
    ["PATCH", "/api/me", { passphrase: "long enough" }],
    ["POST", "/api/me/code", {}],
    ["POST", "/api/tables", { game: "caravan" }],
    ["POST", `${path}/say`, { text: "hello?" }],
    ["POST", `${path}/note`, note],
    ["POST", `${path}/report`, { text: "it is full" }],
    ["POST", `${path}/answer`, { decision, answer: "pass" }],
    ["POST", `${path}/vote`, { kind: "end" }],
    ["POST", `${path}/concede`, {}],
  ];
  for (const [method, at, body] of writes) {
    const answer = await ada.ask(method, at, body);
    expect([at, body, answer.status, answer.body.error?.code]).toEqual([
      at,
      body,
      503,
      "unavailable",
    ]);
    expect(answer.headers.get("retry-after")).toBe("1");
  }
  expect((await ada.ask("GET", "/readyz")).status).toBe(503);
  // What can be read is read, and nothing has changed.
  const after = await ada.ok("GET", `/api/tables/${table}/view`);
  expect([after.version, after.view.answers]).toEqual([0, 0]);
  await stop();
});

describe("what nobody has used for long", () => {
  const DAY = 86_400_000;

  test("goes: tables with all that was in them, and the secrets of browsers; the rest stays", async () => {
    let time = Date.now();
    const database = join(folder, "expiry", "sprawl.db");
    const settings = { database, now: () => time, keepTables: 30 * DAY, keepKeys: 60 * DAY };
    const server = await trialServer(settings);
    const [ada, bo, cy, dee] = await Promise.all(
      ["Ada", "Bo", "Cy", "Dee"].map((name) => Someone.called(name, server)),
    );
    await dee.ok("PATCH", "/api/me", { passphrase: "long enough" });
    const [old, used] = [await tableFor([ada, bo]), await tableFor([ada, cy])];
    for (const [table, two] of [
      [old, [ada, bo]],
      [used, [ada, cy]],
    ] as const) {
      await allReady(two, table);
      const { view } = await ada.ok("GET", `/api/tables/${table}/view`);
      const { decision } = view.question;
      await ada.act(table, "answer", { decision, answer: "pass" });
      await ada.act(table, "say", { text: "hello" });
      await ada.act(table, "note", { text: "mine" });
    }
    const { house } = server;
    const { store } = house;
    time += 20 * DAY;
    await house.sweep();
    expect(house.tables.size).toBe(0);
    // Who only looks uses it too.
    await ada.ok("GET", `/api/tables/${used}`);
    time += 11 * DAY;
    await house.sweep();
    await house.sweep();
    expect(await store.tables.byId(old)).toBeUndefined();
    expect(await store.matches.byId(`${old}.1`)).toBeUndefined();
    expect(await store.matches.since(`${old}.1`, 0)).toEqual([]);
    expect(await store.talk.since(old, 0, 10)).toEqual([]);
    expect(await store.talk.note(`${old}.1`, ada.id, "notes")).toBe("");
    expect((await ada.ok("GET", "/api/me/tables")).tables).toHaveLength(1);
    expect((await ada.refused("GET", `/api/tables/${old}`)).code).toBe("not-found");
    expect(await store.matches.since(`${used}.1`, 0)).toHaveLength(1);
    expect(await store.talk.note(`${used}.1`, ada.id, "notes")).toBe("mine");
    // Ada has come every now and then; the others not at all.
    time += 30 * DAY;
    await house.sweep();
    expect(await ada.ok("GET", "/api/me")).toMatchObject({ name: "Ada" });
    for (const gone of [bo, cy, dee]) expect(await gone.ok("GET", "/api/me")).toEqual({});
    expect(await store.people.byId(bo.id)).toBeUndefined();
    // Who keeps a name comes back to it.
    expect(await store.people.byId(dee.id)).toBeDefined();
    const login = { name: "Dee", passphrase: "long enough" };
    expect(await dee.ok("POST", "/api/login", login)).toMatchObject({ id: dee.id });
    await server.end();
  });

  test("nothing goes where the setting says so, nor what was there before anybody counted", async () => {
    let time = Date.now();
    const database = join(folder, "for-ever", "sprawl.db");
    const first = await trialServer({ database, now: () => time, keepTables: 0, keepKeys: 0 });
    const ada = await Someone.called("Ada", first);
    const table = await tableFor([ada], { seats: 2 });
    time += 5000 * DAY;
    await first.house.sweep();
    expect(await first.house.store.tables.byId(table)).toBeDefined();
    expect(await ada.ok("GET", "/api/me")).toMatchObject({ name: "Ada" });
    await first.end();
  });
});

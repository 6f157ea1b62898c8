/** Small things of tables and talk that need no server. */
import { readdirSync, readFileSync } from "node:fs";
import type { Channel, ChatLine, TableView } from "@sprawl/server/wire";
import { expect, test } from "vitest";
import { Connection } from "../src/feed/online-connection.js";
import type { Ask } from "../src/feed/online-http.js";
import type { Ear } from "../src/feed/online-line.js";
import { newDraft, requestOf, withGame, withSeats } from "../src/online/draft.js";
import { openTables } from "../src/online/open-tables.js";
import { othersAt, sayMissing, sayPace } from "../src/online/wording.js";
import { withFresh } from "../src/table/extras.js";
import { refusalWords } from "../src/table/prompt-words.js";
import { LONGEST, lineOf, usualChannel } from "../src/talk/line.js";
import { unreadIn } from "../src/talk/unread.js";
import { loadWords, voiceOf } from "../src/words/say.js";

test("a line of chat is one line of plain text", () => {
  expect(lineOf("  a\nb\t<b>c</b> ")).toBe("a b <b>c</b>");
  expect(lineOf("turn \u202eback\u0007")).toBe("turn back");
  expect(lineOf("x".repeat(LONGEST + 9))).toHaveLength(LONGEST);
  expect(lineOf(" \n ")).toBe("");
});

test("unread are lines of others, after the last one read, unless muted", () => {
  const line = (n: number, person: string): ChatLine => ({
    n,
    person,
    name: person,
    channel: "table",
    text: "",
    t: n,
  });
  const chat = [line(1, "bo"), line(2, "me"), line(3, "bo"), line(4, "cy")];
  expect(unreadIn(chat, 1, "me")).toBe(2);
  expect(unreadIn(chat, 1, "me", ["cy"])).toBe(1);
  expect(unreadIn(chat, 4, "me")).toBe(0);
});

test("one speaks at the table where one may", () => {
  const speaks: Channel[] = ["team:red", "table"];
  expect(usualChannel(speaks)).toBe("table");
  expect(usualChannel(["eliminated"])).toBe("eliminated");
  expect(usualChannel([])).toBeUndefined();
});

test("a table is private and without a clock unless one says otherwise", () => {
  const draft = newDraft("caravan");
  expect(requestOf(draft)).toEqual({
    game: "caravan",
    seats: 2,
    bots: [],
    options: {},
    pace: { kind: "untimed" },
    botPace: "natural",
    private: true,
    shuffleSeats: false,
  });
  const live = { ...withSeats({ ...draft, bots: 1 }, 3), pace: "live" as const };
  expect(requestOf(live)).toMatchObject({
    seats: 3,
    bots: ["instinct"],
    pace: { kind: "live", bank: 600, increment: 15 },
  });
  expect(withSeats({ ...draft, seats: 4, bots: 3 }, 2).bots).toBe(1);
  const other = withGame({ ...draft, options: { guards: true }, public: true }, "synthetic-sins");
  expect(other).toMatchObject({ seats: 1, options: {}, public: true });
});

test("it is said for whom a table waits, as one would say it", async () => {
  const person = (name: string, ready: boolean) => ({ person: name, name, ready });
  const seats = [person("Ada", false), person("Bo", true), person("Cy", false)];
  const table = { seats, you: 2 } as unknown as TableView;
  expect(sayMissing(voiceOf("en"), table)).toBe("Waiting for Ada, you.");
  await loadWords("de");
  expect(sayMissing(voiceOf("de"), table)).toBe("Warten auf Ada, dich.");
  const free = { ...table, seats: [...seats, {}] } as unknown as TableView;
  expect(sayMissing(voiceOf("en"), free)).toBe("1 seat is still free.");
});

test("the others at a table are named, bots as bots", () => {
  const seats = [
    { name: "Ada", person: "a" },
    { name: "Kite", bot: "instinct" },
    {},
    { name: "Bo", person: "b" },
  ];
  const table = { seats, you: 3 } as unknown as TableView;
  expect(othersAt(voiceOf("en"), table)).toEqual(["Ada", "Kite (Bot)"]);
  // Many of them are counted, and people are named first.
  const bots = ["Kite", "Juno", "Rook", "Mako"].map((name) => ({ name, bot: "instinct" }));
  const large = { seats: [...bots, { name: "Ada", person: "a" }] } as unknown as TableView;
  expect(othersAt(voiceOf("en"), large)).toEqual(["Ada", "4 bots"]);
});

test("a pace is said in words", () => {
  const say = voiceOf("en");
  expect(sayPace(say, { kind: "turns", each: 86_400 })).toBe("By turns: 1 day an answer");
  expect(sayPace(say, { kind: "turns", each: 4 * 3600 })).toBe("By turns: 4 hours an answer");
  expect(sayPace(say, { kind: "live", bank: 600, increment: 15 })).toContain("10 min");
});

test("a server with newer pages is noticed when the line is back", () => {
  const ears: Ear[] = [];
  const connection = new Connection((ear) => {
    ears.push(ear);
    return { send: () => {}, close: () => ear.closed() };
  });
  const watch = { seen: () => ({}), hear: () => {}, line: () => {} };
  const stop = connection.watch("t", watch);
  const hello = (site: string) => {
    ears.at(-1)?.opened();
    ears.at(-1)?.heard(JSON.stringify({ type: "hello", site }));
  };
  hello("one");
  expect(connection.outdated).toBe(false);
  connection.renew();
  connection.hurry();
  hello("one");
  expect(connection.outdated).toBe(false);
  connection.renew();
  connection.hurry();
  hello("two");
  expect(ears).toHaveLength(3);
  expect(connection.outdated).toBe(true);
  stop();
});

test("the lobby asks for as many pages as are wanted, and knows whether there are more", async () => {
  const all = Array.from({ length: 230 }, (_, i) => ({ id: `t${i}` }));
  const asked: string[] = [];
  const ask = (async (_: string, path: string) => {
    asked.push(path);
    const from = Number(new URLSearchParams(path.split("?")[1]).get("from") ?? 0);
    // Somebody has opened a table since: the last of a page comes again on the next.
    const start = Math.max(0, from - (from > 0 ? 1 : 0));
    return { ok: true, body: all.slice(start, start + 100) };
  }) as unknown as Ask;
  expect(await openTables(ask, 1)).toMatchObject({ more: true, tables: { length: 100 } });
  expect(await openTables(ask, 2)).toMatchObject({ more: true, tables: { length: 199 } });
  expect(await openTables(ask, 5)).toMatchObject({ more: false, tables: { length: 230 } });
  expect(asked.slice(-3)).toEqual(["/api/tables", "/api/tables?from=100", "/api/tables?from=200"]);
  const away = (async () => ({ ok: false })) as unknown as Ask;
  expect(await openTables(away, 2)).toBeUndefined();
});

test("whatever the server does not do at a table, it says in the reader's language", async () => {
  await loadWords("de");
  const folder = new URL("../../server/src/", import.meta.url);
  const codes = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts")) continue;
    const source = readFileSync(new URL(file, folder), "utf8");
    for (const [, code] of source.matchAll(/notNow\(\s*"([a-z-]+)"/g)) codes.add(code);
  }
  expect(codes.size).toBeGreaterThan(25);
  const [en, de] = [voiceOf("en"), voiceOf("de")];
  const others = [
    "internal",
    "malformed",
    "not-found",
    "not-yours",
    "too-much",
    "unavailable",
    "who",
  ];
  for (const code of [...codes, ...others, "not-kept", "over", "lost", "away"]) {
    const refused = { code, message: "in the words of a developer" };
    const said = refusalWords(refused, de);
    expect(said, code).not.toBe(refused.message);
    expect(said, code).not.toBe(refusalWords(refused, en));
  }
});

test("how much is new is a tab's number, said with its name only where no badge stands beside it", () => {
  expect(withFresh({ title: "Chat", fresh: 2 })).toBe("Chat (2)");
  expect(withFresh({ title: "Chat", fresh: 0 })).toBe("Chat");
  expect(withFresh({ title: "Notes" })).toBe("Notes");
});

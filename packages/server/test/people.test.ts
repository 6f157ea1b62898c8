/** Who somebody is: names that cannot be imitated, changes that are not lost, codes that end. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { allReady, type Body, Someone, type Trial, tableFor, trialServer } from "./client.js";

let server: Trial;
beforeAll(async () => {
  server = await trialServer();
});
afterAll(() => server.end());

/** Zero width space and joiners, soft hyphen, filler, blank braille, tag, variation selector. */
const UNSEEN = ["\u200b", "\u200d", "\u00ad", "\u3164", "\u2800", "\u{e0061}", "\ufe0f", "\u2060"];

test("a kept name cannot be imitated with signs that are not seen", async () => {
  const mira = await Someone.called("Mira", server);
  await mira.ok("PATCH", "/api/me", { passphrase: "correct horse" });
  const eve = await Someone.called("Eve", server);
  for (const sign of UNSEEN) {
    for (const name of [`Mira${sign}`, `${sign}mira`, `Mi${sign}ra`]) {
      const got = await eve.ask("PATCH", "/api/me", { name });
      expect([sign.codePointAt(0)?.toString(16), got.body.error?.code]).toEqual([
        sign.codePointAt(0)?.toString(16),
        "name-kept",
      ]);
      expect((await eve.refused("POST", "/api/me", { name })).code).toBe("name-kept");
    }
    expect((await eve.refused("POST", "/api/me", { name: sign })).field).toBe("name");
  }
  // Whoever writes their own name with such signs is still let in, and shown without them.
  const phone = new Someone(server.url, "Mira");
  const login = { name: "Mira\u200b", passphrase: "correct horse" };
  expect(await phone.ok("POST", "/api/login", login)).toMatchObject({ id: mira.id });
  expect((await Someone.called("Jo\u200b Ann", server)).name).toBe("Jo\u200b Ann");
  expect(await eve.ok("PATCH", "/api/me", { name: "J\u00ado" })).toMatchObject({ name: "Jo" });
});

test("who looks like somebody else at the table has a number, in the chat and in votes too", async () => {
  const [cop, same, shape, kite, eve] = await Promise.all(
    ["Cop", "cop", "Сор", "Kite", "COP"].map((name) => Someone.called(name, server)),
  );
  const table = await tableFor([cop, same, shape], { seats: 4, game: "social-deduction" });
  const names = async (who = cop) => {
    const { seats } = await who.ok("GET", `/api/tables/${table}`);
    return seats.map(({ name }: Body) => name);
  };
  expect(await names()).toEqual(["Cop", "cop (2)", "Сор (3)", undefined]);
  await cop.act(table, "bot", { seat: 3, bot: "random" });
  const [, , , bot] = await names();
  await kite.ok("PATCH", "/api/me", { name: bot });
  await shape.act(table, "leave");
  const { invite } = await cop.ok("GET", `/api/tables/${table}`);
  await kite.act(table, "join", { invite });
  // Bots have names too; and whoever sits first goes without a number.
  expect(await names()).toEqual(["Cop", "cop (2)", bot, `${bot} (2)`]);
  await same.act(table, "say", { text: "It is me" });
  const { lines } = await cop.ok("GET", `/api/tables/${table}/chat`);
  expect(lines.at(-1)).toMatchObject({ name: "cop (2)", person: same.id });
  await allReady([cop, same, kite], table);
  await kite.act(table, "leave");
  await eve.act(table, "join", { invite });
  const { votes } = await cop.ok("GET", `/api/tables/${table}`);
  expect(votes).toMatchObject([{ kind: "seat", person: eve.id, name: "COP (3)" }]);
});

test("a kept name cannot be imitated with letters of another alphabet", async () => {
  const own = await trialServer();
  const [coco, note, ivan, eve] = await Promise.all(
    ["Coco", "NOTE", "Иван", "Eve"].map((name) => Someone.called(name, own)),
  );
  for (const who of [coco, note, ivan]) {
    await who.ok("PATCH", "/api/me", { passphrase: "correct horse" });
  }
  // All of Cyrillic, all of Greek, small capitals, fullwidth, a zero; a word of Latin letters.
  for (const name of ["Сосо", "ΝΟΤΕ", "ᴄᴏᴄᴏ", "ＣＯＣＯ", "c0co", "иван"]) {
    expect([name, (await eve.refused("POST", "/api/me", { name })).code]).toEqual([
      name,
      "name-kept",
    ]);
  }
  // Two alphabets in one name, or one that nobody writes names with today.
  for (const name of ["Cосo", "Evе", "Αdα", "ᏟᎾᏟᎾ", "Ivan Иван"]) {
    expect([name, await eve.refused("POST", "/api/me", { name })]).toMatchObject([
      name,
      { code: "malformed", field: "name", message: "keep to the letters of one alphabet" },
    ]);
  }
  // Names of every tongue are names; so are Latin ones beside signs that look like no Latin letter.
  for (const name of [
    "Zoë",
    "Ελένη",
    "Мира",
    "アキ Aki",
    "김 Kim",
    "שרה",
    "Ní Bhriain 2",
    "🦊 fox",
  ]) {
    await eve.ok("PATCH", "/api/me", { name });
  }
  const phone = new Someone(own.url, "Иван");
  const login = { name: "ИВАН", passphrase: "correct horse" };
  expect(await phone.ok("POST", "/api/login", login)).toMatchObject({ id: ivan.id });
  await own.end();
});

test("a change that is refused in part is not made at all", async () => {
  const ada = await Someone.called("Ada", server);
  const before = await ada.ok("GET", "/api/me");
  const asked = { name: "Other", passphrase: "long enough", webhook: "http://127.0.0.1/" };
  expect(await ada.refused("PATCH", "/api/me", asked)).toMatchObject({ field: "webhook" });
  expect(await ada.ok("GET", "/api/me")).toEqual(before);
  await ada.ok("PATCH", "/api/me", { name: "Keeper", passphrase: "long enough" });
  const bo = await Someone.called("Bo", server);
  expect(await bo.refused("PATCH", "/api/me", { name: "keeper", muted: ["x"] })).toMatchObject({
    code: "name-kept",
  });
  expect(await bo.ok("GET", "/api/me")).toMatchObject({ name: "Bo", muted: [] });
});

test("changes made at the same time are all made", async () => {
  const ada = await Someone.called("Ada", server);
  const hook = "https://example.org/hook";
  await Promise.all([
    ada.ok("PATCH", "/api/me", { muted: ["a1", "b2"] }),
    ada.ok("PATCH", "/api/me", { webhook: hook }),
    ada.ok("PATCH", "/api/me", { name: "Ada B" }),
    ada.ok("PATCH", "/api/me", { passphrase: "quite a while" }),
    ...[1, 2, 3].map((n) =>
      ada.ok("POST", "/api/me/push", {
        endpoint: `https://example.org/${n}`,
        keys: { p256dh: "p".repeat(40), auth: "a".repeat(20) },
      }),
    ),
  ]);
  expect(await ada.ok("GET", "/api/me")).toEqual({
    id: ada.id,
    name: "Ada B",
    kept: true,
    webhook: hook,
    muted: ["a1", "b2"],
    push: 3,
  });
  // What is not named stays; null takes away.
  await ada.ok("PATCH", "/api/me", { webhook: null });
  const after = await ada.ok("PATCH", "/api/me", { passphrase: null });
  expect(after).toMatchObject({ kept: false, muted: ["a1", "b2"] });
  expect(after.webhook).toBeUndefined();
});

test("only what waits for oneself is one's move", async () => {
  const [ada, bo] = await Promise.all(["Ada", "Bo"].map((name) => Someone.called(name, server)));
  const moves = async (who: Someone): Promise<number> =>
    (await who.ok("GET", "/api/me/tables")).yourMove;
  const table = await tableFor([ada, bo], { seats: 3, bots: ["instinct"] });
  await allReady([ada, bo], table);
  expect([await moves(ada), await moves(bo)]).toEqual([1, 0]);
  const { view } = await ada.ok("GET", `/api/tables/${table}/view`);
  await ada.act(table, "answer", { decision: view.question.decision, answer: "pass" });
  expect(await moves(ada)).toBe(1);
  const loaded = await server.house.table(table);
  const seated = (change: object) =>
    loaded.exclusive(() =>
      loaded.change((doc) => ({
        ...doc,
        seats: doc.seats.with(0, { ...doc.seats[0], ...change } as Body),
      })),
    );
  // Nobody plays for Ada while we look.
  loaded.house.hooks.delay = () => 1e6;
  await seated({ bot: "instinct" });
  expect(await moves(ada)).toBe(0);
  await seated({ bot: undefined });
  expect(await moves(ada)).toBe(1);
  await seated({ conceded: true });
  expect(await moves(ada)).toBe(0);
  delete loaded.house.hooks.delay;
});

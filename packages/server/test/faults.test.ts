/** What was sent wrongly is called by its name, and the same by HTTP and by socket. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acts } from "../src/api/schemas.js";
import { delayOf } from "../src/table/stand-ins.js";
import { type Body, type Live, Someone, type Trial, tableFor, trialServer } from "./client.js";

let server: Trial;
let ada: Someone;
let live: Live;
let table: string;
beforeAll(async () => {
  server = await trialServer();
  ada = await Someone.called("Ada", server);
  live = await ada.live();
  table = await tableFor([ada, await Someone.called("Bo", server)]);
});
afterAll(async () => {
  await live.close();
  await server.end();
});

describe("by HTTP", () => {
  test("a wrong method is 405, and the answer says which are right", async () => {
    const got = await ada.ask("DELETE", "/api/tables");
    expect(got.status).toBe(405);
    expect(got.headers.get("allow")).toBe("GET, HEAD, POST");
    expect(got.body.error).toEqual({
      code: "method",
      message: "This address takes GET, HEAD, POST.",
    });
    expect((await ada.ask("GET", `/api/tables/${table}/answer`)).status).toBe(405);
    expect((await ada.ask("GET", "/api/nothing")).status).toBe(404);
  });

  test.each(["text/plain", "application/xml"])("%s is 415", async (type) => {
    const got = await ada.ask("POST", "/api/me", '{"name":"Ada"}', { "content-type": type });
    expect(got.status).toBe(415);
    expect(got.body.error).toEqual({ code: "media-type", message: "Send application/json." });
  });

  test.each(["{", '{"name":', '{"__proto__":{}}'])("%s is no JSON", async (text) => {
    const got = await ada.ask("POST", "/api/me", text);
    expect(got.status).toBe(400);
    expect(got.body.error).toEqual({ code: "not-json", message: "This is not JSON." });
  });

  test.each(["/api/me", "/api/tables", "/api/login"])("%s without a body", async (path) => {
    const got = await ada.ask("POST", path);
    expect(got.status).toBe(400);
    expect(got.body.error).toEqual({ code: "no-body", message: "The body is missing." });
    expect((await ada.ask("POST", path, "")).body.error.code).toBe("no-body");
  });

  const unknown: readonly [string, string, object, string][] = [
    ["POST", "/api/me", { name: "Ada", admin: true }, "admin"],
    ["PATCH", "/api/me", { nmae: "Ada" }, "nmae"],
    ["POST", "/api/me", { nmae: "Ada" }, "nmae"], // though another field is missing
    ["POST", "/api/login", { name: "Ada", passphrase: "x", code: "1" }, "code"],
    ["POST", "/api/me/claim", { code: "12345", name: "Ada" }, "name"],
    ["POST", "/api/tables", { game: "caravan", botspace: "slow" }, "botspace"],
    ["POST", "/api/tables", { game: "caravan", pace: { kind: "untimed", each: 60 } }, "pace.each"],
  ];
  test.each(unknown)(
    "%s %s refuses %j by the name of the field",
    async (method, path, body, field) => {
      expect(await ada.refused(method, path, body)).toEqual({
        code: "malformed",
        field,
        message: `There is no field "${field.split(".").at(-1)}" here.`,
      });
    },
  );
});

/** What the same act is answered, by HTTP and by socket. */
async function both(who: Someone, at: string, act: string, body?: unknown): Promise<Body[]> {
  const byHttp = await who.ask("POST", `/api/tables/${at}/${act}`, body);
  const socket = await who.live();
  const reply = await socket.act(at, act, body);
  await socket.close();
  return [byHttp.body.error, reply.error];
}

describe("the same fault has the same code by HTTP and by socket", () => {
  test.each(Object.keys(acts))("%s with a field it does not have", async (act) => {
    const [one, two] = await both(ada, table, act, { bogus: 1 });
    expect(one).toMatchObject({ code: "malformed" });
    expect(two).toEqual(one);
  });

  test("a field that no act has is named", async () => {
    for (const error of await both(ada, table, "leave", { bogus: 1 })) {
      expect(error).toMatchObject({ code: "malformed", field: "bogus" });
    }
  });

  test("no body where one is needed", async () => {
    const reply = async () => {
      live.send({ type: "act", id: "bare", table, act: "answer" });
      return live.until(() => live.messages.find(({ id }) => id === "bare"));
    };
    const byHttp = await ada.refused("POST", `/api/tables/${table}/answer`);
    expect(byHttp).toEqual({ code: "no-body", message: "The body is missing." });
    expect((await reply()).error).toEqual(byHttp);
  });

  test("nobody, somebody without a seat, no table, no act, no match, a stale decision", async () => {
    const stranger = new Someone(server.url, "?");
    const eve = await Someone.called("Eve", server);
    const open = await tableFor([ada], { seats: 2, private: false });
    const answer = { decision: "0.1", answer: "x" };
    const cases: readonly [Someone, string, string, object, string][] = [
      [stranger, open, "ready", {}, "who"],
      [eve, open, "ready", {}, "not-yours"],
      [eve, table, "ready", {}, "not-found"],
      [ada, "nosuchtable", "ready", {}, "not-found"],
      [ada, open, "dance", {}, "not-found"],
      [ada, open, "concede", {}, "not-playing"],
      [ada, open, "undo", {}, "cannot-undo"],
      [ada, open, "bot", { seat: 0, bot: "random" }, "taken"],
      [ada, open, "voice", { vote: "abc", agree: true }, "no-vote"],
      [ada, open, "answer", answer, "not-playing"],
    ];
    for (const [who, at, act, body, code] of cases) {
      const [one, two] = await both(who, at, act, body);
      expect([act, one?.code, two?.code]).toEqual([act, code, code]);
    }
  });

  test("what is no JSON, and what is too large", async () => {
    const said = async (text: string) => {
      const before = live.messages.length;
      live.sendText(text);
      return live.until(() => live.messages.slice(before).find(({ type }) => type === "error"));
    };
    expect((await said("{")).error).toEqual((await ada.ask("POST", "/api/me", "{")).body.error);
    const long = JSON.stringify({ name: "x".repeat(70_000) });
    const tooLarge = (await ada.ask("POST", "/api/me", long)).body.error;
    expect(tooLarge.code).toBe("too-large");
    expect((await said(long)).error).toEqual(tooLarge);
  });
});

describe("every answer over a socket carries the id that was sent", () => {
  const sent: readonly [object, object][] = [
    [{ type: "watch" }, { type: "done" }],
    [{ type: "unwatch" }, { type: "done" }],
    [{ type: "act", act: "say", body: { text: "hello" } }, { type: "done" }],
    [{ type: "act", act: "say", body: {} }, { type: "error" }],
    [
      { type: "act", act: "dance" },
      { type: "error", error: { code: "not-found" } },
    ],
    [
      { type: "watch", table: "nosuchtable" },
      { type: "error", table: "nosuchtable" },
    ],
    [
      { type: "watch", bogus: 1 },
      { type: "error", error: { field: "bogus" } },
    ],
    [
      { type: "unwatch", table: 7 },
      { type: "error", error: { field: "table" } },
    ],
    [{ type: "nonsense" }, { type: "error", error: { field: "type" } }],
  ];
  test.each(sent)("%j", async (given, reply) => {
    const id = JSON.stringify(given).slice(0, 40);
    live.send({ table, ...given, id });
    expect(await live.until(() => live.messages.find((each) => each.id === id))).toMatchObject(
      reply,
    );
  });

  test("a ping's answer too; and without an id there is none", async () => {
    live.send({ type: "ping", id: 7 });
    const pong = await live.until(() => live.messages.find(({ id }) => id === 7));
    expect(pong).toEqual({ type: "pong", id: 7, now: expect.any(Number) });
    const before = live.messages.length;
    live.send({ type: "unwatch", table });
    live.send({ type: "ping" });
    await live.until(() => live.messages.length > before);
    expect(Object.keys(live.messages[before])).toEqual(["type", "now"]);
  });
});

describe("the pace of bots is a setting of the table", () => {
  test("it is natural unless the table says otherwise, and everybody sees it", async () => {
    const pace = async (settings: object) =>
      (await ada.ok("POST", "/api/tables", { game: "caravan", ...settings })).botPace;
    expect(await pace({})).toBe("natural");
    for (const botPace of ["at-once", "natural", "slow"])
      expect(await pace({ botPace })).toBe(botPace);
    const refused = await ada.refused("POST", "/api/tables", { game: "caravan", botPace: "quick" });
    expect(refused).toMatchObject({ code: "malformed", field: "botPace" });
  });

  test("a bot asked alone answers at once, naturally or slowly", () => {
    const config = { delay: [800, 2600], botDelay: [250, 900] } as const;
    expect(delayOf(config, "ask", "at-once")).toEqual([0, 0]);
    expect(delayOf(config, "ask", "natural")).toEqual([250, 900]);
    expect(delayOf(config, "ask", "slow")).toEqual([1000, 3600]);
  });

  test("where several are asked, people are passed for after the same time at every pace", () => {
    const config = { delay: [800, 2600], botDelay: [250, 900] } as const;
    expect(delayOf(config, "window")).toEqual([800, 2600]);
    expect(delayOf(config, "each")).toEqual([800, 2600]);
    expect(delayOf(config, "ask")).toEqual([800, 2600]);
    // Time to think, the same for every bot: who takes longer than another tells nothing.
    expect(delayOf(config, "window", "at-once")).toEqual([200, 200]);
    expect(delayOf(config, "window", "natural")).toEqual([800, 2600]);
    expect(delayOf(config, "window", "slow")).toEqual([3200, 10_400]);
  });

  test("at a table of bots at once, nobody waits for them", async () => {
    const slow = await trialServer({ botDelay: [60_000, 60_000], delay: [60_000, 60_000] });
    try {
      const host = await Someone.called("Host", slow);
      const settings = { seats: 2, bots: ["random"], botPace: "at-once" } as const;
      const id = await tableFor([host], settings);
      await host.act(id, "ready");
      const socket = await host.live();
      await socket.watch(id);
      const first = await socket.until(() => socket.question(id));
      await host.act(id, "answer", { decision: first.decision, answer: first.safe });
      await socket.until(() => {
        const { decision } = socket.question(id) ?? first;
        return decision !== first.decision;
      });
      await socket.close();
    } finally {
      await slow.end();
    }
  });
});

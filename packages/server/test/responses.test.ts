/** The documents of the API say what it answers: asked for real, everything fits. */
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answers, refusal } from "../src/api/responses.js";
import { type Body, chooser, playOn, Someone, type Trial, trialServer } from "./client.js";

let server: Trial;
beforeAll(async () => {
  server = await trialServer();
});
afterAll(() => server.end());

test("what is answered is what the documents say, for every address", async () => {
  const asked = new Set<string>();
  const ask = async (who: Someone, route: string, body?: unknown, query = "", id = "") => {
    const [method, path] = route.split(" ");
    const got = await who.ok(method, path.replace(/:\w+/, id) + query, body);
    const fits = answers[route].safeParse(got);
    expect(fits.error?.issues ?? [], `${route}: ${JSON.stringify(got).slice(0, 300)}`).toEqual([]);
    asked.add(route);
    return got as Body;
  };
  const ada = new Someone(server.url, "Ada");
  await ask(ada, "GET /api/me");
  await ask(ada, "POST /api/me", { name: "Ada" });
  await ask(ada, "GET /api/me");
  const secret = { passphrase: "long enough", webhook: "https://example.org/" };
  await ask(ada, "PATCH /api/me", secret);
  await ask(ada, "GET /api/push");
  const endpoint = "https://example.org/push";
  const keys = { p256dh: "p".repeat(40), auth: "a".repeat(20) };
  await ask(ada, "POST /api/me/push", { endpoint, keys });
  await ask(ada, "DELETE /api/me/push", undefined, `?endpoint=${endpoint}`);
  const { code } = await ask(ada, "POST /api/me/code");
  const phone = new Someone(server.url, "Ada");
  await ask(phone, "POST /api/me/claim", { code });
  await ask(phone, "POST /api/login", { name: "Ada", passphrase: "long enough" });
  await ask(ada, "GET /api/games");
  const bo = await Someone.called("Bo", server);
  const pace = { kind: "live", bank: 600, increment: 5 };
  const opened = { game: "caravan", seats: 3, bots: ["instinct"], pace, private: false };
  const { id, invite } = await ask(ada, "POST /api/tables", opened);
  const at = (who: Someone, act: string, body: unknown = {}) =>
    ask(who, `POST /api/tables/:id/${act}`, body, "", id);
  const look = (who: Someone, what: string, query = "") =>
    ask(who, `GET /api/tables/:id${what}`, undefined, query, id);
  await look(ada, "/view", "?wait=0");
  await at(bo, "join", { invite });
  await at(ada, "bot", { seat: 2, bot: "random" });
  await ask(ada, "GET /api/tables");
  await ask(bo, "GET /api/invites/:invite", undefined, "", invite);
  for (const who of [ada, bo]) await at(who, "ready");
  const lives = await Promise.all([ada.live(), bo.live()]);
  for (const live of lives) await live.watch(id);
  await playOn(lives, id, chooser(3), 6);
  const sue = await (await Someone.called("Sue", server)).live();
  await sue.watch(id);
  const turn = await Promise.race(
    lives.map(async (live, i) => ({
      who: [ada, bo][i],
      ...(await live.until(() => live.question(id))),
    })),
  );
  const sent = { decision: turn.decision, answer: turn.safe };
  for (let i = 0; i < 2; i++) await at(turn.who, "answer", sent);
  await at(ada, "say", { text: "hello" });
  await at(ada, "note", { text: "hm" });
  await at(ada, "report", { text: "odd" });
  await at(ada, "standing", { kind: "toll", pass: true, keep: true });
  await at(ada, "vote", { kind: "end" });
  const { votes } = await look(bo, "");
  await at(bo, "voice", { vote: votes[0].id, agree: false });
  for (const [what, query] of [
    ["/view", "?wait=0"],
    ["/chat", ""],
    ["/mine", ""],
    ["/log", ""],
    ["/past", "?step=2"],
  ]) {
    await look(ada, what, query);
  }
  await ask(ada, "GET /api/me/tables");
  await at(bo, "concede");
  await at(ada, "vote", { kind: "end" });
  for (const live of [...lives, sue]) await live.close();
  expect((await look(ada, "")).status).toBe("over");
  for (const what of ["replay", "record", "verify"]) {
    await ask(ada, `GET /api/matches/:id/${what}`, undefined, "", `${id}.1`);
  }
  const story = { game: "synthetic-sins", campaign: true };
  const { id: other } = await ask(ada, "POST /api/tables", story);
  await ask(ada, "GET /api/tables/:id/campaign", undefined, "", other);
  await ask(ada, "POST /api/tables/:id/next", {}, "", other);
  await at(ada, "rematch");
  await at(bo, "leave");
  await ask(ada, "DELETE /api/me");
  // Taking back is clean only now and then; it is tried elsewhere.
  const missing = Object.keys(answers).filter((route) => !asked.has(route));
  expect(missing).toEqual(["POST /api/tables/:id/undo"]);
});

/** The document, as anybody gets it. */
async function document(): Promise<Body> {
  return new Someone(server.url, "?").ok("GET", "/docs/json");
}

const METHODS = ["get", "post", "patch", "delete"];

test("every address is described, with what it takes, answers and how it refuses", async () => {
  const { paths, tags, components } = await document();
  const known = (tags as Body[]).map(({ name, description }) => {
    expect(description).toMatch(/\w/);
    return name;
  });
  const ids = new Set<string>();
  const routes = Object.entries(paths as Body).flatMap(([path, methods]) =>
    Object.entries(methods as Body).map(([method, given]) => {
      const about = given as Body;
      expect(METHODS).toContain(method);
      expect(about.operationId, path).toMatch(/^[a-z][A-Za-z]+$/);
      expect(ids.has(about.operationId), about.operationId).toBe(false);
      ids.add(about.operationId);
      for (const words of [about.summary, about.description]) expect(words, path).toMatch(/\w/);
      expect(known).toEqual(expect.arrayContaining(about.tags));
      expect(about.tags).toHaveLength(1);
      expect(about.security, path).toBeInstanceOf(Array);
      const shapes = [200, "4XX", 503].map(
        (status) => about.responses[status].content["application/json"].schema.$ref,
      );
      const body = about.requestBody?.content["application/json"].schema.$ref;
      for (const shape of [...shapes, ...(body ? [body] : [])]) {
        expect(shape, path).toMatch(/^#\/components\/schemas\/\w+$/);
        expect(components.schemas, shape).toHaveProperty(shape.split("/").at(-1));
      }
      return `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`;
    }),
  );
  expect(routes.sort()).toEqual(Object.keys(answers).sort());
  expect(components.securitySchemes.cookie).toMatchObject({ in: "cookie", name: "sprawl" });
  const { body } = await new Someone(server.url, "?").ask("POST", "/api/tables", { game: "?" });
  expect(refusal.safeParse(body).success).toBe(true);
});

test("docs/openapi.json is the document the server gives (`npm run client` writes it)", async () => {
  const file = new URL("../../../docs/openapi.json", import.meta.url);
  expect(await document()).toEqual(JSON.parse(await readFile(file, "utf8")));
});

test("every reference leads somewhere, and every shape is used", async () => {
  const made = await document();
  const text = JSON.stringify(made);
  const used = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, n]) => n),
  );
  expect([...used].sort()).toEqual(Object.keys(made.components.schemas).sort());
});

test("views, questions of every form, results and records are written out", async () => {
  const { schemas } = (await document()).components;
  const fieldsOf = (name: string) => Object.keys(schemas[name].properties);
  expect(fieldsOf("View")).toEqual(expect.arrayContaining(["pending", "question", "result"]));
  for (const form of ["Choose", "Pick", "Amount"]) {
    const fields = fieldsOf(`${form}Question`);
    expect(fields).toEqual(expect.arrayContaining(["decision", "options", "barred", "safe"]));
    expect(fields.includes("min") && fields.includes("max")).toBe(form !== "Choose");
  }
  expect(fieldsOf("Barred")).toEqual(["option", "rule"]);
  expect(fieldsOf("Result")).toEqual(["winners", "reason", "rule", "sides", "scores"]);
  const record = ["format", "game", "version", "seats", "options", "seed", "deal", "carried"];
  expect(fieldsOf("MatchRecord")).toEqual([...record, "answers", "hash"]);
});

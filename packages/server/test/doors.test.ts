/** Who gets in and how: names of the site, links to what is private, slow clients, what is kept between. */
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { linkOf } from "../src/ids.js";
import { allReady, type Body, Someone, tableFor, trialServer } from "./client.js";

const PATHS = ["replay", "record", "verify"];

/** A finished private match of Ada and Bo. */
async function played(server: { url: string }) {
  const [ada, bo, eve] = await Promise.all(
    ["Ada", "Bo", "Eve"].map((name) => Someone.called(name, server)),
  );
  const table = await tableFor([ada, bo]);
  for (const who of [ada, bo]) {
    await who.act(table, "ready", { share: "0f".repeat(32) });
  }
  return { ada, bo, eve, table, match: `${table}.1` };
}

describe("a private match that is over", () => {
  test("is read by those who were there, also when they have left, and its existence is not told", async () => {
    const server = await trialServer();
    const { ada, bo, eve, table, match } = await played(server);
    const nobody = new Someone(server.url, "?");
    const unknown = async (who: Someone, path: string) => {
      const got = await who.ask("GET", `/api/matches/${match}/${path}`);
      const none = await who.ask("GET", `/api/matches/${table}.7/${path}`);
      const never = await who.ask("GET", `/api/matches/abcdefghjkmn.1/${path}`);
      expect([got.status, got.text]).toEqual([404, never.text]);
      expect([none.status, none.text]).toEqual([404, never.text]);
    };
    // While it is played there is nothing to be told apart either.
    for (const path of PATHS) for (const who of [eve, nobody]) await unknown(who, path);
    expect((await ada.refused("GET", `/api/matches/${match}/record`)).code).toBe("not-over");
    await ada.act(table, "concede");
    for (const path of PATHS) for (const who of [eve, nobody]) await unknown(who, path);
    await bo.act(table, "leave");
    for (const path of PATHS) {
      for (const who of [ada, bo]) await who.ok("GET", `/api/matches/${match}/${path}`);
    }
    await server.end();
  });

  test("is read by whoever has its link, and by no other link", async () => {
    const server = await trialServer();
    const { ada, eve, table, match } = await played(server);
    await ada.act(table, "concede");
    const { link } = await ada.ok("GET", `/api/matches/${match}/verify`);
    for (const path of PATHS) {
      await eve.ok("GET", `/api/matches/${match}/${path}?link=${link}`);
      const other = linkOf({ id: `${table}.2`, seed: "0" });
      const wrong = await eve.refused("GET", `/api/matches/${match}/${path}?link=${other}`);
      expect(wrong.code).toBe("not-found");
    }
    await server.end();
  });

  test("of a public table is everybody's", async () => {
    const server = await trialServer();
    const [ada, bo] = await Promise.all(["Ada", "Bo"].map((name) => Someone.called(name, server)));
    const table = await tableFor([ada, bo], { private: false });
    await allReady([ada, bo], table);
    await ada.act(table, "concede");
    const nobody = new Someone(server.url, "?");
    for (const path of PATHS) await nobody.ok("GET", `/api/matches/${table}.1/${path}`);
    expect((await nobody.ok("GET", `/api/matches/${table}.1/verify`)).link).toBeUndefined();
    await server.end();
  });
});

describe("a request", () => {
  /** What a bare socket is answered to these lines; "" if it is cut off without a word. */
  const raw = (port: number, text: string) =>
    new Promise<string>((done) => {
      let heard = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      socket.on("data", (data) => {
        heard += data;
      });
      socket.on("error", () => {});
      socket.on("close", () => done(heard));
    });
  const asking = (host: string, path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

  test("by a name that is not the site's is refused, where the site's names are known", async () => {
    const server = await trialServer({ origins: ["https://sprawl.example"] });
    const status = async (host: string, path = "/api/me") =>
      (await raw(server.port, asking(host, path))).split(" ")[1];
    expect(await status("sprawl.example")).toBe("200");
    expect(await status("Sprawl.Example")).toBe("200");
    for (const own of ["127.0.0.1:4711", "localhost", "[::1]:80"]) {
      expect([own, await status(own)]).toEqual([own, "200"]);
    }
    for (const foreign of ["evil.example", "sprawl.example.evil.example", "127.0.0.1.nip.io"]) {
      for (const path of ["/api/me", "/api/tables", "/docs/json", "/"]) {
        expect([foreign, path, await status(foreign, path)]).toEqual([foreign, path, "421"]);
      }
      // Whoever watches over the server comes by address.
      expect(await status(foreign, "/healthz")).toBe("200");
    }
    await server.end();
    const anywhere = await trialServer();
    expect((await raw(anywhere.port, asking("evil.example", "/api/me"))).split(" ")[1]).toBe("200");
    await anywhere.end();
  });

  test("whose head or body does not come is not waited for", async () => {
    const patience = { head: 300, body: 300, between: 300 };
    const server = await trialServer({ patience });
    const began = performance.now();
    const head = "POST /api/me HTTP/1.1\r\nHost: x\r\n";
    const slow = `${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
    const got = await Promise.all(["", head, slow].map((text) => raw(server.port, text)));
    expect(performance.now() - began).toBeLessThan(30_000);
    for (const heard of got) expect(heard).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(got[2]).toMatch(/\r\n\r\n\{"error":\{"code":"too-slow","message":"[^"]+"\}\}$/);
    await server.end();
  });

  test("that is none, or has too long a head, is told so in the words of all others", async () => {
    const server = await trialServer();
    const none = await raw(server.port, "what is this?\r\n\r\n");
    expect(none).toMatch(
      /^HTTP\/1\.1 400 .*\{"error":\{"code":"malformed","message":"[^"]+"\}\}$/s,
    );
    const long = `GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`;
    expect(await raw(server.port, long)).toMatch(/^HTTP\/1\.1 431 .*\{"code":"too-large",/s);
    await server.end();
  });

  test("that is too much says when to come back", async () => {
    let time = 1e12;
    const server = await trialServer({ rate: 6, now: () => time });
    const nobody = new Someone(server.url, "?");
    for (let i = 0; i < 6; i++) await nobody.ok("GET", "/healthz");
    const got = await nobody.ask("GET", "/healthz");
    expect([got.status, got.headers.get("retry-after")]).toEqual([429, "10"]);
    time += 9_000;
    expect((await nobody.ask("GET", "/healthz")).status).toBe(429);
    time += 10_000;
    expect((await nobody.ask("GET", "/healthz")).status).toBe(200);
    await server.end();
  });
});

test("a socket on which nothing is said is closed; one that is used is not", async () => {
  const server = await trialServer({ heartbeat: 100 });
  const ada = await Someone.called("Ada", server);
  const [idle, used] = [await ada.live(), await ada.live()];
  used.send({ type: "ping" });
  await used.until(() => used.messages.some(({ type }) => type === "pong"));
  await idle.until(() => idle.closed);
  await new Promise((done) => setTimeout(done, 250));
  expect(used.closed).toBe(false);
  await used.close();
  await server.end();
});

test("answers of the API are kept by nobody, and /docs obeys the policy of all pages", async () => {
  const server = await trialServer();
  const ada = await Someone.called("Ada", server);
  for (const path of ["/api/me", "/api/tables", "/api/tables/nowhere", "/api/none", "/docs/json"]) {
    const { headers } = await ada.ask("GET", path);
    expect([path, headers.get("cache-control")]).toEqual([path, "no-store"]);
  }
  const policy = (await ada.ask("GET", "/api/me")).headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain("unsafe");
  for (const path of ["/docs/", "/docs/static/swagger-ui.css", "/docs/json"]) {
    const { headers, status } = await ada.ask("GET", path);
    expect([path, status, headers.get("content-security-policy")]).toEqual([path, 200, policy]);
  }
  // The bar above the page would bring a style of its own, which the policy forbids.
  const { text } = await ada.ask("GET", "/docs/static/swagger-initializer.js");
  expect(text).toContain("BaseLayout");
  await server.end();
});

test("the lobby goes on beyond a hundred tables, first those to sit down at", async () => {
  const server = await trialServer();
  const people = await Promise.all(
    ["A", "B", "C", "D"].map((name) => Someone.called(name, server)),
  );
  const open: string[] = [];
  for (const who of people.slice(0, 3)) {
    for (let i = 0; i < 35; i++) open.push(await tableFor([who], { seats: 2, private: false }));
  }
  const began = await tableFor([people[3]], { seats: 2, bots: ["random"], private: false });
  server.house.hooks.delay = () => 1e6;
  await people[3].act(began, "ready");
  const page = async (from: number): Promise<string[]> =>
    (await people[0].ok("GET", `/api/tables?from=${from}`)).map(({ id }: Body) => id);
  const first = await page(0);
  expect(first).toEqual(open.toReversed().slice(0, 100));
  expect(await page(100)).toEqual([...open.toReversed().slice(100), began]);
  expect(await page(105)).toEqual([began]);
  expect(await page(106)).toEqual([]);
  await server.end();
});

/** The web client's files, and who may speak for somebody: what browsers are told. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Someone, type Trial, trialServer } from "./client.js";

let folder: string;
let server: Trial;
let browser: Someone;

/** As a bundler leaves it: one page, files named after what is in them, a worker, a manifest. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sprawl-site-"));
  await mkdir(join(folder, "dist/assets"), { recursive: true });
  const files = {
    "dist/index.html": "<!doctype html><title>Sprawl</title>",
    "dist/sw.js": "self.skipWaiting();",
    "dist/manifest.webmanifest": "{}",
    "dist/assets/index-BqT4x9Zk.js": "export const ready = true;",
    "dist/assets/index-D81_x-aQ.css": "body{}",
    "dist/assets/logo.svg": "<svg/>",
    "dist/.secret": "hidden",
    "outside.txt": "outside",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  server = await trialServer({
    site: {
      folder: join(folder, "dist"),
      pages: (request, response) => response.end(`page ${request.url}`),
    },
  });
  browser = new Someone(server.url, "browser");
});
afterAll(async () => {
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  browser.ask("GET", path, undefined, headers);

describe("a folder with a built client", () => {
  test("its page is served at the root and at every address of its own", async () => {
    for (const path of [
      "/",
      "/index.html",
      "/t/abc",
      "/replay/abc.1/17?seat=2",
      "/replay/match/abcdefgh.1",
      "/replay/match/abcdefgh.12?step=3&link=0f",
      "/rules/caravan",
    ]) {
      const got = await get(path);
      expect([path, got.status, got.text]).toEqual([path, 200, expect.stringContaining("Sprawl")]);
      expect(got.headers.get("content-type")).toContain("text/html");
      expect(got.headers.get("cache-control")).toBe("no-cache");
    }
    const head = await browser.ask("HEAD", "/t/abc");
    expect([head.status, head.text]).toEqual([200, ""]);
  });

  test("files named after what is in them are kept for ever, everything else is asked for again", async () => {
    const cached = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.get("cache-control")];
    };
    const forEver = [200, "public, max-age=31536000, immutable"];
    expect(await cached("/assets/index-BqT4x9Zk.js")).toEqual(forEver);
    expect(await cached("/assets/index-D81_x-aQ.css")).toEqual(forEver);
    for (const path of ["/assets/logo.svg", "/sw.js", "/manifest.webmanifest"]) {
      expect(await cached(path), path).toEqual([200, "no-cache"]);
    }
    const { headers } = await get("/sw.js");
    expect(headers.get("content-type")).toContain("javascript");
    const etag = (await get("/index.html")).headers.get("etag") ?? "";
    const again = { "if-none-match": etag, "cache-control": "max-age=0" };
    expect((await get("/index.html", again)).status).toBe(304);
  });

  test("the reference for authors is a page, beside what the API says of itself", async () => {
    for (const path of ["/docs/api", "/docs/api/engine-host"]) {
      expect((await get(path)).text).toBe(`page ${path}`);
    }
    expect((await get("/docs")).status).toBe(200);
    expect((await get("/docs/apiary")).status).toBe(404);
  });

  test("what is not there is not found, and nothing outside of the folder is", async () => {
    for (const path of ["/assets/index-00000000.js", "/api/nothing", "/docs/nothing", "/api"]) {
      const got = await get(path);
      if (path.startsWith("/assets")) expect(got.text).toBe(`page ${path}`);
      else expect([path, got.status]).toEqual([path, 404]);
      expect(got.text).not.toContain("Sprawl");
    }
    for (const path of [
      "/../outside.txt",
      "/%2e%2e/outside.txt",
      "/..%2foutside.txt",
      "/.secret",
    ]) {
      expect((await get(path)).text, path).not.toMatch(/^(outside|hidden)$/);
    }
    expect((await get("/read/docs/http-api.md")).text).toBe("page /read/docs/http-api.md");
    expect((await browser.ask("POST", "/t/abc", {})).status).toBe(404);
  });

  test("without other pages, a file that is gone is a short error that nobody keeps", async () => {
    const bare = await trialServer({ site: { folder: join(folder, "dist") } });
    try {
      const who = new Someone(bare.url, "browser");
      const got = await who.ask("GET", "/assets/index-00000000.js");
      expect([got.status, got.body.error.code]).toEqual([404, "not-found"]);
      expect(got.headers.get("cache-control")).toBe("no-store");
    } finally {
      await bare.end();
    }
  });

  test("a whole round of people opens the page from one address, and there is an end to it", async () => {
    const slow = await trialServer({ rate: 4, site: { folder: join(folder, "dist") } });
    try {
      const one = new Someone(slow.url, "browser");
      const statuses = async (path: string, times: number) => {
        const got = [];
        for (let i = 0; i < times; i++) got.push((await one.ask("GET", path)).status);
        return got;
      };
      const files = await statuses("/assets/logo.svg", 24);
      expect(files.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(files.at(-1)).toBe(429);
      // What they are told besides is counted apart.
      expect((await statuses("/api/games", 6)).indexOf(429)).toBe(4);
    } finally {
      await slow.end();
    }
  });

  test("pages may load this server's files and nothing else", async () => {
    const { headers } = await get("/t/abc");
    const policy = new Map(
      (headers.get("content-security-policy") ?? "")
        .split(";")
        .map((each) => each.trim().split(/ (.*)/s).slice(0, 2) as [string, string]),
    );
    for (const what of ["default-src", "script-src", "style-src", "worker-src", "connect-src"]) {
      expect([what, policy.get(what)]).toEqual([what, "'self'"]);
    }
    for (const what of ["object-src", "frame-ancestors", "base-uri", "script-src-attr"]) {
      expect([what, policy.get(what)]).toEqual([what, "'none'"]);
    }
    expect(headers.get("content-security-policy")).not.toMatch(/unsafe|blob:|https:|\*/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });
});

describe("other sites", () => {
  test("get no leave to read anything, also when they ask first", async () => {
    const origin = { origin: "https://evil.example" };
    for (const got of [
      await get("/api/me", origin),
      await get("/api/games", origin),
      await browser.ask("OPTIONS", "/api/me", undefined, {
        ...origin,
        "access-control-request-method": "POST",
      }),
    ]) {
      const names = [...got.headers.keys()].filter((name) => name.startsWith("access-control"));
      expect(names).toEqual([]);
    }
  });

  test("the cookie says how it may be used; over HTTPS it goes nowhere else", async () => {
    const secure = await trialServer({ secure: true });
    try {
      for (const [each, flags] of [
        [server, ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax"]],
        [secure, ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax", "Secure"]],
      ] as const) {
        const who = new Someone(each.url, "Ada");
        const { headers } = await who.ask("POST", "/api/me", { name: "Ada" });
        const [cookie] = headers.getSetCookie();
        expect(cookie.split("; ").slice(1).sort()).toEqual(flags);
      }
      const page = await new Someone(secure.url, "browser").ask("GET", "/api/me");
      expect(page.headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
      expect(page.headers.get("strict-transport-security")).toContain("max-age");
    } finally {
      await secure.end();
    }
  });
});

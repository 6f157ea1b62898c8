import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { toHtml } from "../markdown.mjs";
import { countRules, createSite } from "../site.mjs";
import { tree } from "./tree.js";

const registry = `
  export const games = [
    { id: "toy", title: "Toy <1>", words: { en: { pitch: "Small." } }, seats: { min: 2, max: 4 }, folder: "games/toy" },
    { id: "odd" },
    { id: "sly", folder: "games/../secret" },
  ];`;

/** A site over a small tree; returns how to get a page by its address, as written. */
async function site() {
  const root = tree({
    "package.json": { type: "module" },
    "README.md":
      "# Read me\n\nSee [plan](docs/plan.md), [out](https://example.org/), [no](../x.md).",
    "docs/plan.md":
      "# The plan\n\nBack to the [start](../README.md). ![A picture](plan.svg) ![None](../secret.svg)",
    "docs/plan.svg": "<svg/>",
    "secret.svg": "<svg>secret</svg>",
    "secret.md": "secret",
    "secret/rules.md": "secret",
    "games/toy/rules.md": "# Toy\n\n- **TO-1.1** One.\n- **TO-1.2** Two.\n- **TO-R1** A ruling.",
    "games/dist/index.js": registry,
    "packages/toy/package.json": { name: "@sprawl/toy", exports: { ".": "./index.ts" } },
    "packages/toy/index.ts": "/** A door. */\nexport function play(): void {}\n",
  });
  const server = createServer(await createSite(root)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((ready) => server.once("listening", ready));
  const { port } = server.address() as AddressInfo;
  return (path: string) =>
    new Promise<{ status: number | undefined; body: string }>((done, fail) => {
      const sent = request({ host: "127.0.0.1", port, path, agent: false }, (answer) => {
        let body = "";
        answer.on("data", (part) => (body += part));
        answer.on("end", () => done({ status: answer.statusCode, body }));
      });
      sent.on("error", fail).end();
    });
}

test("the first page lists the games and the documents", async () => {
  const get = await site();
  const { status, body } = await get("/");
  expect(status).toBe(200);
  expect(body).toContain("Toy &lt;1&gt;");
  expect(body).toContain("2-4 seats · 2 rules");
  expect(body).toContain('<a href="/read/games/toy/rules.md">Read the rules</a>');
  expect(body).toContain('<a href="/read/docs/plan.md">The plan</a>');
  expect(body).toContain("<h3>odd</h3>");
});

test("a document links only to documents of the list", async () => {
  const get = await site();
  const { body } = await get("/read/README.md");
  expect(body).toContain('<a href="/read/docs/plan.md">plan</a>');
  expect(body).toContain("out, no.");
  expect((await get("/read/docs/plan.md")).body).toContain('<a href="/read/README.md">start</a>');
});

test("a document shows the pictures that lie beside it, and no others", async () => {
  const get = await site();
  const { body } = await get("/read/docs/plan.md");
  expect(body).toContain('<img src="/read/docs/plan.svg" alt="A picture">');
  expect(body).not.toContain("secret.svg");
  expect(await get("/read/docs/plan.svg")).toEqual({ status: 200, body: "<svg/>" });
});

test.each([
  "/read/secret.svg",
  "/read/docs/../secret.svg",
  "/read/secret.md",
  "/read/docs/../secret.md",
  "/read/../secret.md",
  "/../secret.md",
  "/read/%2e%2e/secret.md",
  "/read//etc/passwd",
  "/read/games/../secret/rules.md",
  "/read/package.json",
  "/read/constructor",
])("nothing else can be read: %s", async (path) => {
  const get = await site();
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body).not.toContain("secret");
});

test("rules are counted once; rulings and examples are not rules", () => {
  expect(countRules("**AB-1** **AB-1.2** see AB-9 **AB-1.2** **AB-R1** **AB-E1**")).toBe(2);
});

test("markdown becomes HTML, and never a script", () => {
  const whole = (text: string) => toHtml(text, (target) => target);
  // Line breaks between and within elements mean nothing.
  const html = (text: string) => whole(text).replace(/>\s+</g, "><").replaceAll("\n", " ");
  expect(html("# A *b*")).toBe("<h1>A <em>b</em></h1>");
  expect(html("one\ntwo\n\nthree")).toBe("<p>one two</p><p>three</p>");
  expect(html("- a **b**\n- c\n  d")).toBe("<ul><li>a <strong>b</strong></li><li>c d</li></ul>");
  expect(html("1. a\n2. b")).toBe("<ol><li>a</li><li>b</li></ol>");
  expect(html("- a\n  - b")).toBe("<ul><li>a<ul><li>b</li></ul></li></ul>");
  expect(whole("```ts\na < b\n\n# c\n```\nx")).toContain(
    "<code>a &lt; b\n\n# c</code></pre>\n<p>x</p>",
  );
  expect(html("| a | b |\n| --- | --- |\n| `c` | d |")).toContain(
    "<tr><th>a</th><th>b</th></tr><tr><td><code>c</code></td><td>d</td></tr>",
  );
  expect(html("> said")).toBe("<blockquote><p>said</p></blockquote>");
  expect(html("say <script>x</script> `<b>`")).toBe(
    "<p>say &lt;script&gt;x&lt;/script&gt; <code>&lt;b&gt;</code></p>",
  );
  expect(html("<script>x</script>")).not.toContain("<script");
  expect(html('[a](x"y) ![b](z"w)')).not.toMatch(/"[yw]/);
  expect(toHtml("[a](javascript:x)", () => undefined)).toBe("<p>a</p>");
  expect(html("| not a table\n\n#x")).toBe("<p>| not a table</p><p>#x</p>");
});

test("the API reference is served under /docs/api, and nothing beside it", async () => {
  const get = await site();
  expect((await get("/docs/api")).body).toContain('<a href="/docs/api/toy">@sprawl/toy</a>');
  const toy = await get("/docs/api/toy");
  expect([toy.status, toy.body.includes("<h3>play</h3>")]).toEqual([200, true]);
  expect((await get("/docs/api/none")).status).toBe(404);
  expect((await get("/docs/other")).status).toBe(404);
});

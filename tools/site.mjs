/**
 * The first page of the house: the games of the registry, and the documents to read.
 * Only files on one fixed list are ever served; a request names a page, never a path.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { doorPage, indexPage, readDoors, slugOf } from "./api.mjs";
import { escapeHtml, toHtml } from "./markdown.mjs";

/** @typedef {{ id: string, title: string, pitch: string, seats: string, rules: number, doc?: string }} Listed */
/** @typedef {{ title: string, path: string }} Doc */

/**
 * The games of the registry, as the page shows them. A field that is missing shows as nothing.
 * @param {string} root
 * @returns {Promise<Listed[]>}
 */
export async function listGames(root) {
  const registry = join(root, "games/dist/index.js");
  if (!existsSync(registry)) return [];
  const { games } = await import(pathToFileURL(registry).href);
  return (games ?? []).map((/** @type {any} */ listing) => {
    const { id = "unnamed", title = id, words, seats, folder = "" } = listing ?? {};
    const { min, max } = seats ?? {};
    const path = `${folder}/rules.md`;
    const inside = /^(games|examples)\/[a-z0-9-]+\/rules\.md$/.test(path);
    const text =
      inside && existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";
    return {
      id,
      title,
      pitch: words?.en?.pitch ?? "",
      seats: min === undefined ? "" : min === max ? `${min}` : `${min}-${max}`,
      rules: countRules(text),
      ...(text ? { doc: path } : {}),
    };
  });
}

/**
 * How many numbered rules (`**AB-1.2**`) a rules page has; rulings and examples do not count.
 * @param {string} text
 */
export function countRules(text) {
  return new Set([...text.matchAll(/\*\*([A-Z]{2}-\d+(?:\.\d+)*[a-z]?)\*\*/g)].map((m) => m[1]))
    .size;
}

/**
 * Every document that may be read, by the name in its address.
 * @param {string} root
 * @param {readonly Listed[]} games
 * @returns {Map<string, Doc>}
 */
function listDocs(root, games) {
  const docs = existsSync(join(root, "docs"))
    ? readdirSync(join(root, "docs"))
        .filter((name) => /^[\w-]+\.md$/.test(name))
        .sort()
    : [];
  const paths = ["README.md", "CONTRIBUTING.md", ...docs.map((name) => `docs/${name}`)].filter(
    (path) => existsSync(join(root, path)),
  );
  /** @type {Map<string, Doc>} */
  const listed = new Map();
  for (const path of paths) listed.set(path, { path, title: titleOf(root, path) });
  for (const { doc, title } of games) {
    if (doc) listed.set(doc, { path: doc, title: `${title}: the rules` });
  }
  return listed;
}

/**
 * Every picture the documents show, by its address.
 * @param {string} root
 * @returns {Map<string, string>}
 */
function listPictures(root) {
  const paths = ["docs", "docs/kit"].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
      : [],
  );
  const pictures = paths.filter((path) => /[\w-]+\.(svg|png)$/.test(path));
  return new Map(pictures.map((path) => [`/read/${path}`, path]));
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string} file
 */
function sendPicture(request, response, file) {
  const type = file.endsWith(".svg") ? "image/svg+xml" : "image/png";
  const allowed = ["GET", "HEAD"].includes(request.method ?? "");
  response.writeHead(allowed ? 200 : 405, {
    "content-type": type,
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "x-content-type-options": "nosniff",
  });
  response.end(request.method === "GET" ? readFileSync(file) : undefined);
}

/**
 * @param {string} root
 * @param {string} path
 */
function titleOf(root, path) {
  const heading = /^#\s+(.*)$/m.exec(readFileSync(join(root, path), "utf8"));
  return heading?.[1] ?? path;
}

/**
 * Answers requests for the site.
 * @param {string} root
 * @returns {Promise<import("node:http").RequestListener>}
 */
export async function createSite(root) {
  const games = await listGames(root);
  const docs = listDocs(root, games);
  const pictures = listPictures(root);
  const reference = apiPages(root);
  return (request, response) => {
    const path = (request.url ?? "/").split(/[?#]/)[0] ?? "/";
    const picture = pictures.get(path);
    if (picture) return sendPicture(request, response, join(root, picture));
    const doc = path.startsWith("/read/") ? docs.get(path.slice("/read/".length)) : undefined;
    const api = reference(path);
    const known = path === "/" || doc !== undefined || api !== undefined;
    const html =
      path === "/" ? home(games, docs) : doc ? reading(root, doc, docs, pictures) : (api ?? lost());
    const status = !known ? 404 : ["GET", "HEAD"].includes(request.method ?? "") ? 200 : 405;
    response.writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
      "x-content-type-options": "nosniff",
    });
    response.end(request.method === "HEAD" ? undefined : html);
  };
}

/**
 * The API reference, made when it is first asked for.
 * @param {string} root
 */
function apiPages(root) {
  /** @type {Map<string, string> | undefined} */
  let pages;
  return (/** @type {string} */ path) => {
    if (!/^\/docs\/api(\/[\w-]*)?$/.test(path)) return undefined;
    if (!pages) {
      const doors = readDoors(root);
      const made = doors.map((door) => [
        `/docs/api/${slugOf(door.name)}`,
        door.name,
        doorPage(door),
      ]);
      pages = new Map(
        [["/docs/api", "API reference", indexPage(doors)], ...made].map(
          ([at = "", title = "", text = ""]) => [
            at,
            layout(title, `<p><a href="/docs/api">API</a></p>${toHtml(text, ours)}`),
          ],
        ),
      );
    }
    return pages.get(path.replace(/\/$/, ""));
  };
}

/** Links of the reference stay in the house. @param {string} target */
function ours(target) {
  return /^\/(docs\/api|read\/docs)\//.test(target) ? target : undefined;
}

/**
 * @param {readonly Listed[]} games
 * @param {ReadonlyMap<string, Doc>} docs
 */
function home(games, docs) {
  const cards = games.map((game) => {
    const facts = [
      game.seats && `${game.seats} ${game.seats === "1" ? "seat" : "seats"}`,
      game.rules > 0 && `${game.rules} rules`,
    ].filter(Boolean);
    const rules = game.doc ? `<a href="/read/${game.doc}">Read the rules</a>` : "";
    return `<li class="card"><h3>${escapeHtml(game.title)}</h3><p>${escapeHtml(game.pitch)}</p>
      <p class="facts">${escapeHtml(facts.join(" · "))}</p>${rules}</li>`;
  });
  const general = [...docs.values()].filter((doc) => !doc.path.endsWith("/rules.md"));
  const links = general.map(
    (doc) => `<li><a href="/read/${doc.path}">${escapeHtml(doc.title)}</a></li>`,
  );
  return layout(
    "Sprawl",
    `<header><h1>Sprawl</h1><p>Cyberpunk board games, by their full rules.</p></header>
    <h2>Games</h2>${cards.length > 0 ? `<ul class="cards">${cards.join("")}</ul>` : "<p>No game is in the registry yet.</p>"}
    ${links.length > 0 ? `<h2>Documents</h2><ul>${links.join("")}</ul>` : ""}
    <p><a href="/docs/api">API reference</a></p>`,
  );
}

/**
 * @param {string} root
 * @param {Doc} doc
 * @param {ReadonlyMap<string, Doc>} docs
 * @param {ReadonlyMap<string, string>} pictures
 */
function reading(root, doc, docs, pictures) {
  const text = readFileSync(join(root, doc.path), "utf8");
  const body = toHtml(text, (target) => {
    const path = posix.join(posix.dirname(doc.path), target.split("#")[0] ?? "");
    return docs.has(path) || pictures.has(`/read/${path}`) ? `/read/${path}` : undefined;
  });
  return layout(doc.title, `<nav><a href="/">All games</a></nav><article>${body}</article>`);
}

function lost() {
  return layout(
    "Not found",
    `<h1>Not found</h1><p>There is no such page. <a href="/">All games</a></p>`,
  );
}

const style = `
  :root { color-scheme: dark; --ink: #e6edf3; --dim: #9fb0c0; --line: #2a3a4a; --glow: #35e0d0; }
  body { margin: 0 auto; max-width: 62rem; padding: 2rem 1.25rem 4rem; color: var(--ink);
    background: #0b1016; font: 1.05rem/1.6 system-ui, sans-serif; }
  h1, h2, h3 { line-height: 1.2; } h1 { color: var(--glow); letter-spacing: .04em; }
  header p, .facts { color: var(--dim); }
  a { color: var(--glow); } a:focus-visible { outline: 2px solid; outline-offset: 3px; }
  .cards { display: grid; gap: 1rem; padding: 0; list-style: none;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); }
  .card { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: .5rem; background: #111923; }
  .card h3 { margin: 0 0 .5rem; } .card p { margin: .4rem 0; }
  img { max-width: 100%; height: auto; border-radius: .5rem; }
  pre, .wide { overflow-x: auto; } pre { padding: 1rem; background: #111923; border-radius: .5rem; }
  code { font: .92em ui-monospace, monospace; }
  table { border-collapse: collapse; } th, td { padding: .35rem .7rem; border: 1px solid var(--line);
    text-align: left; vertical-align: top; }
  blockquote { margin-left: 0; padding-left: 1rem; border-left: 3px solid var(--line); }`;

/**
 * @param {string} title
 * @param {string} body
 */
function layout(title, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
}

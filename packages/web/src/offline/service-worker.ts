/**
 * The service worker: after the first visit everything for playing alone lies in this browser. It is
 * written by hand and knows nothing of games; `FILES` and `VERSION` are put in front of it by
 * vite/offline.ts when the client is built. What is asked of the server is never touched.
 */
declare const FILES: readonly string[];
declare const VERSION: string;

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};
type PushEvent = ExtendableEvent & { readonly data: { json(): unknown } | null };
type NoteEvent = ExtendableEvent & { readonly notification: Notification };
type OpenPage = { readonly url: string; focus(): Promise<unknown> };
type Worker = {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window"; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, how: object): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NoteEvent) => void): void;
};

const worker = self as unknown as Worker;
const PREFIX = "sprawl-";
const CACHE = PREFIX + VERSION;
/** The page behind every address. */
const PAGE = "/index.html";
/** What belongs to the server; see also the proxy in vite.config.ts. */
const SERVERS = /^\/(?:api|docs|read)(?:\/|$)/;
/** Files whose name changes with their content. */
const LASTING = /^\/assets\/.*-[\w-]{8,}\.\w+$/;

worker.addEventListener("install", (event) => event.waitUntil(fill()));

/** So many files are fetched at once: what the page itself asks for meanwhile goes first. */
const AT_ONCE = 3;

/** All files, or none: a cache with a gap is no cache. Files that have not changed are copied. */
async function fill(): Promise<void> {
  const isFirst = !(await caches.keys()).some((name) => name.startsWith(PREFIX));
  const cache = await caches.open(CACHE);
  // What does not come in one piece is fetched file by file.
  const unpacked = isFirst ? await unpack(cache).catch(() => undefined) : undefined;
  const files = FILES.filter((file) => !unpacked?.has(file)).values();
  const some = async () => {
    for (const file of files) {
      const lasts = LASTING.test(file);
      const old = lasts ? await caches.match(file) : undefined;
      const kept = lasts ? "default" : "no-cache";
      const response = old ?? (await fetch(file, { cache: kept, priority: "low" }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

/** Everything in one file; see vite/offline.ts. */
const PACK = "/offline.json";

const TYPES: Readonly<Record<string, string>> = {
  js: "application/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

/** Headers that speak of the file they came with. */
const OF_THE_FILE = ["content-encoding", "content-length", "etag", "last-modified", "date"];

/** A first visit gets all files in one: which of them it has brought. */
async function unpack(cache: Cache): Promise<ReadonlySet<string>> {
  const answer = await fetch(PACK, { cache: "no-cache", priority: "low" });
  if (!answer.ok) throw new Error(`${PACK}: ${answer.status}`);
  const pack = (await answer.json()) as { version: string; files: Record<string, string> };
  if (pack.version !== VERSION) throw new Error(`${PACK} is of another version`);
  const brought = Object.keys(pack.files);
  for (const file of brought) {
    // The server's rules for every file hold for these too: what a worker may load is said by its own.
    const headers = new Headers(answer.headers);
    for (const name of OF_THE_FILE) headers.delete(name);
    headers.set("content-type", TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "text/plain");
    await cache.put(file, new Response(pack.files[file], { headers }));
  }
  return new Set(brought);
}

worker.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      await forgetOld();
      await worker.clients.claim();
    })(),
  ),
);

/** The version before this one stays: other tabs may still run it and load its parts late. */
async function forgetOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const before = names.filter((name) => name !== CACHE);
  for (const name of before.slice(0, -1)) await caches.delete(name);
}

// Takes over when the person says so, never in the middle of something.
worker.addEventListener("message", ({ data }) => {
  if (data === "take-over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (SERVERS.test(pathname) || pathname === "/sw.js") return;
  event.respondWith(request.mode === "navigate" ? page(request) : part(request));
});

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(PAGE)) ?? fetch(request);
}

/** Parts of this version, or of the one before for tabs that still run it; else from the network. */
async function part(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const how = { ignoreSearch: true };
  return (await cache.match(request, how)) ?? (await caches.match(request, how)) ?? fetch(request);
}

/** A table waits for this person: what the server sends, see its notify folder. */
worker.addEventListener("push", (event) => {
  const { text = "", table = "" } = (event.data?.json() ?? {}) as { text?: string; table?: string };
  const how = { body: text, tag: table, icon: "/icon-192.png", data: { table } };
  event.waitUntil(worker.registration.showNotification("Sprawl", how));
});

worker.addEventListener("notificationclick", (event) => {
  const { table = "" } = (event.notification.data ?? {}) as { table?: string };
  event.notification.close();
  event.waitUntil(goToTable(`/table/${table}`));
});

/** To the page that shows it already, or to a new one. */
async function goToTable(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  if (open) await open.focus();
  else await worker.clients.openWindow(path);
}

// A module to the compiler; the build takes this line away.
export {};

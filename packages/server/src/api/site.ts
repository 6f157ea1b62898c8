/**
 * The pages beside the API: the folder of a built web client, or a handler for everything else. A
 * client's own addresses (`/table/abc`) lead to its one page; what is not there is not found.
 */
import type { RequestListener } from "node:http";
import serveFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.js";

/** What is served beside the API. Where both are given, the folder goes first. */
export type Site = {
  readonly folder?: string | undefined;
  readonly pages?: RequestListener | undefined;
};

/** The bundler names these files after what is in them, so that they never change. */
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+$/;
const FOR_EVER = "public, max-age=31536000, immutable";
/** May be kept, but is asked for again each time: the page, the service worker, the manifest. */
const ASK_AGAIN = "no-cache";

export async function serveFolder(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(serveFiles, {
    root: folder,
    index: "index.html",
    cacheControl: false,
    preCompressed: true,
    dotfiles: "ignore",
    setHeaders: (reply, path) => {
      const file = path.replace(/\.(br|gz)$/, "");
      reply.header("cache-control", HASHED.test(file) ? FOR_EVER : ASK_AGAIN);
    },
  });
}

/** What is sent for an address that is no part of the API and no file. */
export function elsewhere({ folder, pages }: Site) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const [path] = request.url.split("?");
    const looks = request.method === "GET" || request.method === "HEAD";
    // Under /docs the API says itself what it is; the reference for authors is a page like others.
    const reference = /^\/docs\/api(\/|$)/.test(path);
    const page = looks && (reference || !/^\/(api|docs)(\/|$)/.test(path));
    const isRoute = !reference && !/\.[a-z]\w*$/i.test(path) && !/^\/(assets|read)\//.test(path);
    if (page && folder && isRoute) return reply.sendFile("index.html");
    if (page && pages) {
      reply.hijack();
      return pages(request.raw, reply.raw);
    }
    return reply
      .status(404)
      .header("cache-control", "no-store")
      .send({ error: { code: "not-found", message: "There is nothing here." } });
  };
}

/**
 * What pages may load: files of this server and nothing else. No inline scripts or styles, no
 * `eval`, no blobs; a worker is a file like any other.
 */
export function contentPolicy({ secure }: Config) {
  const own = ["'self'"];
  const none = ["'none'"];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: own,
      scriptSrc: own,
      scriptSrcAttr: none,
      styleSrc: own,
      imgSrc: ["'self'", "data:"],
      fontSrc: own,
      mediaSrc: own,
      connectSrc: own,
      workerSrc: own,
      manifestSrc: own,
      objectSrc: none,
      frameSrc: none,
      baseUri: none,
      formAction: own,
      frameAncestors: none,
      ...(secure && { upgradeInsecureRequests: [] }),
    },
  };
}

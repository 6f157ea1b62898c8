import type { FastifyRequest } from "fastify";

/** What is logged of a request: no headers, no cookies, no query, no body. */
export function logged({ method, url }: Pick<FastifyRequest, "method" | "url">) {
  return { method, path: url.split("?")[0] };
}

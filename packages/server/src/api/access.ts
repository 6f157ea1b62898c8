/** Who is asking, from where, and how often: checks every request and every socket passes. */
import type { FastifyRequest } from "fastify";
import type { Config } from "../config.js";
import { ApiError } from "../errors.js";

export const COOKIE = "sprawl";

/** Requests that change something, and sockets, must come from our own pages or from no page at all. */
export function checkOrigin(request: FastifyRequest, { origins }: Config): void {
  const { origin, host } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (origin === undefined) {
    if (site === undefined || site === "same-origin" || site === "none") return;
  } else if (origins.includes(origin) || hostOf(origin) === host) return;
  throw new ApiError(403, { code: "foreign", message: "This page may not speak for you." });
}

function hostOf(origin: string): string | undefined {
  try {
    const { protocol, host } = new URL(origin);
    return protocol === "http:" || protocol === "https:" ? host : undefined;
  } catch {
    return undefined;
  }
}

export function tooMuch(): ApiError {
  return new ApiError(429, { code: "too-much", message: "Too much at once. Wait a little." });
}

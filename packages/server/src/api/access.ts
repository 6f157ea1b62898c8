/** Who is asking, from where, and how often: checks every request and every socket passes. */
import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Config } from "../config.js";
import { ApiError } from "../errors.js";
import type { Limiter } from "../limiter.js";

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

/**
 * Whom an address stands for, where somebody is counted: of IPv6, everybody is given a network of
 * 2^64 addresses at least, so that is what counts.
 */
export function networkOf(address: string): string {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (old) return old[1];
  if (!isIPv6(address)) return address;
  // Zeros that are left out are put back; a scope behind the address says nothing.
  const [front, back] = address.split("%", 1)[0].toLowerCase().split("::");
  const groups = front === "" ? [] : front.split(":");
  const rest = back === undefined || back === "" ? 0 : back.split(":").length;
  while (back !== undefined && groups.length < 8 - rest) groups.push("0");
  if (back) groups.push(...back.split(":"));
  const four = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${four.join(":")}::/64`;
}

/** May they look back, or is it too much? The rules run again for each look. */
export function mayLook(looks: Limiter, { who, ip }: Pick<FastifyRequest, "who" | "ip">): void {
  if (!looks.allows(who?.id ?? networkOf(ip))) throw tooMuch();
}

export function tooMuch(): ApiError {
  return new ApiError(429, { code: "too-much", message: "Too much at once. Wait a little." });
}

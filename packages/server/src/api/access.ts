/** Who is asking, from where, and how often: checks every request and every socket passes. */
import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Config } from "../config.js";
import { ApiError, tooMuch } from "../errors.js";
import type { Limiter } from "../limiter.js";
import type { Looker } from "../threads/looks.js";

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
  withinAll(looks, [who?.id ?? networkOf(ip)]);
}

/** Who looks back, and from where: both pay for it. */
export function lookerIn({ who, ip }: Pick<FastifyRequest, "who" | "ip">): Looker {
  return { person: who?.id, network: networkOf(ip) };
}

/** How what is written on a thread is sent. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** One more for each of these; throws if that is too much for one of them. */
export function withinAll(limiter: Limiter, keys: readonly string[]): void {
  const over = keys.filter((key) => !limiter.allows(key));
  if (over.length > 0) throw tooMuch(Math.max(...over.map((key) => limiter.secondsFor(key))));
}

/** What says how the server is doing is asked by address, by machines beside it. */
const FOR_OPERATORS = /^\/(healthz|readyz|metrics)(\?|$)/;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/i;

/**
 * Where the site's addresses are known, no other name leads to it: a page of somebody else's whose
 * name has come to stand for this machine is turned away.
 */
export function checkHost({ host, url }: Pick<FastifyRequest, "host" | "url">, site: Config): void {
  if (site.origins.length === 0 || LOOPBACK.test(host) || FOR_OPERATORS.test(url)) return;
  if (site.origins.some((origin) => hostOf(origin) === host.toLowerCase())) return;
  throw new ApiError(421, { code: "host", message: "No such site is served here." });
}

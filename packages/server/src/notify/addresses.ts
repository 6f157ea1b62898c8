/** Which addresses the server may be sent to by a stranger: public ones only. */
import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const CLOSED: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

const closed = new BlockList();
for (const [net, bits] of CLOSED) closed.addSubnet(net, bits, "ipv4");

/** Of IPv6 only global unicast is open, and of that not what carries an IPv4 address or is set aside. */
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
const closed6 = new BlockList();
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  closed6.addSubnet(net, bits, "ipv6");
}

/** Is this an address of the public internet? */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, "ipv4");
  if (family === 6) return open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
  return false;
}

/** What is wrong with this as a target, from its looks; undefined if nothing is. */
export function whyNoTarget(text: string): string | undefined {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return "It is not an address.";
  }
  if (url.protocol !== "https:") return "It must begin with https://.";
  if (url.username || url.password) return "It must not hold a password.";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isPublic(host)) return "Private addresses are refused.";
  if (/(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(host)) {
    return "Private addresses are refused.";
  }
  return undefined;
}

const NOT_PUBLIC = new Error("Private addresses are refused.");

/** How a connection finds its address: as ever, but a name with any private address is refused. */
export const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (found.length === 0 || found.some(({ address }) => !isPublic(address))) {
      return done(NOT_PUBLIC, []);
    }
    if (options.all) return done(null, found);
    return done(null, found[0].address, found[0].family);
  });
};

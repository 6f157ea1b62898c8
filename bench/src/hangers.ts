/**
 * Trouble that is no play: connections on which nothing comes, and guesses without end. All of it from
 * another address of this machine, so that nobody else's limits are used up.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as rest } from "node:timers/promises";

/** Ends a trouble; what came of it, in words. In a hurry nobody waits for that. */
export type Stop = (hurry: boolean) => Promise<string | undefined>;
/** Makes trouble until it is stopped. */
export type Trouble = (url: string) => Promise<Stop>;

const ELSEWHERE = "127.0.0.2";
/** Connections that are opened and left. */
export const HANGING = 300;
/** Guesses a second. */
export const GUESSES = 20;
/** Longer than the server waits for anybody, in ms. */
const LONGEST = 90_000;

/** The first words of a request whose body never comes. */
const bodiless = (host: string) =>
  `POST /api/me HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;

/** A socket is opened, and nothing is said on it. */
const silent = (host: string) =>
  [
    "GET /api/live HTTP/1.1",
    `Host: ${host}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
    "\r\n",
  ].join("\r\n");

async function opened(url: URL, words: (host: string) => string): Promise<Socket> {
  const { hostname: host, port } = url;
  const socket = connect({ host, port: Number(port), localAddress: ELSEWHERE });
  socket.on("error", () => socket.destroy());
  await once(socket, "connect");
  socket.write(words(url.host));
  socket.resume();
  return socket;
}

const hanging =
  (words: (host: string) => string): Trouble =>
  async (address) => {
    const url = new URL(address);
    const began = performance.now();
    const all = await Promise.all(Array.from({ length: HANGING }, () => opened(url, words)));
    const gone = Promise.all(all.map((each) => each.closed || once(each, "close")));
    return async (hurry) => {
      const late = rest(hurry ? 0 : LONGEST, "late" as const, { ref: false });
      const ended = await Promise.race([gone, late]);
      for (const socket of all) socket.destroy();
      if (hurry) return undefined;
      if (ended === "late") return "not let go of";
      return `let go of within ${Math.ceil((performance.now() - began) / 1000)} s`;
    };
  };

/** Somebody who guesses a passphrase, and does not come back when told, but at once. */
export const guesser: Trouble = async (address) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20, localAddress: ELSEWHERE });
  const { hostname: host, port } = new URL(address);
  const told: string[] = [];
  let asked = 0;
  let over = false;
  const guess = () => {
    asked++;
    const headers = { "content-type": "application/json" };
    const asking = request({ host, port, agent, method: "POST", path: "/api/login", headers });
    asking.on("error", () => {});
    asking.on("response", (heard) => {
      const { statusCode, headers: said } = heard.resume();
      if (statusCode === 429) told.push(said["retry-after"] ?? "never");
    });
    asking.end(JSON.stringify({ name: "Mira", passphrase: `guess ${asked}` }));
  };
  const guesses = async () => {
    for (; !over; await rest(1000 / GUESSES)) guess();
  };
  const done = guesses();
  return async () => {
    over = true;
    await done;
    agent.destroy();
    const [first = "never"] = told;
    return `${told.length} of ${asked} told to come back, first in ${first} s`;
  };
};

export const bodies = hanging(bodiless);
export const sockets = hanging(silent);

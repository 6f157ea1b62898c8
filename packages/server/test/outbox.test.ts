/** What is said to a socket arrives as it was said, in as few writes as there are turns. */
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Outbox } from "../src/api/outbox.js";
import { messageOf } from "../src/wire/json.js";

const ODD = 'Zoë plays 龍 and 🎲, \u2028 \u007f "quoted" \\ \n';
const LENGTHS = [0, 125, 126, 65_535, 65_536, 200_000];

test("every text arrives whole, in order, and one socket's pings may come in between", async () => {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [[socket, request]] = await Promise.all([once(server, "connection"), once(client, "open")]);
  const said = [ODD, ...LENGTHS.map((n) => "x".repeat(n))];
  const heard: string[] = [];
  const all = new Promise<void>((done) => {
    client.on("message", (data, binary) => {
      expect(binary).toBe(false);
      heard.push(JSON.parse(String(data)).site);
      if (heard.length === said.length) done();
    });
  });
  const outbox = new Outbox();
  for (const site of said) {
    outbox.put({ socket, wire: request.socket }, messageOf({ type: "hello", site }));
    socket.ping();
    if (heard.length % 2 === 0) await new Promise((turn) => setImmediate(turn));
  }
  await all;
  expect(heard).toEqual(said);
  client.terminate();
  server.close();
});

test("what is said in one turn waits for its end, and goes out together", async () => {
  const done: string[] = [];
  const wireOf = (name: string) =>
    ({
      cork: () => done.push(`${name} held`),
      uncork: () => done.push(`${name} let go`),
    }) as unknown as Socket;
  const outletOf = (name: string) => ({
    socket: { send: (text: unknown) => void done.push(`${name} ${text}`) },
    wire: wireOf(name),
  });
  const [one, two] = [outletOf("one"), outletOf("two")];
  const pong = messageOf({ type: "pong", now: 1 });
  const outbox = new Outbox();
  const turn = () => new Promise((wake) => setImmediate(wake));
  outbox.put(one, pong);
  outbox.put(two, pong);
  outbox.put(one, pong);
  await turn();
  const [a, b] = [`one ${pong}`, `two ${pong}`];
  expect(done).toEqual(["one held", a, "two held", b, a, "one let go", "two let go"]);
  outbox.put(one, pong);
  await turn();
  expect(done.slice(7)).toEqual(["one held", a, "one let go"]);
});

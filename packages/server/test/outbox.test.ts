/** What is said to a socket arrives as it was said, whatever its letters and length. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { framed, Outbox, type Outlet } from "../src/api/outbox.js";
import { messageOf } from "../src/wire/json.js";

const ODD = 'Zoë plays 龍 and 🎲, \u2028 \ud800 \u007f "quoted" \\ \n';
/** Around the lengths at which a frame's head changes. */
const LENGTHS = [0, 1, 123, 124, 125, 126, 127, 65_533, 65_534, 65_535, 65_536, 200_000];

test("every text arrives whole, in order, and one socket's pings may come in between", async () => {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [[socket, request]] = await Promise.all([once(server, "connection"), once(client, "open")]);
  const said: unknown[] = [ODD, { [ODD]: [ODD] }, ...LENGTHS.map((n) => "x".repeat(n))];
  const heard: unknown[] = [];
  const all = new Promise<void>((done) => {
    client.on("message", (data, binary) => {
      expect(binary).toBe(false);
      heard.push(...JSON.parse(String(data)));
      if (heard.length === said.length) done();
    });
  });
  const outbox = new Outbox();
  const outlet: Outlet = { wire: request.socket, isOpen: () => true, frames: "" };
  for (const each of said) {
    outbox.put(outlet, messageOf([each]));
    socket.ping();
    if (heard.length % 2 === 0) await new Promise((turn) => setImmediate(turn));
  }
  await all;
  expect(heard).toEqual(said);
  client.terminate();
  server.close();
});

test("nothing is written to a socket that has closed meanwhile", async () => {
  const [one, two] = [messageOf([1]), messageOf([2])];
  const written: string[] = [];
  const wire = { write: (text: string) => written.push(text) } as unknown as Outlet["wire"];
  let open = true;
  const outbox = new Outbox();
  const outlet: Outlet = { wire, isOpen: () => open, frames: "" };
  const turn = () => new Promise((done) => setImmediate(done));
  outbox.put(outlet, one);
  outbox.put(outlet, two);
  await turn();
  expect(written).toEqual([framed(one) + framed(two)]);
  outbox.put(outlet, one);
  open = false;
  await turn();
  expect(written).toHaveLength(1);
});

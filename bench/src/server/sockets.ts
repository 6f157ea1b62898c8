/** The few things of `ws` the bench uses. It is a package of the server, and taken from there. */
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";

export type Socket = {
  on(event: "message", listener: (data: Buffer) => void): void;
  once(event: "open" | "error", listener: (error: Error) => void): void;
  send(text: string): void;
  terminate(): void;
};

type SocketServer = {
  on(event: "connection", listener: (socket: Socket) => void): void;
  once(event: "listening", listener: () => void): void;
  address(): AddressInfo;
};

type Ws = {
  new (url: string, options?: { headers?: Record<string, string> }): Socket;
  readonly WebSocketServer: new (options: { host: string; port: number }) => SocketServer;
};

/** The folder of the server's package, from the compiled bench. */
export const SERVER = new URL("../../../packages/server/", import.meta.url);

export const WebSocket: Ws = createRequire(new URL("package.json", SERVER))("ws");

export function opened(socket: Socket): Promise<void> {
  return new Promise((done, failed) => {
    socket.once("open", () => done());
    socket.once("error", failed);
  });
}

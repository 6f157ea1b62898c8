/**
 * What is said to sockets. All that is said to one of them in one turn of the loop goes out in one
 * write: its wire is held back until the turn is over.
 */
import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import type { Json } from "../wire/json.js";
import type { ServerMessage } from "../wire/messages.js";

/** One socket, and the wire under it. */
export type Outlet = { readonly socket: Pick<WebSocket, "send">; readonly wire: Socket };

export class Outbox {
  private readonly held = new Set<Socket>();

  /** Say something. */
  put({ socket, wire }: Outlet, message: Json<ServerMessage>): void {
    if (!this.held.has(wire)) {
      if (this.held.size === 0) setImmediate(() => this.letGo());
      this.held.add(wire);
      wire.cork();
    }
    socket.send(message);
  }

  private letGo(): void {
    for (const wire of this.held) wire.uncork();
    this.held.clear();
  }
}

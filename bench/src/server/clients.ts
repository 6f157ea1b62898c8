/** Clients that answer at random: what they send and understand. Each server has its own kind. */
import { Rng } from "../yardstick.js";
import { opened, type Socket, WebSocket } from "./sockets.js";

/** What a message told a client: how far the match is, and what it answers to that. */
export type Heard = {
  readonly version: number;
  readonly reply?: string;
  /** Others are asked as well: whose answer makes which version is not known. */
  readonly together?: boolean;
  /** Such an answer was accepted. */
  readonly done?: boolean;
  /** The whole view, where otherwise only what changed is sent. */
  readonly fresh?: boolean;
};

export type Client = {
  readonly socket: Pick<Socket, "on" | "send" | "terminate">;
  /** undefined if there is nothing to do and nothing to measure. */
  hear(text: string): Heard | undefined;
  /** Begin to listen. */
  begin(): void;
};

/** Opens a table with this number and so many seats; one client for each seat. */
export type Protocol = (url: string, table: number, seats: number) => Promise<readonly Client[]>;

export async function connect(url: string, headers: Record<string, string> = {}): Promise<Socket> {
  const socket = new WebSocket(url.replace("http", "ws"), { headers });
  await opened(socket);
  return socket;
}

export const bareTable: Protocol = async (url, table, seats) => {
  const dice = new Rng(table);
  const join = async (): Promise<Client> => {
    const socket = await connect(url);
    return {
      socket,
      hear: (text) => {
        const { version, legal } = JSON.parse(text);
        if (!legal) return { version };
        return { version, reply: JSON.stringify({ move: legal[dice.below(legal.length)] }) };
      },
      begin: () => socket.send("{}"),
    };
  };
  const clients: Client[] = [];
  for (let seat = 0; seat < seats; seat++) clients.push(await join());
  return clients;
};

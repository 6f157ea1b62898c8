/** Clients that answer at random: what they send and understand, for our server and the bare loop. */
import { Rng } from "../yardstick.js";
import { opened, type Socket, WebSocket } from "./sockets.js";

/** What a message told a client: how far the match is, and what it answers to that. */
export type Heard = { readonly version: number; readonly reply?: string };

export type Client = {
  readonly socket: Socket;
  /** undefined if there is nothing to do and nothing to measure. */
  hear(text: string): Heard | undefined;
  /** Begin to listen. */
  begin(): void;
};

export type Protocol = (url: string, table: number) => Promise<readonly [Client, Client]>;

export const bareTable: Protocol = async (url, table) => {
  const dice = new Rng(table);
  const join = async (): Promise<Client> => {
    const socket = new WebSocket(url.replace("http", "ws"));
    await opened(socket);
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
  return [await join(), await join()];
};

type Asked = { decision: string; options: { readonly key: string }[] };
type Change = readonly [path: string, ...rest: unknown[]];

/** The question after these changes. Of the view nothing else is kept. */
function askedAfter(before: Asked | undefined, changes: readonly Change[]): Asked | undefined {
  let asked = before;
  for (const [path, ...rest] of changes) {
    if (path === "/question") asked = rest[0] as Asked | undefined;
    if (path === "/question/decision" && asked) asked.decision = rest[0] as string;
    if (path !== "/question/options" || !asked) continue;
    const [at, count, items] = rest as [number, number, Asked["options"]];
    if (rest.length === 1) asked.options = rest[0] as Asked["options"];
    else asked.options.splice(at, count, ...items);
  }
  return asked;
}

type Told = { readonly id: string; readonly invite: string };

async function post(url: string, cookie: string, path: string, body: object) {
  const headers = { "content-type": "application/json", cookie };
  const reply = await fetch(`${url}${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  return {
    body: (await reply.json()) as Told,
    cookie: reply.headers.get("set-cookie")?.split(";")[0] ?? "",
  };
}

export const ourTable: Protocol = async (url, n) => {
  const dice = new Rng(n);
  const cookies: string[] = [];
  for (const name of ["A", "B"]) {
    cookies.push((await post(url, "", "/api/me", { name: `${name}${n}` })).cookie);
  }
  const [host, guest] = cookies;
  const { id, invite } = (await post(url, host, "/api/tables", { game: "caravan" })).body;
  await post(url, guest, `/api/tables/${id}/join`, { invite });
  for (const cookie of cookies) await post(url, cookie, `/api/tables/${id}/ready`, {});
  const join = async (cookie: string): Promise<Client> => {
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/live`, { headers: { cookie } });
    await opened(socket);
    const act = (name: string, body: object) =>
      JSON.stringify({ type: "act", id: 1, table: id, act: name, body });
    let asked: Asked | undefined;
    const said = (version: number): Heard => {
      if (!asked) return { version };
      const { key } = asked.options[dice.below(asked.options.length)];
      return { version, reply: act("answer", { decision: asked.decision, answer: key }) };
    };
    return {
      socket,
      hear: (text) => {
        const message = JSON.parse(text);
        switch (message.type) {
          case "update":
            asked = askedAfter(asked, message.changes);
            return said(message.version);
          case "view":
            asked = message.view.question;
            return said(message.version);
          case "table": {
            const { status, you, seats } = message.table;
            if (status === "over" && you === 0) socket.send(act("rematch", {}));
            if (status === "open" && !seats[you].ready) socket.send(act("ready", {}));
            return undefined;
          }
          case "error":
            throw new Error(text);
          default:
            return undefined;
        }
      },
      begin: () => socket.send(JSON.stringify({ type: "watch", table: id })),
    };
  };
  return [await join(host), await join(guest)];
};

/** Clients of our server: people who sit down by HTTP and play over a socket, at one table or more. */
import { Rng } from "../yardstick.js";
import { type Client, connect, type Heard, type Protocol } from "./clients.js";
import type { Socket } from "./sockets.js";

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

/** Somebody new at the server; returns the cookie that says who they are. */
export async function somebody(url: string, name: string): Promise<string> {
  return (await post(url, "", "/api/me", { name })).cookie;
}

/** A table at which these people sit, and play has begun. */
export async function begunTable(url: string, cookies: readonly string[]): Promise<string> {
  const [host, ...guests] = cookies;
  const about = { game: "caravan", seats: cookies.length };
  const { id, invite } = (await post(url, host, "/api/tables", about)).body;
  for (const cookie of guests) await post(url, cookie, `/api/tables/${id}/join`, { invite });
  for (const cookie of cookies) await post(url, cookie, `/api/tables/${id}/ready`, {});
  return id;
}

/** Every message about a table names it near its beginning. */
const NAMED = /"(?:table|id)":"([a-z0-9]+)"/;

/** Somebody who is connected. What is said about a table is heard there only. */
class Person {
  private readonly tables = new Map<string, (data: Buffer) => void>();

  constructor(
    readonly cookie: string,
    private readonly socket: Socket,
  ) {
    socket.on("message", (data) => {
      const table = NAMED.exec(data.toString("latin1", 0, 80))?.[1];
      if (table !== undefined) this.tables.get(table)?.(data);
    });
  }

  static async called(url: string, name: string): Promise<Person> {
    const cookie = await somebody(url, name);
    return new Person(cookie, await connect(`${url}/api/live`, { cookie }));
  }

  /** This person's socket, as if it were for this table alone. */
  at(table: string): Pick<Socket, "on" | "send" | "terminate"> {
    return {
      on: (_, listener) => this.tables.set(table, listener),
      send: (text) => this.socket.send(text),
      terminate: () => this.socket.terminate(),
    };
  }
}

/** Tables of which so many are played by the same people, each over one socket. */
export function ourTables(together = 1): Protocol {
  const groups = new Map<number, Promise<readonly Person[]>>();
  return async (url, n, seats) => {
    const group = Math.floor((n - 1) / together);
    let people = groups.get(group);
    if (!people) {
      const names = Array.from({ length: seats }, (_, seat) => `P${seat} ${group}`);
      people = Promise.all(names.map((name) => Person.called(url, name)));
      groups.set(group, people);
    }
    return seated(await people, url, n);
  };
}

async function seated(people: readonly Person[], url: string, n: number): Promise<Client[]> {
  const dice = new Rng(n);
  const id = await begunTable(
    url,
    people.map(({ cookie }) => cookie),
  );
  return people.map((person) => clientAt(person, id, dice));
}

function clientAt(person: Person, id: string, dice: Rng): Client {
  const socket = person.at(id);
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
}

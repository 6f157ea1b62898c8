/** Clients of our server: people who sit down by HTTP and play over a socket, at one table or more. */
import { clientOf } from "@sprawl/client";
import { Rng } from "../yardstick.js";
import { type Client, connect, type Heard, type Protocol } from "./clients.js";
import { SERVER, type Socket } from "./sockets.js";

type Wire = { withChanges(view: Kept, changes: readonly Change[]): Kept };
const { withChanges } = (await import(new URL("dist/wire/index.js", SERVER).href)) as Wire;

type Asked = {
  decision: string;
  options: { readonly key: string }[];
  readonly form?: "choose" | "pick" | "amount";
  readonly safe?: unknown;
};
type Change = readonly [path: string, ...rest: unknown[]];
/** All that clients keep of a view. */
type Kept = { readonly question?: Asked; readonly pending?: { readonly form: string } };

/** The question after these changes, where there is always one option to choose. */
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

function asking({ question }: Kept, changes: readonly Change[]): Kept {
  const asked = askedAfter(question, changes);
  return asked ? { question: asked } : {};
}

/** The same for any question, at some cost. */
function keptAfter(kept: Kept, changes: readonly Change[]): Kept {
  const ours = changes.filter(([path]) => /^\/(question|pending)(\/|$)/.test(path));
  return withChanges(kept, ours);
}

/** Somebody new at the server; returns the cookie that says who they are. */
export async function somebody(url: string, name: string): Promise<string> {
  const client = clientOf(url);
  await client.call("introduce", { body: { name } });
  return client.cookie;
}

/** More than four play the game that seats sixteen, in which all are asked at once again and again. */
function gameFor(seats: number) {
  if (seats <= 4) return { game: "caravan", seats };
  return { game: "social-deduction", seats, options: { talk: false } };
}

/** A table at which these people sit, and play has begun. */
export async function begunTable(url: string, cookies: readonly string[]): Promise<string> {
  const [host, ...guests] = cookies.map((cookie) => clientOf(url, cookie));
  const { id, invite = "" } = await host.call("openTable", { body: gameFor(cookies.length) });
  const at = { id };
  for (const guest of guests) await guest.call("join", { at, body: { invite } });
  for (const each of [host, ...guests]) await each.call("ready", { at });
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
  return people.map((person) => clientAt(person, id, dice, people.length));
}

function clientAt(person: Person, id: string, dice: Rng, seats: number): Client {
  const socket = person.at(id);
  const act = (name: string, body: object) =>
    JSON.stringify({ type: "act", id, table: id, act: name, body });
  let kept: Kept = {};
  let answered = "";
  let together = false;
  const said = (version: number): Heard => {
    const { question, pending } = kept;
    if (!question || question.decision === answered) return { version };
    answered = question.decision;
    together = pending !== undefined && pending.form !== "ask";
    const { decision, form = "choose", options, safe } = question;
    const answer = form === "choose" ? options[dice.below(options.length)].key : safe;
    return { version, together, reply: act("answer", { decision, answer }) };
  };
  return {
    socket,
    hear: (text) => {
      const message = JSON.parse(text);
      switch (message.type) {
        case "update":
          kept = seats > 4 ? keptAfter(kept, message.changes) : asking(kept, message.changes);
          return said(message.version);
        case "view":
          kept = { question: message.view.question, pending: message.view.pending };
          return { ...said(message.version), fresh: true };
        case "table": {
          const { status, you, seats: people } = message.table;
          if (status === "over" && you === 0) socket.send(act("rematch", {}));
          if (status === "open" && !people[you].ready) socket.send(act("ready", {}));
          return undefined;
        }
        case "done":
          return together && message.status === "accepted"
            ? { version: -1, done: true }
            : undefined;
        case "error":
          // Where many answer at once, some come too late; and so does who was ready already.
          if (together && message.error.code === "stale") return undefined;
          if (message.error.code === "begun") return undefined;
          throw new Error(text);
        default:
          return undefined;
      }
    },
    begin: () => socket.send(JSON.stringify({ type: "watch", table: id })),
  };
}

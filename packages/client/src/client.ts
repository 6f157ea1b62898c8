/**
 * Asking the server: one function, by the names of the API's document. Types say what an address
 * takes and answers; they are made from that document (generated.ts), and nothing is checked again
 * here. Live updates are no part of it: see docs/http-api.md.
 */
import { ADDRESSES, type Operations, type Trouble } from "./generated.js";

export type OperationName = keyof Operations;

/** What an operation needs: nothing that it does not take, and nothing it can do without. */
export type Given<N extends OperationName> = Omit<Operations[N], "answer">;
export type Answered<N extends OperationName> = Operations[N]["answer"];

/** May everything be left out? */
type Optional<T> = Record<string, never> extends T ? true : false;
type Rest<T> = Optional<T> extends true ? [given?: T] : [given: T];

/** Said no to. Nothing was changed. */
export class Refused extends Error {
  override readonly name = "Refused";
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(`${trouble.code}: ${trouble.message}`);
  }
}

export type Client = {
  readonly url: string;
  /** What says who one is: `sprawl=…`; empty before one is somebody. */
  cookie: string;
  /** Ask; throws `Refused`. */
  call<N extends OperationName>(name: N, ...rest: Rest<Given<N>>): Promise<Answered<N>>;
};

export function clientOf(url: string, cookie = ""): Client {
  const client: Client = {
    url,
    cookie,
    call: async (name, ...[given = {}]) => {
      const { at, query, body } = given as Parts;
      const [method, path] = ADDRESSES[name];
      const response = await fetch(url + filled(path, at) + asked(query), {
        method,
        headers: {
          ...(client.cookie !== "" && { cookie: client.cookie }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      client.cookie = setBy(response) ?? client.cookie;
      const answer = await response.json();
      if (!response.ok) throw new Refused(response.status, answer.error);
      return answer;
    },
  };
  return client;
}

type Parts = {
  readonly at?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
};

function filled(path: string, at: Parts["at"] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(at[name] ?? ""));
}

function asked(query: Parts["query"] = {}): string {
  const words = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return words.length === 0 ? "" : `?${new URLSearchParams(words)}`;
}

/** In a browser the cookie is the browser's, and nobody else sees it. */
function setBy(response: Response): string | undefined {
  const set = response.headers.getSetCookie().find((each) => each.startsWith("sprawl="));
  return set?.split(";", 1)[0];
}

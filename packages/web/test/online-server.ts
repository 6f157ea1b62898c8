/** A real server and people with browsers made of a cookie and a socket, for tests in Node. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { QuestionView } from "@sprawl/engine";
import { type Running, type Settings, startServer } from "@sprawl/server";
import WebSocket from "ws";
import { Connection } from "../src/feed/online-connection.js";
import { type Ask, asking } from "../src/feed/online-http.js";
import type { Plug } from "../src/feed/online-line.js";

export type Trial = {
  url: string;
  /** Ends it and starts it again on the same file, at the same address. */
  restart(): Promise<void>;
  end(): Promise<void>;
};

export async function trialServer(settings: Settings = {}): Promise<Trial> {
  const folder = await mkdtemp(join(tmpdir(), "sprawl-web-"));
  const start = (port: number): Promise<Running> =>
    startServer({
      host: "127.0.0.1",
      port,
      database: join(folder, "sprawl.db"),
      log: "silent",
      rate: 1e6,
      delay: [5, 15],
      botDelay: [0, 2],
      ...settings,
    });
  let running = await start(0);
  return {
    url: running.url,
    restart: async () => {
      const { port } = running;
      await running.close();
      running = await start(port);
    },
    end: async () => {
      await running.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Someone = {
  readonly ask: Ask;
  readonly connection: Connection;
  /** Pull the plug: what was on its way is lost. */
  cut(): void;
  /** The next text that this changes is delivered as it says. */
  bend(how: (text: string) => string): void;
};

/** Somebody with a name and a connection. */
export async function someone({ url }: Trial, name: string): Promise<Someone> {
  const response = await fetch(`${url}/api/me`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  let socket: WebSocket | undefined;
  let bending: ((text: string) => string) | undefined;
  const plug: Plug = ({ opened, heard, closed }) => {
    const own = new WebSocket(`${url.replace("http", "ws")}/api/live`, { headers: { cookie } });
    own.on("open", opened);
    own.on("message", (data) => {
      const text = String(data);
      const bent = bending?.(text) ?? text;
      if (bent !== text) bending = undefined;
      heard(bent);
    });
    own.on("error", () => {});
    own.on("close", closed);
    socket = own;
    return { send: (text) => own.send(text), close: () => own.close() };
  };
  return {
    ask: asking({ base: url, headers: () => ({ cookie }) }),
    connection: new Connection(plug),
    cut: () => socket?.terminate(),
    bend: (how) => {
      bending = how;
    },
  };
}

/** Resolves when this is true of what can be subscribed to. */
export function until<T>(
  source: { subscribe(listener: () => void): () => void },
  when: () => T | undefined | false,
): Promise<T> {
  const value = when();
  if (value) return Promise.resolve(value);
  return new Promise((done) => {
    const stop = source.subscribe(() => {
      const found = when();
      if (!found) return;
      stop();
      done(found);
    });
  });
}

/** Some answer, by a number. */
export function someAnswer({ form, options, safe }: QuestionView, n: number) {
  return form === "choose" ? options[n % options.length].key : safe;
}

export async function mustGet<T>(got: ReturnType<Ask>): Promise<T> {
  const answer = await got;
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.body as T;
}

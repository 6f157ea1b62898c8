/** Real server processes that can be killed, and people who play on whatever happens to them. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { viewHash } from "../src/wire/hash.js";
import { type Body, Live, Someone, someAnswer } from "./client.js";

const home = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The server is run as it is shipped: compiled. */
export async function compile(): Promise<void> {
  const tsc = createRequire(import.meta.url).resolve("typescript/package.json");
  await promisify(execFile)(process.execPath, [join(dirname(tsc), "bin/tsc"), "-b", home]);
}

type Process = { child: ChildProcess; url: string; dead: Promise<void> };

export class Fleet {
  readonly processes: (Process | undefined)[] = [];
  private starting = new Map<number, Promise<void>>();

  constructor(private readonly env: Readonly<Record<string, string>>) {}

  start(i: number): Promise<void> {
    let starting = this.starting.get(i);
    if (!starting) {
      starting = this.launch(i).finally(() => this.starting.delete(i));
      this.starting.set(i, starting);
    }
    return starting;
  }

  private async launch(i: number): Promise<void> {
    const child = spawn(process.execPath, [join(home, "dist/main.js")], {
      env: {
        PATH: process.env.PATH,
        SPRAWL_PORT: "0",
        SPRAWL_LOG: "silent",
        SPRAWL_RATE: "100000000",
        ...this.env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let trouble = "";
    child.stderr.on("data", (data) => {
      trouble += data;
    });
    const dead = new Promise<void>((done) => child.once("exit", () => done()));
    const line = await Promise.race([
      new Promise<string>((done) => createInterface(child.stdout).once("line", done)),
      dead.then(() => {
        throw new Error(`the server did not start: ${trouble}`);
      }),
    ]);
    this.processes[i] = { child, url: JSON.parse(line).ready, dead };
  }

  /** Without a word, as a power cut does it. */
  async kill(i: number): Promise<void> {
    const process = this.processes[i];
    this.processes[i] = undefined;
    process?.child.kill("SIGKILL");
    await process?.dead;
  }

  /** With a word: what was accepted is finished. Returns the exit code. */
  async end(i: number): Promise<number | null> {
    const process = this.processes[i];
    this.processes[i] = undefined;
    process?.child.kill("SIGTERM");
    await process?.dead;
    return process?.child.exitCode ?? null;
  }

  /** Somewhere to connect to, once there is something. */
  async somewhere(draw: (n: number) => number): Promise<string> {
    for (;;) {
      const up = this.processes.flatMap((each) => each?.url ?? []);
      if (up.length > 0) return up[draw(up.length)];
      await rest(20);
    }
  }
}

export const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What somebody was told, to be compared with what is on disk afterwards. */
export type Witness = {
  /** Answers that were acknowledged. */
  readonly acknowledged: { match: string; seat: number; decision: string; answer: unknown }[];
  /** What was seen: the hash of the view of a seat at a version. */
  readonly seen: Map<string, string>;
};

/** Two people who play one match after another until they are told to stop. */
export class Duel {
  readonly witness: Witness = { acknowledged: [], seen: new Map() };
  readonly matches = new Set<string>();
  stopped = false;
  private table = "";

  constructor(
    private readonly fleet: Fleet,
    private readonly name: string,
    private readonly draw: (n: number) => number,
  ) {}

  async run(): Promise<void> {
    const people = [new Someone("", `${this.name} A`), new Someone("", `${this.name} B`)];
    for (const who of people) await this.surely(who, "POST", "/api/me", { name: who.name });
    while (!this.stopped) {
      const options = { guards: this.draw(2) === 0, tolls: this.draw(2) === 0 };
      const table = await this.surely(people[0], "POST", "/api/tables", {
        game: "caravan",
        options,
      });
      this.table = table.id;
      await this.surely(people[1], "POST", `/api/tables/${table.id}/join`, {
        invite: table.invite,
      });
      for (const who of people) await this.surely(who, "POST", `/api/tables/${table.id}/ready`, {});
      this.matches.add(`${table.id}.1`);
      await Promise.all(people.map((who) => this.play(who)));
    }
  }

  /** Ask until there is an answer. What was done already is no trouble. */
  private async surely(who: Someone, method: string, path: string, body: unknown): Promise<Body> {
    for (;;) {
      who.url = await this.fleet.somewhere(this.draw);
      const got = await who.ask(method, path, body).catch(() => undefined);
      if (got && (got.status === 200 || got.body.error?.code === "begun")) return got.body;
      if (got && got.status < 500) throw new Error(`${method} ${path}: ${got.text}`);
      await rest(20);
    }
  }

  /** Play until the match is over, whatever becomes of the connection. */
  private async play(who: Someone): Promise<void> {
    const { table } = this;
    const sent = new Map<string, unknown>();
    for (;;) {
      who.url = await this.fleet.somewhere(this.draw);
      const live = new Live(who);
      const opened = await live.open().then(
        () => true,
        () => false,
      );
      if (!opened) {
        await rest(20);
        continue;
      }
      live.send({ type: "watch", table });
      const over = await this.playOn(live, table, sent);
      live.cut();
      if (over) return;
    }
  }

  /** True when the match is over or play is stopped; false when the connection is lost. */
  private async playOn(live: Live, table: string, sent: Map<string, unknown>): Promise<boolean> {
    for (;;) {
      await live.until(
        () => live.closed || this.stopped || live.view(table)?.question || live.view(table)?.result,
      );
      this.remember(live, table);
      const held = live.views.get(table);
      if (this.stopped || held?.view.result) return true;
      if (live.closed || !held?.view.question) return false;
      const { match, view } = held;
      const { question } = view;
      if (!question) return false;
      const { decision } = question;
      // An answer that was sent before and never acknowledged is sent again, the same one.
      const answer = sent.get(decision) ?? someAnswer(question, this.draw);
      sent.set(decision, answer);
      const reply = await live.act(table, "answer", { decision, answer });
      this.remember(live, table);
      if (reply.type === "lost") return false;
      if (reply.type === "error") {
        if (reply.error.code === "unavailable" || reply.error.code === "internal") {
          await rest(50);
          return false;
        }
        // A process may be behind: what was asked here has been answered at another. News will come.
        if (reply.error.code !== "stale") {
          throw new Error(`${JSON.stringify(reply.error)} to ${decision} ${answer}`);
        }
        await this.movedOn(live, table, decision);
        continue;
      }
      const seat = Number(view.viewer);
      this.witness.acknowledged.push({ match, seat, decision, answer });
      await this.movedOn(live, table, decision);
    }
  }

  /** Something else is asked here, or nothing more will be. */
  private movedOn(live: Live, table: string, decision: string): Promise<unknown> {
    return live.until(
      () => live.closed || this.stopped || live.question(table)?.decision !== decision,
    );
  }

  private remember(live: Live, table: string): void {
    const held = live.views.get(table);
    if (!held) return;
    const { match, version, view } = held;
    this.witness.seen.set(`${match} ${version} ${view.viewer}`, viewHash(view));
  }
}

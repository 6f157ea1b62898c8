/** Keeps a process that runs tests, and starts another one when a mutant has to be ended. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Trouble } from "./bootstrap.mjs";

/** @typedef {{ passed: boolean, by?: string, test?: string, reach?: import("./mutate-reach.mjs").Reach }} Verdict `test`: the file it lies in */
/** @typedef {{ tests: readonly string[], naming?: readonly string[], names?: ReadonlyMap<string, readonly string[]>, map?: string }} Round */
/** @typedef {{ file: string, text: string }} Replaced */

/** No mutant at all. */
export const nothing = { file: "", text: "" };

/** A run may take so many times what it takes with nothing broken, and never longer than this. */
export const FACTOR = 4;
export const MOST = 900_000;
const LATE = "it never ends";

const host = fileURLToPath(new URL("./mutate-host.mjs", import.meta.url));

export class Runner {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #host;
  /** How long a run may take before it counts as one that never ends. */
  limit = 120_000;

  /** @param {string} root */
  constructor(root) {
    this.root = root;
    this.end = this.end.bind(this);
    process.once("exit", this.end);
  }

  /**
   * Runs the tests with one file replaced; each round only if the one before has passed.
   * @param {Replaced} mutant
   * @param {readonly Round[]} rounds
   * @returns {Promise<Verdict>}
   */
  async run(mutant, rounds) {
    for (const round of rounds) {
      let verdict = await this.#ask(mutant, round);
      while (verdict.by === LATE && (await this.#isSlow(round))) {
        verdict = await this.#ask(mutant, round);
      }
      if (!verdict.passed || verdict.reach) return verdict;
    }
    return { passed: true };
  }

  /**
   * Whether it may have been the machine that was late, and not the mutant: if so, the limit grows.
   * @param {Round} round
   */
  async #isSlow(round) {
    const { limit } = this;
    this.limit = MOST;
    const began = performance.now();
    await this.#ask(nothing, round);
    this.limit = Math.max(limit, FACTOR * (performance.now() - began));
    return this.limit > limit;
  }

  /**
   * @param {Replaced} mutant
   * @param {Round} round
   * @returns {Promise<Verdict>}
   */
  async #ask({ file, text }, { tests, naming, names, map }) {
    const running = this.#host ?? (await this.#start());
    const path = (/** @type {string} */ each) => join(this.root, each);
    running.send({
      file: path(file),
      text,
      tests: tests.map(path),
      ...(naming && { naming }),
      ...(names && {
        names: Object.fromEntries([...names].map(([test, all]) => [path(test), all])),
      }),
      ...(map !== undefined && { map: path(map) }),
    });
    return new Promise((done) => {
      /**
       * @param {Verdict} verdict
       * @param {boolean} over
       */
      const finish = (verdict, over) => {
        clearTimeout(late);
        running.off("message", answered).off("exit", gone);
        if (over) this.end();
        done(verdict);
      };
      const late = setTimeout(() => finish({ passed: false, by: LATE }, true), this.limit);
      /** @param {any} verdict */
      const answered = (verdict) => finish(verdict, false);
      const gone = () => finish({ passed: false, by: "the process ended" }, true);
      running.once("message", answered).once("exit", gone);
    });
  }

  async #start() {
    const stdio = /** @type {const} */ (["ignore", "ignore", "pipe", "ipc"]);
    const child = fork(host, [this.root], { cwd: this.root, stdio: [...stdio] });
    this.#host = child;
    let words = "";
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      words += text;
    });
    const ended = once(child, "exit").then(() => false);
    const ready = once(child, "message").then(() => true);
    if (await Promise.race([ready, ended])) return child;
    throw new Trouble(`The tests could not be started.\n${words}`);
  }

  /** Ends the process at once: what it runs may never end by itself. */
  end() {
    process.off("exit", this.end);
    this.#host?.kill("SIGKILL");
    this.#host = undefined;
  }
}

/**
 * Tries mutants without loading anything anew (mutate-switch.mjs), in a process that is ended and
 * started again where a mutant never ends or leaves something broken behind.
 */
import { spawn } from "node:child_process";
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StringDecoder } from "node:string_decoder";
import { fileURLToPath } from "node:url";
import { Trouble } from "./bootstrap.mjs";

/**
 * What is said of a mutant or a test, one at a time.
 * @typedef {{ failed?: string, tried?: number, ms?: number, noticed?: number, by?: string, missed?: number, unsure?: number, dirty?: number, unfit?: string, test?: string, end?: boolean }} Word
 */
/** @typedef {{ root: string, tests: readonly string[], texts: Readonly<Record<string, string>> }} House */
/** @typedef {{ missed(id: number): void, noticed(id: number, by: string): void, unsure(id: number): void }} Heard */
/** @typedef {readonly [id: number, group: number]} Grouped */

/** A test may take so many times what it takes with nothing broken, and always so many milliseconds. */
const FACTOR = 10;
const LEAST = 10_000;
/** Before the first mutant is tried. */
const PATIENCE = 900_000;

const last = fileURLToPath(new URL("./mutate-last.test.mjs", import.meta.url));
const once = fileURLToPath(new URL("./mutate-once.mjs", import.meta.url));

/**
 * Tries all of these, so many at once. Those left unsure cannot be tried like this.
 * @param {House} house
 * @param {readonly Grouped[]} mutants
 * @param {Heard} heard
 * @param {number} jobs
 * @param {number} least how many milliseconds a test may always take
 */
export async function tryFast(house, mutants, heard, jobs, least = LEAST) {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  try {
    const known = join(folder, "known.json");
    const all = { ...house, last, known, least };
    await runOnce(planIn(folder, "reach", { ...all, mutants: [], suspects: [], unfit: [] }), heard);
    const reach = JSON.parse(readFileSync(known, "utf8"));
    const shares = Array.from({ length: jobs }, (_, job) =>
      mutants.filter((_, i) => i % jobs === job),
    );
    await Promise.all(
      shares.map((share, i) => tryShare(folder, `${i}`, { ...all, reach }, share, heard)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {object} all what is the same for every process
 * @param {readonly Grouped[]} mutants
 * @param {Heard} heard
 */
async function tryShare(folder, name, all, mutants, heard) {
  let left = mutants;
  /** @type {string[]} */
  const suspects = [];
  /** @type {string[]} */
  const unfit = [];
  for (let n = 0; left.length > 0; n++) {
    const plan = planIn(folder, `${name}-${n}`, { ...all, mutants: left, suspects, unfit });
    const { decided, suspect, unfit: found } = await runOnce(plan, heard);
    left = left.filter(([id]) => !decided.has(id));
    if (suspect !== undefined) suspects.push(suspect);
    if (found !== undefined) unfit.push(found);
  }
}

/**
 * Writes down what a process is to do, and where it says what it has found out.
 * @param {string} folder
 * @param {string} name
 * @param {object} all
 */
function planIn(folder, name, all) {
  const progress = join(folder, `progress-${name}`);
  writeFileSync(progress, "");
  const path = join(folder, `plan-${name}.json`);
  writeFileSync(path, JSON.stringify({ ...all, progress }));
  return path;
}

/**
 * One process, until it has tried all or has to be ended.
 * @param {string} plan
 * @param {Heard} heard
 * @returns {Promise<{ decided: Set<number>, suspect?: string, unfit?: string }>}
 */
function runOnce(plan, heard) {
  /** @type {{ progress: string, suspects: readonly string[], least: number }} */
  const { progress, suspects, least } = JSON.parse(readFileSync(plan, "utf8"));
  const child = spawn(process.execPath, [once], {
    env: { ...process.env, MUTATE_PLAN: plan },
    stdio: ["pipe", "ignore", "pipe"],
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  let words = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    words += text;
  });
  const lines = follow(progress);
  /** @type {Set<number>} */
  const decided = new Set();
  /** @type {{ suspect?: string, unfit?: string }} */
  const found = {};
  /** @type {Trouble | undefined} */
  let trouble;
  let trying = 0;
  let isDone = false;
  let deadline = performance.now() + PATIENCE;

  /** @param {Word} word */
  const hear = (word) => {
    if (word.failed !== undefined) {
      trouble = new Trouble(`The tests fail before anything is broken: ${word.failed}`);
      end();
    }
    if (word.tried !== undefined) {
      trying = word.tried;
      deadline = performance.now() + Math.max(least, FACTOR * (word.ms ?? 0));
    }
    if (word.noticed !== undefined) heard.noticed(word.noticed, word.by ?? "");
    if (word.missed !== undefined) heard.missed(word.missed);
    if (word.dirty !== undefined) hearDirty(word.dirty, word.test ?? "");
    if (word.unfit !== undefined) {
      found.unfit = word.unfit;
      trying = 0;
      end();
    }
    if (word.unsure !== undefined) heard.unsure(word.unsure);
    const id = word.noticed ?? word.missed ?? word.unsure;
    if (id !== undefined) decided.add(id);
    if (word.end) {
      isDone = true;
      trying = 0;
    }
  };
  /** A first time the test itself is suspected; if it stands the check, it was the mutant. */
  const hearDirty = (/** @type {number} */ id, /** @type {string} */ test) => {
    if (suspects.includes(test)) {
      heard.unsure(id);
      decided.add(id);
    } else found.suspect = test;
    trying = 0;
    end();
  };

  return new Promise((done, fail) => {
    const watch = setInterval(() => {
      for (const word of lines.read()) hear(word);
      if (performance.now() > deadline && !child.killed) end();
    }, 50);
    child.once("exit", () => {
      clearInterval(watch);
      process.off("exit", end);
      for (const word of lines.read()) hear(word);
      lines.close();
      const isIdle =
        decided.size === 0 && trying === 0 && !isDone && Object.keys(found).length === 0;
      if (!trouble && isIdle) trouble = new Trouble(`The tests could not be run.\n${words}`);
      if (trouble) return fail(trouble);
      if (trying > 0 && !decided.has(trying)) {
        const late = performance.now() > deadline;
        heard.noticed(trying, late ? "it never ends" : "the process ended");
        decided.add(trying);
      }
      done({ decided, ...found });
    });
  });
}

/**
 * The whole lines of a file that grows.
 * @param {string} path
 */
function follow(path) {
  const file = openSync(path, "r");
  const buffer = Buffer.alloc(65_536);
  const text = new StringDecoder("utf8");
  let rest = "";
  return {
    /** @returns {Word[]} */
    read() {
      let count = readSync(file, buffer);
      while (count > 0) {
        rest += text.write(buffer.subarray(0, count));
        count = readSync(file, buffer);
      }
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      return lines.map((line) => JSON.parse(line));
    },
    close: () => closeSync(file),
  };
}

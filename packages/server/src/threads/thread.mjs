/**
 * A thread on which bots think ahead and matches are looked back at. It gets a match as it would be
 * saved or as it is kept; a bot in it sees what its seat sees, as everywhere.
 *
 * Plain JavaScript with types in comments, like the writing thread: it must start also when the
 * sources are run as they stand. What it imports is compiled, wherever it is started from.
 */
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { botOf, seatBot } from "@sprawl/bots";
import { createMatch, load, propose, reopen } from "@sprawl/engine/host";
import { findGame } from "@sprawl/games";
import { Looking } from "./looking.mjs";

/** @typedef {import("./jobs.js").Asked} Asked */
/** @typedef {import("./jobs.js").Think} Think */
/** @typedef {import("./jobs.js").Try} Try */
/** @typedef {import("./jobs.js").Told} Told */
/** @typedef {import("./pool.js").Report} Report */
/** @typedef {import("@sprawl/engine").GameEntry} GameEntry */

// Those who play go first. Elsewhere this would slow down the whole process.
if (process.platform === "linux") {
  try {
    setPriority(10);
  } catch {
    // Not allowed here: then all are alike.
  }
}

const looking = new Looking();

/** The system counts by ticks, in ms. */
const TICK = 4;

/** What this thread has had of a processor, in ms; undefined where that is not known. */
function counted() {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ", 1)[0]) / 1e6;
  } catch {
    return undefined;
  }
}

/** Begins to count: how much processor time has been used since, in ms, to a tick. */
function stopwatch() {
  const from = counted();
  const began = performance.now();
  return () => {
    const passed = performance.now() - began;
    const to = counted();
    return from === undefined || to === undefined ? passed : Math.min(passed, to - from + TICK);
  };
}

/**
 * @param {GameEntry} entry
 * @param {Think} asked
 * @returns {Told}
 */
function think({ game, instinct }, { saved, seat, seed, budget }) {
  const { match } = load(game, saved);
  const bot = botOf(`search:${budget}ms`, { instinct, now: () => performance.now() });
  return { thought: seatBot(match, seat, bot, seed).decide() };
}

/**
 * @param {GameEntry} entry
 * @param {Try} asked
 * @returns {Told}
 */
function tryOut({ game }, { begin, answer, reopen: kept }) {
  if (begin) createMatch(game, begin);
  if (answer) propose(load(game, answer.saved).match, answer);
  if (kept) {
    const { row, acts } = kept;
    /** @type {{ answer: import("@sprawl/engine/host").SavedAnswer, takenBack: number }[]} */
    const answers = [];
    for (const act of acts.map((text) => JSON.parse(text))) {
      if ("a" in act) answers.push({ answer: act.a, takenBack: 0 });
      else if ("back" in act) answers.length = Math.min(answers.length, act.back);
    }
    reopen(game, { begun: row, answers, takenBack: 0 });
  }
  return { tried: true };
}

/** @param {Asked} asked */
function gameOf(asked) {
  const name = "game" in asked ? asked.game : "row" in asked ? asked.row.game : asked.saved.game;
  return findGame(name)?.load();
}

/**
 * @param {GameEntry | undefined} entry
 * @param {Asked} asked
 * @returns {Told}
 */
function answer(entry, asked) {
  if (!entry) return { unknown: true };
  switch (asked.kind) {
    case "think":
      return think(entry, asked);
    case "look":
      return looking.look(entry.game, asked);
    case "try":
      return tryOut(entry, asked);
    default:
      return /** @type {never} */ (asked);
  }
}

/**
 * @param {Report} report
 * @param {ArrayBuffer[]} handed
 */
const tell = (report, handed = []) => parentPort?.postMessage(report, handed);

parentPort?.on(
  "message",
  /** @param {Asked} asked */ async (asked) => {
    /** @type {Told} */
    let told;
    // That a game has to be loaded first is nobody's fault.
    const entry = await gameOf(asked)?.catch(() => undefined);
    const used = stopwatch();
    tell("begins");
    try {
      told = answer(entry, asked);
    } catch (error) {
      told = { error: error instanceof Error ? error.message : String(error) };
    }
    tell({ told, cost: used() }, "body" in told ? [told.body.buffer] : []);
  },
);

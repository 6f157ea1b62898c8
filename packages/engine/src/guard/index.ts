/**
 * A rule that loops for ever is stopped and named: the door for tools and tests that run in Node. A
 * loop that calls `g` is stopped by the engine itself, everywhere; this is for one that does not.
 */
import { Script } from "node:vm";
import { EngineFault } from "../errors.js";
import { underWay } from "../match.js";

/** How it is called across the border of the script. */
const NAME = "sprawlWorkInTime";
const calling = new Script(`${NAME}()`);

/** Do this work; if it does not come back in time, throws an `EngineFault` that names the step. */
export function inTime<T>(work: () => T, seconds: number): T {
  const globals = globalThis as Record<string, unknown>; // deterministic: no rule runs here
  const before = globals[NAME];
  globals[NAME] = work;
  try {
    return calling.runInThisContext({ timeout: Math.ceil(seconds * 1000) }) as T;
  } catch (error) {
    if ((error as { code?: unknown } | undefined)?.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT")
      throw error;
    const { game, step } = underWay();
    const where = step === "" ? "setup" : `step "${step}"`;
    throw new EngineFault(
      `${where} of ${game} does not come to an end; stopped after ${seconds} s`,
    );
  } finally {
    globals[NAME] = before;
  }
}

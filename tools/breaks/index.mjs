/** Every break there is. A test sees to it that each still fits its file. */
import { engine } from "./engine.mjs";
import { games } from "./games.mjs";
import { server } from "./server.mjs";

/**
 * @typedef {object} Break
 * @property {string} name what is broken, in words; begins with where
 * @property {string} file
 * @property {string} find what stands there, once
 * @property {string} replace what stands there instead
 * @property {readonly string[]} tests the test files that should notice
 * @property {string} [naming] only tests whose names contain this
 */

/** @type {readonly Break[]} */
export const breaks = [...engine, ...server, ...games];

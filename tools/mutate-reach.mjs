/**
 * Which tests run which function of a game: so that a broken line is shown only to the tests that
 * could notice. Each function is made to leave its mark when it is entered; see mutate-setup.mjs for
 * who collects the marks.
 */
import { parseSync } from "oxc-parser";
import { walk } from "./source.mjs";

/** @typedef {import("./source.mjs").Node} Node */
/** @typedef {{ test: string, name: string, took: number, marks: readonly string[] }} Reached */
/** @typedef {{ reached: readonly Reached[], loaded: readonly string[] }} Reach `loaded`: marks left while modules are loaded */

/**
 * The functions of a source: where their bodies begin and end.
 * @param {string} file
 * @param {string} source
 * @returns {{ start: number, end: number, isBlock: boolean }[]}
 */
export function bodiesOf(file, source) {
  /** @type {{ start: number, end: number, isBlock: boolean }[]} */
  const bodies = [];
  walk(parseSync(file, source).program, (node) => {
    if (!/Function/.test(node.type) || !node.body?.end) return;
    const { start, end, type } = node.body;
    bodies.push({ start, end, isBlock: /BlockStatement|FunctionBody/.test(type) });
  });
  return bodies;
}

/** @param {string} file @param {number} start */
const markOf = (file, start) => `${file}#${start}`;

/**
 * The source with a mark at the beginning of every function.
 * @param {string} file
 * @param {string} source
 */
export function marked(file, source) {
  const cuts = bodiesOf(file, source).flatMap(({ start, end, isBlock }) => {
    const mark = `globalThis.reached?.add(${JSON.stringify(markOf(file, start))})`;
    if (isBlock) return [{ at: start + 1, text: `${mark};` }];
    return [
      { at: start, text: `(${mark}, ` },
      { at: end, text: ")" },
    ];
  });
  let text = source;
  // From the end on, and what closes before what opens at the same place.
  for (const cut of cuts.sort((a, b) => b.at - a.at || (a.text === ")" ? 1 : -1))) {
    text = text.slice(0, cut.at) + cut.text + text.slice(cut.at);
  }
  return parseSync(file, text).errors.length > 0 ? source : text;
}

/**
 * The mark of the innermost function around a place; undefined outside of all of them.
 * @param {string} file
 * @param {string} source
 * @param {number} at
 */
export function markAround(file, source, at) {
  const around = bodiesOf(file, source).filter(({ start, end }) => start <= at && at < end);
  const inner = around.sort((a, b) => b.start - a.start)[0];
  return inner && markOf(file, inner.start);
}

/**
 * The tests that could notice a mutant, by file, the quick files first; undefined if all could.
 * @param {Reach} reach
 * @param {string | undefined} mark
 * @returns {Map<string, string[]> | undefined}
 */
export function testsReaching({ reached, loaded }, mark) {
  if (mark === undefined || loaded.includes(mark)) return undefined;
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const { test, name, marks } of reached) {
    if (marks.includes(mark)) files.set(test, [...(files.get(test) ?? []), name]);
  }
  return files;
}

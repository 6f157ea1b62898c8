/**
 * All mutants of a file in one text: every function is there as it is and once for each way it is
 * broken, and `globalThis.broken` says which of them runs. So a game is loaded once, and a mutant
 * costs no more than the tests that reach it.
 */
import { bodiesOf } from "./mutate-reach.mjs";

/** @typedef {import("./mutants.mjs").Mutant & { id: number }} Numbered `id`: from 1 */
/** @typedef {{ start: number, end: number, isBlock: boolean }} Body */
/** @typedef {{ text: string, groups: ReadonlyMap<number, number> }} Switched `groups`: by mutant, the number its function leaves as a mark; who has none can only be tried by loading it broken */

/**
 * @param {string} file its name, for the parser
 * @param {string} source
 * @param {readonly Numbered[]} mutants of this file
 * @returns {Switched}
 */
export function switched(file, source, mutants) {
  const bodies = bodiesOf(file, source);
  /** @type {Map<Body, Numbered[]>} */
  const within = new Map();
  for (const mutant of mutants) {
    const around = bodies.filter(({ start, end }) => start <= mutant.start && mutant.start < end);
    const inner = around.sort((a, b) => b.start - a.start)[0];
    if (inner) within.set(inner, [...(within.get(inner) ?? []), mutant]);
  }
  /** @type {Map<number, number>} */
  const groups = new Map();
  /** @type {{ at: number, text: string, closes: boolean }[]} */
  const cuts = [];
  for (const [body, broken] of within) {
    const group = broken[0]?.id ?? 0;
    for (const { id } of broken) groups.set(id, group);
    cuts.push(...(body.isBlock ? blocks : expressions)(body, source, broken, group));
  }
  // From the end on, and what closes before what opens at the same place.
  cuts.sort((a, b) => b.at - a.at || Number(b.closes) - Number(a.closes));
  let text = source;
  for (const cut of cuts) text = text.slice(0, cut.at) + cut.text + text.slice(cut.at);
  return { text: `${BEGUN}${text}\n${LOADED}`, groups };
}

/** What functions do while a module is loaded is marked as such. */
const BEGUN = "globalThis.loading = (globalThis.loading ?? 0) + 1; ";
const LOADED = "globalThis.loading -= 1;\n";

/** @param {number} group */
const mark = (group) =>
  `(globalThis.loading > 0 ? globalThis.loaded : globalThis.reached)?.add(${group})`;

/**
 * @param {Body} body
 * @param {string} source
 * @param {readonly Numbered[]} mutants
 * @param {number} group
 */
function blocks(body, source, mutants, group) {
  const copies = mutants.map(
    (mutant) =>
      `if (globalThis.broken === ${mutant.id}) { ${bodyOf(body, source, mutant)} return; }`,
  );
  const text = ` ${mark(group)}; if (globalThis.broken > 0) { ${copies.join(" ")} } `;
  return [{ at: body.start + 1, text, closes: false }];
}

/**
 * @param {Body} body
 * @param {string} source
 * @param {readonly Numbered[]} mutants
 * @param {number} group
 */
function expressions(body, source, mutants, group) {
  const copies = mutants.map(
    (mutant) => `globalThis.broken === ${mutant.id} ? (${bodyOf(body, source, mutant)}) :`,
  );
  return [
    { at: body.start, text: `(${mark(group)}, ${copies.join(" ")} (`, closes: false },
    { at: body.end, text: "))", closes: true },
  ];
}

/**
 * The function's body as the mutant has it. The end of a line ends what is said about the last one.
 * @param {Body} body
 * @param {string} source
 * @param {Numbered} mutant
 */
function bodyOf({ start, end }, source, mutant) {
  return `${mutant.text.slice(start, end + mutant.text.length - source.length)}\n`;
}

/**
 * Mutants of rule lines: small ways to break a line that carries a rule's id. Each is a cut of the
 * source text that still parses. Which tests miss them is for mutate.mjs to find out.
 */
import { parseSync } from "oxc-parser";
import { changesOf } from "./mutations.mjs";
import { place, walk } from "./source.mjs";

/** @typedef {import("./source.mjs").Node} Node */
/** @typedef {{ start: number, end: number, text: string, what: string }} Change */
/**
 * @typedef {object} Mutant
 * @property {number} line the line that is broken
 * @property {readonly string[]} rules the ids it carries
 * @property {string} what how it is broken, for a reader
 * @property {string} broken the line as it reads then
 * @property {number} start where it is broken
 * @property {string} text the whole source, broken
 */

/**
 * All mutants of a file, line by line.
 * @param {string} file its name, for the parser
 * @param {string} source
 * @param {(text: string) => readonly string[]} idsIn the rule ids in a text
 * @returns {Mutant[]}
 */
export function mutantsOf(file, source, idsIn) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const nodes = nodesOf(program, source);
  /** @type {Mutant[]} */
  const mutants = [];
  const seen = new Set([source]);
  for (const comment of comments) {
    const rules = idsIn(comment.value);
    if (rules.length === 0) continue;
    const { line, targets } = targetsOf(comment, nodes, source);
    for (const change of changesOf(targets, source)) {
      const text = source.slice(0, change.start) + change.text + source.slice(change.end);
      if (seen.has(text) || parseSync(file, text).errors.length > 0) continue;
      seen.add(text);
      const broken = lineAt(text, change.start);
      mutants.push({ line, rules, what: change.what, broken, start: change.start, text });
    }
  }
  return mutants;
}

/**
 * The line of a text at an offset, without what is said about it.
 * @param {string} text
 * @param {number} offset
 */
function lineAt(text, offset) {
  const { line } = place(text, offset);
  return (text.split("\n")[line - 1] ?? "").replace(/\s*\/\/.*$/, "").trim();
}

/**
 * A node with its lines and its ancestors, nearest first.
 * @typedef {{ node: Node, above: readonly Node[], first: number, last: number }} Placed
 */

/**
 * @param {Node} program
 * @param {string} source
 * @returns {Placed[]}
 */
function nodesOf(program, source) {
  /** @type {Placed[]} */
  const nodes = [];
  walk(program, (node, above) => {
    if (/^TS/.test(node.type) || above.some((each) => /^TSType|^TSInterface/.test(each.type)))
      return;
    const first = place(source, node.start).line;
    nodes.push({ node, above, first, last: place(source, node.end).line });
  });
  return nodes;
}

/**
 * What a comment speaks of: the code on its line; or, if it stands alone, the code below it.
 * @param {Node} comment
 * @param {readonly Placed[]} nodes
 * @param {string} source
 * @returns {{ line: number, targets: Placed[] }}
 */
function targetsOf(comment, nodes, source) {
  const at = place(source, comment.start).line;
  const before = source.slice(source.lastIndexOf("\n", comment.start - 1) + 1, comment.start);
  if (before.trim() !== "") return { line: at, targets: onLine(nodes, at) };
  const next = nodes.find(({ node }) => node.start > comment.end && node.type !== "Program");
  if (!next) return { line: at, targets: [] };
  if (comment.type === "Line") return { line: next.first, targets: onLine(nodes, next.first) };
  return { line: next.first, targets: ofDeclaration(nodes, next) };
}

/**
 * The nodes that lie on one line, and the statements that begin or end there.
 * @param {readonly Placed[]} nodes
 * @param {number} line
 */
function onLine(nodes, line) {
  return nodes.filter(
    ({ node, first, last }) =>
      (first === line && last === line) ||
      ((first === line || last === line) &&
        /Statement$/.test(node.type) &&
        node.type !== "BlockStatement"),
  );
}

/**
 * What a doc comment speaks of: a short function as a whole, a long one by its body alone.
 * @param {readonly Placed[]} nodes
 * @param {Placed} declared
 */
function ofDeclaration(nodes, declared) {
  const within = nodes.filter(
    ({ node }) => node.start >= declared.node.start && node.end <= declared.node.end,
  );
  const body = within.find(
    ({ node, above }) =>
      (node.type === "BlockStatement" || node.type === "FunctionBody") &&
      /Function/.test(above[0]?.type),
  );
  if (body) return [body];
  const arrow = within.find(({ node }) => node.type === "ArrowFunctionExpression");
  if (!arrow) return [];
  const { start, end } = arrow.node.body;
  return nodes.filter(({ node }) => node.start >= start && node.end <= end);
}

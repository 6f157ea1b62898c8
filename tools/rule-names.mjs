/**
 * Who names rules: tests by their titles, sources by their comments. Read from the syntax tree, so
 * that a test that is skipped or commented out proves nothing.
 */
import { parse, place, walk } from "./source.mjs";

/** @typedef {import("./source.mjs").Node} Node */
/** @typedef {{ title: string, line: number }} Titled */

const tests = new Set(["test", "it"]);
const idle = new Set(["skip", "todo", "fails"]);

/**
 * The titles of the tests in a file that are run.
 * @param {string} root
 * @param {string} file
 * @returns {Titled[]}
 */
export function testTitles(root, file) {
  const { text, program } = parse(root, file);
  /** @type {Titled[]} */
  const titles = [];
  walk(program, (node, above) => {
    if (node.type !== "CallExpression") return;
    const words = chain(node.callee);
    if (!tests.has(words[0] ?? "") || words.some((word) => idle.has(word))) return;
    if (above.some(isIdleSuite)) return;
    const title = textOf(node.arguments[0]);
    if (title !== undefined) titles.push({ title, line: place(text, node.start).line });
  });
  return titles;
}

/**
 * Does a test of this file run the scenarios of the game?
 * @param {string} root
 * @param {string} file
 */
export function runsScenarios(root, file) {
  return calls(root, file, ["provesScenarios"]);
}

/**
 * Does it try the laws, or compare golden or stored matches?
 * @param {string} root
 * @param {string} file
 */
export function keepsLaws(root, file) {
  return calls(root, file, ["keepsTheLaws", "replaysStoredMatches"]);
}

/**
 * @param {string} root
 * @param {string} file
 * @param {readonly string[]} names of functions
 */
function calls(root, file, names) {
  const { program } = parse(root, file);
  let found = false;
  walk(program, (node) => {
    if (node.type === "CallExpression" && names.includes(chain(node.callee)[0] ?? "")) found = true;
  });
  return found;
}

/** @param {Node} node */
function isIdleSuite(node) {
  if (node.type !== "CallExpression") return false;
  const words = chain(node.callee);
  return words[0] === "describe" && words.some((word) => idle.has(word));
}

/**
 * The words of a callee: `test.skip.each([…])` gives test, skip, each.
 * @param {Node} callee
 * @returns {string[]}
 */
function chain(callee) {
  switch (callee?.type) {
    case "Identifier":
      return [callee.name];
    case "MemberExpression":
      return [...chain(callee.object), callee.property?.name ?? ""];
    case "CallExpression":
      return chain(callee.callee);
    case "TaggedTemplateExpression":
      return chain(callee.tag);
    default:
      return [""];
  }
}

/**
 * A title: a text, or a template up to its first hole.
 * @param {Node | undefined} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") return node.quasis[0]?.value.cooked;
  return undefined;
}

/**
 * The determinism check: rules must come out the same on every machine, every time.
 * It reads every .ts file of the engine and of the games' rules and names whatever could differ
 * between two runs, or be remembered from one match to the next.
 *
 *     node tools/lint-determinism.mjs [root]
 *
 * A line that must break a law says why: `// deterministic: <reason>` on it or right above it.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { declarer } from "./scopes.mjs";
import { filesBelow, parse, place, walk } from "./source.mjs";

/** @typedef {import("./source.mjs").Node} Node */
/** @typedef {{ file: string, line: number, column: number, reason: string }} Finding */

const checked = /^(packages\/(engine|parts)|games\/[^/]+|examples\/[^/]+)\/src\//;
const exempt = /^packages\/engine\/src\/(testing\/|fresh-seed\.ts$)/;

const noClock = "rules know no clock";
const noWaiting = "rules never wait; they ask";
const noLocale = "it differs between two machines";

/** Globals that rules may not name. @type {Readonly<Record<string, string>>} */
const forbiddenGlobals = {
  Date: noClock,
  performance: noClock,
  setTimeout: noClock,
  setInterval: noClock,
  setImmediate: noClock,
  clearTimeout: noClock,
  clearInterval: noClock,
  clearImmediate: noClock,
  requestAnimationFrame: noClock,
  queueMicrotask: noWaiting,
  Promise: noWaiting,
  Intl: noLocale,
  crypto: "chance comes from the seed of the match",
  process: "rules run without Node",
  require: "rules import at the top of the file",
  globalThis: "rules name what they use",
  eval: "rules are not made from text",
  Function: "rules are not made from text",
  WeakRef: "the moment of garbage collection differs",
  FinalizationRegistry: "the moment of garbage collection differs",
};

/** The exact part of Math; everything else may differ in the last digit, or is chance. */
const exactMath = new Set("abs ceil clz32 floor imul max min round sign sqrt trunc".split(" "));

const containers = new Set(["Map", "Set", "WeakMap", "WeakSet", "Array"]);
const typedArray = /^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/;
const arrayMutators = new Set(
  "push pop shift unshift splice sort reverse fill copyWithin".split(" "),
);
const mutators = new Set([...arrayMutators, "set", "add", "delete", "clear"]);
const objectWriters = new Set(["assign", "defineProperty", "defineProperties", "setPrototypeOf"]);

/** Places where only types stand. */
const typeKeys = new Set(
  "typeAnnotation returnType typeParameters typeArguments superTypeArguments implements".split(" "),
);

/**
 * @param {string} root
 * @returns {{ findings: Finding[], files: number, excused: number }}
 */
export function lintDeterminism(root) {
  const files = filesBelow(
    root,
    ["packages/engine/src", "packages/parts/src", "games", "examples"],
    /\.tsx?$/,
  ).filter((file) => checked.test(file) && !exempt.test(file));
  /** @type {Finding[]} */
  const findings = [];
  let excused = 0;
  for (const file of files) {
    const { text, program, comments } = parse(root, file);
    const excuses = new Set(
      comments
        .filter((comment) => /^\s*deterministic: \S/.test(comment.value))
        .map((comment) => place(text, comment.start).line),
    );
    inspect(program, (node, reason) => {
      const { line, column } = place(text, node.start);
      if (excuses.has(line) || excuses.has(line - 1)) excused += 1;
      else findings.push({ file, line, column, reason });
    });
  }
  return { findings, files: files.length, excused };
}

/**
 * @param {Node} program
 * @param {(node: Node, reason: string) => void} report
 */
function inspect(program, report) {
  const constants = moduleConstants(program, report);
  walk(
    program,
    (node, above) => {
      inspectName(node, above, report);
      inspectSyntax(node, report);
      const written = writtenConstant(node, above, constants);
      if (written) report(node, `\`${written}\` is shared by all matches and may not change`);
    },
    typeKeys,
  );
}

/**
 * Uses of forbidden globals and of the inexact part of Math.
 * @param {Node} node
 * @param {readonly Node[]} above
 * @param {(node: Node, reason: string) => void} report
 */
function inspectName(node, above, report) {
  if (node.type !== "Identifier" || !isReference(node, above[0])) return;
  const reason = Object.hasOwn(forbiddenGlobals, node.name)
    ? forbiddenGlobals[node.name]
    : undefined;
  if (reason === undefined && node.name !== "Math") return;
  if (declarer(node.name, above)) return;
  if (reason !== undefined) return report(node, `\`${node.name}\`: ${reason}`);
  const use = above[0];
  const name = use?.type === "MemberExpression" && !use.computed ? use.property.name : undefined;
  if (name === undefined) report(node, "`Math` is used only as `Math.name`");
  else if (name === "random")
    report(node, "`Math.random`: chance comes from the seed of the match");
  else if (!exactMath.has(name))
    report(node, `\`Math.${name}\`: its last digit differs between two machines`);
}

/**
 * Whether an identifier is read as a variable, and is not a key or a property's name.
 * @param {Node} node
 * @param {Node} parent
 */
function isReference(node, parent) {
  if (parent?.type === "MemberExpression") return parent.object === node || parent.computed;
  if (["Property", "MethodDefinition", "PropertyDefinition"].includes(parent?.type)) {
    return parent.value === node || parent.computed;
  }
  return !/^(Import|Export)\w*Specifier$|^LabeledStatement$|^TS(Interface|TypeAlias)/.test(
    parent?.type,
  );
}

/**
 * @param {Node} node
 * @param {(node: Node, reason: string) => void} report
 */
function inspectSyntax(node, report) {
  if (node.async === true) report(node, `\`async\`: ${noWaiting}`);
  switch (node.type) {
    case "AwaitExpression":
      return report(node, `\`await\`: ${noWaiting}`);
    case "ForOfStatement":
      if (node.await) report(node, `\`for await\`: ${noWaiting}`);
      return;
    case "ImportExpression":
      return report(node, `\`import()\`: ${noWaiting}`);
    case "ForInStatement":
      return report(node, "`for...in` also walks inherited keys; use Object.keys");
    case "Literal":
      if (typeof node.value === "number" && !Number.isInteger(node.value)) {
        report(node, `\`${node.raw}\`: rules count in whole numbers`);
      }
      return;
    case "BinaryExpression":
    case "AssignmentExpression":
      if (/^\*\*=?$/.test(node.operator) && !(isNumber(node.left) && isNumber(node.right))) {
        report(node, `\`${node.operator}\`: its last digit differs between two machines`);
      }
      return;
    case "PropertyDefinition":
      if (node.static && !node.readonly) report(node, "a static field that is not readonly");
      return;
    case "MemberExpression": {
      const name = node.computed ? node.property.value : node.property.name;
      if (/^(localeCompare|toLocale\w+)$/.test(name))
        report(node.property, `\`${name}\`: ${noLocale}`);
    }
  }
}

/** @param {Node} node */
function isNumber(node) {
  return node.type === "Literal" && ["number", "bigint"].includes(typeof node.value);
}

/**
 * The module's constants, with what they hold; reports the variables that are no constants.
 * @param {Node} program
 * @param {(node: Node, reason: string) => void} report
 * @returns {Map<string, Node>}
 */
function moduleConstants(program, report) {
  /** @type {Map<string, Node>} */
  const constants = new Map();
  for (const statement of program.body) {
    const declaration = statement.declaration ?? statement;
    if (declaration.type !== "VariableDeclaration" || declaration.declare) continue;
    if (declaration.kind !== "const") {
      report(
        declaration,
        `\`${declaration.kind}\` at the top of a module: it would outlive a match`,
      );
      continue;
    }
    for (const { id, init } of declaration.declarations) {
      const value = bare(init);
      if (id.type === "Identifier") constants.set(id.name, value);
      if (isReadonly(id.typeAnnotation?.typeAnnotation) || isReadonlyCast(init)) continue;
      if (value?.type === "NewExpression" && containers.has(value.callee.name)) {
        report(
          id,
          `a \`${value.callee.name}\` at the top of a module: say Readonly${value.callee.name}`,
        );
      } else if (value?.type === "ArrayExpression" && value.elements.length === 0) {
        report(id, "an empty array at the top of a module: say readonly");
      }
    }
  }
  return constants;
}

/** @param {Node} node */
function isWrapped(node) {
  return /^(TSAs|TSSatisfies|Parenthesized)Expression$/.test(node?.type);
}

/**
 * The expression inside `as`, `satisfies` and brackets.
 * @param {Node} node
 * @returns {Node}
 */
function bare(node) {
  return isWrapped(node) ? bare(node.expression) : node;
}

/** @param {Node} type */
function isReadonly(type) {
  if (type?.type === "TSTypeOperator") return type.operator === "readonly";
  return type?.type === "TSTypeReference" && /^(Readonly\w*|const)$/.test(type.typeName.name);
}

/**
 * @param {Node} node
 * @returns {boolean}
 */
function isReadonlyCast(node) {
  if (!isWrapped(node)) return false;
  return isReadonly(node.typeAnnotation) || isReadonlyCast(node.expression);
}

/**
 * The name of the module's constant that a node writes into, if it does.
 * @param {Node} node
 * @param {readonly Node[]} above
 * @param {ReadonlyMap<string, Node>} constants
 * @returns {string | undefined}
 */
function writtenConstant(node, above, constants) {
  /** @type {Node} */
  let target;
  let byMethod = "";
  if (node.type === "AssignmentExpression") target = node.left;
  else if (node.type === "UpdateExpression") target = node.argument;
  else if (node.type === "UnaryExpression" && node.operator === "delete") target = node.argument;
  else if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    byMethod = node.callee.property.name;
    const onObject = node.callee.object.name === "Object" && objectWriters.has(byMethod);
    if (onObject) target = { type: "MemberExpression", object: node.arguments[0] };
    else if (mutators.has(byMethod)) target = node.callee;
  }
  if (bare(target)?.type !== "MemberExpression") return undefined;

  let depth = 0;
  let root = bare(target);
  while (["MemberExpression", "TSNonNullExpression"].includes(root?.type)) {
    if (root.type === "MemberExpression") depth += 1;
    root = bare(root.object ?? root.expression);
  }
  if (root?.type !== "Identifier" || !constants.has(root.name)) return undefined;
  if (declarer(root.name, above)?.type !== "Program") return undefined;
  // `table.set(...)` on something that is no container is a call of its own function.
  const held = constants.get(root.name);
  const isContainer =
    held?.type === "ArrayExpression" ||
    (held?.type === "NewExpression" &&
      (containers.has(held.callee.name) || typedArray.test(held.callee.name)));
  const ownFunction = mutators.has(byMethod) && depth === 1 && !isContainer;
  const deepNoArray = mutators.has(byMethod) && depth > 1 && !arrayMutators.has(byMethod);
  return ownFunction || deepNoArray ? undefined : root.name;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { findings, files, excused } = lintDeterminism(resolve(process.argv[2] ?? "."));
  for (const f of findings) console.log(`${f.file}:${f.line}:${f.column}  ${f.reason}`);
  const excuses = excused > 0 ? `, ${excused} excused with a reason` : "";
  console.log(`determinism: ${files} files, ${findings.length} findings${excuses}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

/** Which names a scope declares: enough to tell a global from a local of the same name. */

/** @typedef {import("./source.mjs").Node} Node */

/**
 * The names a pattern binds: `a`, `{ a, b: [c] }`, `...d`.
 * @param {Node} pattern
 * @returns {string[]}
 */
function namesIn(pattern) {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((/** @type {Node} */ p) => namesIn(p.value ?? p.argument));
    case "ArrayPattern":
      return pattern.elements.flatMap(namesIn);
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "RestElement":
      return namesIn(pattern.argument);
    case "TSParameterProperty":
      return namesIn(pattern.parameter);
    default:
      return [];
  }
}

/**
 * The names a statement declares in the scope it stands in.
 * @param {Node} statement
 * @returns {string[]}
 */
function declaredBy(statement) {
  switch (statement?.type) {
    case "VariableDeclaration":
      return statement.declarations.flatMap((/** @type {Node} */ d) => namesIn(d.id));
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return namesIn(statement.id);
    case "ImportDeclaration":
      return statement.specifiers.flatMap((/** @type {Node} */ s) => namesIn(s.local));
    case "ExportNamedDeclaration":
      return declaredBy(statement.declaration);
    default:
      return [];
  }
}

/**
 * The names a node declares for everything below it.
 * @param {Node} node
 * @returns {string[]}
 */
export function scopeOf(node) {
  switch (node.type) {
    case "Program":
    case "BlockStatement":
    case "StaticBlock":
      return node.body.flatMap(declaredBy);
    case "SwitchStatement":
      return node.cases.flatMap((/** @type {Node} */ c) => c.consequent.flatMap(declaredBy));
    case "ForStatement":
      return declaredBy(node.init);
    case "ForOfStatement":
    case "ForInStatement":
      return declaredBy(node.left);
    case "CatchClause":
      return namesIn(node.param);
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return [...namesIn(node.id), ...node.params.flatMap(namesIn)];
    case "ClassExpression":
      return namesIn(node.id);
    default:
      return [];
  }
}

/**
 * The node that declares a name as seen from below `above`, or undefined for a global.
 * @param {string} name
 * @param {readonly Node[]} above nearest first
 * @returns {Node | undefined}
 */
export function declarer(name, above) {
  return above.find((node) => scopeOf(node).includes(name));
}

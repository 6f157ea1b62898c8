/**
 * The ways to break code, one function a kind of node. Statements are deleted, conditions negated,
 * bounds moved by one, constants changed, parts of conditions and lists dropped.
 */

/** @typedef {import("./source.mjs").Node} Node */
/** @typedef {import("./mutants.mjs").Change} Change */
/** @typedef {import("./mutants.mjs").Placed} Placed */

/**
 * All changes to these nodes, the bigger ones first.
 * @param {readonly Placed[]} targets
 * @param {string} source
 * @returns {Change[]}
 */
export function changesOf(targets, source) {
  const inside = new Set(targets.map(({ node }) => node));
  return targets.flatMap(({ node, above }) => {
    /** @param {Node} part */
    const text = (part) => source.slice(part.start, part.end);
    const outer = !above.some((each) => inside.has(each) && lost.has(each.type));
    return [...losses(node, above, outer), ...twists(node, above, text, inside)];
  });
}

/** What is lost as a whole; what lies in it is not lost once more. */
const lost = new Set([
  "ExpressionStatement",
  "ReturnStatement",
  "ThrowStatement",
  "IfStatement",
  "ForStatement",
  "ForOfStatement",
  "WhileStatement",
  "SwitchStatement",
  "BreakStatement",
  "ContinueStatement",
  "Property",
]);

/**
 * Losing a whole thing.
 * @param {Node} node
 * @param {readonly Node[]} above
 * @param {boolean} outer whether it lies in nothing else that is lost
 * @returns {Change[]}
 */
function losses(node, above, outer) {
  if (lost.has(node.type) && node.type !== "Property") {
    return outer ? [change(node, ";", "deleted")] : [];
  }
  switch (node.type) {
    case "BlockStatement":
    case "FunctionBody":
      return outer && /Function/.test(above[0]?.type) ? [change(node, "{}", "emptied")] : [];
    case "VariableDeclarator":
      return outerValue(node.init) ? [change(node.init, "undefined", "is undefined")] : [];
    case "Property":
      return outer && node.value?.type !== "ObjectExpression"
        ? [{ start: node.start, end: node.end, text: "...{}", what: "field dropped" }]
        : [];
    case "ArrayExpression":
      return node.elements.length < 2 ? [] : node.elements.flatMap(dropped(node.elements));
    default:
      return [];
  }
}

/**
 * A declared value that nothing smaller in it can be broken for.
 * @param {Node | null} init
 */
function outerValue(init) {
  return init && /^(Call|Yield|Await|Member|New)Expression$|^Identifier$/.test(init.type);
}

/**
 * @param {readonly Node[]} elements
 * @returns {(element: Node, i: number) => Change[]}
 */
function dropped(elements) {
  return (element, i) => {
    if (!element) return [];
    const next = elements[i + 1];
    const before = elements[i - 1];
    const start = next || !before ? element.start : before.end;
    const end = next ? next.start : element.end;
    return [{ start, end, text: "", what: "item dropped" }];
  };
}

/** @type {Readonly<Record<string, string>>} */
const turned = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "+",
  "%": "*",
  "/": "*",
  ">>": "<<",
  "<<": ">>",
  "&": "|",
  "|": "&",
  "+=": "-=",
  "-=": "+=",
  "++": "--",
  "--": "++",
};

/** Methods without which a chain still means something. */
const optional = new Set(["filter", "slice", "reverse", "toReversed", "sort", "concat"]);

/**
 * Turning a thing into something near it.
 * @param {Node} node
 * @param {readonly Node[]} above
 * @param {(part: Node) => string} text
 * @param {ReadonlySet<Node>} inside the nodes looked at
 * @returns {Change[]}
 */
function twists(node, above, text, inside) {
  switch (node.type) {
    case "IfStatement":
    case "ConditionalExpression":
    case "WhileStatement":
    case "ForStatement":
      return node.test && inside.has(node.test) ? [negated(node.test, text)] : [];
    case "ExpressionStatement":
    case "ReturnStatement":
      return branchTest(node, above, text, inside);
    case "BinaryExpression":
    case "AssignmentExpression":
    case "UpdateExpression":
      return isTest(node, above) && /^[!=]==$/.test(node.operator) ? [] : turnedAround(node, text);
    case "LogicalExpression":
      return [
        change(node, text(node.left), "right part dropped"),
        change(node, text(node.right), "left part dropped"),
      ];
    case "UnaryExpression":
      return node.operator === "!" ? [change(node, text(node.argument), "not dropped")] : [];
    case "Literal":
      return otherLiteral(node, above);
    case "CallExpression":
      return otherCall(node, above, text);
    default:
      return [];
  }
}

/**
 * A condition is negated as a whole; turning an `===` in its place would say the same.
 * @param {Node} node
 * @param {readonly Node[]} above
 */
function isTest(node, above) {
  return above[0]?.test === node;
}

/**
 * A statement on a line of its own below an `if` stands for the whole of it.
 * @param {Node} node
 * @param {readonly Node[]} above
 * @param {(part: Node) => string} text
 * @param {ReadonlySet<Node>} inside
 */
function branchTest(node, above, text, inside) {
  const [parent] = above;
  const isBranch = parent?.type === "IfStatement" && parent.consequent === node;
  return isBranch && !inside.has(parent.test) ? [negated(parent.test, text)] : [];
}

/**
 * @param {Node} test
 * @param {(part: Node) => string} text
 */
function negated(test, text) {
  return change(test, `!(${text(test)})`, "negated");
}

/**
 * @param {Node} node
 * @param {(part: Node) => string} text
 * @returns {Change[]}
 */
function turnedAround(node, text) {
  const other = turned[node.operator];
  if (other === undefined) return [];
  const what = `${node.operator} is ${other}`;
  if (node.type === "UpdateExpression") {
    const argument = text(node.argument);
    return [change(node, node.prefix ? other + argument : argument + other, what)];
  }
  return [change(node, `${text(node.left)} ${other} ${text(node.right)}`, what)];
}

/**
 * @param {Node} node
 * @param {readonly Node[]} above
 * @returns {Change[]}
 */
function otherLiteral(node, above) {
  if (above[0]?.type === "Property" && above[0].key === node) return [];
  if (typeof node.value === "boolean") {
    return [change(node, String(!node.value), `${node.value} is ${!node.value}`)];
  }
  if (typeof node.value !== "number") return [];
  return [change(node, String(node.value + 1), `${node.value} is ${node.value + 1}`)];
}

/**
 * @param {Node} node
 * @param {readonly Node[]} above
 * @param {(part: Node) => string} text
 * @returns {Change[]}
 */
function otherCall(node, above, text) {
  const { callee } = node;
  if (callee.type !== "MemberExpression" || above[0]?.type === "ExpressionStatement") return [];
  const name = callee.property?.name;
  if (optional.has(name)) return [change(node, text(callee.object), `${name} dropped`)];
  if (callee.object?.name !== "Math" || !/^(min|max)$/.test(name)) return [];
  const other = name === "min" ? "max" : "min";
  return [change(callee.property, other, `${name} is ${other}`)];
}

/**
 * @param {Node} node
 * @param {string} text
 * @param {string} what
 * @returns {Change}
 */
function change(node, text, what) {
  return { start: node.start, end: node.end, text, what };
}

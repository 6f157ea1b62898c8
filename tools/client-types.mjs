/**
 * The types of `@sprawl/client`, from the API's document. A generator of our own: those one could
 * install need the compiler's old programming interface, and this is all we use of it.
 */

/** @typedef {{ [key: string]: any }} Schema */

/**
 * The whole file.
 * @param {Schema} document
 */
export function clientTypes({ paths, components }) {
  const shapes = Object.entries(components.schemas).map(([name, schema]) => {
    return `${comment(schema.description)}export type ${name} = ${typeOf(schema, "")};\n`;
  });
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => ({ path, method, about })),
  );
  operations.sort((a, b) => (a.about.operationId < b.about.operationId ? -1 : 1));
  const types = operations.map(({ about }) => operationType(about));
  const addresses = operations.map(
    ({ path, method, about }) =>
      `  ${about.operationId}: ["${method.toUpperCase()}", "${path}"],\n`,
  );
  return [
    "// Made from docs/openapi.json by `npm run client`. Not to be changed by hand.\n",
    ...shapes,
    `/** Every operation: what it takes, and what it answers. */\nexport type Operations = {\n${types.join("")}};\n`,
    `/** The method and the address of each. */\nexport const ADDRESSES = {\n${addresses.join("")}} as const satisfies Readonly<Record<keyof Operations, readonly [string, string]>>;\n`,
  ].join("\n");
}

/** @param {Schema} about */
function operationType(about) {
  const parameters = about.parameters ?? [];
  const parts = [
    parameterPart("at", "path", parameters),
    parameterPart("query", "query", parameters),
    bodyPart(about.requestBody),
    `    readonly answer: ${typeOf(contentOf(about.responses["200"]), "    ")};\n`,
  ];
  return `${comment(about.description, "  ")}  readonly ${about.operationId}: {\n${parts.join("")}  };\n`;
}

/**
 * @param {string} name
 * @param {string} where
 * @param {Schema[]} parameters
 */
function parameterPart(name, where, parameters) {
  const here = parameters.filter((each) => each.in === where);
  if (here.length === 0) return "";
  const sign = here.some(({ required }) => required) ? "" : "?";
  const fields = here.map(
    (each) =>
      `${comment(each.description ?? each.schema.description, "      ")}      readonly ${each.name}${each.required ? "" : "?"}: ${typeOf(each.schema, "      ")};\n`,
  );
  return `    readonly ${name}${sign}: {\n${fields.join("")}    };\n`;
}

/** @param {Schema | undefined} body */
function bodyPart(body) {
  if (!body) return "";
  return `    readonly body${body.required ? "" : "?"}: ${typeOf(contentOf(body), "    ")};\n`;
}

/** @param {Schema} given */
function contentOf(given) {
  return given.content["application/json"].schema;
}

/**
 * @param {string | undefined} text
 * @param {string} [indent]
 */
function comment(text, indent = "") {
  return text === undefined ? "" : `${indent}/** ${text[0].toUpperCase()}${text.slice(1)} */\n`;
}

/**
 * A schema as a type.
 * @param {Schema | boolean} schema
 * @param {string} indent
 * @returns {string}
 */
export function typeOf(schema, indent) {
  if (typeof schema === "boolean") return schema ? "unknown" : "never";
  const { $ref, enum: values, anyOf, oneOf, allOf, type } = schema;
  if ($ref) return $ref.split("/").at(-1);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (values) return union(values.map((/** @type {unknown} */ each) => JSON.stringify(each)));
  if (anyOf || oneOf)
    return union((anyOf ?? oneOf).map((/** @type {Schema} */ s) => typeOf(s, indent)));
  if (allOf) return allOf.map((/** @type {Schema} */ s) => typeOf(s, indent)).join(" & ");
  if (Array.isArray(type))
    return union(type.map((each) => typeOf({ ...schema, type: each }, indent)));
  switch (type) {
    case "string":
    case "boolean":
    case "null":
      return type;
    case "number":
    case "integer":
      return "number";
    case "array":
      return arrayType(schema, indent);
    case "object":
      return objectType(schema, indent);
    default:
      return "unknown";
  }
}

/**
 * @param {Schema} schema
 * @param {string} indent
 */
function arrayType({ items, prefixItems }, indent) {
  if (prefixItems) {
    return `readonly [${prefixItems.map((/** @type {Schema} */ s) => typeOf(s, indent)).join(", ")}]`;
  }
  const of = typeOf(items, indent);
  return `readonly ${/[ |&]/.test(of) && !of.startsWith("{") ? `(${of})` : of}[]`;
}

/**
 * @param {Schema} schema
 * @param {string} indent
 */
function objectType({ properties = {}, required = [], additionalProperties = true }, indent) {
  const names = Object.keys(properties);
  if (names.length === 0 && additionalProperties === false)
    return "Readonly<Record<string, never>>";
  if (names.length === 0)
    return `Readonly<Record<string, ${typeOf(additionalProperties, indent)}>>`;
  const inner = `${indent}  `;
  const fields = names.map((name) => {
    const sign = required.includes(name) ? "" : "?";
    const quoted = /^\w+$/.test(name) ? name : JSON.stringify(name);
    const of = properties[name];
    return `${comment(of.description, inner)}${inner}readonly ${quoted}${sign}: ${typeOf(of, inner)};\n`;
  });
  const more = additionalProperties === false ? "" : `${inner}readonly [more: string]: unknown;\n`;
  return `{\n${fields.join("")}${more}${indent}}`;
}

/** @param {string[]} types */
function union(types) {
  return [...new Set(types)].join(" | ");
}

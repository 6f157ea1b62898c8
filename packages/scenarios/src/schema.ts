/** The scenario format as JSON Schema, for editors. Made from the same table the reader uses. */
import type { Plain } from "@sprawl/engine";
import {
  arrangeLine,
  audience,
  expectLine,
  option,
  path,
  playLine,
  scenarioShape,
} from "./format/index.js";
import type { Fields, LineShape, Shape } from "./shape.js";

type Json = { readonly [key: string]: Plain };

/** The whole schema. `scenario.schema.json` is this, written down; a test keeps them in step. */
export function scenarioSchema(): Json {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Sprawl scenario",
    ...schemaOf(scenarioShape),
    $defs: Object.fromEntries([...NAMED].map(([shape, name]) => [name, inner(shape)])),
  };
}

/** Shapes that stand in the schema once and are pointed at from everywhere else. */
const NAMED: ReadonlyMap<Shape, string> = new Map<Shape, string>([
  [path, "path"],
  [option, "option"],
  [audience, "audience"],
  [arrangeLine, "arrangeLine"],
  [playLine, "playLine"],
  [expectLine, "expectLine"],
]);

function schemaOf(shape: Shape): Json {
  const name = NAMED.get(shape);
  return name === undefined ? inner(shape) : { $ref: `#/$defs/${name}` };
}

function inner(shape: Shape): Json {
  switch (shape.is) {
    case "text":
      return { type: "string", minLength: 1 };
    case "flag":
      return { type: "boolean" };
    case "plain":
      return {};
    case "rule":
      return { type: "string", pattern: "^[A-Z]{2,3}-(\\d+\\.\\d+|[RE]\\d+)$" };
    case "whole":
      return { type: "integer", ...(shape.least !== undefined && { minimum: shape.least }) };
    case "word":
      return { enum: shape.words };
    case "list":
      return {
        type: "array",
        items: schemaOf(shape.of),
        ...(shape.least !== undefined && { minItems: shape.least }),
      };
    case "map":
      return { type: "object", additionalProperties: schemaOf(shape.of) };
    case "record":
      return fieldsSchema(shape.fields, shape.others ? schemaOf(shape.others) : false);
    case "either":
      return { anyOf: shape.shapes.map(schemaOf) };
    case "line":
      return lineSchema(shape);
    default:
      return shape satisfies never;
  }
}

function fieldsSchema(fields: Fields, others: Json | false): Json {
  const entries = Object.entries(fields);
  const properties = entries.map(([name, { shape, says }]) => [
    name,
    { description: says, ...schemaOf(shape) },
  ]);
  const needed = entries.filter(([, field]) => field.needed).map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: others,
  };
}

function lineSchema({ heads, verbs, others }: LineShape): Json {
  const lines: Json[] = Object.values(heads).map((fields) => fieldsSchema(fields, false));
  if (verbs) {
    lines.push({
      type: "object",
      minProperties: 1,
      maxProperties: 1,
      propertyNames: { not: { enum: Object.keys(heads) } },
      additionalProperties: schemaOf(verbs),
    });
  }
  if (others) lines.push(schemaOf(others));
  return { anyOf: lines };
}

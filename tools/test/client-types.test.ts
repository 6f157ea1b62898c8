/** The types of the API's client. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clientTypes, typeOf } from "../client-types.mjs";

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test("the client's types are those its document gives (`npm run client` writes them)", () => {
  const made = clientTypes(JSON.parse(file("docs/openapi.json")));
  expect(file("packages/client/src/generated.ts")).toBe(made);
});

test.each([
  [{ type: "string" }, "string"],
  [{ type: "integer", minimum: 0 }, "number"],
  [{ const: "live" }, '"live"'],
  [{ enum: ["a", "b"] }, '"a" | "b"'],
  [{ $ref: "#/components/schemas/Table" }, "Table"],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string | null"],
  [{ type: ["number", "null"] }, "number | null"],
  [{ type: "array", items: { type: "string" } }, "readonly string[]"],
  [{ type: "array", items: { enum: ["a", "b"] } }, 'readonly ("a" | "b")[]'],
  [{ type: "array", prefixItems: [{ type: "integer" }, {}] }, "readonly [number, unknown]"],
  [{ type: "object", additionalProperties: false }, "Readonly<Record<string, never>>"],
  [
    { type: "object", additionalProperties: { type: "number" } },
    "Readonly<Record<string, number>>",
  ],
  [
    {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "boolean" } },
      required: ["a"],
      additionalProperties: false,
    },
    "{\n  readonly a: string;\n  readonly b?: boolean;\n}",
  ],
  [
    { type: "object", properties: { key: { type: "string" } }, required: ["key"] },
    "{\n  readonly key: string;\n  readonly [more: string]: unknown;\n}",
  ],
])("%j is written as a type", (schema, type) => {
  expect(typeOf(schema, "")).toBe(type);
});

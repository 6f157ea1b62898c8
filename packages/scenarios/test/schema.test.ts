/** The schema for editors says what the reader checks. */
import { readFileSync, writeFileSync } from "node:fs";
import { scenarioSchema } from "@sprawl/scenarios";
import { expect, test } from "vitest";

const file = new URL("../scenario.schema.json", import.meta.url);

// SPRAWL_UPDATE=1 npx vitest run packages/scenarios/test/schema.test.ts writes it anew.
if (process.env.SPRAWL_UPDATE)
  writeFileSync(file, `${JSON.stringify(scenarioSchema(), null, 2)}\n`);

test("scenario.schema.json is in step with the format", () => {
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(scenarioSchema());
});

test("it lists the fields of a scenario, with a sentence for each", () => {
  const { properties, required } = scenarioSchema() as {
    properties: Record<string, { description: string }>;
    required: string[];
  };
  expect(required).toEqual(["game", "title"]);
  expect(Object.keys(properties)).toEqual(
    expect.arrayContaining(["seats", "from", "arrange", "chance", "play", "expect"]),
  );
  for (const { description } of Object.values(properties)) expect(description).not.toBe("");
});

/** Every label in German, with the same numbers and the same arguments. */
import { en } from "@sprawl/cyberverse";
import { expect, test } from "vitest";
import { de } from "../src/text/de/index.js";

const parts = ["labels", "prompts", "options", "events", "results", "settings"] as const;
const numbers = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
const asked = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].toSorted();

test.each(parts)("nothing of the %s is left in English, and none lacks an argument", (part) => {
  const german = de[part] ?? {};
  for (const [id, english] of Object.entries(en[part] ?? {})) {
    expect(german[id], id).toBeDefined();
    expect(asked(german[id]), id).toEqual(asked(english));
  }
});

test("what a card does names the same numbers in German", () => {
  for (const [id, english] of Object.entries(en.labels ?? {})) {
    if (!/^(effect|reward)\./.test(id)) continue;
    expect(numbers(de.labels?.[id] ?? ""), id).toEqual(numbers(english));
  }
});

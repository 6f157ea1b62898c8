/** What no client should send, and how a server takes it. */
import { expect } from "vitest";
import type { Body } from "./client.js";

export const NASTY: readonly unknown[] = [
  "'; drop table log; --",
  "../../../../etc/passwd",
  "%2e%2e%2f%00",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "\u0000",
  "\ud800",
  "__proto__",
  "constructor",
  "x".repeat(5000),
  -1,
  1e308,
  0.5,
  null,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1, __proto__: { admin: true } },
  { $ne: null },
];

type Answered = { readonly status: number; readonly body: Body; readonly text: string };

/** Refused, with a code and a sentence and nothing from inside. */
export function expectTyped({ status, body, text }: Answered): void {
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
  expect(Object.keys(body)).toEqual(["error"]);
  for (const key of Object.keys(body.error)) {
    expect(["code", "message", "rule", "field"]).toContain(key);
  }
  expect(text).not.toMatch(/node_modules|\.ts:|\.js:|at \w+ \(|sqlite|select |SQLITE/i);
}

/** Taken or refused, but never broken. */
export function expectSane(got: Answered): void {
  if (got.status === 200) expect(got.text).not.toMatch(/node_modules|\.ts:|\.js:|SQLITE/);
  else expectTyped(got);
}

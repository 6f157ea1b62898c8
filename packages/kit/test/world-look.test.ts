import { expect, test } from "vitest";
import { nearer } from "../src/world-look.js";

test("a thing comes into sight with a margin, and one that is in sight stays where it is", () => {
  expect(nearer(-300, -200, 0, 400)).toBe(324);
  expect(nearer(500, 600, 0, 400)).toBe(-224);
  expect(nearer(100, 200, 0, 400)).toBe(0);
});

test("a thing that is larger than the window comes into its middle", () => {
  expect(nearer(-700, -300, 0, 400)).toBe(700);
});

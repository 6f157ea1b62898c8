import { expect, test } from "vitest";
import { moreOf } from "../src/use-pushed.js";

test("a row says on which side of what is seen there is more", () => {
  expect(moreOf(0, 300, 300)).toBeUndefined();
  expect(moreOf(0, 300, 300.8)).toBeUndefined();
  expect(moreOf(0, 300, 500)).toBe("after");
  expect(moreOf(90, 300, 500)).toBe("both");
  expect(moreOf(200, 300, 500)).toBe("before");
});

/** Collects the marks that functions leave (mutate-reach.mjs), test by test; runs with the tests. */
import { afterEach, beforeEach } from "vitest";

const all = /** @type {{ reached: Set<string>, loaded: Set<string> }} */ (
  /** @type {unknown} */ (globalThis)
);
all.loaded ??= new Set();
all.reached = all.loaded;

beforeEach(() => {
  all.reached = new Set();
});

afterEach(({ task }) => {
  const meta = /** @type {Record<string, unknown>} */ (task.meta);
  meta.marks = [...all.reached];
  meta.loaded = [...all.loaded];
  all.reached = all.loaded;
});

/** Stands after all tests of a game: while it runs, its mutants are tried (mutate-every.mjs). */
import { test } from "vitest";

test("every mutant", () => {}, 2 ** 31 - 1);

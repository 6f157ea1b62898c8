/** What lies packed before the mission, before one has chosen anything. */
import type { QuestionView } from "@sprawl/engine";
import { namedSeed, view } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { type SinsState, syntheticSins } from "@sprawl/synthetic-sins";
import { expect, test } from "vitest";
import { packedAtFirst } from "../board/packing.js";

/** What is asked and seen with this gear, in the mission that brings it. */
function packed(options: { readonly mission: string; readonly kit?: string }) {
  const match = createMatch(syntheticSins, { seats: 1, options, seed: namedSeed("packing") });
  const seen = view<SinsState>(match, 0);
  return packedAtFirst(seen.question as QuestionView, seen);
}

test("all that one owns, where it is light: what was just bought does not stay at home unseen", () => {
  expect(packed({ mission: "back-door" })).toEqual(["equip copy=1 gear=silenced-pistol"]);
  expect(packed({ mission: "house-keys" })).toEqual([
    "equip copy=1 gear=silenced-pistol",
    "equip copy=1 gear=bulletproof-vest",
  ]);
});

test("of more than half of the Energy, or of two armors, nothing is said", () => {
  expect(packed({ mission: "absolution", kit: "everything" })).toBeUndefined();
});

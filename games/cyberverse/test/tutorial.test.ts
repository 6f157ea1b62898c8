import type { CyberState } from "@sprawl/cyberverse";
import { entry } from "@sprawl/cyberverse/entry";
import { view } from "@sprawl/engine/host";
import { followLessons } from "@sprawl/engine/testing";
import { expect, test } from "vitest";
import type { Questions } from "../src/questions.js";

test("a first evening: every lesson has its sentence, and following what each points at solves a Story in two turns", () => {
  const { match, taught } = followLessons<CyberState, Questions>(entry, { most: 40 });
  const kinds = new Set<string>();
  for (const { id, steps, told } of taught) {
    expect(entry.text.en.labels?.[`lesson.${id}`], id).toMatch(/\w\.$/);
    for (const { pointed } of steps) expect(pointed.length, id).toBe(1);
    for (const { type } of told) kinds.add(type);
  }
  const taughtHere = ["hired", "entered", "hacked", "test-passed", "combat", "attack-resolved"];
  for (const type of [...taughtHere, "influence-placed", "story-resolved"]) {
    expect(kinds.has(type), type).toBe(true);
  }
  expect(taught.flatMap(({ steps }) => steps).length).toBeLessThan(40);
  expect(view<CyberState>(match, 0).state.turn).toBe(2);
});

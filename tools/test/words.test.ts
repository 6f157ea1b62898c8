import { expect, test } from "vitest";
import { compare, missingWords, sentencesOf } from "../words.mjs";

test("a language lacks what English has and it has not", () => {
  expect(compare("x", "de", ["a", "b"], ["b", "c"])).toEqual({
    area: "x",
    language: "de",
    there: 1,
    missing: ["a"],
  });
  expect(sentencesOf({ prompts: { act: "Act." }, title: "X", labels: { alarm: "Alarm" } })).toEqual(
    ["prompts.act", "labels.alarm"],
  );
});

test("German has the interface and two games; what a game lacks is listed", async () => {
  const rows = await missingWords();
  const german = new Map(rows.filter((r) => r.language === "de").map((r) => [r.area, r.missing]));
  expect(german.get("interface")).toEqual([]);
  expect(german.get("caravan")).toEqual([]);
  // A game may grow before its translation does.
  expect(german.get("synthetic-sins")?.length).toBeLessThan(100);
  for (const missing of german.values()) expect(missing).not.toContain("about.line");
});

/** What is to be done stands in the corner of the board, a line each, in every language. */
import { sayLabel } from "@sprawl/engine/speech";
import { entry } from "@sprawl/synthetic-sins/entry";
import { expect, test } from "vitest";
import { goalText, nameOf } from "../board/mission.js";
import { missions } from "../src/content/missions/index.js";

/** As many letters as the corner is wide. */
const WIDE = 33;

test("every goal fits on one line", async () => {
  const languages = [entry.text.en, await entry.languages?.de?.()];
  for (const text of languages) {
    if (!text) throw new Error("no German");
    const speaker = { text, seat: String, face: () => undefined };
    const label = (id: string, args?: Parameters<typeof sayLabel>[2]) =>
      sayLabel(speaker, id, args);
    const goals = missions.flatMap((mission) => [
      ...mission.goal.map((goal) => goalText(label, mission, goal)),
      ...mission.optional.map(({ ref }) =>
        label("board.optional-one", { what: nameOf(label, mission, ref) }),
      ),
    ]);
    expect(goals.filter((goal) => goal.length > WIDE)).toEqual([]);
  }
});

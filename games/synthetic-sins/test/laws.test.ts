import { lawText, runLaws } from "@sprawl/engine/laws";
import { keepsTheLaws, replaysStoredMatches } from "@sprawl/engine/testing";
import { content } from "@sprawl/synthetic-sins";
import { entry } from "@sprawl/synthetic-sins/entry";
import { expect, test } from "vitest";

const { game, instinct, text } = entry;
/** Gear and items come up where everything is owned; see below. */
const cards = [...Object.keys(content.gear), ...Object.keys(content.items)];

keepsTheLaws(game, {
  instinct,
  text: text.en,
  rare: cards,
  matches: 12,
  golden: new URL("golden", import.meta.url),
});

replaysStoredMatches(game, new URL("stored", import.meta.url), { instinct, text: text.en });

test("every gear card and every item gets used", { timeout: 120_000 }, () => {
  // A Hologram needs a Search where you are Hidden: SS-36.3 has a test of its own.
  const elsewhere = [...content.missions.map(({ id }) => id), ...Object.keys(content.enemies)];
  const rare = [...elsewhere, "distracting-hologram"];
  const everything = { mission: "absolution", kit: "everything", chooseForMe: true };
  const [report] = runLaws(
    { game, rare },
    { laws: ["content"], options: everything, matches: 60 },
  ).laws;
  expect(report.broken, lawText(report)).toBeUndefined();
});

/** Hints for whoever plays alone: what may come is played on, and what led further is said. */
import { namedSeed } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { hintFor, hintTo } from "../src/feed/hint.js";
import { thoughtAhead } from "../src/local/ahead.js";
import { aPlace, begun, loadGame } from "./local-place.js";

test("it is legal, and has a reason of the game's own", async () => {
  const entry = await loadGame("synthetic-sins");
  const table = await begun(aPlace(), {
    game: "synthetic-sins",
    players: [{ name: "Mira" }],
    seed: "ahead",
  });
  const answer = await table.host.hint();
  const { view } = table.screen();
  expect(answer).toEqual(hintFor(entry, view)?.answer);
  await table.host.answer(view.question?.decision ?? "", answer ?? "");
  const turn = table.screen().view;
  const step = await table.host.hint();
  expect(turn.question?.options.map(({ key }) => key)).toContain(step);
  expect(hintTo(entry, turn, step ?? "").because?.id).toBeDefined();
}, 30_000);

test("an answer that the rule of thumb would not give has its reason all the same", async () => {
  const entry = await loadGame("synthetic-sins");
  const table = await begun(aPlace(), {
    game: "synthetic-sins",
    players: [{ name: "Mira" }],
    seed: "ahead",
  });
  await table.host.answer(table.screen().view.question?.decision ?? "", []);
  const { view } = table.screen();
  expect(hintFor(entry, view)?.answer).not.toBe("end-actions");
  expect(hintTo(entry, view, "end-actions")).toEqual({
    answer: "end-actions",
    because: { id: "end" },
  });
});

test("with the same worlds it says the same", async () => {
  const entry = await loadGame("synthetic-sins");
  const match = createMatch(entry.game, { seats: 1, seed: namedSeed("ahead") });
  const patience = { worlds: 12, milliseconds: 60_000 };
  const once = () => thoughtAhead(entry, match, 0, () => performance.now(), patience);
  expect(once()).toEqual(once());
}, 30_000);

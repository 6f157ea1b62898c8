/** What the end screen counts and draws, and what a report holds. */
import type { AnyGame } from "@sprawl/engine";
import {
  answer,
  eventsFor,
  namedSeed,
  questionView,
  recordOf,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { findGame } from "@sprawl/games";
import { askScenario, parseScenario } from "@sprawl/scenarios";
import { expect, test } from "vitest";
import { revealed, revealedByRecord } from "../src/end/revealed.js";
import { statisticsOf } from "../src/end/statistics.js";
import { pathOf, samplesOf, timelineOf } from "../src/end/timeline.js";
import { reportFileName, reportText } from "../src/table/report.js";

async function finished(answers = Number.MAX_SAFE_INTEGER) {
  const entry = await findGame("caravan")?.load();
  if (!entry) throw new Error("no caravan");
  const game: AnyGame = entry.game;
  const match = createMatch(game, { seats: 2, seed: namedSeed("end") });
  const log = eventsFor(match.play.news, 0);
  const views = [view(match, 0)];
  for (let n = 0; n < answers && match.pending; n++) {
    const [seat] = waitingFor(match);
    const options = questionView(match, seat)?.options ?? [];
    const given = options[n % options.length].key;
    log.push(...eventsFor(answer(match, seat, given), 0));
    views.push(view(match, 0));
  }
  return { entry, game, match, log, views };
}

test("statistics count answers by seat and chance by name, from the record", async () => {
  const { game, match, log } = await finished();
  const { answers } = match.play;
  const counted = statisticsOf(game, 2, answers, log, recordOf(match));
  expect(counted.answers).toBe(104);
  expect(counted.answersBySeat).toEqual([52, 52]);
  const drawn = log.filter(({ type }) => type === "drew").length;
  expect(Object.fromEntries(counted.chance).card).toBeGreaterThanOrEqual(drawn);
  expect(drawn).toBeGreaterThan(0);
  expect(counted.events[0][1]).toBeGreaterThanOrEqual(counted.events.at(-1)?.[1] ?? 0);
  const told = statisticsOf(game, 2, answers, log, undefined);
  expect(told.answersBySeat).toBeUndefined();
  expect(told.actsBySeat.reduce((sum, n) => sum + n, 0)).toBe(log.length);
});

test("the timeline draws what changed, numbers by seat first", async () => {
  const { views } = await finished();
  const timeline = timelineOf(views, ["hands", "coins", "trails"]);
  const fields = timeline.series.map(({ field }) => field);
  expect(fields).toContain("moves");
  expect(fields).not.toContain("seats");
  expect(timeline.series.find(({ field }) => field === "moves")?.values).toEqual([
    views.map((seen) => (seen.state as { moves: number }).moves),
  ]);
  expect(fields[0]).toBe("coins");
  expect(timeline.steps.at(-1)).toBe(104);
  const named = timelineOf(views, ["hands", "coins", "trails"], (path) =>
    /^(seat|coins)/.test(path),
  );
  expect(named.series.map(({ field }) => field)).toEqual(
    fields.filter((field) => field !== "seat" && field !== "coins"),
  );
  expect(fields).toContain("seat");
});

test("moments are sampled from the first to the last, each once", () => {
  expect(samplesOf(0)).toEqual([0]);
  expect(samplesOf(3)).toEqual([0, 1, 2, 3]);
  const many = samplesOf(1_000);
  expect([many[0], many.at(-1), many.length]).toEqual([0, 1_000, 40]);
  expect(pathOf([0, 5, 10], 0, 10, 100, 50)).toBe("M0 50L50 25L100 0");
});

test("after the end all secrets can be turned over, and what is seen was there", async () => {
  const { game, match } = await finished(9);
  const own = view<{ hands: number[][]; deck: number[] }>(match, 0);
  const [, other] = own.state.hands;
  expect(other.every((card) => own.faces[card] === undefined)).toBe(true);
  const both = revealed(own, [view(match, 1)]);
  expect(other.every((card) => both.faces[card] !== undefined)).toBe(true);
  const all = revealedByRecord(game, own, recordOf(match));
  expect(own.state.deck.every((card) => all.faces[card] === match.play.face(card as never))).toBe(
    true,
  );
  expect(own.faces[other[0]]).toBeUndefined();
});

test("a report opens as a scenario, at the decision it was made at", async () => {
  const { entry, match } = await finished(7);
  const seen = view(match, 0);
  const note = "It is: odd\n# not a comment\n\u2028from: nowhere";
  const text = reportText({
    match: "/local/x\nplay: []",
    note,
    view: seen,
    saved: recordOf(match),
  });
  const scenario = parseScenario(text, reportFileName(seen));
  expect(scenario.title).toBe("It is: odd");
  const asked = askScenario(entry, scenario);
  expect(JSON.stringify(asked)).toContain("Draw a card");
  expect(reportFileName(seen)).toBe("caravan-after-7-answers.yaml");
});

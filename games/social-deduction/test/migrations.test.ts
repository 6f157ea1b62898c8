/** Matches saved under older rules go on under these. */
import type { AnyGame } from "@sprawl/engine";
import { save, view, waitingFor } from "@sprawl/engine/host";
import { load } from "@sprawl/engine/search";
import { type State, socialDeduction } from "@sprawl/social-deduction";
import { expect, test } from "vitest";
import { deal } from "./deal.js";
import { playOn } from "./play-on.js";

test("a match of version 1, in which one card looked at was kept, is loaded and played to its end", () => {
  const { match } = deal(5, {}, "older");
  playOn(match, "older", 60);
  const saved = structuredClone(save(match)) as ReturnType<typeof save> & { version: number };
  const { seats } = saved.snapshot.state as State;
  expect(seats.some(({ looked }) => looked.length > 0)).toBe(true);
  for (const own of seats as { looked: unknown }[]) own.looked = { seat: 1, place: "left" };
  saved.version = 1;
  const older = load(socialDeduction as AnyGame, saved).match;
  const [seat] = waitingFor(older);
  const { state } = view<State>(older, seat);
  expect(state.seats.map(({ looked }) => looked)).toEqual([[], [], [], [], []]);
  expect(playOn(older, "on", 100_000).play.result).toBeDefined();
});

test("a match of version 4, in which a shot followed a change of target, is loaded with it", () => {
  const { match } = deal(5, {}, "older");
  const saved = structuredClone(save(match)) as ReturnType<typeof save> & { version: number };
  const { turn } = saved.snapshot.state as { turn: Record<string, unknown> };
  delete turn.shotFollows;
  turn.longshot = true;
  saved.version = 4;
  const older = load(socialDeduction as AnyGame, saved).match;
  const { state } = view<State>(older, waitingFor(older)[0]);
  expect(state.turn).toMatchObject({ shotFollows: true });
  expect(state.turn).not.toHaveProperty("longshot");
});

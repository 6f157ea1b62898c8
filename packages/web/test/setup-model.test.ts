import { findGame, games } from "@sprawl/games";
import { describe, expect, test } from "vitest";
import { exampleGame, fiveGames } from "../src/front/catalogue.js";
import {
  lackOf,
  optionsOf,
  playersOf,
  usualPlan,
  usualSeats,
  withOption,
  withSeatBy,
  withSeatName,
  withSeats,
} from "../src/front/setup-model.js";
import { ago } from "../src/front/when.js";
import { isHeard } from "../src/sound/tunes.js";

const caravan = await (findGame("caravan") ?? games[0])?.load();
if (!caravan) throw new Error("the example game is gone");

const unnamed = (seat: number) => `Player ${seat + 1}`;

describe("the front page", () => {
  test("lists five games and an example, and says which of them can be played", () => {
    expect(fiveGames).toHaveLength(5);
    for (const game of [...fiveGames, exampleGame]) {
      expect(game.playable, game.id).toBe(findGame(game.id) !== undefined);
    }
  });

  test("lists every game that can be played", () => {
    const listed = [...fiveGames, exampleGame].map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining(games.map(({ id }) => id)));
  });
});

describe("setting up a match", () => {
  const plan = usualPlan(caravan, "You");

  test("by default it is you, quick bots, and the first preset", () => {
    expect(playersOf(plan, unnamed)).toEqual([
      { name: "You" },
      { name: "Vesper", bot: "instinct" },
      { name: "Kite", bot: "instinct" },
    ]);
    expect(plan.preset).toBe("plain");
    expect(plan.options).toEqual({ guards: false, tolls: false });
  });

  test("alone where that is possible", () => {
    expect(usualSeats({ min: 1, max: 3 })).toBe(1);
    expect(usualSeats({ min: 2, max: 2 })).toBe(2);
    expect(usualSeats({ min: 4, max: 16 })).toBe(5);
  });

  test("more seats bring bots, fewer take the last ones away", () => {
    const named = withSeatName(plan, 1, "Mira");
    const four = withSeats(named, 4, "instinct");
    expect(four.seats.map(({ name }) => name)).toEqual(["You", "Mira", "Kite", "Juno"]);
    expect(withSeats(four, 2, "instinct").seats.map(({ name }) => name)).toEqual(["You", "Mira"]);
  });

  test("a seat given to a person gets a person's name, unless one was typed", () => {
    expect(withSeatBy(plan, 1, "person", "Player 2").seats[1]).toEqual({
      name: "Player 2",
      by: "person",
    });
    const typed = withSeatName(plan, 1, "Mira");
    expect(withSeatBy(typed, 1, "person", "Player 2").seats[1]?.name).toBe("Mira");
    expect(withSeatBy(plan, 1, "search", "Player 2").seats[1]).toEqual({
      name: "Vesper",
      by: "search",
    });
  });

  test("a seat without a name is given one", () => {
    expect(playersOf(withSeatName(plan, 0, "  "), unnamed)[0]).toEqual({ name: "Player 1" });
  });

  test("bots alone cannot start", () => {
    expect(lackOf(plan)).toBe(undefined);
    expect(lackOf(withSeatBy(plan, 0, "instinct", "You"))).toBe("person");
  });

  test("an option set by hand leaves the preset", () => {
    expect(withOption(plan, "guards", true)).toMatchObject({
      preset: "",
      options: { guards: true, tolls: false },
    });
    expect(optionsOf(caravan.game.options, { tolls: true })).toEqual({
      guards: false,
      tolls: true,
    });
  });
});

describe("what is heard", () => {
  const here = { volume: 50, touched: true, hidden: false, soundInBackground: false };

  test("nothing before the first click, nothing at volume 0", () => {
    expect(isHeard("card", here)).toBe(true);
    expect(isHeard("turn", { ...here, touched: false })).toBe(false);
    expect(isHeard("turn", { ...here, volume: 0 })).toBe(false);
  });

  test("in the background only that it is your turn, unless all is wished for", () => {
    expect(isHeard("card", { ...here, hidden: true })).toBe(false);
    expect(isHeard("turn", { ...here, hidden: true })).toBe(true);
    expect(isHeard("card", { ...here, hidden: true, soundInBackground: true })).toBe(true);
  });
});

test("how long ago", () => {
  const now = 1_000_000_000_000;
  expect(ago(now - 20_000, now, "en")).toBe("now");
  expect(ago(now - 5 * 60_000, now, "en")).toBe("5 minutes ago");
  expect(ago(now - 26 * 3_600_000, now, "en")).toBe("yesterday");
  expect(ago(now - 26 * 3_600_000, now, "de")).toBe("gestern");
});

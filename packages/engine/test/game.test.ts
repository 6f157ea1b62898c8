/** Definitions of games, and what people may choose at a table. */
import { type AnyGame, BadInput, defineGame, type Game, type OptionValues } from "@sprawl/engine";
import { checkOptions, checkSeats } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { SEED } from "./table.js";

type Nothing = Record<string, never>;

const good: Game<Nothing, OptionValues> = {
  id: "good-game-2",
  version: 3,
  seats: { min: 2, max: 4 },
  options: {
    fast: { type: "flag", default: false },
    map: { type: "choice", values: ["tower", "docks"], default: "tower" },
    rounds: { type: "number", min: 3, max: 9, default: 5 },
  },
  presets: { short: { rounds: 3, fast: true } },
  setup: () => ({}),
  steps: {},
  bound: 10,
};

describe("a definition", () => {
  test("that is right is returned as it is", () => {
    expect(defineGame(good)).toBe(good);
  });

  const migrate = (snapshot: Record<string, unknown>) => snapshot;
  test.each<[string, Partial<Game<Nothing, OptionValues>>]>([
    ["id: must be in kebab-case", { id: "Good Game" }],
    ["id: must be in kebab-case", { id: "" }],
    ["id: must be in kebab-case", { id: "2-good" }],
    ["good-game-2.version: must be a whole number from 1", { version: 0 }],
    ["good-game-2.version: must be a whole number from 1", { version: 1.5 }],
    ["good-game-2.bound: must be a whole number from 1", { bound: 0 }],
    ["good-game-2.seats: must go from at least 1 to at most 16", { seats: { min: 0, max: 4 } }],
    ["good-game-2.seats: must go from at least 1 to at most 16", { seats: { min: 3, max: 2 } }],
    ["good-game-2.seats: must go from at least 1 to at most 16", { seats: { min: 2, max: 17 } }],
    [
      "good-game-2.migrations: must rise, and end at the game's version at most",
      { migrations: [{ to: 4, migrate }] },
    ],
    [
      "good-game-2.migrations: must rise, and end at the game's version at most",
      {
        migrations: [
          { to: 2, migrate },
          { to: 2, migrate },
        ],
      },
    ],
    [
      "good-game-2.presets.odd.rounds: must be a whole number from 3 to 9",
      { presets: { odd: { rounds: 2 } } },
    ],
    [
      "good-game-2.presets.odd.speed: there is no such option; there are: fast, map, rounds",
      { presets: { odd: { speed: 2 } } },
    ],
  ])("is refused: %s", (message, wrong) => {
    expect(() => defineGame({ ...good, ...wrong })).toThrow(new BadInput(...split(message)));
  });

  function split(message: string): [string, string] {
    const at = message.indexOf(": ");
    return [message.slice(0, at), message.slice(at + 2)];
  }
});

describe("options of a table", () => {
  const check = (given: unknown) => checkOptions(good as AnyGame, given);

  test("are completed with what the game says", () => {
    const all = { fast: false, map: "tower", rounds: 5 };
    expect(check(undefined)).toEqual(all);
    expect(check({})).toEqual(all);
    expect(check({ map: "docks", rounds: 9 })).toEqual({ fast: false, map: "docks", rounds: 9 });
  });

  test.each([
    [null, "options: must be a set of named options"],
    [[], "options: must be a set of named options"],
    ["fast", "options: must be a set of named options"],
    [{ fast: 1 }, "options.fast: must be true or false"],
    [{ fast: null }, "options.fast: must be true or false"],
    [{ map: "moon" }, "options.map: must be one of tower, docks"],
    [{ map: 0 }, "options.map: must be one of tower, docks"],
    [{ rounds: 2 }, "options.rounds: must be a whole number from 3 to 9"],
    [{ rounds: 10 }, "options.rounds: must be a whole number from 3 to 9"],
    [{ rounds: 3.5 }, "options.rounds: must be a whole number from 3 to 9"],
    [{ rounds: "5" }, "options.rounds: must be a whole number from 3 to 9"],
    [{ speed: 1 }, "options.speed: there is no such option; there are: fast, map, rounds"],
    [{ toString: 1 }, "options.toString: there is no such option; there are: fast, map, rounds"],
  ])("%j names the field that is wrong", (given, message) => {
    expect(() => check(given)).toThrow(BadInput);
    expect(() => check(given)).toThrow(message);
  });

  test("a game without options says so", () => {
    const bare = { ...good, options: {}, presets: {} } as AnyGame;
    expect(() => checkOptions(bare, { a: 1 })).toThrow("there are: none");
  });
});

describe("beginning a match", () => {
  test("with too few or too many seats, or no seed, is refused", () => {
    for (const seats of [1, 5, 2.5, "3", undefined, null, Number.NaN]) {
      expect(() => checkSeats(good as AnyGame, seats)).toThrow(
        "seats: must be a whole number from 2 to 4",
      );
      expect(() => createMatch(good as AnyGame, { seats: seats as number, seed: SEED })).toThrow(
        BadInput,
      );
    }
    expect(() => createMatch(good as AnyGame, { seats: 2, seed: "named" })).toThrow(
      "a seed is 64 hex digits",
    );
    expect(checkSeats(good as AnyGame, 4)).toBe(4);
  });

  test("gives the rules seats, options and what a campaign brings", () => {
    let seen: unknown;
    const game = defineGame({
      ...good,
      setup(g) {
        seen = [g.seats, g.options, g.carried];
        g.next("end");
        return {};
      },
      steps: { end: (g) => g.end({ winners: [], reason: "done" }) },
    });
    const carried = { gold: 3 };
    const match = createMatch(game, { seats: 3, seed: SEED, options: { rounds: 4 }, carried });
    expect(seen).toEqual([3, { fast: false, map: "tower", rounds: 4 }, { gold: 3 }]);
    expect(match.header).toEqual({
      game: "good-game-2",
      version: 3,
      seats: 3,
      options: { fast: false, map: "tower", rounds: 4 },
      seed: SEED,
      carried,
    });
  });
});

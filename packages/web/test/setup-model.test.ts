import { seatCounts } from "@sprawl/engine/host";
import { allGames, findGame, games } from "@sprawl/games";
import { describe, expect, test } from "vitest";
import { comingGames, exampleGames, findShown, playableGames } from "../src/front/catalogue.js";
import {
  countsFor,
  lackOf,
  optionsOf,
  playersOf,
  schemaFor,
  usualPlan,
  usualSeats,
  withCampaign,
  withOption,
  withPreset,
  withSeatBy,
  withSeatName,
  withSeats,
} from "../src/front/setup-model.js";
import { ago } from "../src/front/when.js";
import { newDraft, usualPreset, withOptions } from "../src/online/draft.js";
import { isHeard } from "../src/sound/tunes.js";
import { presetTitle } from "../src/words/titles.js";

const caravan = await (findGame("caravan") ?? games[0])?.load();
const deduction = await findGame("social-deduction")?.load();
if (!caravan || !deduction) throw new Error("a game is gone");

const beginning = await findGame("the-beginning")?.load();
if (!beginning) throw new Error("a game is gone");

const unnamed = (seat: number) => `Player ${seat + 1}`;

describe("the front page", () => {
  test("lists every game once, by whether it can be played", () => {
    const playable = [...playableGames, ...exampleGames].map(({ id }) => id);
    expect(playable.sort()).toEqual(games.map(({ id }) => id).sort());
    const all = [...playable, ...comingGames.map(({ id }) => id)];
    expect(all.sort()).toEqual(allGames.map(({ id }) => id).sort());
    expect(exampleGames.map(({ id }) => id)).toContain("caravan");
  });

  test("knows a game that is still to come", () => {
    for (const { id, title } of allGames) expect(findShown(id)?.title).toBe(title);
    expect(findShown("no-game")).toBe(undefined);
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

  test("as a campaign it is for as many, and by the options, that the campaign says", () => {
    const few = withSeats(usualPlan(beginning, "You"), 3, "instinct");
    const story = withCampaign(beginning, few, true);
    expect(story.seats).toHaveLength(4);
    expect(countsFor(beginning, story)).toEqual([4, 5, 6]);
    expect(Object.keys(schemaFor(beginning, story))).toContain("hellGate");
    expect(story.options).toMatchObject({ hellGate: false });
    expect(withOption(beginning, story, "hellGate", true)).toMatchObject({
      campaign: true,
      options: { hellGate: true },
    });
    const back = withCampaign(beginning, story, false);
    expect(back.options).toEqual(usualPlan(beginning, "You").options);
    expect(Object.keys(schemaFor(beginning, back))).not.toContain("hellGate");
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
    expect(lackOf(plan, [2, 3, 4])).toBe(undefined);
    expect(lackOf(withSeatBy(plan, 0, "instinct", "You"), [2, 3, 4])).toBe("person");
  });

  test("an option set by hand leaves the preset", () => {
    expect(withOption(caravan, plan, "guards", true)).toMatchObject({
      preset: "",
      options: { guards: true, tolls: false },
    });
    expect(optionsOf(caravan.game.options, { tolls: true })).toEqual({
      guards: false,
      tolls: true,
    });
  });
});

describe("presets and scenarios", () => {
  const text = deduction.text.en;
  const titles = Object.keys(deduction.game.presets ?? {}).map((name) => presetTitle(text, name));

  test("are called by their names, in every game", async () => {
    expect(titles.slice(0, 5)).toEqual([
      "Full game",
      "First session",
      "No loyalty changes",
      "No spam",
      "Project: Hell Gate",
    ]);
    for (const name of ["2x EX", "Limited!", "Invasion from within #2", "We are Legion"]) {
      expect(titles.filter((title) => title.startsWith(`${name} (`))).toHaveLength(1);
    }
    for (const { load } of games) {
      const entry = await load();
      for (const name of Object.keys(entry.game.presets ?? {})) {
        expect(entry.text.en.settings, entry.game.id).toHaveProperty([`preset.${name}`]);
      }
    }
  });

  test("bring a number of seats they are for, in both forms", () => {
    const plan = usualPlan(deduction, "You");
    expect(plan.seats).toHaveLength(5);
    for (const [name, seats] of [
      ["limited", 4],
      ["two-ex", 5],
      ["invasion-from-within", 8],
    ] as const) {
      const chosen = withPreset(deduction, plan, name);
      expect(chosen.seats).toHaveLength(seats);
      expect(chosen.seats[0]).toEqual(plan.seats[0]);
      expect(withOption(deduction, plan, "scenario", name).seats).toHaveLength(seats);
      const draft = withOptions(deduction, newDraft("social-deduction"), { preset: name });
      expect(draft).toMatchObject({ preset: name, seats });
      const by = { options: { scenario: name } };
      expect(withOptions(deduction, newDraft("social-deduction"), by).seats).toBe(seats);
    }
    const bots = { ...newDraft("social-deduction"), seats: 8, bots: 7 };
    expect(withOptions(deduction, bots, { preset: "limited" })).toMatchObject({
      seats: 4,
      bots: 3,
    });
    expect(withPreset(deduction, plan, "hell-gate").seats).toHaveLength(5);
  });

  test("a number they are not for is refused before the table is opened", () => {
    const limited = withPreset(deduction, usualPlan(deduction, "You"), "limited");
    const counts = seatCounts(deduction.game, limited.options);
    expect(counts).toEqual([4]);
    expect(lackOf(limited, counts)).toBe(undefined);
    expect(lackOf(withSeats(limited, 6, "instinct"), counts)).toBe("seats");
    expect(lackOf(limited, [])).toBe("together");
  });

  test("the online form offers the game as it comes by its name", () => {
    expect(usualPreset(deduction)).toBe("normal");
    expect(usualPreset(caravan)).toBe("plain");
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

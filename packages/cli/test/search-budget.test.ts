/** In every game, thinking ahead takes the time it was given and no more: counted, not timed. */
import { botOf, seatBot } from "@sprawl/bots";
import { answer, createMatch, namedSeed, resultOf, waitingFor } from "@sprawl/engine/host";
import { games } from "@sprawl/games";
import { expect, test } from "vitest";
import { PATIENCE } from "../src/simulate/one.js";

test("what the terminal and simulate give a decision is 50 ms", () => {
  expect(PATIENCE).toBe(50);
});

test.each(games.map(({ id }) => id))(
  "%s: nothing is looked at after the time is up",
  async (id) => {
    const listing = games.find((each) => each.id === id);
    if (!listing) throw new Error(id);
    const { game, instinct } = await listing.load();
    const match = createMatch(game, { seats: game.seats.min, seed: namedSeed("budget") });
    const looks: number[] = [];
    // A clock that goes on by one millisecond at every look.
    const now = () => looks.push(looks.length) - 1;
    const bot = botOf("search", { instinct, now, milliseconds: PATIENCE });
    const [seat] = waitingFor(match);
    const thought = seatBot(match, seat, bot, "s").decide();
    expect(thought?.answer).toBeDefined();
    expect(looks.length).toBeLessThanOrEqual(PATIENCE + 3);
  },
);

test.each(games.map(({ id }) => id))(
  "%s: a match with a search bot comes to its end",
  async (id) => {
    const listing = games.find((each) => each.id === id);
    if (!listing) throw new Error(id);
    const { game, instinct } = await listing.load();
    let looks = 0;
    // Time for two looks around: thinking is begun everywhere and finished nowhere.
    const now = () => (looks++ * PATIENCE) / 2;
    const match = createMatch(game, { seats: game.seats.min, seed: namedSeed("to the end") });
    const named = Array.from({ length: game.seats.min }, (_, seat) =>
      seat === 0 ? "search" : "instinct",
    );
    const bots = named.map((name, seat) =>
      seatBot(match, seat, botOf(name, { instinct, now, milliseconds: PATIENCE }), "s"),
    );
    for (let [seat] = waitingFor(match); seat !== undefined; [seat] = waitingFor(match)) {
      answer(match, seat, bots[seat].decide()?.answer ?? "");
    }
    expect(resultOf(match)).toBeDefined();
    expect(looks).toBeGreaterThan(0);
  },
);

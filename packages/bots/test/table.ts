/** A match with bots in its seats, as the tests use it. */

import { type Bot, type SeatedBot, seatBot } from "@sprawl/bots";
import type { AnyGame, OptionValues, Result } from "@sprawl/engine";
import { answer, namedSeed, waitingFor } from "@sprawl/engine/host";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";

export function begin(game: unknown, seed = "table", options: OptionValues = {}): OpenMatch {
  return createMatch(game as AnyGame, { seats: 2, seed: namedSeed(seed), options });
}

/** Let the bots play to the end; every one hears of everything its seat may know. */
export function playToEnd(match: OpenMatch, bots: readonly Bot[], seed = "bots"): Result {
  const seated = bots.map((bot, seat) => seatBot(match, seat, bot, seed));
  while (match.pending) step(match, seated);
  if (!match.play.result) throw new Error("the match ended without a result");
  return match.play.result;
}

/** The next answer. */
export function step(match: OpenMatch, seated: readonly SeatedBot[]): void {
  const [seat] = waitingFor(match);
  const thought = seated[seat].decide();
  if (!thought) throw new Error(`seat ${seat} is asked and says nothing`);
  const events = answer(match, seat, thought.answer);
  for (const bot of seated) bot.hear(events);
}

/** How many of these matches seat 0's bot of the pair wins, each bot sitting first in half of them. */
export function wins(game: unknown, pair: readonly [Bot, Bot], matches: number): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const swapped = i % 2 === 1;
    const bots = swapped ? [pair[1], pair[0]] : pair;
    const { winners } = playToEnd(begin(game, `match ${i}`), bots, `bots ${i}`);
    if (winners[0] === (swapped ? 1 : 0)) won++;
  }
  return won;
}

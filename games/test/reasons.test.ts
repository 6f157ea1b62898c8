/** Every bot says why it answers so: as an id, which each language puts into words. */
import { drawFrom, type GameEntry } from "@sprawl/engine";
import { answer, createMatch, namedSeed, resultOf, view, waitingFor } from "@sprawl/engine/host";
import { expect, test } from "vitest";
import { games } from "../index.js";

const ANSWERS = 60;

/** What a bot thinks in the first answers of a match, played by itself. */
function thoughts({ game, instinct }: GameEntry) {
  const match = createMatch(game, { seats: game.seats.min, seed: namedSeed("reasons") });
  const draw = drawFrom(namedSeed("bots"));
  const given = [];
  while (given.length < ANSWERS && !resultOf(match)) {
    const [seat] = waitingFor(match);
    const seen = view(match, seat);
    const thought = seen.question && instinct?.(seen, seen.question, draw);
    if (!thought) break;
    given.push(thought);
    answer(match, seat, thought.answer);
  }
  return given;
}

test.each(games.map((listing) => [listing.id, listing] as const))(
  "%s: its bot gives reasons, and every language has words for them",
  async (_, { load }) => {
    const entry = await load();
    const given = thoughts(entry);
    const reasons = given.flatMap(({ because }) => because?.id ?? []);
    expect(reasons.length).toBeGreaterThan(given.length / 5);
    expect(given.filter(({ why }) => why !== undefined)).toEqual([]);
    const languages = [entry.text.en];
    for (const read of Object.values(entry.languages ?? {})) languages.push(await read());
    for (const { labels } of languages) {
      expect([...new Set(reasons)].filter((id) => labels?.[`why.${id}`] === undefined)).toEqual([]);
    }
  },
);

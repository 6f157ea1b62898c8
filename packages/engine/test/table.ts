/** What the tests of the engine share: small games made on the spot, and tables to play them at. */
import {
  type Answer,
  type AnyGame,
  defineGame,
  type Game,
  type OptionValues,
  type Play,
  type Rule,
  type Seat,
  type Step,
  type Viewer,
} from "@sprawl/engine";
import {
  answer,
  canonical,
  namedSeed,
  questionView,
  save,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import {
  type ChanceScript,
  createMatch,
  fork,
  hashOf,
  load,
  type OpenMatch,
} from "@sprawl/engine/search";
import { expect } from "vitest";
import { run, setUpMatch } from "../src/match.js";

export const SEED = namedSeed("a table for tests");

/** A game of these steps, of which the first is scheduled first; its state is made anew each time. */
export function gameOf<S>(
  state: () => S,
  steps: Readonly<Record<string, Step<S, OptionValues>>>,
  more: Partial<Game<S, OptionValues>> = {},
): Game<S, OptionValues> {
  return defineGame<S>({
    id: "made-for-a-test",
    version: 1,
    seats: { min: 1, max: 16 },
    options: {},
    setup(g) {
      g.next(Object.keys(steps)[0]);
      return state();
    },
    steps,
    bound: 1000,
    ...more,
  });
}

/** A game of one step: the rule runs, and then the match is over. */
export function ruleGame<S>(
  state: () => S,
  rule: (g: Play<S, OptionValues>) => Rule<void>,
  more: Partial<Game<S, OptionValues>> = {},
): Game<S, OptionValues> {
  return gameOf<S>(
    state,
    {
      *only(g) {
        yield* rule(g);
        g.end({ winners: [], reason: "done" });
      },
    },
    more,
  );
}

export type Seating = {
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: OptionValues;
  readonly script?: ChanceScript;
};

export function sitDown(game: AnyGame, seating: Seating = {}): OpenMatch {
  return createMatch(game, { seats: 2, seed: SEED, ...seating });
}

/** A match in which something is otherwise than after setup, from before its first step. */
export function arranged<S>(
  game: AnyGame,
  seating: Seating,
  arrange: (state: S) => void,
): OpenMatch {
  const match = setUpMatch(game, { seats: 2, seed: SEED, ...seating });
  arrange(match.play.state as S);
  run(match, undefined);
  return match;
}

/** The keys of what this seat may choose now. */
export function offered(match: OpenMatch, seat: Seat): string[] {
  return questionView(match, seat)?.options.map((option) => option.key) ?? [];
}

export function stateOf<S>(match: OpenMatch): S {
  return match.play.state as S;
}

/** Everybody who can look at a match. */
export function viewers(match: OpenMatch): Viewer[] {
  return [...Array(match.header.seats).keys(), "spectator" as const];
}

/** One answer of a played path; an answer can be looked for when its turn has come. */
export type Move = readonly [
  seat: Seat,
  answer: Answer | ((match: OpenMatch, seat: Seat) => Answer),
];

/** The first option on offer whose key holds all of these words. */
export function the(...words: string[]): (match: OpenMatch, seat: Seat) => string {
  return (match, seat) => {
    const keys = offered(match, seat);
    const key = keys.find((each) => words.every((word) => each.split(" ").includes(word)));
    expect(key, `${words.join(" ")} among ${keys.join(", ")}`).toBeDefined();
    return key ?? "";
  };
}

/** Play a path; at every question of it the match is saved, loaded and forked. */
export function playPath(match: OpenMatch, moves: readonly Move[]): void {
  survivesHere(match);
  for (const [seat, said] of moves) {
    const given = typeof said === "function" ? said(match, seat) : said;
    const others = [fork(match), reloaded(match)];
    answer(match, seat, given);
    for (const other of others) {
      answer(other, seat, given);
      expect(hashOf(other)).toBe(hashOf(match));
    }
    survivesHere(match);
  }
}

/** Saved as text and loaded again, and forked: the same position, the same views. */
export function survivesHere(match: OpenMatch): void {
  for (const other of [reloaded(match), fork(match)]) {
    expect(hashOf(other)).toBe(hashOf(match));
    // At a large table the last few seats will do.
    const some = viewers(match).slice(-5);
    for (const viewer of some) expect(seenBy(other, viewer)).toBe(seenBy(match, viewer));
  }
}

/** All of a view but what may be taken back, which a save alone does not know. */
function seenBy(match: OpenMatch, viewer: Viewer): string {
  const { undo: _, ...seen } = view(match, viewer);
  return canonical(seen);
}

export function reloaded(match: OpenMatch): OpenMatch {
  const { script } = match.play.chance;
  const { match: again, notice } = load(
    match.game,
    JSON.parse(JSON.stringify(save(match))),
    script && { script },
  );
  expect(notice).toBeUndefined();
  return again;
}

/** Let everybody who is asked now answer the same. */
export function allAnswer(match: OpenMatch, given: Answer): void {
  for (const seat of waitingFor(match)) answer(match, seat, given);
}

/**
 * A learner who does what the lessons of a game point at, and nothing else, in the deal that was
 * chosen for them. What came of it is told lesson by lesson, for a test to look at.
 */

import {
  answer,
  createMatch,
  eventsFor,
  type Match,
  namedSeed,
  view,
  waitingFor,
} from "../host.js";
import { drawFrom, type GameEntry, type GameEvent, type Lesson, type Tutorial } from "../index.js";
import type { AnyQuestions, OptionIn, View } from "../view.js";
import type { Answer, Seat } from "../words.js";

const LEARNER: Seat = 0;

/** One answer of the learner. */
export type TaughtStep<S = unknown, Q = AnyQuestions> = {
  /** What the learner saw when it was asked. */
  readonly seen: View<S, Q>;
  readonly pointed: readonly OptionIn<Q>[];
};

export type Taught<S = unknown, Q = AnyQuestions> = {
  readonly id: string;
  /** It was done before anything was done for it. */
  readonly early: boolean;
  readonly steps: readonly TaughtStep<S, Q>[];
  /** What the learner was told in the meantime. */
  readonly told: readonly GameEvent[];
};

export type FollowOptions = {
  /** A further one of its tutorials; without it, the first. */
  readonly tutorial?: string;
  /** How the other seats answer; without it, by the game's rule of thumb. */
  others?(match: Match): (seat: Seat) => Answer;
  /** A name for the others' chance. */
  readonly chance?: string;
  /** More answers for one lesson than this are no lesson. */
  readonly most?: number;
};

/** Every lesson of a game, one after the other; fails where one cannot be followed to its end. */
export function followLessons<S, Q>(
  entry: GameEntry,
  options: FollowOptions = {},
): { readonly match: Match; readonly taught: readonly Taught<S, Q>[] } {
  const named = options.tutorial;
  const tutorial = named === undefined ? entry.tutorial : entry.tutorials?.[named];
  if (!tutorial) throw new Error(`${entry.game.id} teaches no first match`);
  const { seats, seed, options: chosen = {} } = tutorial;
  const match = createMatch(entry.game, { seats, options: chosen, seed: namedSeed(seed) });
  const byInstinct = instinctIn(entry, match, options.chance ?? seed);
  const others = options.others?.(match) ?? byInstinct;
  const taught = tutorial.lessons.map((lesson) => {
    const { most = 60 } = options;
    return follow({ match, tutorial, lesson, others, byInstinct, most });
  });
  return { match, taught: taught as unknown as readonly Taught<S, Q>[] }; // the caller names its game
}

type Following = {
  readonly match: Match;
  readonly tutorial: Tutorial;
  readonly lesson: Lesson;
  readonly most: number;
  others(seat: Seat): Answer;
  byInstinct(seat: Seat): Answer;
};

function follow({ match, tutorial, lesson, others, byInstinct, most }: Following): Taught {
  const { id, done } = lesson;
  const told: GameEvent[] = [];
  const steps: TaughtStep[] = [];
  const isDone = () => !done || done(view(match, LEARNER), told);
  const give = (seat: Seat, given: Answer) =>
    told.push(...eventsFor(answer(match, seat, given), LEARNER));
  const early = done !== undefined && isDone();
  for (let n = 0; !isDone(); n++) {
    const other = waitingFor(match).find((seat) => seat !== LEARNER);
    if (other !== undefined) {
      give(other, others(other));
      continue;
    }
    const seen = view(match, LEARNER);
    if (!seen.question) throw new Error(`lesson ${id}: nobody is asked any more`);
    if (n > most * 10 || steps.length > most)
      throw new Error(`lesson ${id} does not come to its end`);
    const number = seen.question.form === "choose" ? undefined : lesson.amount?.(seen);
    if (number !== undefined) {
      give(LEARNER, seen.question.form === "amount" ? number : []);
      continue;
    }
    const pointed = pointedIn(tutorial, lesson, seen);
    const keys = pointed.map(({ key }) => key);
    if (keys.length > 0) steps.push({ seen, pointed });
    const [first] = keys;
    const wanted = seen.question.form === "pick" ? keys : first;
    give(LEARNER, first === undefined || wanted === undefined ? byInstinct(LEARNER) : wanted);
  }
  return { id, early, steps, told };
}

/** What it points at is offered; in a guided match it points at something. */
function pointedIn(
  { guided }: Tutorial,
  { id, points }: Lesson,
  seen: View,
): TaughtStep["pointed"] {
  const offered = seen.question?.options ?? [];
  const pointed = points?.(seen, offered) ?? [];
  const strange = pointed.find((option) => !offered.includes(option));
  if (strange) throw new Error(`lesson ${id} points at what is not offered: ${strange.key}`);
  if (guided && pointed.length === 0) throw new Error(`lesson ${id} points at nothing to be done`);
  return pointed;
}

/** The game's rule of thumb with a chance of its own. */
function instinctIn(entry: GameEntry, match: Match, chance: string): (seat: Seat) => Answer {
  const draw = drawFrom(chance);
  return (seat) => {
    const seen = view(match, seat);
    if (!seen.question || !entry.instinct) throw new Error(`seat ${seat} does not know what to do`);
    return entry.instinct(seen, seen.question, draw).answer;
  };
}

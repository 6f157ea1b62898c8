/**
 * A first match with four seats: looking, aiming, shooting, revealing, programs and the check, one
 * after the other, in a deal that was chosen for it. Only what a lesson speaks of is offered; what
 * lies between two lessons is passed. Whoever follows it is never eliminated: tutorial.test.ts.
 */
import type { GameEvent, Lesson, OptionView, Tutorial, View } from "@sprawl/engine";
import { programs } from "./programs/index.js";
import type { State } from "./state.js";

const LEARNER = 0;

type Seen = View<State>;
type Options = readonly OptionView[];
/** Which of the options that do it is shown; without it, the first. */
type Best = (view: Seen, options: Options) => OptionView | undefined;

const isOwn = ({ type, args }: GameEvent, event: string): boolean =>
  type === event && (args.seat === LEARNER || args.by === LEARNER);

/** What lets the match go on: nothing is said, nothing is played, a card is shown rather than HP lost. */
const ONWARDS = ["pass", "keep", "fire", "reveal-loyalty", "reveal-id", "take-damage"];

/** An action that stirs nothing. */
const MEANWHILE = ["draw", "investigate", "shoot", "change-target"];

/** One way, or as many as have to be picked. */
function onwards({ question }: Seen, options: Options): Options {
  if (question?.form === "pick") return options.slice(0, question.min ?? 1);
  const kinds = question?.kind === "announce" ? MEANWHILE : ONWARDS;
  for (const kind of kinds) {
    const way = options.find((option) => option.kind === kind);
    if (way) return [way];
  }
  return options.slice(0, 1);
}

/** Done as soon as the learner has done this; points at one way to do it, or to get there. */
function doing(id: string, event: string, kinds: readonly string[], best?: Best): Lesson<State> {
  return {
    id,
    done: (_, events) => events.some((each) => isOwn(each, event)),
    points: (view, options) => {
      for (const kind of kinds) {
        const ways = options.filter((option) => option.kind === kind);
        const way = best?.(view, ways) ?? ways[0];
        if (way) return [way];
      }
      return onwards(view, options);
    },
  };
}

/** At whoever sits opposite: everybody sees the line across the table. */
const opposite: Best = ({ seats }, options) =>
  options.find(({ target }) => Array.isArray(target) && target[0] === seats / 2) ??
  options.find(({ target }) => target === seats / 2);

/** At whoever has least left. */
const weakest: Best = ({ state }, options) => {
  const hpOf = ({ target }: OptionView) =>
    Array.isArray(target) ? (state.seats[Number(target[0])]?.hp ?? 9) : 9;
  return options.slice().sort((a, b) => hpOf(a) - hpOf(b))[0];
};

const lessons: readonly Lesson<State>[] = [
  { id: "welcome" },
  doing("look", "looked", ["investigate"], opposite),
  { id: "teams" },
  doing("aim", "equipped", ["equip"], opposite),
  { id: "round" },
  doing("shoot", "fired", ["shoot", "equip"], opposite),
  { id: "reveal" },
  {
    id: "programs",
    done: (_, events) => events.some((each) => isOwn(each, "played")),
    points: (view, options) => {
      const playable = options.filter(({ kind }) => programs[kind] !== undefined);
      return playable.length > 0 ? playable.slice(0, 1) : onwards(view, options);
    },
  },
  {
    id: "check",
    done: ({ result }, events) =>
      result !== undefined || events.some(({ type }) => type === "eliminated"),
    points: (view, options) => {
      for (const kind of ["shoot", "equip"]) {
        const way = weakest(
          view,
          options.filter((option) => option.kind === kind),
        );
        if (way) return [way];
      }
      return onwards(view, options);
    },
  },
  { id: "go-on" },
];

export const tutorial: Tutorial<State> = {
  // A deal that was chosen: see tutorial.test.ts for what it must bring.
  seed: "first table 1968",
  seats: 4,
  options: { firstSession: true, talk: false },
  guided: true,
  lessons,
};

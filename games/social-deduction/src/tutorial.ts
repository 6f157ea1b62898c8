/**
 * A first match with four seats: looking, aiming, shooting, revealing, programs and the check, one
 * after the other, in a deal that was chosen for it. Only what a lesson speaks of is offered; what
 * lies between two lessons is passed. Whoever follows it is never eliminated: tutorial.test.ts.
 */
import { defineTutorial, type Lesson, type OptionIn, type Seat, type View } from "@sprawl/engine";
import { firstOf, happened, hasDone } from "@sprawl/parts";
import { programs } from "./programs/index.js";
import type { DeductionQuestions } from "./questions.js";
import type { State } from "./state.js";

const LEARNER = 0;

type LearnersView = View<State, DeductionQuestions>;
type Option = OptionIn<DeductionQuestions>;
type Options = readonly Option[];
/** Which of the options that do it is shown; without it, the first. */
type Best = (view: LearnersView, options: Options) => Option | undefined;

/** What lets the match go on: nothing is said, nothing is played, a card is shown rather than HP lost. */
const ONWARDS = ["pass", "keep", "fire", "reveal-loyalty", "reveal-id", "take-damage"] as const;

/** An action that stirs nothing. */
const MEANWHILE = ["draw", "investigate", "shoot", "change-target"] as const;

/** One way, or as many as have to be picked. */
function onwards({ question }: LearnersView, options: Options): Options {
  if (question?.form === "pick") return options.slice(0, question.min ?? 1);
  const kinds = question?.kind === "announce" ? MEANWHILE : ONWARDS;
  const ways: Options = firstOf<Option, Option["kind"]>(options, ...kinds);
  return (ways.length > 0 ? ways : options).slice(0, 1);
}

/** Done as soon as the learner has done this; points at one way to do it, or to get there. */
function doing(
  id: string,
  event: string,
  kinds: readonly Option["kind"][],
  best?: Best,
): DeductionLesson {
  return {
    id,
    done: (_, events) => hasDone(LEARNER, events, event),
    points: (view, options) => {
      const ways: Options = firstOf(options, ...kinds);
      const way = best?.(view, ways) ?? ways[0];
      return way ? [way] : onwards(view, options);
    },
  };
}

type DeductionLesson = Lesson<State, DeductionQuestions>;

/** The player it is done to, the first of several. */
function targetOf(option: Option): Seat | undefined {
  if (!("target" in option)) return undefined;
  const { target } = option;
  return typeof target === "number" ? target : target?.[0];
}

/** At whoever sits opposite: everybody sees the line across the table. */
const opposite: Best = ({ seats }, options) =>
  options.find((option) => targetOf(option) === seats / 2);

const lessons: readonly DeductionLesson[] = [
  { id: "welcome" },
  { id: "mine" },
  doing("look", "looked", ["investigate"], opposite),
  { id: "teams" },
  { id: "seen" },
  doing("aim", "equipped", ["equip"], opposite),
  { id: "round" },
  doing("shoot", "fired", ["shoot", "equip"], opposite),
  { id: "reveal" },
  { id: "heavy" },
  {
    id: "programs",
    // Somebody is out by it: only then is there something to say about that.
    done: (_, events) => hasDone(LEARNER, events, "played") && happened(events, "eliminated"),
    points: (view, options) => {
      const playable = options.filter(({ kind }) => programs[kind] !== undefined);
      return playable.length > 0 ? playable.slice(0, 1) : onwards(view, options);
    },
  },
  { id: "out" },
  { id: "check" },
  { id: "eyes" },
  { id: "last" },
];

export const tutorial = defineTutorial<State, DeductionQuestions>({
  // A deal that was chosen: see tutorial.test.ts for what it must bring.
  seed: "first table 683330",
  seats: 4,
  options: { firstSession: true, talk: false },
  guided: true,
  lessons,
});

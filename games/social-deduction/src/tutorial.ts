/**
 * A first match with four seats: looking, aiming, shooting, revealing, programs and the check, each
 * learnt by doing it. The rules are the real ones and every option stays open; a lesson only says
 * what to try and points at it. Whoever is eliminated on the way has no more lessons to do.
 */
import type { GameEvent, Lesson, OptionView, Tutorial, View } from "@sprawl/engine";
import { programs } from "./programs/index.js";
import type { State } from "./state.js";

const LEARNER = 0;

type Seen = View<State>;
type Told = readonly GameEvent[];
type Options = readonly OptionView[];

/** The learner has nothing to do any more. */
const over = ({ result, state }: Seen): boolean =>
  result !== undefined || state.seats[LEARNER].hp === 0;

const ofKind = (options: Options, ...kinds: readonly string[]): OptionView[] =>
  options.filter(({ kind }) => kinds.includes(kind));

/** The first of these kinds that is offered; else whatever lets the game go on. */
function firstOf(options: Options, ...kinds: readonly string[]): readonly OptionView[] {
  for (const kind of kinds) {
    const found = ofKind(options, kind);
    if (found.length > 0) return found;
  }
  return ofKind(options, "pass", "keep", "fire");
}

/** Done as soon as the learner has done this; points at the ways to do it, and to get there. */
function doing(id: string, event: string, ...kinds: readonly string[]): Lesson<State> {
  return {
    id,
    done: (view, events) => over(view) || events.some((each) => isOwn(each, event)),
    points: (_, options) => firstOf(options, ...kinds),
  };
}

const isOwn = ({ type, args }: GameEvent, event: string): boolean =>
  type === event && (args.seat === LEARNER || args.by === LEARNER);

const eliminated = (events: Told): boolean => events.some(({ type }) => type === "eliminated");

const lessons: readonly Lesson<State>[] = [
  { id: "welcome" },
  doing("look", "looked", "investigate"),
  { id: "teams" },
  doing("aim", "equipped", "equip"),
  { id: "round" },
  doing("shoot", "fired", "shoot", "equip"),
  { id: "reveal" },
  {
    id: "programs",
    done: (view, events) =>
      over(view) || events.some((each) => isOwn(each, "played") || isOwn(each, "drew")),
    points: (_, options) => {
      const playable = options.filter(({ kind }) => programs[kind] !== undefined);
      return playable.length > 0 ? playable : firstOf(options, "draw", "drop");
    },
  },
  {
    id: "check",
    done: (view, events) => over(view) || eliminated(events),
    points: (_, options) => firstOf(options, "shoot", "equip", "draw"),
  },
  { id: "go-on" },
];

export const tutorial: Tutorial<State> = {
  seed: "first match 105",
  seats: 4,
  options: { firstSession: true, talk: false },
  lessons,
};

/**
 * The Firing Range as a lesson: a Team, a Move, a door, sight, a shot, a reaction, and how one wins,
 * each learnt by doing it. The rules are the real ones and every option stays open; a lesson only
 * says what to try and points at it.
 */
import { defineTutorial } from "@sprawl/engine";
import { firstOf, ofKind } from "@sprawl/parts";
import { glimpse } from "../advice/glimpse.js";
import { goalsOf, stepsToGoal } from "../advice/goals.js";
import { square } from "../plan.js";
import type { HiQuestions } from "../questions.js";
import type { State } from "../state.js";
import {
  type HiLesson,
  type Options,
  over,
  type Pointing,
  type SeatView,
  toldOf,
} from "./parts.js";

const TEAM = ["harvey", "shoko"];
/** Beside the first door. */
const BESIDE = square(2, 5);

/** The Move that leads nearest to the enemy; where there is none, the activation may end. */
function nearer(view: SeatView, options: Options): Options {
  const g = glimpse(view);
  const model = view.state.models.find(({ id }) => id === view.state.activation.model);
  const moves = ofKind(options, "move");
  if (!model || moves.length === 0) return firstOf(options, "end-activation");
  const left = stepsToGoal(g, model, goalsOf(g, model));
  const best = moves.slice().sort((a, b) => left[a.square] - left[b.square])[0];
  return left[best.square] < left[model.at] ? [best] : firstOf(options, "end-activation");
}

/** What is asked beside what a lesson speaks of. */
function byTheWay(view: SeatView, options: Options): Options {
  switch (view.question?.kind) {
    case "team":
      return ofKind(options, "member").filter(({ character }) => TEAM.includes(character));
    case "deploy":
      return ofKind(options, "deploy")
        .filter(({ square: at }) => (at === BESIDE) === (view.question?.args?.model === "harvey"))
        .slice(0, 1);
    case "activate":
      return [
        ...ofKind(options, "activate").filter(({ model }) => model === "harvey"),
        ...options,
      ].slice(0, 1);
    case "act":
      return firstOf(options, "end-activation");
    case "react":
      return firstOf(options, "fast-attack", "pass").slice(0, 1);
    case "respond":
      return firstOf(options, "dodge", "nothing").slice(0, 1);
    default:
      return firstOf(options, "pass", "first").slice(0, 1);
  }
}

/** Done as soon as one of the learner's own has done one of these. */
function doing(id: string, events: readonly string[], points: Pointing): HiLesson {
  return {
    id,
    done: (view, told) => over(view) || toldOf(told, events, TEAM),
    points: (view, options) =>
      view.question?.kind === "act" ? points(view, options) : byTheWay(view, options),
  };
}

/** Done as soon as the match has got there. */
const until = (id: string, isThere: (view: SeatView) => boolean): HiLesson => ({
  id,
  done: (view) => over(view) || isThere(view),
  points: byTheWay,
});

const lessons: readonly HiLesson[] = [
  { id: "welcome" },
  until("team", ({ state }) => TEAM.every((id) => state.models.some((model) => model.id === id))),
  until("deploy", ({ state }) => state.turn > 0),
  until("initiative", ({ state }) => state.phase === 5),
  until("activate", ({ state }) => TEAM.includes(state.activation.model)),
  doing("door", ["door-opened"], (_, options) => firstOf(options, "open-door", "end-activation")),
  doing("move", ["moved"], nearer),
  { id: "sight" },
  doing("shoot", ["attacks", "fast-attacks"], (view, options) => {
    const attacks = ofKind(options, "attack");
    return attacks.length > 0 ? attacks : nearer(view, options);
  }),
  { id: "odds" },
  doing("react", ["responds", "fast-attacks", "takes-cover"], (view, options) => {
    const attacks = ofKind(options, "attack");
    return attacks.length > 0 ? attacks : nearer(view, options);
  }),
  { id: "crippled" },
  { id: "winning" },
];

/** What each lesson speaks of, on the board. */
export const firingRangeLights: Readonly<Record<string, string>> = {
  sight: "model/harvey",
  odds: "cando",
  crippled: "model/harvey",
};

export const firingRangeLesson = defineTutorial<State, HiQuestions>({
  seed: "firing range",
  seats: 2,
  options: { mission: "firing-range" },
  lessons,
});

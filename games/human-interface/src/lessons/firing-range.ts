/**
 * The Firing Range as a lesson: a Team, a Move, a door, sight, a shot, a reaction, and how one wins,
 * each learnt by doing it. Only what a lesson speaks of is offered, and the deal is chosen: whoever
 * follows it goes first, hits, and is shot at in turn. Reactions wait for their lesson.
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

/** Attacks on one enemy, whatever with; where nobody can be shot, the way towards them. */
function shooting(view: SeatView, options: Options): Options {
  const [first, ...rest] = ofKind(options, "attack");
  if (!first) return nearer(view, options);
  return [first, ...rest.filter(({ model }) => model === first.model)];
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
    case "first":
      return ofKind(options, "first").filter(({ faction }) => faction === "ubermensch");
    case "activate":
      return [
        ...ofKind(options, "activate").filter(({ model }) => model === "harvey"),
        ...options,
      ].slice(0, 1);
    case "act":
      return firstOf(options, "end-activation");
    case "react":
      return firstOf(options, "pass");
    case "respond":
      return firstOf(options, "dodge", "nothing").slice(0, 1);
    case "burst":
      return ofKind(options, "shift").filter(({ by }) => by === 0);
    default:
      return [...firstOf(options, "pass", "stay"), ...options].slice(0, 1);
  }
}

/** Nothing is bid. */
const amount = ({ question }: SeatView): number | undefined =>
  question?.form === "amount" ? 0 : undefined;

/** What to do at these kinds of question while the lesson is open; else what is asked by the way. */
const pointing =
  (special: Readonly<Record<string, Pointing>>): Pointing =>
  (view, options) => {
    const wanted = special[view.question?.kind ?? ""]?.(view, options) ?? [];
    return wanted.length > 0 ? wanted : byTheWay(view, options);
  };

/** Done as soon as one of the learner's own has done one of these, and it is over. */
function doing(
  id: string,
  events: readonly string[],
  special: Readonly<Record<string, Pointing>>,
): HiLesson {
  return {
    id,
    done: (view, told) => over(view) || (toldOf(told, events, TEAM) && isOver(view)),
    points: pointing(special),
    asks: Object.keys(special),
    amount,
  };
}

/** Nobody is in the middle of a Move or an attack. */
const isOver = ({ state, question }: SeatView): boolean =>
  state.active === "" && question?.kind !== "burst";

/** Done as soon as the match has got there. */
const until = (id: string, isThere: (view: SeatView) => boolean): HiLesson => ({
  id,
  done: (view) => over(view) || isThere(view),
  points: byTheWay,
  amount,
});

/** Whoever is in sight is answered. */
const answering: Pointing = (_, options) => firstOf(options, "fast-attack").slice(0, 1);

const lessons: readonly HiLesson[] = [
  { id: "welcome" },
  until("team", ({ state }) => TEAM.every((id) => state.models.some((model) => model.id === id))),
  until("deploy", ({ state }) => state.turn > 0),
  until("initiative", ({ state }) => state.phase === 5),
  until("activate", ({ state }) => TEAM.includes(state.activation.model)),
  doing("door", ["door-opened"], {
    act: (_, options) => firstOf(options, "open-door", "end-activation").slice(0, 1),
  }),
  doing("move", ["moved"], { act: nearer }),
  { id: "sight" },
  doing("shoot", ["attack-tested"], { act: shooting }),
  { id: "odds" },
  doing("react", ["attack-tested", "responds", "takes-cover"], {
    activate: byTheWay,
    act: shooting,
    react: answering,
    respond: byTheWay,
  }),
  { id: "crippled" },
  { id: "winning" },
];

/** What each lesson speaks of, on the board. */
export const firingRangeLights: Readonly<Record<string, string>> = {
  sight: "sight",
  odds: "cando",
  crippled: "wounds",
};

export const firingRangeLesson = defineTutorial<State, HiQuestions>({
  // A deal that was chosen: see tutorial.test.ts for what it must bring.
  seed: "firing range 15",
  seats: 2,
  options: { mission: "firing-range" },
  guided: true,
  lessons,
});

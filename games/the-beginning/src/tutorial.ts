/**
 * A first match with three seats: the hidden faction, drawing, moving, a Data Chip from a Sector to the
 * Network, the Enemies' part of a turn, a check, a fight, and how one wins, each learnt by doing it.
 * The rules are the real ones and every option stays open; a lesson only says what to try and points
 * at it.
 */
import {
  defineTutorial,
  type GameEvent,
  type Lesson,
  type OptionIn,
  type OptionView,
  type Plain,
  type View,
} from "@sprawl/engine";
import { happened, ofKind } from "@sprawl/parts";
import { influenceValue } from "./advice/values.js";
import { type Area, areasApart, spawnLocation } from "./board.js";
import type { Questions } from "./questions.js";
import type { State } from "./state.js";

const LEARNER = 0;

type LearnersView = View<State, Questions>;
type Options = readonly OptionIn<Questions>[];
type BeginningLesson = Lesson<State, Questions>;

const over = ({ result }: LearnersView): boolean => result !== undefined;

const isOwn = ({ type, args }: GameEvent, event: string): boolean =>
  type === event && args.seat === LEARNER;

/** Steps that lead nearer to an Area; where there are none, the turn may end. */
function towards({ state }: LearnersView, options: Options, to: Area): Options {
  const { area } = state.figures[LEARNER];
  const nearer = ofKind(options, "move").filter(
    ({ to: next }) => areasApart(next, to) < areasApart(area, to),
  );
  return nearer.length > 0 ? nearer : ofKind(options, "end");
}

/** What is asked beside the turn: nothing that a beginner must know yet. */
function byTheWay({ question, faces }: LearnersView, options: Options): Options {
  switch (question?.kind) {
    case "contribute":
      return helpful(question.args?.goal, ofKind(options, "card"), faces);
    case "statement":
      return ofKind(options, "a-little");
    case "commit":
      return ofKind(options, "card", "weapon").slice(0, 1);
    case "channel":
    case "start":
    case "column":
    case "decide":
      return options.slice(0, 1);
    case "reward":
      return ofKind(options, "draw-programs");
    case "equip-chip":
      return blueFirst(ofKind(options, "chip"), faces);
    default:
      // So many must be given: any will do.
      if (question?.form === "pick" && (question.min ?? 0) > 0)
        return options.slice(0, question.min);
      return ofKind(options, "pass", "confirm", "read");
  }
}

/** The best card for this target. */
function helpful(
  goal: Plain,
  options: readonly OptionView<Questions["contribute"]>[],
  faces: LearnersView["faces"],
): Options {
  const sign = typeof goal === "number" ? Math.sign(goal) : 0;
  const by = ({ card }: { readonly card: number }) =>
    sign * influenceValue(String(faces[card] ?? ""));
  const [best] = options.slice().sort((a, b) => by(b) - by(a));
  return best && by(best) > 0 ? [best] : [];
}

function blueFirst(
  options: readonly OptionView<Questions["equip-chip"]>[],
  faces: LearnersView["faces"],
): Options {
  const blue = options.filter(({ card }) => faces[card] === "blue");
  return (blue.length > 0 ? blue : options).slice(0, 1);
}

/** The Area of the Enemy that is nearest and can be reached. */
function nearestEnemy({ state }: LearnersView): Area | undefined {
  const { area } = state.figures[LEARNER];
  const areas = state.enemies.flatMap(({ spot }) =>
    spot === "red" ? [] : spawnLocation(spot).areas,
  );
  return areas.sort((a, b) => areasApart(area, a) - areasApart(area, b))[0];
}

type Pointing = (view: LearnersView, options: Options) => Options;

/** As many cards as one may. */
const asMany = ({ question }: LearnersView): number | undefined =>
  question?.kind === "draw-count" ? question.max : undefined;

/** Done as soon as the learner has done one of these; points at the way to it on the own turn. */
function doing(id: string, deeds: string | readonly string[], points: Pointing): BeginningLesson {
  return {
    id,
    done: (view, events) =>
      over(view) || [deeds].flat().some((deed) => events.some((each) => isOwn(each, deed))),
    points: (view, options) =>
      view.question?.kind === "act" ? points(view, options) : byTheWay(view, options),
    amount: asMany,
  };
}

const lessons: readonly BeginningLesson[] = [
  { id: "welcome" },
  { id: "faction" },
  { id: "city" },
  doing("draw", "drew-cards", (_, options) => ofKind(options, "end")),
  doing("move", "moved", (view, options) => towards(view, options, 1)),
  doing("chip", "equipped-chip", (view, options) => {
    const sectors = ofKind(options, "sector").filter(({ sector }) => sector !== 2);
    return sectors.length > 0 ? sectors.slice(0, 1) : towards(view, options, 1);
  }),
  {
    id: "enemies",
    done: (view, events) => over(view) || happened(events, "activated"),
    points: (view, options) =>
      view.question?.kind === "act" ? ofKind(options, "end") : byTheWay(view, options),
    amount: asMany,
  },
  {
    id: "check",
    done: (view, events) => over(view) || events.some((each) => isOwn(each, "contributed")),
    points: (view, options) =>
      view.question?.kind === "act" ? towards(view, options, 6) : byTheWay(view, options),
    amount: asMany,
  },
  { id: "statement" },
  doing("network", "placed", (view, options) => {
    const place = ofKind(options, "place");
    if (place.length > 0) return place;
    const carries = view.state.figures[LEARNER].chips.length > 0;
    const sectors = ofKind(options, "sector").filter(({ sector }) => sector !== 2);
    if (!carries && sectors.length > 0) return sectors.slice(0, 1);
    return towards(view, options, carries ? 6 : 1);
  }),
  doing("fight", ["attack-hits", "attack-fails"], (view, options) => {
    const attacks = ofKind(options, "attack");
    if (attacks.length > 0) return attacks;
    const where = nearestEnemy(view);
    return where === undefined ? ofKind(options, "end") : towards(view, options, where);
  }),
  { id: "secrets" },
  { id: "winning" },
  { id: "go-on" },
];

/** What each lesson speaks of, on the board. */
export const spotlights: Readonly<Record<string, string | readonly string[]>> = {
  // On a phone the Objective stands apart from the cover.
  faction: ["secrets", "objective"],
  city: "bars",
  enemies: "spawn/7a",
  check: "happening",
  statement: "happening",
  secrets: "seat/1",
  winning: "network",
};

export const tutorial = defineTutorial<State, Questions>({
  // A deal that was chosen: a Human who begins, brings Data Chips, and is asked for a check at once.
  seed: "the first night 57836",
  seats: 3,
  options: { characters: "random", talk: true },
  lessons,
});

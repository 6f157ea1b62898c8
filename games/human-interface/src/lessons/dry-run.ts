/**
 * The second lesson, on a board of its own: a Terminal is taken, a network attacked and infected, and
 * what that does to a body is seen. Only what a lesson speaks of is offered, and the deal is chosen:
 * whoever follows it wins both battles.
 */
import { defineTutorial, type GameEvent } from "@sprawl/engine";
import { firstOf, ofKind } from "@sprawl/parts";
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

const PROGRAM = "lovebite";
const BOOST = 2;
/** The door before Shoko. */
const DOOR = square(4, 6);

/** What nothing is picked of. */
const KEPT = ["fill-terminal", "remove", "clean-hand"];
/** Before the Terminal, on the side of that door. */
const BEFORE_DOOR = square(4, 4);

const onlyOne = (options: Options): Options => options.slice(0, 1);

/** What is asked beside what a lesson speaks of. */
function byTheWay(view: SeatView, options: Options): Options {
  const { kind = "", args } = view.question ?? {};
  if (KEPT.includes(kind)) return [];
  switch (kind) {
    case "deploy":
      return ofKind(options, "deploy").filter(
        ({ square: at }) => (at === BEFORE_DOOR) === (args?.model === "shoko"),
      );
    case "first":
      return ofKind(options, "first").filter(({ faction }) => faction === "ubermensch");
    case "support":
      return onlyOne(firstOf(options, "use-card", "pass"));
    case "which-card":
      return onlyOne(ofKind(options, "take").sort((a, b) => b.value - a.value));
    case "activate":
      return onlyOne([
        ...ofKind(options, "activate").filter(({ model }) => model === "shoko"),
        ...options,
      ]);
    case "act":
      return firstOf(options, "end-activation");
    case "respond":
      return onlyOne(firstOf(options, "dodge", "nothing"));
    case "cover-square":
      return onlyOne(firstOf(options, "stay"));
    default:
      return onlyOne([...firstOf(options, "pass", "infect", "stand", "bare"), ...options]);
  }
}

/** Numbers that are asked for: nothing is bid, two SR are added; cards are kept. */
function amountOf({ question }: SeatView): number | undefined {
  if (!question) return undefined;
  if (question.kind === "boost") return Math.min(BOOST, question.max ?? 0);
  return KEPT.includes(question.kind) || question.form === "amount" ? 0 : undefined;
}

type Told = (view: SeatView, events: readonly GameEvent[]) => boolean;

/** Played until it is told; `points` says what is to be done at the kinds of question it speaks of. */
const until = (id: string, isDone: Told, points: Readonly<Record<string, Pointing>>): HiLesson => ({
  id,
  asks: Object.keys(points),
  done: (view, events) => over(view) || isDone(view, events),
  points: (view, options) => {
    const special = points[view.question?.kind ?? ""]?.(view, options) ?? [];
    return special.length > 0 ? special : byTheWay(view, options);
  },
  amount: amountOf,
});

const told =
  (...types: readonly string[]): Told =>
  (_, events) =>
    events.some(({ type }) => types.includes(type));

const attackOn =
  (kind: "attack-terminal" | "attack-network"): Pointing =>
  (view, options) =>
    onlyOne(ofKind(options, kind).filter(({ card }) => view.faces[card] === PROGRAM));

const lessons: readonly HiLesson[] = [
  { id: "net-welcome" },
  until("net-deploy", ({ state }) => state.turn > 0, { deploy: byTheWay }),
  until("net-purse", ({ state }) => state.phase === 4, { bid: byTheWay }),
  { id: "net-hand" },
  until("net-terminal", told("attacks-terminal"), { cyber: attackOn("attack-terminal") }),
  until("net-boost", told("taken-over"), { support: byTheWay, boost: byTheWay }),
  { id: "net-taken" },
  until("net-attack", told("attacks-network"), { cyber: attackOn("attack-network") }),
  until("net-infect", told("infected"), { boost: byTheWay, infect: byTheWay }),
  { id: "net-body" },
  until("net-doors", told("door-set"), {
    cyber: byTheWay,
    doors: (_, options) =>
      onlyOne(ofKind(options, "set-door").filter(({ square: at, open }) => at === DOOR && open)),
  }),
  until("net-shoot", (_, events) => toldOf(events, ["attacks"], ["shoko"]), {
    activate: byTheWay,
    act: (_, options) => onlyOne(firstOf(options, "attack", "end-activation")),
  }),
  until("net-again", ({ state }) => state.turn > 1 && state.phase > 1, {
    act: byTheWay,
    affect: byTheWay,
  }),
  { id: "net-purge" },
  { id: "net-winning" },
];

export const dryRunLights: Readonly<Record<string, string | readonly string[]>> = {
  "net-hand": "hand",
  "net-taken": ["terminal/orange", "held/orange"],
  "net-body": "model/rin",
  "net-purge": "hand",
};

export const dryRunLesson = defineTutorial<State, HiQuestions>({
  // A deal that was chosen: see tutorial.test.ts for what it must bring.
  seed: "dry run 224",
  seats: 2,
  options: { mission: "dry-run" },
  guided: true,
  lessons,
});

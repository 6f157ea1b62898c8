/**
 * The first mission as a lesson: moving, hiding, the enemies' part of the turn, the alarm, Noise,
 * attacking, objectives and the Exit, each learnt by doing it. The rules are the real ones and the deal
 * was chosen; each lesson offers the one thing it speaks of, so that nobody can lose it.
 */
import { defineTutorial, type Lesson, type OptionIn, type View } from "@sprawl/engine";
import { happened, type OfKind, ofKind } from "@sprawl/parts";
import { advice, content, geography, type SinsQuestions, type SinsState } from "./src/index.js";

type LearnersView = View<SinsState, SinsQuestions>;
type Option = OptionIn<SinsQuestions>;
type Options = readonly Option[];
type FreeMove = OfKind<Option, "free-move">;

const MISSION = content.missionOf("back-door");

const over = ({ result }: LearnersView): boolean => result !== undefined;

/** Does nobody stand there, nor step there next if undisturbed? */
function isQuiet(view: LearnersView, sector: content.Sector): boolean {
  const up = Object.values(view.state.enemies).filter(({ defeated }) => !defeated);
  return up.every(
    ({ ref, sector: at }) =>
      at !== sector && advice.routeAhead(view, ref, 1).every((step) => step.sector !== sector),
  );
}

/** One free step that leads nearer to a sector, into a quiet room; where there is none, out of sight. */
function towards(view: LearnersView, options: Options, to: content.Sector): Options {
  const { map, you } = view.state;
  const away = (sector: content.Sector) => geography.distance(map, sector, to);
  const nearer = stepsTo(options, (sector) => away(sector) < away(you.sector));
  const quiet = nearer.filter(({ sector }) => isQuiet(view, sector));
  return [...quiet, ...ofKind(options, "hide")];
}

const stepsTo = (options: Options, wanted: (sector: content.Sector) => boolean): FreeMove[] =>
  ofKind(options, "free-move").filter(({ sector }) => wanted(sector));

/** One thing at a time; where there is nothing else to point at, the turn may end. */
const one = (pointed: Options, options: Options): Options =>
  [...pointed, ...ofKind(options, "end-actions")].slice(0, 1);

/** Where the thing lies that you came for. */
const goal = MISSION.objectives[0];

/** Where the lesson hides, and the two rooms of its run. */
const RESTROOMS = 22;
const BREAK_ROOM = 19;
const MEETING_ROOM = 17;

const lessons: readonly Lesson<SinsState, SinsQuestions>[] = [
  {
    id: "gear",
    done: ({ state }) => state.turn.number > 0,
    points: (_, options) => ofKind(options, "equip"),
  },
  {
    id: "move",
    done: (view, events) => over(view) || happened(events, "moved"),
    points: (_, options) =>
      one(
        stepsTo(options, (sector) => sector === RESTROOMS),
        options,
      ),
  },
  {
    id: "hide",
    done: (view, events) => over(view) || happened(events, "hid"),
    points: (_, options) => one(ofKind(options, "hide"), options),
  },
  {
    id: "enemies",
    done: (view, events) => over(view) || happened(events, "turn-began"),
    points: (_, options) => ofKind(options, "end-actions"),
  },
  { id: "alarm" },
  {
    id: "noise",
    done: (view, events) => over(view) || happened(events, "noise-made"),
    // The free step first, then the one that is heard: a second step never costs the free one.
    points: (_, options) => {
      const free = stepsTo(options, (sector) => sector === BREAK_ROOM);
      const run = ofKind(options, "second-move").filter(({ sector }) => sector === MEETING_ROOM);
      return one([...free, ...run], options);
    },
  },
  {
    id: "heard",
    done: (view, events) => over(view) || happened(events, "turn-began"),
    points: (_, options) => ofKind(options, "end-actions"),
  },
  {
    id: "attack",
    done: (view, events) => over(view) || happened(events, "attacked"),
    points: (_, options) => one(ofKind(options, "attack"), options),
  },
  {
    id: "objective",
    done: (view) => over(view) || view.state.objectives[goal.ref].done,
    points: (view, options) => {
      const here = view.state.you.sector === goal.at;
      const pointed = here ? ofKind(options, "pick-up") : towards(view, options, goal.at ?? 0);
      return one(pointed, options);
    },
  },
  {
    id: "exit",
    done: over,
    // The last steps may be run: nobody hears who is gone.
    points: (view, options) => {
      const { exit = 0 } = MISSION;
      const run = ofKind(options, "second-move").filter(({ sector }) => sector === exit);
      return one([...run, ...towards(view, options, exit)], options);
    },
  },
];

export const tutorial = defineTutorial<SinsState, SinsQuestions>({
  // A deal that was chosen: whoever follows the lessons keeps all Health. See tutorial.test.ts.
  seed: "first night 584",
  seats: 1,
  options: { mission: MISSION.id, chooseForMe: true, giveUp: false },
  guided: true,
  lessons,
});

/**
 * The first mission as a lesson: moving, hiding, the enemies' part of the turn, the alarm, Noise,
 * attacking, objectives and the Exit, each learnt by doing it. The rules are the real ones, and every
 * option stays open; a lesson only says what to try and points at it.
 */
import type { GameEvent, Lesson, OptionView, Tutorial, View } from "@sprawl/engine";
import { advice, content, geography, type SinsState } from "./src/index.js";

type Seen = View<SinsState>;
type Told = readonly GameEvent[];
type Options = readonly OptionView[];

const MISSION = content.missionOf("back-door");

const happened = (events: Told, type: string): boolean => events.some((each) => each.type === type);
const over = ({ result }: Seen): boolean => result !== undefined;
const ofKind = (options: Options, ...kinds: readonly string[]): OptionView[] =>
  options.filter(({ kind }) => kinds.includes(kind));

/** Does nobody stand there, nor step there next if undisturbed? */
function isQuiet(view: Seen, sector: content.Sector): boolean {
  const up = Object.values(view.state.enemies).filter(({ defeated }) => !defeated);
  return up.every(
    ({ ref, sector: at }) =>
      at !== sector && advice.routeAhead(view, ref, 1).every((step) => step.sector !== sector),
  );
}

/** Free steps that lead nearer to a sector, into quiet rooms; where there are none, out of sight. */
function towards(view: Seen, options: Options, to: content.Sector): OptionView[] {
  const { map, you } = view.state;
  const away = (sector: content.Sector) => geography.distance(map, sector, to);
  const nearer = ofKind(options, "free-move").filter(
    ({ sector }) => away(Number(sector)) < away(you.sector),
  );
  const quiet = nearer.filter(({ sector }) => isQuiet(view, Number(sector)));
  if (quiet.length > 0) return quiet;
  const hide = ofKind(options, "hide");
  return hide.length > 0 ? hide : nearer;
}

/** The undefeated enemy nearest to you. */
function nearestEnemy({ state }: Seen) {
  const away = (ref: string) =>
    geography.distance(state.map, state.enemies[ref].sector, state.you.sector);
  const up = Object.keys(state.enemies).filter((ref) => !state.enemies[ref].defeated);
  return up.sort((a, b) => away(a) - away(b) || Number(a > b) - Number(a < b))[0];
}

/** Nothing else to point at: the turn may end. */
const orEnd = (pointed: OptionView[], options: Options): OptionView[] =>
  pointed.length > 0 ? pointed : ofKind(options, "end-actions");

/** Where the thing lies that you came for. */
const goal = MISSION.objectives[0];

const lessons: readonly Lesson<SinsState>[] = [
  {
    id: "gear",
    done: ({ state }) => state.turn.number > 0,
    points: (_, options) => ofKind(options, "equip"),
  },
  {
    id: "move",
    done: (view, events) => over(view) || happened(events, "moved"),
    points: (_, options) => ofKind(options, "free-move"),
  },
  {
    id: "hide",
    done: (view, events) => over(view) || happened(events, "hid"),
    points: (_, options) => orEnd(ofKind(options, "hide"), options),
  },
  {
    id: "enemies",
    done: (view, events) => over(view) || happened(events, "turn-began"),
    points: (_, options) => ofKind(options, "end-actions"),
  },
  {
    id: "alarm",
    done: (view, events) => over(view) || happened(events, "turn-began"),
    points: (_, options) => ofKind(options, "end-actions"),
  },
  {
    id: "noise",
    done: (view, events) => over(view) || happened(events, "noise-made"),
    // The free step first, then the one that is heard: a second step never costs the free one.
    points: (_, options) => {
      const free = ofKind(options, "free-move");
      return orEnd(free.length > 0 ? free : ofKind(options, "second-move"), options);
    },
  },
  {
    id: "attack",
    done: (view, events) => over(view) || happened(events, "attacked"),
    points: (view, options) => {
      const attacks = ofKind(options, "attack");
      if (attacks.length > 0) return attacks;
      const { sector } = view.state.enemies[nearestEnemy(view)] ?? view.state.you;
      const [next] = advice.reachOf(view).filter((reach) => reach.sector === sector);
      const free = ofKind(options, "free-move").filter((option) => option.sector === next?.sector);
      return orEnd(free.length > 0 ? free : ofKind(options, "overwatch", "hide"), options);
    },
  },
  {
    id: "objective",
    done: (view) => over(view) || view.state.objectives[goal.ref].done,
    points: (view, options) => {
      const here = view.state.you.sector === goal.at;
      const pointed = here ? ofKind(options, "pick-up") : towards(view, options, goal.at ?? 0);
      return orEnd(pointed, options);
    },
  },
  {
    id: "exit",
    done: over,
    points: (view, options) => orEnd(towards(view, options, MISSION.exit ?? 0), options),
  },
];

export const tutorial: Tutorial<SinsState> = {
  // A deal that was chosen: whoever follows the lessons keeps all Health.
  seed: "first night 38",
  seats: 1,
  options: { mission: MISSION.id, chooseForMe: true },
  lessons,
};

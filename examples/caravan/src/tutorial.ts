/** A first match of Caravan: every action once, in an order that the fixed deal makes possible. */
import type { GameEvent, Lesson, Tutorial } from "@sprawl/engine";
import type { CaravanState } from "./state.js";

const LEARNER = 0;

/** Done as soon as the learner has done this; points at every way to do it. */
function doing(id: string, kind: string, event: string): Lesson<CaravanState> {
  return {
    id,
    done: (_, events) => events.some((each) => isBy(each, event)),
    points: (_, options) => options.filter((option) => option.kind === kind),
  };
}

const isBy = ({ type, args }: GameEvent, event: string): boolean =>
  type === event && args.seat === LEARNER;

export const tutorial: Tutorial = {
  seed: "first caravan",
  seats: 2,
  options: { guards: false, tolls: false },
  lessons: [
    { id: "welcome" },
    doing("draw", "draw", "drew"),
    doing("play", "play", "played"),
    { id: "rivals", done: ({ question }) => question !== undefined },
    doing("buy", "buy", "bought"),
    doing("sell", "sell", "sold"),
    { id: "go-on" },
  ] as readonly Lesson[],
};

/**
 * A first evening alone against a Rookie: an Agent, the market, a move, a Hacking, a test and
 * influence, each learnt by doing it. Every option stays open; a lesson only points.
 */
import type { GameEvent, Lesson, OptionView, Tutorial, View } from "@sprawl/engine";
import type { CyberState } from "./src/index.js";

type Seen = View<CyberState>;

/** Has the learner's own Organization done this? */
function did(view: Seen, events: readonly GameEvent[], ...types: readonly string[]): boolean {
  const own = view.state.orgs[0].id;
  return events.some(({ type, args }) => types.includes(type) && args.org === own);
}

function doing(
  id: string,
  kinds: readonly string[],
  ...types: readonly string[]
): Lesson<CyberState> {
  return {
    id,
    done: (view, events) => did(view, events, ...types),
    points: (_, options: readonly OptionView[]) =>
      options.filter(({ kind }) => kinds.includes(kind)),
  };
}

export const tutorial: Tutorial = {
  seed: "a first evening in New Eden",
  seats: 1,
  options: { boards: "A", level: "rookie", shortGame: true },
  lessons: [
    { id: "welcome" },
    doing("hire", ["hire"], "hired"),
    doing("market", ["take-support"], "support-taken"),
    doing("activate", ["activate"], "activated"),
    doing("enter", ["enter"], "entered"),
    doing("hack", ["hack"], "hacked"),
    doing("mission", ["attempt"], "test-passed", "test-failed", "mission-validated"),
    doing("influence", ["place-influence"], "influence-placed"),
    { id: "go" },
  ] as readonly Lesson[],
};

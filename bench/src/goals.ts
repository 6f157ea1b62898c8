/** What we want to reach, and what was reached in this run. */
import type { Figures } from "./benchmarks.js";

export type Goal = {
  readonly goal: string;
  /** The worst figure of the run that the goal speaks of. */
  readonly reached: number;
  readonly met: boolean;
};

export function goalsOf({ matches = [], playouts }: Partial<Figures>): Goal[] {
  const goals: Goal[] = [];
  const most = (goal: string, limit: number, reached: readonly number[]) => {
    if (reached.length > 0) goals.push({ goal, ...judged(Math.max(...reached), limit, true) });
  };
  const least = (goal: string, limit: number, reached: readonly number[]) => {
    if (reached.length > 0) goals.push({ goal, ...judged(Math.min(...reached), limit, false) });
  };
  const ratios = (name: string) => matches.flatMap((figures) => figures.ratios[name] ?? []);
  most("a match costs at most 4 times the yardstick's", 4, ratios("yardstick/playout"));
  least("at least 100 times the matches of boardgame.io", 100, ratios("playout/reducer"));
  const imagined = playouts?.ratios["imagined/mcts"];
  least(
    "at least 100 times the playouts of MCTSBot",
    100,
    imagined === undefined ? [] : [imagined],
  );
  return goals;
}

function judged(reached: number, limit: number, atMost: boolean) {
  return { reached, met: atMost ? reached <= limit : reached >= limit };
}

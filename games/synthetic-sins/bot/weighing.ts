/** What is weighed: the position, the cards to come, the best weapon, the way that is left. */
import type { View } from "@sprawl/engine";
import { advice, content, type EnemyToken, type SinsState } from "../src/index.js";
import { type Conduct, conductsOf, type Lures, pathOf } from "./forecast.js";
import { type Tour, tourOf } from "./tour.js";

export type Weighing = {
  readonly view: View<SinsState>;
  readonly state: SinsState;
  readonly odds: advice.Odds;
  readonly power: number;
  readonly tour: Tour;
  /** What the enemies are likely to do, and where they would go; each worked out once. */
  conducts(type: content.EnemyType): readonly Conduct[];
  path(enemy: EnemyToken, lures: Lures): readonly content.Sector[];
};

/** The steps of an enemy that are looked at. */
const STEPS = 3;

export function weigh(view: View<SinsState>): Weighing {
  const { state } = view;
  const odds = advice.oddsOf(view);
  const conducts = new Map<content.EnemyType, readonly Conduct[]>();
  const paths = new Map<string, readonly content.Sector[]>();
  return {
    view,
    state,
    odds,
    power: bestPower(state),
    tour: tourOf(state),
    conducts: (type) => once(conducts, type, () => conductsOf(state, type, odds)),
    path: (enemy, lures) =>
      once(paths, `${enemy.ref} ${lures.noise} ${lures.detection}`, () =>
        pathOf(state, enemy, lures, STEPS),
      ),
  };
}

function bestPower({ you }: SinsState): number {
  return Math.max(0, ...you.gear.map(({ id }) => content.gear[id].weapon?.power ?? 0));
}

function once<K, V>(known: Map<K, V>, key: K, workOut: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = workOut();
  known.set(key, made);
  return made;
}

/** What is to be said of an enemy besides its name. */
import type { EnemyToken } from "../src/index.js";
import { useLabel } from "./words.js";

export function useStates(enemy: EnemyToken): readonly string[] {
  const label = useLabel();
  const { defeated, detected, overwatch, acted, raised, skips, carries } = enemy;
  if (defeated) return [label("board.body")];
  return [
    detected && label("board.detected"),
    overwatch && label("board.on-overwatch"),
    raised && label("board.raised"),
    skips && label("board.skips"),
    acted && label("board.acted"),
    carries !== "" && label("board.carries", { thing: carries }),
  ].filter((each) => each !== false);
}

/** Taking an answer back in a scenario, or seeing that it cannot be. */
import { canUndo, undo } from "@sprawl/engine/host";
import { Misfit } from "./path.js";
import type { PlayLine } from "./scenario.js";
import type { Stage } from "./stage.js";

type UndoLine = Extract<PlayLine, { readonly undo: boolean }>;

/** Take back the last answer; with `undo: false`, see that it cannot be, and why. */
export function takeBack(stage: Stage, { undo: wanted, why, seat }: UndoLine): void {
  const { match } = stage;
  const who = seat ?? match.log?.seat ?? 0;
  const state = canUndo(match, who);
  if (state.possible !== wanted) {
    throw new Misfit(
      state.possible ? "it can be taken back" : `it cannot be taken back: ${state.reason}`,
    );
  }
  if (!state.possible) {
    if (why !== undefined && why !== state.reason) throw new Misfit(`because of ${state.reason}`);
    return;
  }
  if (why !== undefined) throw new Misfit('"why" says what stands in the way; nothing does');
  undo(match, who);
  stage.news = stage.news.filter(({ at }) => at <= match.play.answers);
}

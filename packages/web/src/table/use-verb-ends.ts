/** A click on the board where nothing can be chosen takes back what was begun: a way to act, a piece. */
import { type RefObject, useEffect, useRef } from "react";
import type { Answering } from "./use-choices.js";

/** What can be chosen, and what has come up beside it. */
const CHOOSES = "[data-state=open], [data-tools], [data-holds], [role=menu]";

export function useVerbEnds(
  board: RefObject<HTMLElement | null>,
  { verb, begun: pieces, dismiss }: Pick<Answering, "verb" | "begun" | "dismiss">,
): void {
  const end = useRef(dismiss);
  end.current = dismiss;
  const begun = verb !== undefined || pieces !== undefined;
  useEffect(() => {
    const element = board.current;
    if (!begun || !element) return;
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest(CHOOSES)) end.current();
    };
    element.addEventListener("click", click);
    return () => element.removeEventListener("click", click);
  }, [board, begun]);
}

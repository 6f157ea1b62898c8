/** A click on the board where nothing can be chosen takes back a way to act that was begun. */
import { type RefObject, useEffect, useRef } from "react";
import type { Answering } from "./use-choices.js";

/** What can be chosen, and what has come up beside it. */
const CHOOSES = "[data-state=open], [data-tools], [data-holds], [role=menu]";

export function useVerbEnds(
  board: RefObject<HTMLElement | null>,
  { verb, setVerb }: Pick<Answering, "verb" | "setVerb">,
): void {
  const end = useRef(setVerb);
  end.current = setVerb;
  const begun = verb !== undefined;
  useEffect(() => {
    const element = board.current;
    if (!begun || !element) return;
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest(CHOOSES)) end.current(undefined);
    };
    element.addEventListener("click", click);
    return () => element.removeEventListener("click", click);
  }, [board, begun]);
}

/** What the pointer or the focus is on: in the list it lights up on the board, and the other way. */
import type { Ref } from "@sprawl/engine";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

export type Hot = {
  /** Things the pointer is on, on the board: the list marks the options that mean them. */
  readonly refs: ReadonlySet<Ref>;
  /** The list lights up things on the board. */
  light(refs: readonly Ref[]): void;
};

const NONE: ReadonlySet<Ref> = new Set();

export function useHot(board: RefObject<HTMLElement | null>): Hot {
  const [refs, setRefs] = useState(NONE);
  const lit = useRef<readonly Element[]>([]);

  const light = useCallback(
    (wanted: readonly Ref[]) => {
      for (const element of lit.current) element.removeAttribute("data-hot");
      lit.current = wanted.flatMap((ref) => [
        ...(board.current?.querySelectorAll(`[data-ref~="${CSS.escape(ref)}"]`) ?? []),
      ]);
      for (const element of lit.current) element.setAttribute("data-hot", "");
    },
    [board],
  );

  useEffect(() => {
    const table = board.current;
    if (!table) return;
    const look = (event: Event) => {
      const thing =
        event.target instanceof Element ? event.target.closest<HTMLElement>("[data-ref]") : null;
      const open = thing?.dataset.state === "open";
      setRefs(open ? new Set(thing.dataset.ref?.split(" ")) : NONE);
    };
    const away = () => setRefs(NONE);
    table.addEventListener("pointerover", look);
    table.addEventListener("focusin", look);
    table.addEventListener("pointerleave", away);
    table.addEventListener("focusout", away);
    return () => {
      table.removeEventListener("pointerover", look);
      table.removeEventListener("focusin", look);
      table.removeEventListener("pointerleave", away);
      table.removeEventListener("focusout", away);
    };
  }, [board]);
  return { refs, light };
}

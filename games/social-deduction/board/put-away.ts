/** What lies open over the table is put away by Escape, or by going on with something else. */
import { useTable } from "@sprawl/kit";
import { useEffect, useRef } from "react";

/** What `holds` the show is put away first by the keys that skip it. */
export function usePutAway(open: boolean, within: string, putAway: () => void, holds = true): void {
  const playing = useTable().playing && holds;
  const latest = useRef(putAway);
  latest.current = putAway;
  useEffect(() => {
    if (!open) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key === "Escape" || (playing && (key === " " || key === "Enter"))) latest.current();
    };
    const leave = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(within)) latest.current();
    };
    window.addEventListener("keydown", close, true);
    window.addEventListener("click", leave, true);
    return () => {
      window.removeEventListener("keydown", close, true);
      window.removeEventListener("click", leave, true);
    };
  }, [open, within, playing]);
}

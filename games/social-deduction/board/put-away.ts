/** What lies open over the table is put away by Escape, or by going on with something else. */
import { useTable } from "@sprawl/kit";
import { useEffect, useRef } from "react";

/** What `holds` the show is put away first by the keys that skip it, or that would answer what is asked. */
export function usePutAway(open: boolean, within: string, putAway: () => void, holds = true): void {
  const playing = useTable().playing && holds;
  const latest = useRef(putAway);
  latest.current = putAway;
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      const { key, target } = event;
      const goesOn = holds && (key === " " || key === "Enter") && (playing || !isApart(target));
      if (key !== "Escape" && !goesOn) return;
      latest.current();
      // It is put away and nothing more: what is asked behind it is not answered unseen.
      if (!goesOn || playing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
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
  }, [open, within, playing, holds]);
}

/** What stands beside the table: its keys are meant for it. */
const isApart = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("[data-hud], [data-side], [data-over], [role=menu], dialog, input, textarea") !==
    null;

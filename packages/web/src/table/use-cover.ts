/** Whether what only the viewer may see is shown, at a table whose board wants it covered. */
import { type Cover, uncovered } from "@sprawl/kit";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

/** How long it shows after a tap, in ms. */
const SHOWN = 6000;
const KEEP = "sprawl.keep-shown";

/** `shared`: several people look at this screen; then everything is covered unless they want it open. */
export function useCoverState(on: boolean, shared: boolean): Cover {
  const [kept, setKept] = useState(() => localStorage.getItem(KEEP) ?? undefined);
  const keep = kept === undefined ? !shared : kept === "yes";
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const stop = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  return useMemo((): Cover => {
    if (!on) return uncovered;
    const show = (now: boolean) => {
      stop();
      setOpen(now);
    };
    return {
      shown: keep || open,
      keep,
      setKeep: (wanted) => {
        const word = wanted ? "yes" : "no";
        localStorage.setItem(KEEP, word);
        setKept(word);
        show(false);
      },
      peek: () => {
        show(true);
        timer.current = window.setTimeout(() => setOpen(false), SHOWN);
      },
      hold: () => show(true),
      hide: () => show(false),
    };
  }, [on, keep, open, stop]);
}

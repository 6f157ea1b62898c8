/** Shows an element above everything else, beside its anchor, for as long as it is drawn. */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { lineTo, place, type Side } from "./place.js";

/**
 * Call in the component that draws `shown`; it must carry the `popover` attribute. `avoid` names
 * things it speaks of and should not hide; nor does it hide what carries `data-clear`, if it can.
 */
export function usePopover(
  shown: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  side: Side = "below",
  avoid?: () => readonly Element[],
): void {
  const speaksOf = useRef(avoid);
  speaksOf.current = avoid;
  useLayoutEffect(() => {
    const element = shown.current;
    const target = anchor.current;
    if (!element || !target) return;
    element.showPopover();
    const settle = () => {
      const { width, height } = element.getBoundingClientRect();
      const screen = {
        width: document.documentElement.clientWidth,
        height: document.documentElement.clientHeight,
      };
      const clear = document.querySelectorAll("[data-clear]");
      const spoken = [...(speaksOf.current?.() ?? []), ...clear].map((each) =>
        each.getBoundingClientRect(),
      );
      const thing = target.getBoundingClientRect();
      const at = place(thing, { width, height }, screen, side, spoken);
      element.style.left = `${at.left}px`;
      element.style.top = `${at.top}px`;
      element.dataset.side = at.side;
      const line = lineTo(thing, { ...at, width, height }, at.side);
      for (const [name, length] of Object.entries(line)) {
        element.style.setProperty(`--line-${name}`, `${length}px`);
      }
    };
    settle();
    const watch = new ResizeObserver(settle);
    watch.observe(element);
    window.addEventListener("scroll", settle, { capture: true, passive: true });
    window.addEventListener("resize", settle);
    return () => {
      watch.disconnect();
      window.removeEventListener("scroll", settle, { capture: true });
      window.removeEventListener("resize", settle);
      if (element.matches(":popover-open")) element.hidePopover();
    };
  }, [shown, anchor, side]);
}

/** Shows an element above everything else, beside its anchor, for as long as it is drawn. */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { type Avoid, lineTo, place, type Side } from "./place.js";
import { lookAt } from "./world.js";

/** Things it should not hide: what it speaks of, what belongs to its anchor, what else can be chosen. */
export type Spared = Readonly<Partial<Record<keyof Avoid, readonly Element[]>>>;

/**
 * Call in the component that draws `shown`; it must carry the `popover` attribute. `avoid` names
 * things it should not hide; nor does it hide what carries `data-clear`, if it can.
 * A "sheet" lies over the lower edge of the board, as wide as that, and its anchor comes into sight above.
 */
export function usePopover(
  shown: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  side: Side | "sheet" = "below",
  avoid?: () => Spared,
): void {
  const speaksOf = useRef(avoid);
  speaksOf.current = avoid;
  useLayoutEffect(() => {
    const element = shown.current;
    const target = anchor.current;
    if (!element || !target) return;
    element.showPopover();
    const settle = () => {
      if (side === "sheet") return layOver(element);
      const { width, height } = element.getBoundingClientRect();
      const screen = {
        width: document.documentElement.clientWidth,
        height: document.documentElement.clientHeight,
        top: lineOver(target),
      };
      const clear = document.querySelectorAll("[data-clear]");
      const { spoken = [], own, others } = speaksOf.current?.() ?? {};
      const spared = {
        spoken: boxesOf([...spoken, ...clear]),
        own: boxesOf(own),
        others: boxesOf(others),
      };
      const thing = target.getBoundingClientRect();
      const at = place(thing, { width, height }, screen, side, spared);
      element.style.left = `${at.left}px`;
      element.style.top = `${at.top}px`;
      element.dataset.side = at.side;
      const line = lineTo(thing, { ...at, width, height }, at.side);
      for (const [name, length] of Object.entries(line)) {
        element.style.setProperty(`--line-${name}`, `${length}px`);
      }
    };
    settle();
    if (side === "sheet") lookAt(target, element.getBoundingClientRect().height);
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

const boxesOf = (things: readonly Element[] = []) =>
  things.map((each) => each.getBoundingClientRect());

/** How high the line at the top is, over a thing that does not lie in it. */
function lineOver(target: Element): number {
  const line = document.querySelector("[data-hud]");
  return line && !line.contains(target) ? line.getBoundingClientRect().bottom : 0;
}

/** Along the lower edge of the board; of the window where there is none. */
function layOver(element: HTMLElement): void {
  const board = document.querySelector("[data-board]") ?? document.documentElement;
  const { left, width, bottom } = board.getBoundingClientRect();
  element.dataset.side = "sheet";
  element.style.left = `${left}px`;
  element.style.width = `${width}px`;
  element.style.top = `${bottom - element.getBoundingClientRect().height}px`;
}

/** A row that may be wider than its room: what of it lies beyond an edge, and what is wanted is in sight. */
import { type RefObject, useEffect, useRef, useState } from "react";

/** On which side of what is seen there is more. */
export type More = "before" | "after" | "both" | undefined;

/** What is half a pixel away is there. */
const NEAR = 1;

export function moreOf(scrolled: number, window: number, whole: number): More {
  const before = scrolled > NEAR;
  const after = scrolled + window < whole - NEAR;
  return before ? (after ? "both" : "before") : after ? "after" : undefined;
}

/**
 * Put the ref on the row. Whenever it is asked anew, the first thing in it that can be chosen comes into
 * sight, unless another one that can is there already.
 */
export function usePushed<E extends HTMLElement>(
  asked: unknown,
): readonly [RefObject<E | null>, More] {
  const row = useRef<E>(null);
  const [more, setMore] = useState<More>();
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () =>
      setMore(moreOf(element.scrollLeft, element.clientWidth, element.scrollWidth));
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => {
      element.removeEventListener("scroll", measure);
      watch.disconnect();
    };
  });
  useEffect(() => {
    const element = row.current;
    if (!element || asked === undefined) return;
    const { left, right } = element.getBoundingClientRect();
    const open = [...element.querySelectorAll("[data-state=open]")];
    const isSeen = (each: Element) => {
      const box = each.getBoundingClientRect();
      return box.left >= left && box.left + box.width / 2 <= right;
    };
    if (!open.some(isSeen)) open[0]?.scrollIntoView({ inline: "nearest", block: "nearest" });
  }, [asked]);
  return [row, more];
}

/**
 * A question comes up with something of it in sight, and so does what a hint or a lesson points at:
 * where all of it is out of view, the first is looked at. What happened before may have led elsewhere:
 * then one looks where one did before that.
 */
import { GLIDE, lookAt, lookBack } from "@sprawl/kit";
import { type RefObject, useEffect, useRef } from "react";

/** What can be chosen on the board and among one's own. */
const OPEN = ":is([data-board], [data-me]) [data-ref][data-state=open]";

const POINTED = ":is([data-board], [data-me]) [data-ref][data-pointed]";

/** `asked` and `pointed` name the question and what is pointed at: each is looked at once. */
export function useInSight(
  screen: RefObject<HTMLElement | null>,
  asked: string | undefined,
  pointed: string,
): void {
  /** One's own row, where it was moved for a question: with the next it is back at oneself. */
  const row = useRef<Element>(undefined);
  /** So long it takes to look back, in ms. */
  const settles = useRef(0);
  useEffect(() => {
    if (asked === undefined) return;
    row.current?.scrollTo(0, 0);
    row.current = undefined;
    settles.current = screen.current && lookBack(screen.current) ? GLIDE : 0;
    // Once the board has drawn it and has framed what it thinks of first.
    return soon(settles.current, () => {
      row.current = bringIntoSight(screen.current, OPEN);
    });
  }, [screen, asked]);
  useEffect(() => {
    if (asked === undefined || pointed === "") return;
    return soon(settles.current, () => bringIntoSight(screen.current, POINTED));
  }, [screen, asked, pointed]);
}

/** With the first picture after so many ms; gives what calls it off. */
function soon(ms: number, look: () => void): () => void {
  let frame = 0;
  const wait = () => {
    frame = requestAnimationFrame(look);
  };
  const later = ms > 0 ? setTimeout(wait, ms) : undefined;
  if (later === undefined) wait();
  return () => {
    clearTimeout(later);
    cancelAnimationFrame(frame);
  };
}

/** Looks at the first of them, unless one is in sight; gives what had to be scrolled for it. */
function bringIntoSight(screen: HTMLElement | null, those: string): Element | undefined {
  const all = [...(screen?.querySelectorAll(those) ?? [])].filter((each) => each.checkVisibility());
  const [first] = all;
  if (!first || all.some(isInSight)) return undefined;
  lookAt(first);
  return scrolledAround(first);
}

function scrolledAround(thing: Element): Element | undefined {
  for (let each = thing.parentElement; each?.closest("[data-me]"); each = each.parentElement) {
    if (each.scrollLeft > 0) return each;
  }
  return undefined;
}

/** Is its middle inside the box that holds it? */
function isInSight(thing: Element): boolean {
  const around = thing.closest("[data-board], [data-me]")?.getBoundingClientRect();
  const { left, top, width, height } = thing.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (!around) return false;
  return x >= around.left && x <= around.right && y >= around.top && y <= around.bottom;
}

/**
 * Where somebody is who plays by keys or by ear. An answer often takes away what has the focus: then
 * the focus stays at the same piece, or waits at the question until the piece is there again. It is
 * never left to the page, and never taken from where somebody is. A lesson leads it on: to its own
 * button, or to what it points at.
 */
import { FOCUS_GIVEN } from "@sprawl/kit";
import { type RefObject, useEffect } from "react";

/** What may take the focus away without being asked. */
const LOSING = { attributeFilter: ["disabled", "hidden", "inert"], childList: true, subtree: true };

export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let last: Element | undefined;
    /** The piece or the way to act that was used last, as a selector. */
    let place: string | undefined;
    let waiting = false;
    let moving = false;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      if (moving) return;
      waiting = false;
      // What is laid over the table was opened from somewhere: that is where one is.
      if (!target.closest(LAID_OVER)) place = placeOf(target);
    };
    const keep = () => {
      const here = document.activeElement;
      const isCovered = here !== null && here !== document.body && !isOpen(here);
      const lost = isCovered || (here === document.body && !(last && isOpen(last)));
      if (!lost && !(waiting && here === last)) return;
      const led = table.querySelector("[data-lesson]") ? firstOf(table, LED) : undefined;
      const home = place === undefined ? undefined : firstOpen(table, place);
      waiting = (led ?? home) === undefined;
      const to = led ?? home ?? firstOf(table, HAVENS);
      if (to === here) return;
      moving = true;
      // Nobody has asked to look at it.
      table.toggleAttribute(FOCUS_GIVEN, true);
      to?.focus({ preventScroll: true });
      table.toggleAttribute(FOCUS_GIVEN, false);
      moving = false;
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    };
    const watch = new MutationObserver(soon);
    watch.observe(table, LOSING);
    table.addEventListener("focusin", remember);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      table.removeEventListener("focusin", remember);
    };
  }, [root]);
}

/** What lies over the table for a while. */
const LAID_OVER = "[data-palette]:not([data-kept]), [data-side]";

/** Where a lesson leads: to what is to be read on, else to what it points at. */
const LED = [
  "[data-lesson] button",
  "[data-pointed][data-ref=main-button]",
  "button[data-pointed], [data-pointed] > button",
];

/** Where one waits: at the end, at the question, at the board. */
const HAVENS = ["[data-end]", "[data-prompt]", "[data-board]"];

const KEPT_LIST = "[data-palette][data-kept]";

function placeOf(target: Element): string | undefined {
  if (target.closest(KEPT_LIST)) return `${KEPT_LIST} [data-choice]`;
  const verb = target.closest("[data-verb]")?.getAttribute("data-verb");
  if (verb) return `[data-verb="${CSS.escape(verb)}"]`;
  const ref = target.closest("[data-ref]")?.getAttribute("data-ref");
  if (!ref) return undefined;
  const thing = `[data-ref="${CSS.escape(ref)}"]`;
  return `button${thing}, ${thing} > button`;
}

function firstOf(table: Element, selectors: readonly string[]): HTMLElement | undefined {
  for (const each of selectors) {
    const found = firstOpen(table, each);
    if (found) return found;
  }
  return undefined;
}

function firstOpen(table: Element, selector: string): HTMLElement | undefined {
  return [...table.querySelectorAll<HTMLElement>(selector)].find(isOpen);
}

/** Can it have the focus? */
function isOpen(thing: Element): boolean {
  return thing.checkVisibility() && !thing.closest(":disabled, [inert]");
}

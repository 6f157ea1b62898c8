/** Listens for the table's keys. */
import { useEffect, useRef } from "react";
import { arrowOf, type Command, commandOf, pressOf } from "./keys.js";
import { type Direction, nearestTowards } from "./towards.js";

/** `run` says whether it did something; a key that did nothing is left to the page. */
export function useKeys(
  on: boolean,
  letters: ReadonlySet<string>,
  run: (command: Command) => boolean,
): void {
  const latest = useRef(run);
  latest.current = run;
  const known = useRef(letters);
  known.current = letters;
  useEffect(() => {
    if (!on) return;
    // What was clicked, or has been used, has the focus too, but space still means the main thing;
    // only where keys have just led is it pressed by space as well.
    let clicked = true;
    const point = () => {
      clicked = true;
    };
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Tab" || event.key.startsWith("Arrow")) clicked = false;
      if (event.key === "Enter" || /^[1-9]$/.test(event.key)) clicked = true;
      if (event.defaultPrevented || event.isComposing || inDialog(event.target)) return;
      const seen = pressOf(event);
      if (isHeld(event) && !seen.typing && !seen.modified) return event.preventDefault();
      const isMain = event.key === " " && (clicked || isIdle(event.target)) && isSpot(event.target);
      const press = { ...seen, busy: seen.busy && !isMain };
      const command =
        commandOf(press, known.current) ?? (onArrows(event.target) ? arrowOf(press) : undefined);
      if (command && latest.current(command)) event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    window.addEventListener("pointerdown", point, true);
    return () => {
      window.removeEventListener("keydown", listen);
      window.removeEventListener("pointerdown", point, true);
    };
  }, [on]);
}

/** What can be chosen: in the list, in the dock, and on the board. */
const CHOICE =
  "[data-choice], [data-dock-choice], [data-verb], [data-main], [data-ref][data-state=open] > button";

/** What is held down acts once, however long; arrows and Tab go on. */
function isHeld({ repeat, key }: KeyboardEvent): boolean {
  return repeat && (key.length === 1 || key === "Enter" || key === "Escape");
}

/** A dialog or a menu keeps its keys to itself. */
function inDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog, [role=menu]") !== null;
}

/** A thing on the table, what answers beside it, or what stands in the line above. */
function isSpot(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("[data-board], [data-ref], [data-dock], [data-hud]") !== null
  );
}

/** A thing that is only looked at: space would do nothing there. */
function isIdle(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("[data-ref][data-state=idle] > button");
}

/** Arrows move through choices from a choice, from any thing on the table or in the dock, or from nowhere. */
function onArrows(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target.matches(
    `body, main, [data-board], [data-prompt], [data-dock] button, [data-ref][data-state] > button, ${CHOICE}`,
  );
}

/**
 * Puts the focus on the next choice in this direction: on the board as it is seen, elsewhere, and
 * where nothing lies there, in order; from none, first on what is pointed at.
 */
export function moveFocus(root: HTMLElement | null, towards: Direction): boolean {
  const all = root?.querySelectorAll<HTMLElement>(CHOICE) ?? [];
  const choices = [...all].filter((each) => each.checkVisibility() && !each.matches(":disabled"));
  if (choices.length === 0) return false;
  const here = document.activeElement as HTMLElement;
  const pointed = choices.find((each) => each.closest("[data-pointed]"));
  const next =
    choices.includes(here) || !pointed
      ? (seenFrom(here, choices, towards) ?? inOrder(here, choices, towards))
      : pointed;
  next?.focus();
  return true;
}

/** A thing of the board, and not of a hand or a row beside it. */
const ON_BOARD = "[data-board] [data-ref][data-state] > button";

/** What is seen in that direction from a thing of the board; below the lowest, what lies beside it. */
function seenFrom(
  here: HTMLElement,
  choices: readonly HTMLElement[],
  towards: Direction,
): HTMLElement | undefined {
  if (!here.matches(ON_BOARD)) return undefined;
  const things = choices.filter((each) => each.matches(ON_BOARD));
  const boxes = things.map((each) => each.getBoundingClientRect());
  const at = things.includes(here) ? things.indexOf(here) : placeOf(here, things) - 0.5;
  const found = nearestTowards(towards, { box: here.getBoundingClientRect(), at }, boxes);
  if (found !== undefined) return things[found];
  if (towards !== "down") return undefined;
  const after = choices.slice(choices.findLastIndex((each) => each.matches(ON_BOARD)) + 1);
  return after.find((each) => !each.closest("[data-board]"));
}

function inOrder(
  here: HTMLElement,
  choices: readonly HTMLElement[],
  towards: Direction,
): HTMLElement | undefined {
  const on = towards === "right" || towards === "down";
  const now = choices.indexOf(here);
  const next = now < 0 ? placeOf(here, choices) - (on ? 0 : 1) : now + (on ? 1 : -1);
  return choices[(next + choices.length) % choices.length];
}

/** How many of these come before a thing that is none of them; from the question, or nowhere, none do. */
function placeOf(thing: HTMLElement, choices: readonly HTMLElement[]): number {
  if (thing.matches("[data-prompt]")) return 0;
  const after = choices.findIndex(
    (choice) => thing.compareDocumentPosition(choice) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return after < 0 ? choices.length : after;
}

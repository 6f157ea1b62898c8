/** Listens for the table's keys. */
import { useEffect, useRef } from "react";
import { arrowOf, type Command, commandOf, pressOf } from "./keys.js";

/** `run` says whether it did something; a key that did nothing is left to the page. */
export function useKeys(on: boolean, run: (command: Command) => boolean): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || inDialog(event.target)) return;
      const press = pressOf(event);
      const command = commandOf(press) ?? (onArrows(event.target) ? arrowOf(press) : undefined);
      if (command && latest.current(command)) event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [on]);
}

/** A dialog or a menu keeps its keys to itself. */
function inDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog, [role=menu]") !== null;
}

/** Arrows move through choices from a choice, from the prompt, or from nowhere. */
function onArrows(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target === document.body || target.matches("[data-choice], [data-prompt]");
}

/** Puts the focus on the next or previous choice. */
export function moveFocus(root: HTMLElement | null, way: 1 | -1): boolean {
  const all = root?.querySelectorAll<HTMLElement>("[data-choice]") ?? [];
  const choices = [...all].filter((choice) => choice.checkVisibility());
  if (choices.length === 0) return false;
  const now = choices.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (way > 0 ? 0 : choices.length - 1) : now + way;
  choices[(next + choices.length) % choices.length]?.focus();
  return true;
}

/** A lesson over the board: a light on what it speaks of, and its card where that is not. */
import type { Ref } from "@sprawl/engine";
import { type BoardDefinition, useTable } from "@sprawl/kit";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { isPicked, MAIN_BUTTON, refsOf } from "./choices.js";
import type { LessonShown } from "./extras.js";
import css from "./lesson.module.css";
import { goesBelow } from "./lesson-side.js";

type Props = {
  readonly lesson: LessonShown;
  readonly board: BoardDefinition | undefined;
  readonly screen: RefObject<HTMLElement | null>;
};

export function LessonLayer({ lesson, board, screen }: Props) {
  const light = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(true);
  const refs = useSpokenOf(lesson, board);
  const Teacher = board?.Teacher;
  // Every time something is drawn: what is spoken of may have moved.
  useLayoutEffect(() => {
    const root = screen.current;
    const spot = light.current;
    if (!root || !spot) return;
    const shine = () => {
      const found = refs.flatMap((ref) => [
        ...root.querySelectorAll<HTMLElement>(`[data-ref~="${CSS.escape(ref)}"]`),
      ])[0];
      spot.hidden = found === undefined;
      if (!found) return;
      const { left, top, bottom, width, height } = found.getBoundingClientRect();
      Object.assign(spot.style, {
        left: `${left - 8}px`,
        top: `${top - 8}px`,
        width: `${width + 16}px`,
        height: `${height + 16}px`,
      });
      const area = card.current?.offsetParent?.getBoundingClientRect();
      const all = { top: 0, bottom: innerHeight };
      setBelow(goesBelow({ top, bottom }, area ?? all, card.current?.offsetHeight ?? 0));
      // In the dock it shines over the dock; over the board what is asked stays bright.
      spot.toggleAttribute("data-in-dock", found.closest("[data-dock]") !== null);
    };
    shine();
    window.addEventListener("resize", shine);
    // The board makes room for the list of all choices, and comes back.
    const sizes = new ResizeObserver(shine);
    for (const each of root.querySelectorAll("[data-board]")) sizes.observe(each);
    root.addEventListener("scroll", shine, true);
    return () => {
      sizes.disconnect();
      window.removeEventListener("resize", shine);
      root.removeEventListener("scroll", shine, true);
    };
  });
  // What is spoken of is in view.
  const first = refs[0];
  useLayoutEffect(() => {
    if (first === undefined) return;
    screen.current
      ?.querySelector(`[data-ref~="${CSS.escape(first)}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [first, screen]);
  return (
    <>
      <div ref={light} className={css.light} aria-hidden="true" hidden />
      <div ref={card} className={css.card} data-lesson="" data-below={below || undefined}>
        {Teacher && (
          <div className={css.teacher} aria-hidden="true">
            <Teacher />
          </div>
        )}
        {lesson.body}
      </div>
    </>
  );
}

/** What the board says the lesson speaks of; else what it points at. */
function useSpokenOf(lesson: LessonShown, board: BoardDefinition | undefined): readonly Ref[] {
  const { choices } = useTable();
  const { pointed, question } = choices;
  const options = question?.options.filter(({ key }) => pointed.has(key)) ?? [];
  if (question?.form === "pick" && isPicked(choices)) return [MAIN_BUTTON];
  const shown = board?.spotlights?.[lesson.id];
  if (shown !== undefined) return [shown];
  // Many things at once are no place to look at: they glow by themselves.
  return options.length === 1 ? refsOf(options[0]) : [];
}

/** A lesson over the board: a light on what it speaks of, and its card where that is not. */
import type { Ref } from "@sprawl/engine";
import { type BoardDefinition, cornersOf, lookAt, useMedia, useTable } from "@sprawl/kit";
import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from "react";
import { isPicked, MAIN_BUTTON, refsOf } from "./choices.js";
import type { LessonShown } from "./extras.js";
import css from "./lesson.module.css";
import { goesBelow, lowestAbove } from "./lesson-side.js";

type Props = {
  readonly lesson: LessonShown;
  readonly board: BoardDefinition | undefined;
  readonly screen: RefObject<HTMLElement | null>;
};

export function LessonLayer({ lesson, board, screen }: Props) {
  const light = useRef<SVGSVGElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const phone = useMedia("phone");
  const [below, setBelow] = useState(true);
  const [overDock, setOverDock] = useState(false);
  const [, again] = useReducer((n: number) => n + 1, 0);
  const spoken = useSpokenOf(lesson, board);
  const Teacher = board?.Teacher;
  const looked = useRef<Element>(undefined);
  // Every time something is drawn: what is spoken of may have moved.
  useLayoutEffect(() => {
    const root = screen.current;
    const spot = light.current;
    if (!spot) return;
    // What is drawn together with the screen is there a moment before it.
    if (!root) return again();
    const shine = () => {
      const all = spoken.flatMap((refs) => refs.flatMap((ref) => placesOf(root, ref)).slice(0, 1));
      const [found] = all;
      // What is spoken of comes into view as soon as it is there; then one may look elsewhere.
      if (found && found !== looked.current) {
        looked.current = found;
        lookAt(found);
      }
      spot.toggleAttribute("data-on", found !== undefined);
      const free = phone && isDockFree(root, all);
      setOverDock(free);
      if (card.current) {
        setBelow(free || isBelow(card.current, root, all));
        card.current.style.setProperty("--lesson-lowest", `${topOf(card.current, all)}px`);
      }
      if (!found) return;
      const [dark, edge, ray] = spot.querySelectorAll("path");
      const shape = all.map(shapeOf).join("");
      dark?.setAttribute("d", `M0 0H${innerWidth}V${innerHeight}H0Z${shape}`);
      edge?.setAttribute("d", shape);
      ray?.setAttribute("d", rayOn(found));
      // In the dock it shines over the dock; over the board what is asked stays bright.
      spot.toggleAttribute("data-in-dock", found.closest("[data-dock]") !== null);
    };
    shine();
    window.addEventListener("resize", shine);
    // The board makes room for the list of all choices, and comes back.
    const sizes = new ResizeObserver(shine);
    // A board that was turned or resized is laid out anew a moment after its box has changed.
    const pieces = new MutationObserver(shine);
    for (const each of root.querySelectorAll("[data-board]")) {
      sizes.observe(each);
      pieces.observe(each, { childList: true, subtree: true });
    }
    root.addEventListener("scroll", shine, true);
    return () => {
      sizes.disconnect();
      pieces.disconnect();
      window.removeEventListener("resize", shine);
      root.removeEventListener("scroll", shine, true);
    };
  });
  return (
    <>
      <svg ref={light} className={css.light} aria-hidden="true" data-lesson-light="">
        <linearGradient id="lesson-ray" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ffe9c4" stopOpacity="0.04" />
          <stop offset="1" stopColor="#ffe9c4" stopOpacity="0.2" />
        </linearGradient>
        <path className={css.dark} fillRule="evenodd" />
        <path className={css.edge} />
        <path fill="url(#lesson-ray)" />
      </svg>
      <div
        ref={card}
        className={css.card}
        data-lesson=""
        data-below={below || undefined}
        data-over-dock={overDock || undefined}
      >
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

/** Where a thing is: the whole ground of it before its name, where the board has drawn that in sight. */
function placesOf(root: Element, ref: Ref): readonly Element[] {
  const name = CSS.escape(ref);
  return [`[data-ground~="${name}"]`, `[data-ref~="${name}"]`].flatMap((each) =>
    [...root.querySelectorAll(each)].filter((place) => place.getBoundingClientRect().width > 0),
  );
}

const AIR = 8;
const EDGE = 2;

/** The outline of a place that is cut to its shape, or a box with some air around a thing. */
function shapeOf(thing: Element): string {
  const corners = cornersOf(thing);
  if (corners.length > 0) return `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
  const { left, top, width, height } = thing.getBoundingClientRect();
  // Of a card in a fan, what the next one leaves of it.
  const seen = thing.closest("[data-in-hand]")?.getBoundingClientRect().width ?? width;
  const right = left + Math.min(width, seen) + AIR;
  // What lies at the lower edge of the window has its whole outline, too.
  const bottom = Math.min(top + height + AIR, innerHeight - EDGE);
  return `M${left - AIR} ${top - AIR}H${right}V${bottom}H${left - AIR}Z`;
}

/** Light that falls on a place from above. */
function rayOn(place: Element): string {
  const corners = cornersOf(place);
  if (corners.length === 0) return "";
  const byWidth = corners.toSorted(([a], [b]) => a - b);
  const [[left, leftY], [right, rightY]] = [byWidth[0], byWidth[byWidth.length - 1]];
  const [low] = corners.toSorted(([, a], [, b]) => b - a);
  const { top } = (place.closest("[data-board]") ?? place).getBoundingClientRect();
  const [x, narrow] = [(left + right) / 2, (right - left) / 6];
  return `M${x - narrow} ${top}H${x + narrow}L${right} ${rightY}L${low.join(" ")}L${left} ${leftY}Z`;
}

const PICKED = "[data-picked]";

const areaOf = (card: HTMLElement) =>
  card.offsetParent?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };

/** What is not beside the card, which hides that nowhere, and not picked: that is seen to apart. */
function inItsWay(card: HTMLElement, all: readonly Element[]): readonly Element[] {
  const { left, right } = card.getBoundingClientRect();
  return all.filter((each) => {
    const thing = each.getBoundingClientRect();
    return !each.matches(PICKED) && thing.left <= right + AIR && thing.right >= left - AIR;
  });
}

/** Above what is spoken of, the card begins no lower than this. */
function topOf(card: HTMLElement, all: readonly Element[]): number {
  const area = areaOf(card);
  const thing = spanOf(inItsWay(card, all)) ?? { top: area.bottom, bottom: area.bottom };
  return lowestAbove(thing, area, card.offsetHeight);
}

/** Does the card go below what is spoken of? It hides nothing of one's own, or picked, on the board. */
function isBelow(card: HTMLElement, root: HTMLElement, all: readonly Element[]): boolean {
  const area = areaOf(card);
  const { left, right } = card.getBoundingClientRect();
  const own = [...root.querySelectorAll(`[data-board] :is([data-own], ${PICKED})`)]
    .map((each) => each.getBoundingClientRect())
    .filter((each) => each.left < right && each.right > left);
  return goesBelow(spanOf(inItsWay(card, all)), area, card.offsetHeight, own);
}

/** Neither spoken of nor pointed at is anything in the dock. */
function isDockFree(root: HTMLElement, lit: readonly Element[]): boolean {
  const dock = root.querySelector("[data-dock]");
  return !dock?.querySelector("[data-pointed]") && !lit.some((each) => dock?.contains(each));
}

/** From the highest of these things to the lowest. */
function spanOf(all: readonly Element[]) {
  if (all.length === 0) return undefined;
  const boxes = all.map((each) => each.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/**
 * What the board says the lesson speaks of; else what it points at. Each thing by its names: the first
 * that is drawn is lit.
 */
function useSpokenOf(
  lesson: LessonShown,
  board: BoardDefinition | undefined,
): readonly (readonly Ref[])[] {
  const table = useTable();
  const { choices } = table;
  const { pointed, question } = choices;
  const options = question?.options.filter(({ key }) => pointed.has(key)) ?? [];
  // What was picked stays in the light of the button that takes it.
  if (question?.form === "pick" && isPicked(choices))
    return [[MAIN_BUTTON], ...options.map(refsOf)];
  const spot = board?.spotlights?.[lesson.id];
  const shown = typeof spot === "function" ? spot(table) : spot;
  if (shown !== undefined) return (typeof shown === "string" ? [shown] : shown).map((ref) => [ref]);
  if (question?.form === "amount" && lesson.asks) return [[MAIN_BUTTON]];
  const [first, ...rest] = options.map(refsOf);
  // Many things at once are no place to look at: they glow by themselves. Several ways to use one are.
  return first && rest.every(([ref]) => ref === first[0]) ? [first] : [];
}

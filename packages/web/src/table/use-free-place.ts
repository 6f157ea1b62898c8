/**
 * Where the list goes that a verb's key has opened: over as little as can be of what can be chosen on
 * the board. On the right, on the left, or low in the middle.
 */
import { type RefObject, useLayoutEffect, useState } from "react";

export type ListPlace = "right" | "left" | "middle";

/** In the middle it takes no more of the height than this: see palette.module.css. */
const LOW = 0.55;

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

export function useFreePlace(
  list: RefObject<HTMLElement | null>,
  /** What was begun; the list of everything stays on the right. */
  verb: string | undefined,
): ListPlace {
  const [place, setPlace] = useState<ListPlace>("right");
  useLayoutEffect(() => {
    const element = list.current;
    const board = document.querySelector("[data-board]");
    if (!element || !board || verb === undefined) return setPlace("right");
    const { width, height } = element.getBoundingClientRect();
    const open = [...board.querySelectorAll("[data-state=open]")];
    setPlace(
      freePlace(
        board.getBoundingClientRect(),
        { width, height },
        open.map((each) => each.getBoundingClientRect()),
      ),
    );
  }, [list, verb]);
  return place;
}

/** The first of these that hides the least. Pure. */
export function freePlace(
  board: Box,
  { width, height }: { readonly width: number; readonly height: number },
  open: readonly Box[],
): ListPlace {
  const low = Math.min(height, (board.bottom - board.top) * LOW);
  const middle = (board.left + board.right) / 2;
  const upper = { top: board.top, bottom: board.top + height };
  const places: Readonly<Record<ListPlace, Box>> = {
    right: { ...upper, left: board.right - width, right: board.right },
    left: { ...upper, left: board.left, right: board.left + width },
    middle: {
      left: middle - width / 2,
      right: middle + width / 2,
      top: board.bottom - low,
      bottom: board.bottom,
    },
  };
  const hidden = (place: ListPlace) =>
    open.reduce((sum, each) => sum + overlap(places[place], each), 0);
  return (["right", "left", "middle"] as const).reduce((best, each) =>
    hidden(each) < hidden(best) ? each : best,
  );
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

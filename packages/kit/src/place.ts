/**
 * Where a small window goes beside the thing it belongs to, so that it never leaves the screen and
 * hides as little as can be of what it speaks of.
 */

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type Size = { readonly width: number; readonly height: number };
/** The window; `top`: what lies along its upper edge is so high, and is not covered where there is room. */
export type Screen = Size & { readonly top?: number };
export type Side = "below" | "above" | "right" | "left";

const GAP = 8;
const MARGIN = 8;
/** Between it and the line along the upper edge. */
const UNDER = 2;

/**
 * Tries the wanted side, then the others, and on each the middle before the ends; where none has room,
 * the side that has most of it. Of those the one that hides the least.
 */
export function place(
  anchor: Box,
  size: Size,
  screen: Screen,
  wanted: Side = "below",
  avoid: readonly Box[] = [],
) {
  const room: Readonly<Record<Side, number>> = {
    below: screen.height - (anchor.top + anchor.height) - GAP - MARGIN - size.height,
    above: anchor.top - GAP - size.height - (screen.top ? screen.top + UNDER : MARGIN),
    right: screen.width - (anchor.left + anchor.width) - GAP - MARGIN - size.width,
    left: anchor.left - GAP - MARGIN - size.width,
  };
  const order: readonly Side[] =
    wanted === "right" || wanted === "left"
      ? [wanted, wanted === "right" ? "left" : "right", "below", "above"]
      : [wanted, wanted === "below" ? "above" : "below", "right", "left"];
  const fits = order.filter((each) => room[each] >= 0);
  const tried = fits.length > 0 ? fits : [order.reduce((a, b) => (room[b] > room[a] ? b : a))];
  const found = tried.flatMap((side) =>
    ALONG.map((along) => {
      const at = held(corner(anchor, size, side, along), size, screen);
      const hidden = avoid.reduce((sum, box) => sum + overlap({ ...at, ...size }, box), 0);
      return { side, ...at, hidden };
    }),
  );
  const { hidden: _, ...best } = found.reduce((a, b) => (b.hidden < a.hidden ? b : a));
  return best;
}

/** Its middle at the middle of the thing, or one of its ends at an end of it. */
const ALONG = [0, 1, -1] as const;

/** How much of the one the other hides, in px². */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function corner(anchor: Box, size: Size, side: Side, along: (typeof ALONG)[number]) {
  const { left, top, width, height } = anchor;
  const middleX = left + ((width - size.width) / 2) * (1 - along);
  const middleY = top + ((height - size.height) / 2) * (1 - along);
  switch (side) {
    case "below":
      return { left: middleX, top: top + height + GAP };
    case "above":
      return { left: middleX, top: top - GAP - size.height };
    case "right":
      return { left: left + width + GAP, top: middleY };
    case "left":
      return { left: left - GAP - size.width, top: middleY };
    default:
      return side satisfies never;
  }
}

function held(at: { left: number; top: number }, size: Size, screen: Screen) {
  const hold = (value: number, length: number, whole: number, from = 0) => {
    const least = from > 0 ? from + UNDER : MARGIN;
    return Math.max(MARGIN, Math.min(Math.max(value, least), whole - length - MARGIN));
  };
  return {
    left: Math.round(hold(at.left, size.width, screen.width)),
    top: Math.round(hold(at.top, size.height, screen.height, screen.top)),
  };
}

/** How far into the thing the line to it goes. */
const INTO = 0.25;

/** A line from the window at this place to its thing, as a thin box. */
export function lineTo(anchor: Box, shown: Box, side: Side): Box {
  const { left, top, width, height } = anchor;
  const x = within(left + width / 2, shown.left, shown.width);
  const y = within(top + height / 2, shown.top, shown.height);
  switch (side) {
    case "below": {
      const from = top + height * (1 - INTO);
      return { left: x, top: from, width: 0, height: shown.top - from };
    }
    case "above": {
      const from = shown.top + shown.height;
      return { left: x, top: from, width: 0, height: top + height * INTO - from };
    }
    case "right": {
      const from = left + width * (1 - INTO);
      return { left: from, top: y, width: shown.left - from, height: 0 };
    }
    case "left": {
      const from = shown.left + shown.width;
      return { left: from, top: y, width: left + width * INTO - from, height: 0 };
    }
    default:
      return side satisfies never;
  }
}

const within = (at: number, from: number, length: number) =>
  Math.max(from, Math.min(at, from + length));

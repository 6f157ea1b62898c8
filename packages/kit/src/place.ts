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

/** What is not hidden where there is room. */
export type Avoid = {
  /** What it speaks of. */
  readonly spoken?: readonly Box[] | undefined;
  /** Of that, what belongs to the thing: beside all of it there may be room where there is none beside the thing. */
  readonly own?: readonly Box[] | undefined;
  /** What else can be chosen. */
  readonly others?: readonly Box[] | undefined;
};

/** Hiding one px² of what else can be chosen weighs so much, and so does one px of way to the thing. */
const COST = { other: 0.3, way: 8 };

/**
 * Tries the wanted side, then the others, and on each the middle before the ends; where none has room,
 * the side that has most of it; then the same beside all that belongs to the thing. Of those the one
 * that hides the least.
 */
export function place(
  anchor: Box,
  size: Size,
  screen: Screen,
  wanted: Side = "below",
  { spoken = [], own = [], others = [] }: Avoid = {},
) {
  const order: readonly Side[] =
    wanted === "right" || wanted === "left"
      ? [wanted, wanted === "right" ? "left" : "right", "below", "above"]
      : [wanted, wanted === "below" ? "above" : "below", "right", "left"];
  const fitting = (beside: Box) => {
    const room = roomAround(beside, size, screen);
    return { room, fits: order.filter((each) => room[each] >= 0) };
  };
  const { room, fits } = fitting(anchor);
  const tried = fits.length > 0 ? fits : [order.reduce((a, b) => (room[b] > room[a] ? b : a))];
  const whole = own.length > 0 ? around([anchor, ...own]) : undefined;
  const cost = (at: Box) => {
    const hidden = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(at, box), 0);
    return hidden([...spoken, ...own]) + hidden(others) * COST.other;
  };
  const found = [
    ...tried.map((side) => ({ side, beside: anchor })),
    ...(whole ? fitting(whole).fits.map((side) => ({ side, beside: whole })) : []),
  ].flatMap(({ side, beside }) =>
    ALONG.map((along) => {
      const at = held(corner(anchor, size, side, along, beside), size, screen);
      const box = { ...at, ...size };
      const far = beside === anchor ? 0 : gapBetween(box, anchor) * COST.way;
      return { side, ...at, cost: cost(box) + far };
    }),
  );
  const { cost: _, ...best } = found.reduce((a, b) => (b.cost < a.cost ? b : a));
  return best;
}

/** How much room is left on each side, in px. */
function roomAround(beside: Box, size: Size, screen: Screen): Readonly<Record<Side, number>> {
  return {
    below: screen.height - (beside.top + beside.height) - GAP - MARGIN - size.height,
    above: beside.top - GAP - size.height - (screen.top ? screen.top + UNDER : MARGIN),
    right: screen.width - (beside.left + beside.width) - GAP - MARGIN - size.width,
    left: beside.left - GAP - MARGIN - size.width,
  };
}

/** The box around all of these. */
function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((each) => each.left));
  const top = Math.min(...boxes.map((each) => each.top));
  const right = Math.max(...boxes.map((each) => each.left + each.width));
  const bottom = Math.max(...boxes.map((each) => each.top + each.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** How far one is from the other, in px. */
function gapBetween(a: Box, b: Box): number {
  const x = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0);
  const y = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);
  return Math.hypot(x, y);
}

/** Its middle at the middle of the thing, or one of its ends at an end of it. */
const ALONG = [0, 1, -1] as const;

/** How much of the one the other hides, in px². */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Beside the one box, along the thing itself. */
function corner(
  { left, top, width, height }: Box,
  size: Size,
  side: Side,
  along: (typeof ALONG)[number],
  beside: Box,
) {
  const middleX = left + ((width - size.width) / 2) * (1 - along);
  const middleY = top + ((height - size.height) / 2) * (1 - along);
  switch (side) {
    case "below":
      return { left: middleX, top: beside.top + beside.height + GAP };
    case "above":
      return { left: middleX, top: beside.top - GAP - size.height };
    case "right":
      return { left: beside.left + beside.width + GAP, top: middleY };
    case "left":
      return { left: beside.left - GAP - size.width, top: middleY };
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

/** Where one looks in a world that is larger than its window: how far moved, how much enlarged. Pure. */

export type Size = { readonly width: number; readonly height: number };
export type Look = { readonly x: number; readonly y: number; readonly scale: number };
export type Box = Size & { readonly x: number; readonly y: number };

/** All of the frame in sight, in the middle of the window. */
export function framed(frame: Box, world: Size, window: Size, most: number): Look {
  const wanted = Math.min(window.width / frame.width, window.height / frame.height);
  const scale = Math.min(most, Math.max(leastOf(world, window), wanted || 1));
  const x = window.width / 2 - (frame.x + frame.width / 2) * scale;
  const y = window.height / 2 - (frame.y + frame.height / 2) * scale;
  return held({ x, y, scale }, world, window);
}

export function moved(look: Look, dx: number, dy: number, world: Size, window: Size): Look {
  return held({ ...look, x: look.x + dx, y: look.y + dy }, world, window);
}

const MARGIN = 24;

/** How far a thing must be moved to be in sight; one that is too large comes into the middle. */
export function nearer(from: number, to: number, start: number, end: number): number {
  if (to - from > end - start - 2 * MARGIN) return (start + end - from - to) / 2;
  return Math.max(0, start + MARGIN - from) - Math.max(0, to - end + MARGIN);
}

/** Things are not made smaller than this to be seen together: whoever is seen so small is not known. */
const LEAST = 0.5;

/** What is told lies over the upper and the lower edge of a window, in px. */
const TOLD = 52;

/**
 * All of these in sight together, moved and made smaller no more than that takes; where they are too far
 * from each other, the last of them.
 */
export function together(look: Look, boxes: readonly Box[], world: Size, window: Size): Look {
  const last = boxes.at(-1);
  if (!last || boxes.every((box) => isInside(look, box, window))) return look;
  const all = around(boxes);
  const fits = Math.min(
    (window.width - 2 * MARGIN) / all.width,
    (window.height - 2 * MARGIN - 2 * TOLD) / all.height,
  );
  const box = fits < Math.min(LEAST, look.scale) ? last : all;
  const by = box === all ? Math.min(1, fits / look.scale) : 1;
  const middle = { x: window.width / 2, y: window.height / 2 };
  const near = zoomed(look, by, middle, world, window, look.scale);
  const { x, y, scale: s } = near;
  const dx = nearer(box.x * s + x, (box.x + box.width) * s + x, 0, window.width);
  const end = window.height - TOLD;
  const dy = nearer(box.y * s + y, (box.y + box.height) * s + y, TOLD, end);
  return moved(near, dx, dy, world, window);
}

function isInside({ x, y, scale }: Look, box: Box, window: Size): boolean {
  const [left, top] = [box.x * scale + x, box.y * scale + y];
  const [right, bottom] = [left + box.width * scale, top + box.height * scale];
  return left >= 0 && top >= TOLD && right <= window.width && bottom <= window.height - TOLD;
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Larger or smaller; what is under `at` stays there. */
export function zoomed(
  look: Look,
  by: number,
  at: { readonly x: number; readonly y: number },
  world: Size,
  window: Size,
  most: number,
): Look {
  const scale = Math.min(most, Math.max(leastOf(world, window), look.scale * by));
  const real = scale / look.scale;
  const x = at.x - (at.x - look.x) * real;
  const y = at.y - (at.y - look.y) * real;
  return held({ x, y, scale }, world, window);
}

/** Never smaller than the whole world in the window. */
function leastOf(world: Size, window: Size): number {
  return Math.min(1, window.width / world.width || 1, window.height / world.height || 1);
}

/** The world never leaves its window; one that is smaller stands in the middle. */
function held({ x, y, scale }: Look, world: Size, window: Size): Look {
  const hold = (at: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    x: hold(x, world.width * scale, window.width),
    y: hold(y, world.height * scale, window.height),
    scale,
  };
}

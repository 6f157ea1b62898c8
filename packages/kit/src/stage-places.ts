/** Where things are drawn now, and how a figure is moved between two of them. */
import type { Ref } from "@sprawl/engine";

export type Spot = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The thing with this name: on the board before anywhere else, and only where it can be seen. */
export function elementOf(root: HTMLElement, ref: Ref): HTMLElement | undefined {
  const all = root.querySelectorAll<HTMLElement>(`[data-ref~="${CSS.escape(ref)}"]`);
  return [...all].find((each) => each.getBoundingClientRect().width > 0);
}

export function spotOf(root: HTMLElement, ref: Ref): Spot | undefined {
  return elementOf(root, ref)?.getBoundingClientRect();
}

/** Where one aims at it: at the part of it that is marked so, like a face; else at the whole. */
export function markOf(root: HTMLElement, ref: Ref): Spot | undefined {
  const whole = elementOf(root, ref);
  return (whole?.querySelector("[data-mark]") ?? whole)?.getBoundingClientRect();
}

export function middleOf({ left, top, width, height }: Spot): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

export type Step = {
  readonly piece: Ref;
  readonly from: Ref | undefined;
  readonly to: Ref;
  /** It ends where the figure is drawn. */
  readonly last: boolean;
};

/**
 * Moves the figure itself, in its own layout: from where it is shown now (or from `from`) to `to`,
 * where it then stands until its next step.
 */
export function stepped(
  root: HTMLElement,
  { piece, from, to, last }: Step,
  ms: number,
): Animation | undefined {
  const figure = elementOf(root, piece);
  const end = spotOf(root, to);
  if (!figure || !end) return undefined;
  const shown = figure.getBoundingClientRect();
  putBack(figure);
  const home = figure.getBoundingClientRect();
  const scale = scaleOf(figure, home);
  const foot = footOf(figure, home);
  const by = (x: number, y: number) => `${x / scale}px ${y / scale}px`;
  const at = (place: Spot) => {
    const { x, y } = middleOf(place);
    return by(x - foot.x, y - foot.y);
  };
  const origin = from === undefined ? undefined : spotOf(root, from);
  const start = origin ? at(origin) : by(shown.left - home.left, shown.top - home.top);
  const stop = last ? undefined : at(end);
  if (stop !== undefined) {
    // Not held by the animation: under load a browser may keep what one held after it is over.
    figure.style.translate = stop;
    figure.dataset.stepped = "";
  }
  return figure.animate([{ translate: start }, { translate: stop ?? "0px 0px" }], {
    duration: ms,
    easing: "ease-in-out",
    id: STEP,
  });
}

const STEP = "sprawl-step";

/** Puts a figure where it is drawn, wherever its steps have brought it. */
function putBack(figure: HTMLElement): void {
  for (const walk of figure.getAnimations()) if (walk.id === STEP) walk.cancel();
  figure.style.translate = "";
  delete figure.dataset.stepped;
}

/** All that has stepped stands where it is drawn. */
export function putAllBack(root: HTMLElement): void {
  for (const walk of root.getAnimations({ subtree: true })) if (walk.id === STEP) walk.cancel();
  for (const figure of root.querySelectorAll<HTMLElement>("[data-stepped]")) putBack(figure);
}

/** With what a figure stands on a place: so far down as its `--feet` says, or with its middle. */
function footOf(figure: Element, home: Spot): { readonly x: number; readonly y: number } {
  return { x: middleOf(home).x, y: home.top + home.height * (feetOf(figure) ?? 0.5) };
}

/** How far down a figure touches the ground, from 0 to 1; undefined if it is no figure. */
function feetOf(element: Element): number | undefined {
  const feet = getComputedStyle(element).getPropertyValue("--feet");
  return feet === "" ? undefined : Number(feet);
}

/** The ground under a figure, as far as a ring around its feet goes. */
export function groundOf(element: Element, spot: Spot): Spot | undefined {
  if (feetOf(element) === undefined) return undefined;
  const { x, y } = footOf(element, spot);
  const [width, height] = [spot.width * 1.15, spot.width * 0.6];
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** The corners of a place that is cut or drawn to its shape, as they lie on the screen. */
export function cornersOf(element: Element): readonly (readonly [x: number, y: number])[] {
  if (element instanceof SVGGeometryElement) return traced(element);
  const home = element.getBoundingClientRect();
  const scale = scaleOf(element, home);
  const corners = getComputedStyle(element).clipPath.matchAll(/([\d.]+)px ([\d.]+)px/g);
  return [...corners].map(([, x, y]) => [
    home.left + Number(x) * scale,
    home.top + Number(y) * scale,
  ]);
}

const STEPS = 96;

/** A drawn outline, step by step. */
function traced(outline: SVGGeometryElement): readonly (readonly [x: number, y: number])[] {
  const onScreen = outline.getScreenCTM() ?? undefined;
  const length = outline.getTotalLength();
  return Array.from({ length: STEPS }, (_, step) => {
    const point = outline.getPointAtLength((length * step) / STEPS);
    const { x, y } = point.matrixTransform(onScreen);
    return [x, y];
  });
}

/** How many px on the screen one px of the figure's own layout is. */
function scaleOf(figure: Element, { width }: Spot): number {
  if (figure instanceof SVGGraphicsElement) return figure.getScreenCTM()?.a || 1;
  const own = figure instanceof HTMLElement ? figure.offsetWidth : 0;
  return own > 0 ? width / own : 1;
}

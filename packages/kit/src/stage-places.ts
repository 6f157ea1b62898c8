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

export function middleOf({ left, top, width, height }: Spot): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Moves the figure itself, in its own layout: from where it is shown now (or from `from`) to `to`,
 * where it then stands until its next step. Its last step ends where it is drawn.
 */
export function stepped(
  root: HTMLElement,
  piece: Ref,
  from: Ref | undefined,
  to: Ref,
  ms: number,
): Animation | undefined {
  const figure = elementOf(root, piece);
  const end = spotOf(root, to);
  if (!figure || !end) return undefined;
  const before = figure.getBoundingClientRect();
  for (const held of figure.getAnimations()) if (held.id === STEP) held.cancel();
  const home = figure.getBoundingClientRect();
  const start = from === undefined ? before : (spotOf(root, from) ?? before);
  const scale = scaleOf(figure, home);
  const arrives = contains(end, home);
  const away = (spot: Spot) => {
    const [a, b] = [middleOf(spot), middleOf(home)];
    return `${(a.x - b.x) / scale}px ${(a.y - b.y) / scale}px`;
  };
  const walk = figure.animate(
    [{ translate: away(start) }, { translate: arrives ? "0px 0px" : away(end) }],
    { duration: ms, easing: "ease-in-out", fill: arrives ? "none" : "forwards", id: STEP },
  );
  return walk;
}

const STEP = "sprawl-step";

/** Does the figure stand there already, once it is left alone? */
function contains(place: Spot, figure: Spot): boolean {
  const { x, y } = middleOf(figure);
  return (
    x >= place.left &&
    x <= place.left + place.width &&
    y >= place.top &&
    y <= place.top + place.height
  );
}

/** How many px on the screen one px of the figure's own layout is. */
function scaleOf(figure: Element, { width }: Spot): number {
  if (figure instanceof SVGGraphicsElement) return figure.getScreenCTM()?.a || 1;
  const own = figure instanceof HTMLElement ? figure.offsetWidth : 0;
  return own > 0 ? width / own : 1;
}

/** Flights as the page shows them: a copy in a layer above the table, moved by the browser. */
import type { Ref } from "@sprawl/engine";
import styles from "./stage.module.css";

export type Rect = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type Places = ReadonlyMap<Ref, Rect>;

export type Flying = { start(ms: number): Promise<void>; stop(): void };

type Scene = {
  readonly stage: HTMLElement;
  readonly sky: HTMLElement;
  readonly places: { readonly before: Places };
};

/** Where everything with a ref lies now. One thing may bear several, with spaces between. */
export function measure(stage: HTMLElement): Places {
  const places = new Map<Ref, Rect>();
  for (const element of stage.querySelectorAll<HTMLElement>("[data-ref]")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) continue;
    for (const ref of (element.dataset.ref ?? "").split(" ")) {
      places.set(ref, { left, top, width, height });
    }
  }
  return places;
}

function find(stage: HTMLElement, ref: Ref): HTMLElement | undefined {
  return stage.querySelector<HTMLElement>(`[data-ref~="${CSS.escape(ref)}"]`) ?? undefined;
}

/** A thing with the same name at both ends comes from where it lay before. */
function placeOf({ stage, places }: Scene, ref: Ref, before: boolean): Rect | undefined {
  const element = before ? undefined : find(stage, ref);
  return element?.getBoundingClientRect() ?? places.before.get(ref);
}

export function animateFlight(
  given: Scene & {
    readonly from: Ref;
    readonly to: Ref;
    readonly copy: HTMLElement | undefined;
    readonly label: string | undefined;
  },
): Flying | undefined {
  const { stage, sky, from, to, label } = given;
  const start = placeOf(given, from, from === to);
  const end = placeOf(given, to, false);
  const target = find(stage, to);
  const copy = given.copy ?? copyOf(target ?? find(stage, from));
  if (!start || !end || !copy) return undefined;
  const flyer = document.createElement("div");
  flyer.className = styles.flyer ?? "";
  flyer.append(copy);
  if (label !== undefined) flyer.append(chip(label));
  return {
    start: async (ms) => {
      sky.append(flyer);
      if (given.copy === undefined) {
        copy.style.width = `${end.width}px`;
        copy.style.height = `${end.height}px`;
      }
      const own = flyer.getBoundingClientRect();
      const flight = flyer.animate(
        [
          { transform: centred(start, own), opacity: 0.85 },
          { transform: centred(end, own), opacity: 1 },
        ],
        { duration: ms, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "both" },
      );
      await flight.finished.catch(() => {});
      flyer.remove();
    },
    stop: () => flyer.remove(),
  };
}

/** Hides the thing until its copy has landed; returns how to show it again. */
export function hideMeanwhile(stage: HTMLElement, ref: Ref): () => void {
  const element = find(stage, ref);
  if (!element || element.style.opacity === "0") return () => {};
  const { opacity } = element.style;
  element.style.opacity = "0";
  return () => {
    element.style.opacity = opacity;
  };
}

/** Moves a box of its own size to the middle of another, as large as fits there. */
function centred(at: Rect, own: { readonly width: number; readonly height: number }): string {
  const scale = Math.min(1.5, at.width / own.width, at.height / own.height) || 1;
  const x = at.left + (at.width - own.width * scale) / 2;
  const y = at.top + (at.height - own.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A copy that is only a picture: nothing in it can be found or pressed. */
function copyOf(element: HTMLElement | undefined): HTMLElement | undefined {
  const copy = element?.cloneNode(true) as HTMLElement | undefined;
  if (!copy) return undefined;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    each.removeAttribute("id");
    each.removeAttribute("data-ref");
    each.removeAttribute("data-state");
  }
  copy.style.opacity = "";
  copy.style.position = "relative";
  copy.style.inset = "auto";
  copy.style.margin = "0";
  return copy;
}

function chip(label: string): HTMLElement {
  const element = document.createElement("span");
  element.className = styles.label ?? "";
  element.textContent = label;
  return element;
}

export function animateRing(given: Scene & { readonly ref: Ref }): Flying | undefined {
  const at = placeOf(given, given.ref, false);
  if (!at) return undefined;
  const ring = document.createElement("div");
  ring.className = styles.ring ?? "";
  Object.assign(ring.style, {
    left: `${at.left - 4}px`,
    top: `${at.top - 4}px`,
    width: `${at.width + 8}px`,
    height: `${at.height + 8}px`,
  });
  return {
    start: async (ms) => {
      given.sky.append(ring);
      const pulse = ring.animate(
        [
          { opacity: 0, scale: 1.25 },
          { opacity: 1, scale: 1, offset: 0.4 },
          { opacity: 0, scale: 1.05 },
        ],
        { duration: ms * 1.3, easing: "ease-out" },
      );
      await pulse.finished.catch(() => {});
      ring.remove();
    },
    stop: () => ring.remove(),
  };
}

/** What acts are made of: an element that stands above the table for a while, a ring, a chip of words. */
import type { Plain, Ref } from "@sprawl/engine";
import type { ReactNode } from "react";
import styles from "./stage.module.css";
import { cornersOf, elementOf, groundOf, type Spot } from "./stage-places.js";
import type { Staging } from "./staging.js";

export type Scene = {
  readonly root: HTMLElement;
  readonly sky: HTMLElement;
  /** Nothing moves: the same is shown as stills. */
  readonly still: boolean;
  drawn(face: Plain, large: boolean): Promise<HTMLElement | undefined>;
  /** Is this the last step of its figure? It ends where the figure is drawn. */
  isLast(step: Of<"step">): boolean;
  /** Whatever the game draws. */
  drawnNode(node: ReactNode): Promise<HTMLElement | undefined>;
};

export type Act = { run(ms: number): Promise<void>; stop(): void };

export type Of<Shape> = Extract<Staging, { readonly shape: Shape }>;

/** An act of one element that stands in the sky for as long as it lasts. */
export function actWith(
  { sky }: Scene,
  element: HTMLElement,
  play: (ms: number) => Animation | undefined,
): Act {
  let over = () => {};
  return {
    run: (ms) =>
      new Promise((done) => {
        over = done;
        sky.append(element);
        const animation = play(ms);
        if (animation)
          animation.finished.then(
            () => done(),
            () => done(),
          );
        else setTimeout(done, ms);
      }),
    stop: () => {
      element.remove();
      over();
    },
  };
}

export function made(name: keyof typeof styles, words = ""): HTMLElement {
  const element = document.createElement("div");
  element.className = styles[name] ?? "";
  element.textContent = words;
  return element;
}

export const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

export type Tone = "good" | "warm" | "danger";

export function ring(
  scene: Scene,
  at: Ref,
  tone: Tone,
  label: string | undefined,
): Act | undefined {
  const element = elementOf(scene.root, at);
  if (!element) return undefined;
  const spot = element.getBoundingClientRect();
  const all = made("all");
  // What is scrolled out of the board's window is told; no ring lies on what stands there instead.
  if (isInWindow(element, spot)) {
    all.append(ringOf(element, spot, tone));
    if (label !== undefined) all.append(chipAt(label, spot, tone));
  }
  return actWith(scene, all, (ms) => {
    if (scene.still) return undefined;
    return all.animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
      {
        duration: ms,
        fill: "both",
      },
    );
  });
}

function isInWindow(element: Element, { left, top, width, height }: Spot): boolean {
  const board = element.closest("[data-board]")?.getBoundingClientRect();
  if (!board) return true;
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= board.left && x <= board.right && y >= board.top && y <= board.bottom;
}

/** Around the part of it that is named for that, so that no words beside it are crossed; else around all. */
function ringOf(element: Element, spot: Spot, tone: Tone): Element {
  const part = element.querySelector("[data-marked]");
  return ringAround(part ?? element, part?.getBoundingClientRect() ?? spot, tone);
}

/** Around the feet of a figure, along the edge of a place, or around a box. */
function ringAround(element: Element, spot: Spot, tone: Tone): Element {
  const corners = cornersOf(element);
  if (corners.length > 0) return outline(corners, tone);
  const ground = groundOf(element, spot);
  const { left, top, width, height } = ground ?? spot;
  const circle = made(ground ? "round" : "ring");
  circle.dataset.tone = tone;
  const air = ground ? 0 : 5;
  Object.assign(circle.style, {
    left: `${left - air}px`,
    top: `${top - air}px`,
    width: `${width + 2 * air}px`,
    height: `${height + 2 * air}px`,
  });
  return circle;
}

const SVG = "http://www.w3.org/2000/svg";

function outline(corners: readonly (readonly [number, number])[], tone: Tone): Element {
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", styles.outline ?? "");
  sheet.dataset.tone = tone;
  const edge = document.createElementNS(SVG, "polygon");
  edge.setAttribute("points", corners.map((corner) => corner.join(",")).join(" "));
  sheet.append(edge);
  return sheet;
}

export function chipAt(label: string, { left, top, width }: Spot, tone: Tone): HTMLElement {
  const chip = made("chip", label);
  chip.dataset.tone = tone;
  Object.assign(chip.style, { left: `${left + width / 2}px`, top: `${Math.max(70, top)}px` });
  return chip;
}

/** Deeds as the page shows them: small things in a layer above the table, moved by the browser. */
import type { Plain, Ref } from "@sprawl/engine";
import type { ReactNode } from "react";
import styles from "./stage.module.css";
import {
  cornersOf,
  elementOf,
  groundOf,
  middleOf,
  type Spot,
  spotOf,
  stepped,
} from "./stage-places.js";
import type { Staging, TestSide } from "./staging.js";

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

type Of<Shape> = Extract<Staging, { readonly shape: Shape }>;

/** Puts figures that will step where their first step begins. */
export function setOut(scene: Scene, stagings: readonly Staging[]): void {
  const seen = new Set<Ref>();
  for (const staging of stagings) {
    if (staging.shape !== "step" || seen.has(staging.piece)) continue;
    seen.add(staging.piece);
    const { piece, from } = staging;
    if (from !== undefined) stepped(scene.root, { piece, from, to: from, last: false }, 1);
  }
}

/** How this is shown here; undefined if what it speaks of is not drawn. */
export async function actOf(scene: Scene, staging: Staging): Promise<Act | undefined> {
  switch (staging.shape) {
    case "step":
      return step(scene, staging);
    case "pass":
      return pass(scene, staging);
    case "shot":
      return shot(scene, staging);
    case "aim":
      return aim(scene, staging);
    case "look":
      return look(scene, staging);
    case "card":
      return card(scene, staging);
    case "pulse":
      return ring(scene, staging.at, staging.tone ?? "warm", staging.label);
    case "test":
      return test(scene, staging);
    case "out":
      return ring(scene, staging.at, "danger", staging.label);
    case "scene":
      return moment(scene, staging);
    case "say":
      return say(scene, staging);
    default:
      return staging satisfies never;
  }
}

/** An act of one element that stands in the sky for as long as it lasts. */
function actWith(
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

function made(name: keyof typeof styles, words = ""): HTMLElement {
  const element = document.createElement("div");
  element.className = styles[name] ?? "";
  element.textContent = words;
  return element;
}

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

function step(scene: Scene, staging: Of<"step">): Act | undefined {
  const { piece, from, to } = staging;
  if (scene.still) return ring(scene, to, "warm", undefined);
  let over = () => {};
  return {
    run: (ms) =>
      new Promise((done) => {
        over = done;
        const walk = stepped(scene.root, { piece, from, to, last: scene.isLast(staging) }, ms);
        if (walk)
          walk.finished.then(
            () => done(),
            () => done(),
          );
        else done();
      }),
    stop: () => over(),
  };
}

async function pass(scene: Scene, staging: Of<"pass">): Promise<Act | undefined> {
  const { from, to, face, label } = staging;
  const [start, end] = [spotOf(scene.root, from), spotOf(scene.root, to)];
  if (scene.still || !start || !end) return ring(scene, to, "warm", label);
  const flyer = made("flyer");
  const drawn = await scene.drawn(face, false);
  if (drawn) flyer.append(drawn);
  if (label !== undefined) flyer.append(made("label", label));
  return actWith(scene, flyer, (ms) => {
    const { width, height } = flyer.getBoundingClientRect();
    const at = ({ x, y }: { x: number; y: number }, scale: number) =>
      `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})`;
    return flyer.animate(
      [
        { transform: at(middleOf(start), 0.7), opacity: 0.2 },
        { transform: at(middleOf(start), 1), opacity: 1, offset: 0.2 },
        { transform: at(middleOf(end), 1), opacity: 1, offset: 0.85 },
        { transform: at(middleOf(end), 0.7), opacity: 0 },
      ],
      { duration: ms, easing: EASE, fill: "both" },
    );
  });
}

/** A line from one thing to another, for shots and looks. */
function lineBetween(name: keyof typeof styles, from: Spot, to: Spot): HTMLElement {
  const [a, b] = [middleOf(from), middleOf(to)];
  const line = made(name);
  Object.assign(line.style, {
    left: `${a.x}px`,
    top: `${a.y}px`,
    width: `${Math.hypot(b.x - a.x, b.y - a.y)}px`,
    rotate: `${Math.atan2(b.y - a.y, b.x - a.x)}rad`,
  });
  return line;
}

function shot(scene: Scene, { from, to, hit, label }: Of<"shot">): Act | undefined {
  const [start, end] = [spotOf(scene.root, from), spotOf(scene.root, to)];
  if (!start || !end) return ring(scene, to, hit ? "danger" : "warm", label);
  const all = made("all");
  const line = lineBetween("tracer", start, end);
  const at = middleOf(end);
  const flash = made("flash");
  const muzzle = middleOf(start);
  Object.assign(flash.style, { left: `${muzzle.x}px`, top: `${muzzle.y}px` });
  const burst = made(hit ? "hit" : "miss");
  // A miss goes by.
  const [x, y] = hit ? [at.x, at.y] : [at.x + 26, at.y - 22];
  Object.assign(burst.style, { left: `${x}px`, top: `${y}px` });
  all.append(line, flash, burst);
  if (label !== undefined) all.append(chipAt(label, end, hit ? "danger" : "warm"));
  return actWith(scene, all, (ms) => {
    if (scene.still) return undefined;
    const rest = { duration: ms, fill: "both" } as const;
    flash.animate(
      [{ scale: 0.2 }, { scale: 1, offset: 0.12 }, { scale: 0, offset: 0.4 }, { scale: 0 }],
      rest,
    );
    line.animate(
      [
        { scale: "0 1" },
        { scale: "1 1", offset: 0.3 },
        { opacity: 1, offset: 0.6 },
        { opacity: 0 },
      ],
      rest,
    );
    return burst.animate(
      [
        { opacity: 0, scale: 0.2 },
        { opacity: 0, scale: 0.2, offset: 0.3 },
        { opacity: 1, scale: 1.3, offset: 0.5 },
        { opacity: 0, scale: 1 },
      ],
      { duration: ms, fill: "both" },
    );
  });
}

function aim(scene: Scene, { from, to }: Of<"aim">): Act | undefined {
  const [start, end] = [spotOf(scene.root, from), spotOf(scene.root, to)];
  if (!end) return undefined;
  if (!start || scene.still) return ring(scene, to, "danger", undefined);
  const reticle = made("reticle");
  const at = ({ x, y }: { x: number; y: number }) => `${x}px ${y}px`;
  return actWith(scene, reticle, (ms) =>
    reticle.animate(
      [
        { translate: at(middleOf(start)), opacity: 0, scale: 0.3 },
        { translate: at(middleOf(start)), opacity: 1, scale: 0.3, offset: 0.1 },
        { translate: at(middleOf(end)), opacity: 1, scale: 1.5, offset: 0.45 },
        { translate: at(middleOf(end)), opacity: 1, scale: 0.95, offset: 0.6 },
        { translate: at(middleOf(end)), opacity: 1, scale: 1, offset: 0.9 },
        { translate: at(middleOf(end)), opacity: 0, scale: 1 },
      ],
      { duration: ms, easing: EASE, fill: "both" },
    ),
  );
}

function look(scene: Scene, { from, to, seen, beam }: Of<"look">): Act | undefined {
  const [start, end] = [spotOf(scene.root, from), spotOf(scene.root, to)];
  if (!end) return undefined;
  if (!start || scene.still) return ring(scene, to, seen ? "danger" : "warm", undefined);
  if (beam) return sweep(scene, start, end);
  const eye = made(seen ? "eyeSeen" : "eye");
  return actWith(scene, eye, (ms) => {
    const at = ({ x, y }: { x: number; y: number }) => `${x}px ${y}px`;
    return eye.animate(
      [
        { translate: at(middleOf(start)), opacity: 0 },
        { translate: at(middleOf(start)), opacity: 1, offset: 0.15 },
        { translate: at(middleOf(end)), opacity: 1, offset: 0.75 },
        { translate: at(middleOf(end)), opacity: 0 },
      ],
      { duration: ms, easing: EASE, fill: "both" },
    );
  });
}

/** How far a beam swings to either side, in degrees. */
const SWING = 55;

/** Light from where somebody stands goes over a place, from one side to the other. */
function sweep(scene: Scene, start: Spot, end: Spot): Act {
  const [a, b] = [middleOf(start), middleOf(end)];
  const reach = Math.max(end.width, end.height) * 0.62;
  const far = Math.hypot(b.x - a.x, b.y - a.y) > 24;
  const towards = far ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 90;
  const light = made("beam");
  Object.assign(light.style, { left: `${a.x}px`, top: `${a.y}px`, width: `${reach}px` });
  return actWith(scene, light, (ms) =>
    light.animate(
      [
        { rotate: `${towards - SWING}deg`, opacity: 0 },
        { rotate: `${towards - SWING * 0.6}deg`, opacity: 1, offset: 0.2 },
        { rotate: `${towards + SWING * 0.6}deg`, opacity: 1, offset: 0.8 },
        { rotate: `${towards + SWING}deg`, opacity: 0 },
      ],
      { duration: ms * 1.3, easing: "ease-in-out", fill: "both" },
    ),
  );
}

/** Large, in the middle; it stays twice as long as other deeds, for it is to be read. */
async function card(scene: Scene, { face, name, over }: Of<"card">): Promise<Act> {
  const spot = over === undefined ? undefined : spotOf(scene.root, over);
  if (spot) return turned(scene, face, name, spot);
  const drawn = await scene.drawn(face, true);
  const large = made("large");
  if (drawn) large.append(drawn);
  large.append(made("name", name));
  return actWith(scene, large, (ms) => {
    if (scene.still) return undefined;
    return large.animate(
      [
        { opacity: 0, transform: "translate(-50%, -50%) rotateY(90deg) scale(0.6)" },
        { opacity: 1, transform: "translate(-50%, -50%) rotateY(0) scale(1)", offset: 0.25 },
        { opacity: 1, transform: "translate(-50%, -50%) rotateY(0) scale(1)", offset: 0.9 },
        { opacity: 0, transform: "translate(-50%, -50%) rotateY(0) scale(0.9)" },
      ],
      { duration: ms, easing: "ease-out", fill: "both" },
    );
  });
}

/** Small, over the thing that it is drawn for, which stays in sight. */
async function turned(scene: Scene, face: Plain, name: string, spot: Spot): Promise<Act> {
  const small = made("turned");
  const drawn = await scene.drawn(face, false);
  if (drawn) small.append(drawn);
  small.append(made("name", name));
  const { x } = middleOf(spot);
  Object.assign(small.style, { left: `${x}px`, top: `${Math.max(180, spot.top)}px` });
  return actWith(scene, small, (ms) => {
    if (scene.still) return undefined;
    return small.animate(
      [
        { opacity: 0, transform: "rotateY(90deg)" },
        { opacity: 1, transform: "rotateY(0)", offset: 0.3 },
        { opacity: 1, transform: "rotateY(0)", offset: 0.85 },
        { opacity: 0, transform: "rotateY(0)" },
      ],
      { duration: ms, easing: "ease-out", fill: "both" },
    );
  });
}

/** What the game draws, over the board and nothing else. */
async function moment(scene: Scene, { node }: Of<"scene">): Promise<Act | undefined> {
  const drawn = await scene.drawnNode(node);
  const board = scene.root.querySelector("[data-board]")?.getBoundingClientRect();
  if (!drawn || !board) return undefined;
  const all = made("moment");
  Object.assign(all.style, {
    left: `${board.left}px`,
    top: `${board.top}px`,
    width: `${board.width}px`,
    height: `${board.height}px`,
  });
  // The game's own colours: they hang on its name.
  const game = scene.root.closest("[data-game]")?.getAttribute("data-game");
  if (game) all.dataset.game = game;
  all.append(drawn);
  return actWith(scene, all, (ms) => {
    if (scene.still) return undefined;
    // What moves inside goes by this.
    all.style.setProperty("--ms", `${ms}ms`);
    all.dataset.moves = "";
    return all.animate(
      [
        { opacity: 0, scale: 1.06 },
        { opacity: 1, scale: 1, offset: 0.12 },
        { opacity: 1, scale: 1, offset: 0.9 },
        { opacity: 0, scale: 1 },
      ],
      { duration: ms, easing: "ease-out", fill: "both" },
    );
  });
}

type Tone = "good" | "warm" | "danger";

function ring(scene: Scene, at: Ref, tone: Tone, label: string | undefined): Act | undefined {
  const element = elementOf(scene.root, at);
  if (!element) return undefined;
  const spot = element.getBoundingClientRect();
  const all = made("all");
  all.append(ringAround(element, spot, tone));
  if (label !== undefined) all.append(chipAt(label, spot, tone));
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

function chipAt(label: string, { left, top, width }: Spot, tone: Tone): HTMLElement {
  const chip = made("chip", label);
  chip.dataset.tone = tone;
  Object.assign(chip.style, { left: `${left + width / 2}px`, top: `${Math.max(70, top)}px` });
  return chip;
}

/** Half of what is said at most, in px. */
const REACH = 136;

function say(scene: Scene, { at, words }: Of<"say">): Act | undefined {
  const spot = spotOf(scene.root, at);
  if (!spot) return undefined;
  const bubble = made("bubble", words);
  // Whoever sits at the edge speaks inwards.
  const x = Math.max(REACH, Math.min(window.innerWidth - REACH, middleOf(spot).x));
  Object.assign(bubble.style, { left: `${x}px`, top: `${Math.max(80, spot.top)}px` });
  return actWith(scene, bubble, () => undefined);
}

/** Both sums build up, then the verdict. */
function test(scene: Scene, { left, right, verdict, good }: Of<"test">): Act {
  const panel = made("test");
  panel.append(sideOf(left), sideOf(right));
  const word = made("verdict", verdict);
  word.dataset.tone = good ? "good" : "danger";
  panel.append(word);
  return actWith(scene, panel, (ms) => {
    if (scene.still) return undefined;
    const lines = [...panel.querySelectorAll<HTMLElement>(`.${styles.part}`), word];
    for (const [i, line] of lines.entries()) {
      const offset = Math.min(0.9, 0.1 + (0.6 * i) / lines.length);
      line.animate(
        [
          { opacity: 0 },
          { opacity: 0, offset },
          { opacity: 1, offset: offset + 0.08 },
          { opacity: 1 },
        ],
        {
          duration: ms,
          fill: "both",
        },
      );
    }
    return panel.animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.92 }, { opacity: 0 }],
      {
        duration: ms,
        fill: "both",
      },
    );
  });
}

function sideOf({ name, parts }: TestSide): HTMLElement {
  const side = made("side");
  side.append(made("name", name));
  for (const [number, words] of parts) {
    const line = made("part");
    const sign = number < 0 ? "−" : "+";
    line.textContent = `${sign}${Math.abs(number)} ${words}`;
    side.append(line);
  }
  const sum = parts.reduce((all, [number]) => all + number, 0);
  side.append(made("sum", String(sum)));
  return side;
}

/** Shots, aims and looks: what goes from one thing to another. */

import styles from "./stage.module.css";
import { type Act, actWith, chipAt, EASE, made, type Of, ring, type Scene } from "./stage-act.js";
import { cornersOf, markOf, middleOf, type Spot, spotOf } from "./stage-places.js";

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

type At = ReturnType<typeof middleOf>;

const SVG = "http://www.w3.org/2000/svg";

/** The way that was drawn for it, from its beginning, and on to whom it hits. */
function drawnWay({ root }: Scene, name: string | undefined, end: At): readonly At[] {
  const drawn = name && root.querySelector(`[data-line="${CSS.escape(name)}"]`);
  if (!(drawn instanceof SVGGeometryElement)) return [];
  const points = cornersOf(drawn).map(([x, y]) => ({ x, y }));
  return points.length > 0 ? [...points, end] : [];
}

/** What flies along such a way. */
function trail(way: readonly At[]): Element {
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", styles.trail ?? "");
  for (const _ of ["glow", "core"]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", `M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`);
    path.setAttribute("pathLength", "1");
    sheet.append(path);
  }
  return sheet;
}

/** It grows from its beginning to its end, and is gone. */
function fly(line: Element, ms: number): void {
  const timing = { duration: ms, fill: "both" } as const;
  const fades = [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
  if (line instanceof SVGElement) {
    const grows = [{ strokeDashoffset: 1 }, { strokeDashoffset: 0, offset: 0.3 }];
    for (const path of line.children) {
      path.animate([...grows, { strokeDashoffset: 0 }], timing);
    }
    line.animate(fades, timing);
  } else {
    line.animate([{ scale: "0 1" }, { scale: "1 1", offset: 0.3 }, { scale: "1 1" }], timing);
    line.animate(fades, timing);
  }
}

export function shot(scene: Scene, { from, to, hit, label, along }: Of<"shot">): Act | undefined {
  const [start, end] = [spotOf(scene.root, from), markOf(scene.root, to)];
  if (!start || !end) return ring(scene, to, hit ? "danger" : "warm", label);
  const all = made("all");
  const at = middleOf(end);
  const way = drawnWay(scene, along, at);
  const line = way.length > 0 ? trail(way) : lineBetween("tracer", start, end);
  const flash = made("flash");
  const muzzle = way[0] ?? middleOf(start);
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
    fly(line, ms);
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

export function aim(scene: Scene, { from, to }: Of<"aim">): Act | undefined {
  const [start, end] = [spotOf(scene.root, from), markOf(scene.root, to)];
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

export function look(scene: Scene, { from, to, seen, beam }: Of<"look">): Act | undefined {
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

/**
 * A small world seen from above: one unit is one room, z is up. Everything in it is a solid, drawn
 * as two or three flat faces and sorted from far to near, under one light from the left. The same
 * world can be turned for a narrow screen.
 */
import { n1 } from "../ink.js";
import { LIGHTINGS, type Lighting } from "./lighting.js";
import { type Angle, type Place, type Plane, type Projection, projection } from "./projection.js";
import { type Lamp, type Sheet, sheet } from "./sheet.js";
import { box, drum, face, level, type Solid, seenIn, shadow, type World } from "./solids.js";

export type { Angle, Lens, Place } from "./projection.js";
export type { Lamp, Layer } from "./sheet.js";
export type { Patch, Solid } from "./solids.js";

export type Space = ReturnType<typeof space>;

export function space(key: string, angle: Angle, lighting: Lighting = LIGHTINGS.night) {
  const on = projection(angle);
  const paper = sheet(key, lighting);
  const world: World = { on, paper, lighting };
  const seen = (colour: string): string => seenIn(lighting, colour);
  return {
    key,
    angle,
    lighting,
    P: on.P,
    k: on.k,
    depth: on.depth,
    trace: on.trace,
    within: on.within,
    put: paper.put,
    draw: paper.draw,
    seen,
    face: (places: readonly Place[], colour: string, more = ""): string =>
      face(on.trace(places), colour, more),
    shadow: (x: number, y: number, w: number, d: number, h: number): void =>
      shadow(world, x, y, w, d, h),
    box(
      x: number,
      y: number,
      z: number,
      w: number,
      d: number,
      h: number,
      colour: string,
      o: Solid = {},
    ): void {
      box(world, [x, y, z, w, d, h], colour, o);
    },
    drum(
      x: number,
      y: number,
      z: number,
      r: number,
      h: number,
      colour: string,
      o: Solid = {},
    ): void {
      drum(world, [x, y, z, r, h], colour, o);
    },
    /** A flat patch on the ground. */
    floor(x: number, y: number, w: number, d: number, colour: string, more = ""): void {
      paper.put("floor", 0, face(on.trace(level(x, y, x + w, y + d, 0)), seen(colour), more));
    },
    /** A circle on the ground is always a lying ellipse. */
    disc: (x: number, y: number, r: number, colour: string, more = "", z = 0): string =>
      `<ellipse ${ring(on, x, y, r, z)} fill="${seen(colour)}"${more && ` ${more}`}/>`,
    /** Light on the ground. */
    pool(x: number, y: number, r: number, lamp: Lamp, strength: number): void {
      if (lighting.lamps === 0) return;
      const opacity = n1(strength * lighting.lamps * 10) / 10;
      paper.put(
        "light",
        0,
        `<ellipse ${ring(on, x, y, r)} fill="${paper.lit(lamp)}" opacity="${opacity}"/>`,
      );
    },
    stand(x: number, y: number, z: number, inner: string, o: Standing = {}): void {
      stand(on, paper, [x, y, z], inner, o);
    },
    /** Letters on a plane: the floor, or the upright face that looks along x or y. */
    letters(
      plane: Plane,
      x: number,
      y: number,
      z: number,
      text: string,
      size: number,
      more = "",
    ): string {
      const slant = on.slant(plane).map((part) => Number(part.toFixed(3)));
      const matrix = [...slant, ...on.P(x, y, z)].join(" ");
      return `<text transform="matrix(${matrix})" font-size="${n1(on.across(size, y))}" ${more}>${text}</text>`;
    },
    /** What the floors' patterns are transformed with, so that they lie in the projection. */
    lying: (): string => on.ground,
  };
}

type Standing = Solid & { readonly scale?: number };

/** Something flat that faces the reader, its foot at a place on the floor. */
function stand(
  on: Projection,
  paper: Sheet,
  [x, y, z]: readonly [x: number, y: number, z: number],
  inner: string,
  { layer = "things", bias = 0, scale }: Standing,
): void {
  const [cx, cy] = on.P(x, y, z);
  const size = scale === undefined ? "" : ` scale(${scale})`;
  paper.put(
    layer,
    on.depth(x, y, z) + bias,
    `<g transform="translate(${cx} ${cy})${size}">${inner}</g>`,
  );
}

/** A lying circle: where its middle is, and how wide and deep it looks. */
function ring({ P, across, lying }: Projection, x: number, y: number, r: number, z = 0): string {
  const [cx, cy] = P(x, y, z);
  return `cx="${cx}" cy="${cy}" rx="${n1(across(r, y))}" ry="${n1(lying(r, y))}"`;
}

/** How the house lies in the window: turned so that it is shown largest. Pure. */
import type { Size } from "@sprawl/kit";
import type { SectorMap } from "../src/content/types.js";
import { type House, houseOf } from "./house.js";

/** Its scale, and its upper left corner. */
export type Fit = { readonly k: number; readonly left: number; readonly top: number };

/** From lower only if the house is so much larger then: figures hide more of it. */
const MUCH = 1.06;

type Ways = readonly [wide: House, tall: House, low: House];

export const waysToTurn = (map: SectorMap): Ways => [
  houseOf(map, false),
  houseOf(map, true),
  houseOf(map, true, true),
];

/** Of the ways to turn the house, the one that shows it largest; from lower only if much larger. */
export function largest([wide, tall, low]: Ways, size: Size): House {
  const upright = fitOf(tall, size).k > fitOf(wide, size).k ? tall : wide;
  return upright.tall && fitOf(low, size).k > fitOf(upright, size).k * MUCH ? low : upright;
}

/** All of the house in the window, in its middle. */
export function fitOf(house: House, { width, height }: Size): Fit {
  const k = Math.min(width / house.width, height / house.height, 1.3);
  return { k, left: (width - house.width * k) / 2, top: (height - house.height * k) / 2 };
}

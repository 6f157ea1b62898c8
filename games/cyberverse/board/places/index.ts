/** The place of every zone, by District and the number of its name. */
import type { District } from "../../src/types.js";
import { harbor } from "./harbor.js";
import { joytown } from "./joytown.js";
import { junction } from "./junction.js";
import { mall } from "./mall.js";
import type { PlaceLook } from "./place-type.js";
import { plaza } from "./plaza.js";

const PLACES: readonly (readonly PlaceLook[])[] = [mall, junction, joytown, harbor, plaza];

export const placeOf = (district: District, name: number): PlaceLook =>
  PLACES[district - 1][name - 1];

/** A thing by its name, from all the shelves there are. */
import { penFor } from "../ink.js";
import { GLOW } from "../palette.js";
import type { Picture } from "../picture.js";
import { burglary } from "./burglary.js";
import { gear } from "./gear.js";
import { goods } from "./goods.js";
import type { DrawThing } from "./thing-type.js";
import { vehicles } from "./vehicles.js";
import { weapons } from "./weapons.js";

/** A shelf of one's own: a game that needs more things lists them by the same rule. */
export type Shelf = Readonly<Record<string, DrawThing>>;

const THINGS = { ...weapons, ...gear, ...vehicles, ...burglary, ...goods } as const;

export type ThingName = keyof typeof THINGS;

export const thingNames = Object.keys(THINGS) as readonly ThingName[];

/** A thing in a box of 80 by 48; what glows on it takes the colour of where it lies. */
export const thing = (name: ThingName): Picture => thingOf(`thing-${name}`, THINGS[name]);

/** A picture from a game's own shelf. */
export const thingOf = (key: string, draw: DrawThing): Picture => ({
  key,
  box: "0 0 80 48",
  draw: () => draw(penFor(key), GLOW),
});

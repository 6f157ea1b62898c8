/** The room of every sector tile: number n stands at place n - 1, in the order of the districts. */
import type { Sector } from "../../src/content/types.js";
import { docks } from "./docks.js";
import { laboratories } from "./laboratories.js";
import { offices } from "./offices.js";
import { power } from "./power.js";
import { precinct } from "./precinct.js";
import { publicPlaces } from "./public-places.js";
import { residences } from "./residences.js";
import type { Room } from "./room-type.js";
import { streets } from "./streets.js";

export const rooms: readonly Room[] = [
  ...streets,
  ...offices,
  ...laboratories,
  ...power,
  ...precinct,
  ...residences,
  ...docks,
  ...publicPlaces,
];

export const roomOf = (sector: Sector): Room => rooms[sector - 1];

/** TB-31: the 61 Events. */
import type { EventPiece } from "../content.js";
import { eventsEx } from "./events-ex.js";
import { eventsOne } from "./events-one.js";
import { eventsThree } from "./events-three.js";
import { eventsTwo } from "./events-two.js";

export const events: Readonly<Record<string, EventPiece>> = Object.fromEntries(
  [...eventsOne, ...eventsTwo, ...eventsThree, ...eventsEx].map((event) => [event.id, event]),
);

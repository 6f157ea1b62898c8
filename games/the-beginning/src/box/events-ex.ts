/** TB-33.6: EX Events, which favour no faction (TB-33.10). */
import type { EventPiece } from "../content.js";
import { bar } from "../effects.js";
import {
  confiscate,
  coup,
  destroyRolled,
  dragnet,
  loseProgramEach,
  outbreak,
  purge,
  riotMarker,
} from "./event-effects.js";

export const eventsEx: readonly EventPiece[] = [
  { id: "confiscation", deck: "ex", type: "ex", effects: [confiscate] },
  { id: "ground-zero", deck: "ex", type: "ex", effects: [destroyRolled] },
  { id: "zero-tolerance", deck: "ex", type: "ex", effects: [riotMarker("anarchy")] },
  { id: "eyes-everywhere", deck: "ex", type: "ex", effects: [riotMarker("surveillance")] },
  { id: "city-on-fire", deck: "ex", type: "ex", effects: [{ raid: 2 }] },
  { id: "grid-failure", deck: "ex", type: "ex", effects: [loseProgramEach] },
  { id: "outbreak", deck: "ex", type: "ex", effects: [outbreak] },
  { id: "dragnet", deck: "ex", type: "ex", effects: [dragnet] },
  { id: "booby-traps", deck: "ex", type: "ex", effects: [{ traps: 2 }, { supply: 2 }] },
  { id: "data-purge", deck: "ex", type: "ex", effects: [purge] },
  { id: "coup", deck: "ex", type: "ex", effects: [coup] },
  {
    id: "system-shock",
    deck: "ex",
    type: "ex",
    effects: [bar("apex", -1), bar("deus", -1), { harm: 1 }],
  },
];

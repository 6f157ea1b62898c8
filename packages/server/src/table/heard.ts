/** What happened, in JSON. What all hear alike is written once for all of them. */
import type { GameEvent, Viewer } from "@sprawl/engine";
import { areHeardAlike, eventsFor, type StoredEvent } from "@sprawl/engine/host";
import { type Json, jsonOf } from "../wire/json.js";

export class Heard {
  /** What everybody hears, if that is the same. */
  private readonly alike: Json<readonly GameEvent[]> | undefined;

  constructor(
    private readonly events: readonly StoredEvent[],
    seats: number,
  ) {
    if (areHeardAlike(events, seats)) this.alike = jsonOf(eventsFor(events, "spectator"));
  }

  /** As this viewer is told of it. */
  by(viewer: Viewer): Json<readonly GameEvent[]> {
    return this.alike ?? jsonOf(eventsFor(this.events, viewer));
  }
}

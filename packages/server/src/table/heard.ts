/** What happened, in JSON. What all hear alike is written once for all of them. */
import type { Viewer } from "@sprawl/engine";
import { areHeardAlike, eventsFor, type StoredEvent } from "@sprawl/engine/host";
import { jsonOf } from "../wire/json.js";

export class Heard {
  /** What everybody hears, if that is the same. */
  private readonly alike: string | undefined;

  constructor(
    private readonly events: readonly StoredEvent[],
    seats: number,
  ) {
    if (areHeardAlike(events, seats)) this.alike = jsonOf(eventsFor(events, "spectator"));
  }

  /** As this viewer is told of it: a list, in ASCII. */
  by(viewer: Viewer): string {
    return this.alike ?? jsonOf(eventsFor(this.events, viewer));
  }
}

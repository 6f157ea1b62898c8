/**
 * Tracks: a number that moves between two ends, with stretches that mean something. What a zone
 * does is the game's business; here it only has a name.
 */

export type Zone<Z extends string = string> = {
  readonly name: Z;
  readonly from: number;
  readonly to: number;
};

export type Track<Z extends string = string> = {
  readonly min: number;
  readonly max: number;
  /** The first zone that holds a value is its zone. */
  readonly zones?: readonly Zone<Z>[];
};

/** Where a value stands after a move: what would go beyond an end is lost. */
export function moved(track: Track, value: number, by: number): number {
  return Math.min(track.max, Math.max(track.min, value + by));
}

/** Steps towards a value, never past it; negative where the value lies below. */
export function stepsTowards(value: number, goal: number, steps: number): number {
  const way = goal - value;
  return way > 0 ? Math.min(way, steps) : Math.max(way, -steps);
}

/** The name of the zone a value is in. */
export function zoneOf<Z extends string>(track: Track<Z>, value: number): Z | undefined {
  return track.zones?.find(({ from, to }) => value >= from && value <= to)?.name;
}

/** How many steps it is from a value to the nearest value of a zone; undefined without that zone. */
export function stepsToZone<Z extends string>(
  track: Track<Z>,
  value: number,
  name: Z,
): number | undefined {
  let least: number | undefined;
  for (const zone of track.zones ?? []) {
    if (zone.name !== name) continue;
    const steps = value < zone.from ? zone.from - value : Math.max(0, value - zone.to);
    if (least === undefined || steps < least) least = steps;
  }
  return least;
}

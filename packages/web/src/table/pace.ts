/** How quickly the past is played back. */

const LONGEST = 18_000;
const SLOWEST = 1_400;

/** Milliseconds a step, so that all of it takes less than twenty seconds. */
export function paceOf(steps: number): number {
  return Math.min(SLOWEST, Math.floor(LONGEST / Math.max(1, steps)));
}

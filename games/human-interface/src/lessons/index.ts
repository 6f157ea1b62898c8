/** The two lessons: bodies, then networks. */
import { dryRunLesson, dryRunLights } from "./dry-run.js";
import { firingRangeLesson, firingRangeLights } from "./firing-range.js";

export const tutorial = firingRangeLesson;
export const tutorials = { "dry-run": dryRunLesson };

/** What each lesson speaks of, on the board. */
export const spotlights: Readonly<Record<string, string | readonly string[]>> = {
  ...firingRangeLights,
  ...dryRunLights,
};

/** What the viewer knows of sudden death (SD-18.7). */
import { faceOf, type SeatView } from "./view.js";

/** Whether the viewer has seen it begin, or it was announced. */
export function knowsSuddenDeath(view: SeatView): boolean {
  const { suddenDeath, checks } = view.state;
  return suddenDeath || checks.some(({ mark }) => faceOf(view, mark) === "sudden-death");
}

/** What the viewer knows of sudden death (SD-18.7). */
import { faceOf, type Seen } from "./view.js";

/** Whether the viewer has seen it begin, or it was announced. */
export function knowsSuddenDeath(view: Seen): boolean {
  const { suddenDeath, checks } = view.state;
  return suddenDeath || checks.some(({ mark }) => faceOf(view, mark) === "sudden-death");
}

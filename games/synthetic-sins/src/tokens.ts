/** SS-12, SS-13.9: Noise and Detection tokens come onto the map, and the oldest has to go. */
import type { Rule } from "@sprawl/engine";
import { DETECTION_TOKENS, NOISE_TOKENS } from "./content/components.js";
import type { Sector } from "./content/types.js";
import type { Sins } from "./state.js";
import { openWindow, type TokenMoment } from "./windows.js";

/** SS-12: a Noise token in this sector. */
export function* placeNoise(g: Sins, sector: Sector): Rule<void> {
  const { noise } = g.state;
  if (noise.includes(sector)) return; // SS-12.5
  if (yield* isStopped(g, "noise", sector)) return;
  if (noise.length === NOISE_TOKENS) noise.shift(); // SS-12.5, SS-R25
  noise.push(sector);
  g.tell("noise-made", { sector }, { rule: "SS-12.1" });
}

/** SS-13.7: a Detection token in this sector. */
export function* placeDetection(g: Sins, sector: Sector): Rule<void> {
  const { detection } = g.state;
  if (detection.includes(sector)) return; // SS-13.9, SS-13.15, SS-R34: its age stays
  if (yield* isStopped(g, "detection", sector)) return;
  if (detection.length === DETECTION_TOKENS) detection.shift(); // SS-13.10
  detection.push(sector);
  g.tell("detection-placed", { sector }, { rule: "SS-13.7" });
}

/** SS-36.18: whether a Sound Dampener keeps the token off the map. */
function* isStopped(g: Sins, kind: TokenMoment["kind"], sector: Sector): Rule<boolean> {
  const token: TokenMoment = { kind, sector, stopped: false };
  yield* openWindow(g, "token", { windows: ["token"], token }, () => ({ token: kind, sector }));
  return token.stopped; // SS-R98
}

export function removeDetection(g: Sins, sector: Sector): void {
  const { detection } = g.state;
  const at = detection.indexOf(sector);
  if (at < 0) return;
  detection.splice(at, 1);
  g.tell("detection-removed", { sector }, { rule: "SS-13.11" });
}

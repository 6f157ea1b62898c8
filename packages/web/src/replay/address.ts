/** The step and the eyes a replay's address holds: ?step=12&seat=1. */
import type { Viewer } from "@sprawl/engine";

export type Place = { readonly step: number; readonly viewer?: Viewer };

export function readPlace(search: string): Place {
  const given = new URLSearchParams(search);
  const step = Number(given.get("step") ?? 0);
  const seat = given.get("seat");
  const viewer = seat === null ? undefined : seat === "none" ? "spectator" : Number(seat);
  return {
    step: Number.isSafeInteger(step) && step > 0 ? step : 0,
    ...(viewer !== undefined && !Number.isNaN(viewer) && { viewer }),
  };
}

export function writePlace(step: number, viewer: Viewer): string {
  return `?step=${step}&seat=${viewer === "spectator" ? "none" : viewer}`;
}

/** The step and the eyes a replay's address holds, and the end of its link: ?step=12&seat=1&link=…. */
import type { Viewer } from "@sprawl/engine";

export type Place = {
  readonly step: number;
  readonly viewer?: Viewer;
  /** By which who was not there may look at a match of a private table. */
  readonly link?: string;
  /** The step is not shown as it was left: one sees it happen. */
  readonly happens?: true;
};

export function readPlace(search: string): Place {
  const given = new URLSearchParams(search);
  const step = Number(given.get("step") ?? 0);
  const seat = given.get("seat");
  const link = given.get("link");
  const viewer = seat === null ? undefined : seat === "none" ? "spectator" : Number(seat);
  return {
    step: Number.isSafeInteger(step) && step > 0 ? step : 0,
    ...(viewer !== undefined && !Number.isNaN(viewer) && { viewer }),
    ...(link !== null && { link }),
    ...(given.has("happens") && { happens: true as const }),
  };
}

export function writePlace(step: number, viewer: Viewer, link?: string): string {
  const seat = viewer === "spectator" ? "none" : viewer;
  return `?step=${step}&seat=${seat}${link === undefined ? "" : `&link=${link}`}`;
}

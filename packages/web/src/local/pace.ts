/** How long bots seem to think, so that people can follow. */
import type { Settings } from "../settings/settings.js";

const MS: Readonly<Record<Settings["botPace"], number>> = {
  instant: 0,
  quick: 250,
  unhurried: 900,
};

export function paceOf({ botPace }: Pick<Settings, "botPace">): number {
  return MS[botPace];
}

/** HI-1.1: all missions, each with its board. */
import type { Mission, MissionData } from "../content.js";
import { drawPlan } from "../plan.js";
import { tiles } from "../tiles/index.js";
import { commonEnemy } from "./common-enemy.js";
import { coreMeltdown } from "./core-meltdown.js";
import { dryRun } from "./dry-run.js";
import { extraction } from "./extraction.js";
import { firingRange } from "./firing-range.js";
import { killSwitch } from "./kill-switch.js";
import { loneWolf } from "./lone-wolf.js";
import { nightShift } from "./night-shift.js";
import { signalHunt } from "./signal-hunt.js";
import { threeWaySplit } from "./three-way-split.js";
import { zeroHour } from "./zero-hour.js";

const all: readonly MissionData[] = [
  firingRange,
  zeroHour,
  signalHunt,
  extraction,
  coreMeltdown,
  loneWolf,
  nightShift,
  commonEnemy,
  threeWaySplit,
  killSwitch,
  dryRun,
];

export const missions: Readonly<Record<string, Mission>> = Object.fromEntries(
  all.map((mission) => [mission.id, built(mission)]),
);

/** A mission with its board, and one with each of its other boards. */
function built(mission: MissionData): Mission {
  const floors = (mission.floors ?? []).map((floor) => built({ ...mission, ...floor, floors: [] }));
  return { ...mission, plan: drawPlan(mission, tiles), floors };
}

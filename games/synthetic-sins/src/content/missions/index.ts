/** The missions of the campaign, in the order they are played (SS-1.2). */
import type { Mission, MissionId } from "../types.js";
import { absolution } from "./absolution.js";
import { backDoor } from "./back-door.js";
import { coldScene } from "./cold-scene.js";
import { evidenceRoom } from "./evidence-room.js";
import { eyesEverywhere } from "./eyes-everywhere.js";
import { houseKeys } from "./house-keys.js";
import { kennel } from "./kennel.js";
import { killCorridor } from "./kill-corridor.js";
import { lastWitnesses } from "./last-witnesses.js";
import { paperTrail } from "./paper-trail.js";
import { shadowWalk } from "./shadow-walk.js";
import { theCourier } from "./the-courier.js";
import { thirtyNinthFloor } from "./thirty-ninth-floor.js";
import { volatileFreight } from "./volatile-freight.js";

export const missions: readonly Mission[] = [
  backDoor,
  paperTrail,
  coldScene,
  houseKeys,
  shadowWalk,
  killCorridor,
  eyesEverywhere,
  volatileFreight,
  evidenceRoom,
  theCourier,
  kennel,
  lastWitnesses,
  thirtyNinthFloor,
  absolution,
];

const byId = Object.fromEntries(missions.map((mission) => [mission.id, mission]));

/** The mission with this id. */
export function missionOf(id: MissionId): Mission {
  return byId[id];
}

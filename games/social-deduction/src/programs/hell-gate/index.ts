/** The programs of Project: Hell Gate (HG-1.3). */
import type { Program } from "../../cards.js";
import {
  crossFire,
  deadMansSwitch,
  firmwareLock,
  hellGate,
  hostage,
  mirrorProtocol,
  secondWind,
  smokeScreen,
} from "./arms.js";
import { bloodyTrack, marchOfTheFallen, portals, riftEcho, sealTheRift } from "./beside.js";
import { coldStorage, dataLeak, moreLegionLoyalty, roulette, shadowExistence } from "./cards.js";

export const hellGatePrograms: readonly Program[] = [
  ...portals,
  marchOfTheFallen,
  moreLegionLoyalty,
  shadowExistence,
  roulette,
  bloodyTrack,
  hellGate,
  sealTheRift,
  riftEcho,
  secondWind,
  smokeScreen,
  crossFire,
  firmwareLock,
  coldStorage,
  hostage,
  mirrorProtocol,
  deadMansSwitch,
  dataLeak,
];

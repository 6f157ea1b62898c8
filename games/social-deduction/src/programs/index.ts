/** Every program, by its name. */
import type { Program } from "../cards.js";
import { disarm, emp, grab, hijack, jammedTrigger, magneticGlove, ricochet } from "./arms.js";
import {
  corruptedMemory,
  dataTheft,
  download,
  geversAttack,
  overclock,
  stasis,
  systemUpdate,
} from "./data.js";
import { bug, orellanaEffect, screensaver, wrongButton } from "./exchanges.js";
import {
  blackout,
  bodyArmour,
  exposed,
  grenade,
  nanoMedkit,
  safeHouse,
  spotlight,
  trojan,
} from "./harm.js";
import { hellGatePrograms } from "./hell-gate/index.js";
import { humanLoyalty, legionLoyalty, machineLoyalty, outlawLoyalty, spam } from "./loyalty.js";
import { backupExe, deepScan, doeSpynetwork, gavrickFiles, sleeper, wiretap } from "./spying.js";
import { humanBoss, laser, machineBoss, outlawBoss, rocketLauncher } from "./unlocking.js";

const ALL: readonly Program[] = [
  humanLoyalty,
  machineLoyalty,
  outlawLoyalty,
  legionLoyalty,
  spam,
  rocketLauncher,
  laser,
  humanBoss,
  machineBoss,
  outlawBoss,
  bug,
  wrongButton,
  screensaver,
  orellanaEffect,
  backupExe,
  sleeper,
  gavrickFiles,
  geversAttack,
  doeSpynetwork,
  disarm,
  jammedTrigger,
  nanoMedkit,
  bodyArmour,
  ricochet,
  grab,
  magneticGlove,
  wiretap,
  deepScan,
  spotlight,
  exposed,
  blackout,
  dataTheft,
  corruptedMemory,
  download,
  overclock,
  stasis,
  hijack,
  emp,
  grenade,
  safeHouse,
  trojan,
  systemUpdate,
  ...hellGatePrograms, // HG-1.3
];

export const programs: Readonly<Record<string, Program>> = Object.fromEntries(
  ALL.map((card) => [card.id, card]),
);

/** The IDs of Project: Hell Gate (HG-1.4). */
import type { IdCard } from "../../cards.js";
import { cheater, destiny, doppelganger, leader, longshot, network } from "./data.js";
import { believer, cultist, damien, destroyer, grunwald, lightbringer, rocky } from "./harm.js";
import { balance, dust, puppetMaster, spy } from "./loyalty.js";

export const hellGateIds: readonly IdCard[] = [
  dust,
  believer,
  grunwald,
  destiny,
  longshot,
  puppetMaster,
  network,
  damien,
  cheater,
  destroyer,
  balance,
  cultist,
  rocky,
  spy,
  lightbringer,
  leader,
  doppelganger,
];

/** Every ID, by its name. */
import type { IdCard } from "../cards.js";
import { ait, joke, mercenary, musician, purgeProtocol, undercoverCop } from "./arms.js";
import { astronaut, collector, fortuneTeller, thief, waitress, zeroOne } from "./data.js";
import {
  assassin,
  bountyHunter,
  execute,
  halWatson,
  mindlessBot,
  nemesis,
  primeProcessor,
  whistleblower,
} from "./harm.js";
import {
  awesomeBacker,
  kingOfTheScrapyard,
  lifesaver,
  marshalOfTheLastLine,
  photographer,
} from "./healing.js";
import { hellGateIds } from "./hell-gate/index.js";
import { fbiAgent, secretAgent, seeker, seer, voiceOfTheBunker } from "./looking.js";
import { alice, deathbringer, kickStarter, mindeater, virus } from "./loyalty.js";
import {
  apex,
  eyeD,
  firewall,
  homeless,
  insider,
  mistress,
  sleepless,
  stealth,
} from "./standing.js";

const ALL: readonly IdCard[] = [
  undercoverCop,
  secretAgent,
  lifesaver,
  sleepless,
  photographer,
  waitress,
  astronaut,
  mistress,
  stealth,
  seeker,
  whistleblower,
  fbiAgent,
  fortuneTeller,
  assassin,
  execute,
  nemesis,
  mindlessBot,
  musician,
  virus,
  firewall,
  joke,
  eyeD,
  mercenary,
  zeroOne,
  bountyHunter,
  halWatson,
  thief,
  deathbringer,
  homeless,
  collector,
  awesomeBacker,
  ait,
  mindeater,
  insider,
  seer,
  alice,
  kickStarter,
  apex,
  marshalOfTheLastLine,
  voiceOfTheBunker,
  primeProcessor,
  purgeProtocol,
  kingOfTheScrapyard,
  ...hellGateIds, // HG-1.4
];

export const ids: Readonly<Record<string, IdCard>> = Object.fromEntries(
  ALL.map((card) => [card.id, card]),
);

/** Events of JoyTown. */
import type { EventCard } from "../types.js";
import { chargePresence, slowZones, weakerFeature } from "./effects.js";

const JOYTOWN = 3;
const of = (types: string[]) => [{ district: JOYTOWN, types }];

/** Healing has no effect. */
const badBatch: EventCard = {
  id: "bad-batch",
  district: JOYTOWN,
  duration: 2,
  henchmen: [],
  barsHealing: (_, __, agent) => (agent.district === JOYTOWN ? "CV-10.9" : undefined),
  reward: { kind: "healing", points: 2 },
};

/** Reputation counts as 0 for recruiting. */
const stolenFaces: EventCard = {
  id: "stolen-faces",
  district: JOYTOWN,
  duration: 3,
  henchmen: of(["killer"]),
  recruiting: (_, __, value, agent) => (agent.district === JOYTOWN ? 0 : value),
  reward: { kind: "support" },
};

/** No Hacking can be performed. */
const ampBlackout: EventCard = {
  id: "amp-blackout",
  district: JOYTOWN,
  duration: 2,
  henchmen: [],
  barsHacking: (_, __, agent) => (agent.district === JOYTOWN ? "CV-10.9" : undefined),
  reward: { kind: "money", amount: 300 },
};

/** Every Brawl card counts as green. */
const gangWedding: EventCard = {
  id: "gang-wedding",
  district: JOYTOWN,
  duration: 1,
  henchmen: of(["marauder", "marauder"]),
  greens: (_, __, district) => district === JOYTOWN,
  reward: { kind: "money", amount: 200 },
};

// biome-ignore format: one line a card, as a table
export const joytown: readonly EventCard[] = [
  { id: "neon-carnival", district: JOYTOWN, duration: 1, henchmen: of(["?"]), ...slowZones(JOYTOWN), reward: { kind: "money", amount: 300 } },
  badBatch,
  { id: "debt-collectors", district: JOYTOWN, duration: 3, henchmen: of(["bruiser"]), ...chargePresence(JOYTOWN), reward: { kind: "money", amount: 300 } },
  { id: "memory-parlour-raid", district: JOYTOWN, duration: 1, henchmen: of(["sec-drone", "marauder"]), ...weakerFeature(JOYTOWN, "analysis"), reward: { kind: "xp", value: 2 } },
  stolenFaces,
  ampBlackout,
  gangWedding,
];

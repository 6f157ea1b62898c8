/** Events of Cold Harbor. */
import { giveStatus } from "../health.js";
import { isAgent, NOBODY } from "../state.js";
import { agentsIn, isInPlay } from "../table.js";
import { test } from "../tests.js";
import type { EventCard } from "../types.js";
import { closedToInfluence, slowZones, uselessPositions, weakerFeature } from "./effects.js";

const HARBOR = 4;
const of = (types: string[]) => [{ district: HARBOR, types }];

/** RANGED attacks reach the attacker's own zone only. */
const toxicFog: EventCard = {
  id: "toxic-fog",
  district: HARBOR,
  duration: 2,
  henchmen: [],
  shortensRange: (_, __, district) => district === HARBOR,
  reward: { kind: "money", amount: 200 },
};

/** Hostiles have +1 Attack. */
const smugglerFeud: EventCard = {
  id: "smuggler-feud",
  district: HARBOR,
  duration: 2,
  henchmen: of(["marauder", "jacker"]),
  attackBonus: (_, __, value, { attacker }) =>
    !isAgent(attacker) && attacker.org === NOBODY && attacker.district === HARBOR
      ? value + 1
      : value,
  reward: { kind: "money", amount: 400 },
};

/** Each Agent there at the start of the Investigation step tests Combat or receives Suppression. */
const ratSwarm: EventCard = {
  id: "rat-swarm",
  district: HARBOR,
  duration: 1,
  henchmen: [],
  *startOfInvestigation(g, _, district) {
    if (district !== HARBOR) return;
    for (const agent of agentsIn(g, HARBOR)) {
      if (isInPlay(g, agent) && !(yield* test(g, agent, "combat", 1)))
        giveStatus(g, agent, "suppression"); // CV-1.20
    }
  },
  reward: { kind: "xp", value: 1 },
};

// biome-ignore format: one line a card, as a table
export const harbor: readonly EventCard[] = [
  { id: "gentech-super-container-attack", district: HARBOR, duration: 1, henchmen: of(["marauder", "sec-drone"]), ...uselessPositions(HARBOR, "covered"), reward: { kind: "token", store: "weapons" } },
  toxicFog,
  { id: "frozen-locks", district: HARBOR, duration: 3, henchmen: [], ...slowZones(HARBOR), reward: { kind: "money", amount: 300 } },
  smugglerFeud,
  { id: "customs-audit", district: HARBOR, duration: 3, henchmen: of(["sec-drone"]), ...closedToInfluence(HARBOR), reward: { kind: "money", amount: 300 } },
  ratSwarm,
  { id: "sunken-server", district: HARBOR, duration: 3, henchmen: of(["jacker"]), ...weakerFeature(HARBOR, "hacking"), reward: { kind: "xp", value: 2 } },
];

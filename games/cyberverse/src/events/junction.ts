/** Events of Fargo Junction. */
import { giveStatus } from "../health.js";
import { isAgent } from "../state.js";
import { agentsIn } from "../table.js";
import type { EventCard } from "../types.js";
import { alwaysRed, harderTests, poorHacking, slowEntry } from "./effects.js";

const JUNCTION = 2;
const of = (types: string[]) => [{ district: JUNCTION, types }];

/** Each Agent there at the start of the Hacking step receives Suppression. */
const scrapFire: EventCard = {
  id: "scrap-fire",
  district: JUNCTION,
  duration: 1,
  henchmen: of(["bruiser"]),
  startOfHacking: (g, _, district) => {
    if (district !== JUNCTION) return;
    for (const agent of agentsIn(g, JUNCTION)) giveStatus(g, agent, "suppression"); // CV-1.20
  },
  reward: { kind: "healing", points: 1 },
};

/** Agents cannot leave by movement in the Activation phase. */
const midnightTrain: EventCard = {
  id: "midnight-train",
  district: JUNCTION,
  duration: 1,
  henchmen: [],
  barsLeaving: (_, __, agent) => (agent.district === JUNCTION ? "CV-10.9" : undefined),
  reward: { kind: "money", amount: 300 },
};

/** Bruisers have +1 Defense. */
const strikeAtTheYard: EventCard = {
  id: "strike-at-the-yard",
  district: JUNCTION,
  duration: 2,
  henchmen: of(["marauder", "bruiser"]),
  defenseBonus: (_, __, value, ___, target) =>
    !isAgent(target) && target.type === "bruiser" && target.district === JUNCTION
      ? value + 1
      : value,
  reward: { kind: "token", store: "vehicles" },
};

// biome-ignore format: one line a card, as a table
export const junction: readonly EventCard[] = [
  { id: "attack-of-neuro-murderers", district: JUNCTION, duration: 3, henchmen: of(["marauder", "killer"]), ...alwaysRed(JUNCTION), reward: { kind: "money", amount: 400 } },
  { id: "derailed-express", district: JUNCTION, duration: 2, henchmen: [], ...slowEntry(JUNCTION), reward: { kind: "money", amount: 200 } },
  scrapFire,
  { id: "ticket-sweep", district: JUNCTION, duration: 2, henchmen: of(["sec-drone"]), ...harderTests(JUNCTION), reward: { kind: "money", amount: 200 } },
  { id: "signal-thieves", district: JUNCTION, duration: 3, henchmen: of(["jacker"]), ...poorHacking(JUNCTION, 200), reward: { kind: "xp", value: 2 } },
  midnightTrain,
  strikeAtTheYard,
];

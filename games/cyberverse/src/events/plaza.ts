/** Events of Independence Plaza. */
import { agentsIn, hasRoom, layoutOf } from "../table.js";
import { type EventCard, NO_POSITION } from "../types.js";
import { chargePresence, harderTests, strongerHenchmen } from "./effects.js";

const PLAZA = 5;
const of = (types: string[]) => [{ district: PLAZA, types }];

/** No attacks can be declared; Hostiles there do nothing. */
const stateFuneral: EventCard = {
  id: "state-funeral",
  district: PLAZA,
  duration: 1,
  henchmen: [],
  barsAttacks: (_, __, district) => (district === PLAZA ? "CV-10.9" : undefined),
  reward: { kind: "money", amount: 200 },
};

/** Influence tokens cannot be removed. */
const loyaltyMarch: EventCard = {
  id: "loyalty-march",
  district: PLAZA,
  duration: 2,
  henchmen: of(["sec-drone"]),
  barsRemoving: (_, __, district) => (district === PLAZA ? "CV-10.9" : undefined),
  reward: { kind: "influence", district: PLAZA },
};

/** Each Agent there at the start of the Hacking step is moved to the Entry zone, if there is room. */
const waterCannons: EventCard = {
  id: "water-cannons",
  district: PLAZA,
  duration: 1,
  henchmen: of(["bruiser"]),
  startOfHacking: (g, _, district) => {
    if (district !== PLAZA) return;
    const { entry } = layoutOf(g, PLAZA);
    for (const agent of agentsIn(g, PLAZA)) {
      if (agent.zone === entry) agent.position = NO_POSITION;
      else if (hasRoom(g, PLAZA, entry)) {
        agent.zone = entry;
        agent.position = NO_POSITION; // CV-21.13
      }
    }
  },
  reward: { kind: "money", amount: 200 },
};

/** No Ambush token can be placed. */
const martialDecree: EventCard = {
  id: "martial-decree",
  district: PLAZA,
  duration: 3,
  henchmen: of(["sec-drone", "sec-drone"]),
  barsAmbushToken: (_, __, district) => (district === PLAZA ? "CV-10.9" : undefined),
  reward: { kind: "money", amount: 400 },
};

// biome-ignore format: one line a card, as a table
export const plaza: readonly EventCard[] = [
  stateFuneral,
  loyaltyMarch,
  waterCannons,
  martialDecree,
  { id: "live-broadcast", district: PLAZA, duration: 2, henchmen: [], ...harderTests(PLAZA), reward: { kind: "money", amount: 300 } },
  { id: "assassin-on-the-podium", district: PLAZA, duration: 1, henchmen: of(["killer", "killer"]), ...strongerHenchmen(PLAZA, "killer"), reward: { kind: "money", amount: 400 } },
  { id: "statue-defaced", district: PLAZA, duration: 3, henchmen: of(["marauder"]), ...chargePresence(PLAZA), reward: { kind: "xp", value: 1 } },
];

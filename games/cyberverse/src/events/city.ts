/** Events of the whole city. */
import { lose } from "../money.js";
import { idOf } from "../table.js";
import { EVERYWHERE, type EventCard } from "../types.js";
import { alwaysRed, dearer, higherSalaries, poorHacking } from "./effects.js";

const at = (district: number, ...types: string[]) => ({ district, types });

/** At the start of Payday each Organization loses 200D. */
const currencyCrash: EventCard = {
  id: "currency-crash",
  district: EVERYWHERE,
  duration: 1,
  henchmen: [],
  startOfPayday: (g, self) => {
    for (const org of g.state.order) {
      if (g.state.orgs[org].gone) continue;
      const amount = lose(g, org, 200); // CV-1.6, CV-27.16
      g.tell("charged", { org: idOf(g, org), event: self.piece.id, amount }, { rule: "CV-27.16" });
    }
  },
  reward: { kind: "money", amount: 300 },
};

/** Cyber-Implants cost more and cannot be repaired. */
const implantRecall: EventCard = {
  id: "implant-recall",
  district: EVERYWHERE,
  duration: 3,
  henchmen: [],
  ...dearer("implants", 100),
  barsRepair: (_, __, { store }) => (store === "implants" ? "CV-10.9" : undefined),
  reward: { kind: "token", store: "implants" },
};

/** No Support cards can be taken in the Strategy phase. */
const silentPhones: EventCard = {
  id: "silent-phones",
  district: EVERYWHERE,
  duration: 3,
  henchmen: [],
  barsSupport: () => "CV-10.9",
  reward: { kind: "support" },
};

const academyClosed: EventCard = {
  id: "academy-closed",
  district: EVERYWHERE,
  duration: 2,
  henchmen: [],
  trainingBarred: () => true,
  reward: { kind: "xp", value: 2 },
};

const fuelShortage: EventCard = {
  id: "fuel-shortage",
  district: EVERYWHERE,
  duration: 3,
  henchmen: [],
  barsBoost: () => true,
  reward: { kind: "token", store: "vehicles" },
};

const ambulanceStrike: EventCard = {
  id: "ambulance-strike",
  district: EVERYWHERE,
  duration: 2,
  henchmen: [at(2, "killer"), at(3, "killer")],
  rescuePrice: (_, __, value) => value + 200,
  reward: { kind: "healing", points: 2 },
};

// biome-ignore format: one line a card, as a table
export const city: readonly EventCard[] = [
  currencyCrash,
  { id: "arms-embargo", district: EVERYWHERE, duration: 2, henchmen: [at(2, "marauder")], ...dearer("weapons", 200), reward: { kind: "token", store: "weapons" } },
  implantRecall,
  { id: "center-update", district: EVERYWHERE, duration: 1, henchmen: [at(1, "sec-drone"), at(5, "sec-drone")], ...poorHacking(EVERYWHERE, 100), reward: { kind: "money", amount: 300 } },
  { id: "wage-riot", district: EVERYWHERE, duration: 2, henchmen: [at(3, "bruiser"), at(4, "bruiser")], ...higherSalaries(100), reward: { kind: "money", amount: 200 } },
  silentPhones,
  academyClosed,
  fuelShortage,
  ambulanceStrike,
  { id: "wall-breach-alarm", district: EVERYWHERE, duration: 3, henchmen: [at(1, "?"), at(4, "?")], ...alwaysRed(EVERYWHERE), reward: { kind: "money", amount: 400 } },
];

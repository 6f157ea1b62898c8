/** Events of Millennium Mall. */
import type { EventCard } from "../types.js";
import {
  chargePresence,
  closedToInfluence,
  poorHacking,
  slowEntry,
  slowZones,
  strongerHenchmen,
  uselessPositions,
} from "./effects.js";

const MALL = 1;
const of = (types: string[]) => [{ district: MALL, types }];

// biome-ignore format: one line a card, as a table
export const mall: readonly EventCard[] = [
  { id: "bargain-stampede", district: MALL, duration: 1, henchmen: of(["marauder"]), ...slowZones(MALL), reward: { kind: "money", amount: 200 } },
  { id: "checkout-blackout", district: MALL, duration: 2, henchmen: [], ...poorHacking(MALL, 200), reward: { kind: "money", amount: 300 } },
  { id: "mannequin-malfunction", district: MALL, duration: 2, henchmen: of(["sec-drone", "sec-drone"]), ...strongerHenchmen(MALL, "sec-drone"), reward: { kind: "token", store: "gear" } },
  { id: "luxury-lockdown", district: MALL, duration: 3, henchmen: [], ...slowEntry(MALL), reward: { kind: "money", amount: 200 } },
  { id: "shoplifter-season", district: MALL, duration: 1, henchmen: of(["killer"]), ...chargePresence(MALL), reward: { kind: "money", amount: 300 } },
  { id: "brand-ambassadors", district: MALL, duration: 3, henchmen: [], ...closedToInfluence(MALL), reward: { kind: "xp", value: 1 } },
  { id: "rooftop-drone-race", district: MALL, duration: 1, henchmen: of(["sec-drone"]), ...uselessPositions(MALL, "advantageous"), reward: { kind: "money", amount: 200 } },
];

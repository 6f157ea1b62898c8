/** What a program in the hand is worth keeping for: tips 7 and 9 of the catalogue. */
import { programs } from "../src/programs/index.js";
import type { Team } from "../src/state.js";

const KEEP: Readonly<Record<string, number>> = {
  "body-armour": 1,
  "nano-medkit": 0.95,
  "backup-exe": 0.9,
  disarm: 0.8,
  ricochet: 0.8,
  "jammed-trigger": 0.75,
  grenade: 0.7,
  overclock: 0.65,
  grab: 0.6,
  "gavrick-files": 0.55,
  download: 0.55,
  wiretap: 0.5,
  spotlight: 0.5,
  "deep-scan": 0.5,
  hijack: 0.5,
  blackout: 0.5,
  "data-theft": 0.45,
  exposed: 0.45,
  stasis: 0.45,
  emp: 0.4,
  sleeper: 0.3,
  screensaver: 0.2,
  bug: 0.2,
  "orellana-effect": 0.1,
  spam: 0,
};

/** From 0, to be thrown away, to 1. */
export function keepWorth(program: string, team: Team): number {
  const known = KEEP[program];
  if (known !== undefined) return known;
  const card = programs[program];
  if (!card) return 0.3;
  if (card.loyalty) return card.loyalty === team ? 0.9 : 0.15;
  return card.timing === "any" ? 0.4 : 0.3;
}

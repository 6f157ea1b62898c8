/** The Nakamura deck. */
import type { Program } from "../content.js";
import { wound } from "../harm.js";
import { disableOne } from "../infection.js";
import { isCyberware } from "../models.js";
import { shockTest } from "../shock.js";
import { alarmHacker } from "./effects.js";

const card = { kind: "program", deck: "nakamura" } as const;

export const nakamura = {
  "tusk-vs": {
    id: "tusk-vs",
    ...card,
    type: "worm",
    copies: 2,
    strength: 4,
    install: 3,
    run: 2,
    targets: true,
    ability: (g, installed, target) => disableOne(g, installed, target, (id) => isCyberware(g.box.gear[id]), false),
  },
  "paper-tiger": { id: "paper-tiger", ...card, type: "virus", copies: 2, strength: 3, install: 2, run: 1, fewerCards: 1 },
  "shogun-lance": {
    id: "shogun-lance",
    ...card,
    type: "virus",
    copies: 2,
    strength: 4,
    install: 3,
    run: 1,
    targets: true,
    ability: (g, _, target) => shockTest(g, target, "program"),
  },
  kamikaze: {
    id: "kamikaze",
    ...card,
    type: "worm",
    copies: 1,
    strength: 6,
    install: 3,
    run: 0,
    fleeting: "attack",
    // biome-ignore lint/correctness/useYield: a rule that asks nothing here.
    *insteadOfInfection(g, victim) {
      wound(g, victim, 2, g.state.teams.findIndex((_, index) => index !== victim.team));
    },
  },
  "osaka-gate": { id: "osaka-gate", ...card, type: "bastion", copies: 2, strength: 5, install: 2, run: 1 },
  kabuto: {
    id: "kabuto",
    ...card,
    type: "ice",
    copies: 2,
    strength: 4,
    install: 2,
    run: 1,
    winsDefending: (g, { hacker }) => (hacker ? shockTest(g, hacker, "network") : undefined),
  },
  sentinel: {
    id: "sentinel",
    ...card,
    type: "ids",
    copies: 2,
    strength: 4,
    install: 2,
    run: 1,
    winsDefending: (g, battle) => alarmHacker(g, battle, 1, "sentinel"),
  },
  turnstile: { id: "turnstile", ...card, type: "ids", copies: 2, strength: 3, install: 1, run: 0 },
  tripwire: { id: "tripwire", ...card, type: "ice", copies: 1, strength: 3, install: 1, run: 1, weakens: 1 },
  "directive-nine": { id: "directive-nine", ...card, type: "booster", copies: 2, strength: 3, install: 1, run: 1 },
  "hard-audit": { id: "hard-audit", ...card, type: "booster", copies: 2, strength: 2, install: 1, run: 1, defending: 4 },
  "priority-cycles": { id: "priority-cycles", ...card, type: "sr-booster", copies: 1, strength: 0, install: 2, run: 0, gives: 3 },
  "leased-mainframe": { id: "leased-mainframe", ...card, type: "sr-booster", copies: 1, strength: 0, install: 1, run: 0, gives: 2 },
  auditor: { id: "auditor", ...card, type: "sniffer", copies: 2, strength: 0, install: 0, run: 0, sniffs: "each" },
  "deep-scan": { id: "deep-scan", ...card, type: "sniffer", copies: 1, strength: 0, install: 2, run: 0, sniffs: "all" },
} as const satisfies Readonly<Record<string, Program>>;

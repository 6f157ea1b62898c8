/** The Übermensch deck. */
import type { Program } from "../content.js";
import { stun } from "../harm.js";
import { disableOne } from "../infection.js";
import { pay } from "../tokens.js";
import { hackerOrAny, hampersDodge, hampersReaction, slows } from "./effects.js";

const card = { kind: "program", deck: "ubermensch" } as const;

export const ubermensch = {
  "w32-navajo": { id: "w32-navajo", ...card, type: "virus", copies: 2, strength: 2, install: 2, run: 1, alarms: hackerOrAny },
  lovebite: { id: "lovebite", ...card, type: "virus", copies: 2, strength: 3, install: 2, run: 1, targets: true, ...slows },
  "slammer-rush": { id: "slammer-rush", ...card, type: "worm", copies: 2, strength: 3, install: 2, run: 2, targets: true, ...hampersDodge },
  "black-ronin": {
    id: "black-ronin",
    ...card,
    type: "worm",
    copies: 2,
    strength: 4,
    install: 3,
    run: 1,
    targets: true,
    ability: (g, installed, target) => disableOne(g, installed, target, (id) => g.box.weapons[id] !== undefined, false),
  },
  stuxtail: {
    id: "stuxtail",
    ...card,
    type: "worm",
    copies: 1,
    strength: 5,
    install: 4,
    run: 2,
    targets: true,
    ...hampersReaction,
    ability: (g, installed, target, first) => {
      if (!first) return;
      installed.target = ""; // the token comes with Phase 1
      stun(g, target);
    },
  },
  "hardrock-256": {
    id: "hardrock-256",
    ...card,
    type: "bastion",
    copies: 2,
    strength: 4,
    install: 2,
    run: 1,
    programStrength: (_, __, value, { opponent }) => (opponent?.type === "worm" ? value + 1 : value),
  },
  gutterwall: { id: "gutterwall", ...card, type: "bastion", copies: 2, strength: 3, install: 1, run: 1 },
  "cold-snap": {
    id: "cold-snap",
    ...card,
    type: "ice",
    copies: 2,
    strength: 4,
    install: 2,
    run: 1,
    winsDefending: (g, { attacker }) => (attacker >= 0 ? pay(g, attacker, 1) : undefined),
  },
  watchdog: { id: "watchdog", ...card, type: "ids", copies: 1, strength: 3, install: 1, run: 0, watches: true },
  "red-fever-procedure": { id: "red-fever-procedure", ...card, type: "booster", copies: 2, strength: 3, install: 1, run: 1 },
  "overdrive-patch": { id: "overdrive-patch", ...card, type: "booster", copies: 1, strength: 2, install: 0, run: 1 },
  "last-word": { id: "last-word", ...card, type: "booster", copies: 1, strength: 4, install: 2, run: 2, fleeting: "battle" },
  "nimda-algorithm": { id: "nimda-algorithm", ...card, type: "sr-booster", copies: 2, strength: 0, install: 2, run: 0, gives: 3 },
  "fly-eye": { id: "fly-eye", ...card, type: "sniffer", copies: 2, strength: 0, install: 0, run: 0, sniffs: "each" },
  "packet-ghost": { id: "packet-ghost", ...card, type: "sniffer", copies: 1, strength: 0, install: 2, run: 0, sniffs: "two" },
} as const satisfies Readonly<Record<string, Program>>;

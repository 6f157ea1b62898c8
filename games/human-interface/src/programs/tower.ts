/** The Nakamura Defence System's own cards. */
import type { Program } from "../content.js";
import { disableOne } from "../cyberwarfare/infection.js";
import { discardFromHand, programOf } from "../cyberwarfare/networks.js";
import { wound } from "../harm.js";
import { sideName } from "../models.js";
import { AI } from "../state.js";
import { alarmHacker, hampersReaction, slows, upToThree } from "./effects.js";

const card = { kind: "program", deck: "ai", install: 0, copies: 2 } as const;

export const tower = {
  "ids-alpha-class": {
    id: "ids-alpha-class",
    ...card,
    type: "ids",
    strength: 3,
    run: 0,
    turnedUp: (g, battle) => alarmHacker(g, battle, 1, "ids-alpha-class"),
  },
  "ids-beta-class": {
    id: "ids-beta-class",
    ...card,
    type: "ids",
    strength: 4,
    run: 0,
    turnedUp: (g, battle) => alarmHacker(g, battle, 1, "ids-beta-class"),
  },
  "ids-gamma-class": {
    id: "ids-gamma-class",
    ...card,
    type: "ids",
    strength: 5,
    run: 0,
    winsDefending: (g, battle) => alarmHacker(g, battle, 1, "ids-gamma-class"),
  },
  "ids-delta-class": {
    id: "ids-delta-class",
    ...card,
    type: "ids",
    strength: 6,
    run: 0,
    winsDefending: (g, battle) => alarmHacker(g, battle, 2, "ids-delta-class"),
  },
  "ice-shiro": { id: "ice-shiro", ...card, type: "ice", strength: 4, run: 0, boostAtMost: 1 },
  "ice-kuro": {
    id: "ice-kuro",
    ...card,
    type: "ice",
    strength: 5,
    run: 0,
    winsDefending: (g, { attacker }) => {
      // Blanks are never drawn for a discard: HI-39.5.
      const hand =
        g.state.teams[attacker]?.hand.filter((each) => programOf(g, each).type !== "blank") ?? [];
      if (hand.length === 0) return;
      // Blanks stay: how many cards could go is seen by all from now on.
      g.disclose("random-discard", { team: sideName(g, attacker), count: hand.length });
      discardFromHand(g, attacker, hand[g.below("kuro", hand.length)]);
    },
  },
  "ice-tetsu": { id: "ice-tetsu", ...card, type: "ice", strength: 6, run: 0, supportLess: 1 },
  "ice-oni": {
    id: "ice-oni",
    ...card,
    type: "ice",
    strength: 7,
    run: 0,
    winsDefending: (g, { hacker }) => {
      if (hacker) wound(g, hacker, 1, AI);
    },
  },
  "bastion-torii": {
    id: "bastion-torii",
    ...card,
    type: "bastion",
    strength: 5,
    run: 0,
    programStrength: (_, __, value, { remote, role }) =>
      remote && role === "defence" ? value + 1 : value,
  },
  "bastion-tenshu": { id: "bastion-tenshu", ...card, type: "bastion", strength: 7, run: 0 },
  "bastion-genbu": {
    id: "bastion-genbu",
    ...card,
    type: "bastion",
    copies: 1,
    strength: 8,
    run: 0,
  },
  kappa: {
    id: "kappa",
    ...card,
    type: "worm",
    strength: 3,
    run: 1,
    targets: true,
    ...hampersReaction,
  },
  kitsune: { id: "kitsune", ...card, type: "virus", strength: 4, run: 1, fewerCards: 1 },
  yurei: { id: "yurei", ...card, type: "virus", strength: 4, run: 2, alarms: upToThree },
  tengu: { id: "tengu", ...card, type: "virus", strength: 5, run: 1, targets: true, ...slows },
  mukade: {
    id: "mukade",
    ...card,
    type: "worm",
    strength: 5,
    run: 1,
    targets: true,
    ability: (g, installed, target) =>
      disableOne(g, installed, target, (id) => g.box.weapons[id] !== undefined, true),
  },
  orochi: {
    id: "orochi",
    ...card,
    type: "worm",
    copies: 1,
    strength: 6,
    run: 2,
    targets: true,
    ability: (g, _, target) => wound(g, target, 1, AI),
  },
} as const satisfies Readonly<Record<string, Program>>;

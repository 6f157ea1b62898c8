/** IDs whose effect stands as long as they are revealed, and those that turn cards over. */
import type { IdCard } from "../cards.js";
import { draw } from "../pile.js";
import { unreveal } from "../reveal.js";
import { revealedSides } from "../table.js";

export const sleepless: IdCard = {
  id: "sleepless",
  colour: "human",
  box: "core",
  startsRevealed: true, // SD-1.19
  startPrograms: 2,
  limitBonus: 1, // SD-11.4
};

export const mistress: IdCard = {
  id: "mistress",
  colour: "human",
  box: "core",
  standing: { aimedLast: true },
};

export const firewall: IdCard = {
  id: "firewall",
  colour: "machine",
  box: "core",
  standing: { firewall: true },
};

export const eyeD: IdCard = {
  id: "eye-d",
  colour: "machine",
  box: "core",
  beginner: true,
  standing: { seesIds: true },
};

export const homeless: IdCard = {
  id: "homeless",
  colour: "outlaw",
  box: "core",
  always: "outlaw",
  standing: { bansDrawing: true },
};

export const insider: IdCard = {
  id: "insider",
  colour: "outlaw",
  box: "core",
  standing: { seesChecks: true },
};

export const apex: IdCard = {
  id: "apex",
  colour: "outlaw",
  box: "core",
  standing: { lightDamage: 2 },
};

export const stealth: IdCard = {
  id: "stealth",
  colour: "human",
  box: "core",
  *reveal(g, owner) {
    const sides = revealedSides(g, owner);
    for (const side of sides) unreveal(g, owner, side);
    if (sides.length === 0) yield* draw(g, owner);
  },
};

/** IDs whose effect stands as long as they are revealed, and those that turn cards over. */
import type { IdCard } from "../cards.js";
import { draw } from "../drawing.js";
import { unreveal } from "../reveal.js";
import { revealedSides } from "../table.js";

export const sleepless: IdCard = {
  id: "sleepless",
  order: 4,
  colour: "human",
  box: "core",
  startsRevealed: true, // SD-1.19
  startPrograms: 2,
  limitBonus: 1, // SD-11.4
};

export const mistress: IdCard = {
  id: "mistress",
  order: 8,
  colour: "human",
  box: "core",
  standing: { aimedLast: true },
};

export const firewall: IdCard = {
  id: "firewall",
  order: 20,
  colour: "machine",
  box: "core",
  standing: { noTarget: true },
};

export const eyeD: IdCard = {
  id: "eye-d",
  order: 22,
  colour: "machine",
  box: "core",
  beginner: true,
  standing: { seesIds: true },
};

export const homeless: IdCard = {
  id: "homeless",
  order: 29,
  colour: "outlaw",
  box: "core",
  always: "outlaw",
  standing: { bansDrawing: true },
};

export const insider: IdCard = {
  id: "insider",
  order: 34,
  colour: "outlaw",
  box: "core",
  standing: { seesChecks: true },
};

export const apex: IdCard = {
  id: "apex",
  order: 38,
  colour: "outlaw",
  box: "core",
  standing: { lightDamage: 2 },
};

export const stealth: IdCard = {
  id: "stealth",
  order: 9,
  colour: "human",
  box: "core",
  *reveal(g, owner) {
    const sides = revealedSides(g, owner);
    for (const side of sides) unreveal(g, owner, side);
    if (sides.length === 0) yield* draw(g, owner);
  },
};

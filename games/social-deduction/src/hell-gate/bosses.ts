/** Every EX Boss, by its number (HG-2.15). */
import { belial } from "./belial.js";
import { bloodbeast } from "./bloodbeast.js";
import type { BossCard } from "./boss-card.js";
import { darkMateria } from "./dark-materia.js";
import { exitus } from "./exitus.js";
import { fallenAngel } from "./fallen-angel.js";
import { legionGod } from "./legion-god.js";
import { omega } from "./omega.js";
import { parasite } from "./parasite.js";

const ALL: readonly BossCard[] = [
  fallenAngel,
  darkMateria,
  exitus,
  belial,
  omega,
  legionGod,
  parasite,
  bloodbeast,
];

export const bossCards: Readonly<Record<number, BossCard>> = Object.fromEntries(
  ALL.map((card) => [card.number, card]),
);

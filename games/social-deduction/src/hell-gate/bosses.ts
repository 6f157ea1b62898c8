/** Every EX Boss, by its name, in the order of their numbers (HG-2.15). */
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

export const bosses: Readonly<Record<string, BossCard>> = Object.fromEntries(
  ALL.map((card) => [card.id, card]),
);

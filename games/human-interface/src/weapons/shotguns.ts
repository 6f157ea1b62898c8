import { type Floor, stepsFrom, towards } from "@sprawl/parts";
import type { Weapon } from "../content.js";
import { directionBeyond } from "../grenades.js";
import { setsOff } from "../mines.js";
import { isConscious, isFree, planOf } from "../models.js";
import { enter } from "../moving.js";
import { isShut } from "../sight.js";
import { isOwn } from "./own.js";

export const shotguns = {
  "saipan-sa12": {
    id: "saipan-sa12",
    kind: "weapon",
    class: "shotgun",
    availability: "COMM",
    effective: { damage: 6, range: 3 },
    maximum: { damage: 3, range: 6 },
    spread: true,
  },
  "brugg-barret-breacher": {
    id: "brugg-barret-breacher",
    kind: "weapon",
    class: "shotgun",
    availability: "MIL",
    effective: { damage: 7, range: 3 },
    maximum: { damage: 4, range: 6 },
    /** A model that takes wounds is pushed one square along the line: HI-R102, HI-R143. */
    *afterWounds(g, self, attack) {
      const { attacker, target } = attack;
      if (!isOwn(self, attack) || !isConscious(target) || attacker.at === target.at) return;
      const floor: Floor = planOf(g).floor;
      const to = towards(floor, target.at, directionBeyond(attacker.at, target.at));
      if (to < 0 || !isFree(g, target, to) || !stepsFrom(floor, isShut(g), target.at).includes(to))
        return;
      enter(g, target, to);
      yield* setsOff(g, target); // HI-32.4
    },
  },
} as const satisfies Readonly<Record<string, Weapon>>;

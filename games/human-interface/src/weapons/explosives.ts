import type { Weapon } from "../content.js";
import { giveToken, strayHit, wound } from "../harm.js";
import { isCyberware } from "../models.js";

export const explosives = {
  "fragmentation-grenades": {
    id: "fragmentation-grenades",
    kind: "weapon",
    class: "grenade",
    availability: "MIL",
    effective: { damage: 6, range: 8 },
    *blast(g, thrower, victim, centre) {
      yield* strayHit(g, victim, centre ? 6 : 4, thrower.team); // HI-31.10
    },
  },
  "flash-bang-grenades": {
    id: "flash-bang-grenades",
    kind: "weapon",
    class: "grenade",
    availability: "COMM",
    effective: { damage: 0, range: 8 },
    silent: true, // Alarm +1: HI-14.6
    blast(g, _, victim) {
      giveToken(g, victim, "no-dodge");
      giveToken(g, victim, "reaction");
    },
  },
  "emp-grenades": {
    id: "emp-grenades",
    kind: "weapon",
    class: "grenade",
    availability: "BLACK",
    effective: { damage: 0, range: 8 },
    blast(g, thrower, victim) {
      if (victim.kind !== "character") return wound(g, victim, 4, thrower.team);
      for (const item of victim.equipment) {
        const gear = g.box.gear[item.id];
        if (isCyberware(gear) || gear?.sort === "cyberdeck") item.offUntil = g.state.turn + 1;
      }
      g.tell("pulsed", { model: victim.id });
    },
  },
  "kurogane-mine": {
    id: "kurogane-mine",
    kind: "weapon",
    class: "mine",
    availability: "MIL",
    effective: { damage: 7, range: 0 },
  },
} as const satisfies Readonly<Record<string, Weapon>>;

/** Which thing stands for which Supply token. */
import type { ThingName } from "@sprawl/art";

const PICTURES: Readonly<Record<string, ThingName>> = {
  "hand-gun": "pistol",
  "combat-knife": "knife",
  "zip-gun": "pistol",
  "stun-baton": "baton",
  "machine-pistol": "smg",
  scattergun: "scatter",
  "mono-katana": "katana",
  "sniper-rifle": "sniper",
  "emp-rifle": "rifle",
  "chain-blade": "katana",
  "power-fist": "spikes",
  "twin-vipers": "smg",
  "rail-gun": "rifle",
  "retinal-lab": "eye",
  "forensic-nose": "goggles",
  "ghost-jack": "jack",
  "finger-spikes": "spikes",
  "targeting-cortex": "cortex",
  "bone-lattice": "armour",
  "spring-tendons": "spring",
  "gyro-spine": "spring",
  "corpo-fashion": "suit",
  "kevlar-vest": "vest",
  "ceramic-armour": "armour",
  "riot-shield": "shield",
  "medi-gel": "gel",
  "trauma-kit": "medkit",
  "clotting-patch": "patch",
  "scanner-goggles": "goggles",
  "code-breaker": "breaker",
  "holo-decoy": "decoy",
  "courier-scooter": "scooter",
  "street-racer": "racer",
  "city-cab": "cab",
  "super-vagabond": "scooter",
  "night-van": "van",
  "convoy-truck": "van",
  "sky-skiff": "racer",
};

export function pictureOf(id: string): ThingName {
  return PICTURES[id] ?? "chip";
}

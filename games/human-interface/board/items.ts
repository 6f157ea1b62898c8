/** What weapons, gear and Neurochips look like. */
import { type ThingName, thing } from "@sprawl/art";
import type { Gear, Weapon } from "../src/index.js";

const WEAPONS: Readonly<Record<Weapon["class"], ThingName>> = {
  pistol: "pistol",
  smg: "smg",
  rifle: "rifle",
  shotgun: "shotgun",
  heavy: "scatter",
  close: "knife",
  grenade: "grenade",
  mine: "breaker",
};
const GEAR: Readonly<Record<Gear["sort"], ThingName>> = {
  cyberarm: "spring",
  cyberlegs: "spring",
  cyberbody: "suit",
  cyberhead: "cortex",
  cyberdeck: "jack",
  hacking: "jack",
  medical: "medkit",
  armour: "vest",
  tool: "goggles",
  ammunition: "patch",
};
/** Those that look like nothing else of their kind. */
const OWN: Readonly<Record<string, ThingName>> = {
  "nakamura-longbow": "sniper",
  "isenti-nihinto": "katana",
  "nakamura-ceremonial-katana": "katana",
  "shock-baton": "baton",
  "kawashima-combat-armour": "armour",
  "heavy-exo-plate": "armour",
  "smartlink-goggles": "eye",
  "breaching-charge": "breaker",
  "optic-camouflage": "suit",
  "cortex-firewall": "shield",
};

export const pictureOf = (weapon: Weapon | undefined, gear: Gear | undefined) => {
  const id = weapon?.id ?? gear?.id ?? "";
  const name = OWN[id] ?? (weapon ? WEAPONS[weapon.class] : gear ? GEAR[gear.sort] : "patch");
  return thing(name);
};

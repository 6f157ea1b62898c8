/** What weapons, gear and Neurochips look like. */
import {
  dark,
  dot,
  light,
  lit,
  neon,
  oval,
  type Pen,
  type Picture,
  poly,
  type ThingName,
  thing,
  thingOf,
} from "@sprawl/art";
import type { Gear, Weapon } from "../src/index.js";

const part = (pen: Pen, points: string, colour: string): string =>
  lit(pen, poly(points, 1.2), [colour, dark(colour, 0.45), light(colour, 0.35)], {
    by: [-1.6, -1.6],
    edge: [-0.7, 0.5],
  });

/** What no other game has. */
const SHELF = {
  arm: thingOf(
    "thing-cyberarm",
    (pen, glow) =>
      part(pen, "6 8 28 5 34 18 12 24", "#6d7d98") +
      part(pen, "33 11 62 19 60 33 31 23", "#8b9bb5") +
      part(pen, "61 18 74 17 75 21 67 23 76 25 75 29 67 29 73 33 71 36 60 33", "#b5c2d6") +
      dot(32, 17, 7, "#2b3446") +
      dot(32, 17, 3.2, glow) +
      neon("M12 14l12 -3M40 17l15 5", glow, 1.5),
  ),
  rounds: thingOf("thing-rounds", (pen, glow) =>
    [14, 34, 54]
      .map(
        (x) =>
          part(pen, `${x} 18 ${x + 12} 18 ${x + 12} 44 ${x} 44`, "#c9a25c") +
          part(pen, `${x} 17 ${x + 4} 6 ${x + 8} 6 ${x + 12} 17`, "#8b9bb5") +
          neon(`M${x + 2} 38h8`, glow, 1.4),
      )
      .join(""),
  ),
  mine: thingOf(
    "thing-mine",
    (pen, glow) =>
      oval(40, 38, 30, 7, "#1a2233") +
      part(pen, "14 26 66 26 62 38 18 38", "#4d5a70") +
      part(pen, "26 16 54 16 60 26 20 26", "#657592") +
      dot(40, 20, 4.5, "#05070d") +
      dot(40, 20, 2.8, glow) +
      neon("M22 32h12M46 32h12", glow, 1.5),
  ),
};

const WEAPONS: Readonly<Record<Weapon["class"], ThingName | Picture>> = {
  pistol: "pistol",
  smg: "smg",
  rifle: "rifle",
  shotgun: "shotgun",
  heavy: "scatter",
  close: "knife",
  grenade: "grenade",
  mine: SHELF.mine,
};
const GEAR: Readonly<Record<Gear["sort"], ThingName | Picture>> = {
  cyberarm: SHELF.arm,
  cyberlegs: "spring",
  cyberbody: "suit",
  cyberhead: "cortex",
  cyberdeck: "jack",
  hacking: "jack",
  medical: "medkit",
  armour: "vest",
  tool: "goggles",
  ammunition: SHELF.rounds,
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

export const pictureOf = (weapon: Weapon | undefined, gear: Gear | undefined): Picture => {
  const id = weapon?.id ?? gear?.id ?? "";
  const found = OWN[id] ?? (weapon ? WEAPONS[weapon.class] : gear ? GEAR[gear.sort] : "patch");
  return typeof found === "string" ? thing(found) : found;
};

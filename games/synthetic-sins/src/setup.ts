/** SS-2: setting a mission up. Whatever the player decides about it is asked in preparation.ts. */

import { clonePlain } from "@sprawl/engine";
import { idsOf } from "./cards.js";
import { characters } from "./content/characters.js";
import { MAX_ITEMS } from "./content/components.js";
import { missionOf } from "./content/missions/index.js";
import { modifierDeck } from "./content/modifiers.js";
import type { Mission } from "./content/types.js";
import type { GearId } from "./gear/index.js";
import type { ItemId } from "./items/index.js";
import { allGear, type Brought, broughtBy } from "./kits.js";
import { placeEnemies, placeObjectives } from "./placing.js";
import type { Occasion, Purse, Sins, SinsState, You } from "./state.js";
import { newTurn } from "./turn.js";

export function setup(g: Sins): SinsState {
  const mission = missionOf(g.options.mission);
  const brought = broughtBy(g);
  const purse = openPurse(g, brought);
  const deck = g.hide("modifier", modifierDeck);
  g.shuffle("modifier-deck", deck); // SS-2.4, SS-R12, SS-37.3
  g.within("mission", () => {
    g.next("prepare"); // SS-2.22, SS-27.7, SS-28.6
    g.next("brief"); // SS-2.7
    g.next("equip"); // SS-2.16, SS-29.4
    g.next("turn");
  });
  g.next("rewards"); // SS-28.2
  return {
    mission: mission.id,
    standing: standingOf(g, brought),
    nonLethal: g.options.nonLethal, // SS-2.22
    lowered: g.options.loweredAlertness,
    map: clonePlain(mission.map), // SS-2.8, SS-2.9
    waypoints: clonePlain(mission.waypoints), // SS-2.10
    you: placeYou(mission, startItems(g, brought, purse)),
    enemies: placeEnemies(mission), // SS-2.10
    objectives: placeObjectives(mission), // SS-2.10
    noise: [], // SS-2.21
    detection: [], // SS-2.21
    traps: [],
    locks: mission.locks.slice(), // SS-2.10
    keys: mission.keys.slice(), // SS-2.10
    alarm: 0, // SS-2.14
    alertness: Math.max(0, mission.alertness - g.options.loweredAlertness), // SS-2.13, SS-14.12, SS-R99
    reinforcements: mission.reinforcements.slice(), // SS-2.15
    turn: { ...newTurn(0), phase: "preparation" },
    deck,
    discard: [],
    draw: undefined,
    texts: [],
    purse,
    outcome: "open",
  };
}

function standingOf(g: Sins, { replay }: Brought): Occasion {
  if (g.carried === undefined) return "single";
  return replay ? "replay" : "campaign";
}

function placeYou(mission: Mission, items: ItemId[]): You {
  const { armor, health, energy, traps } = characters[mission.character]; // SS-31.1
  return {
    character: mission.character, // SS-1.3, SS-1.4, SS-2.1
    sector: mission.start, // SS-2.12
    health, // SS-2.18, SS-2.20
    maxHealth: health,
    armor, // SS-21.1, SS-21.2
    energy, // SS-2.19
    maxEnergy: energy,
    hidden: false, // SS-2.21
    overwatch: false, // SS-2.21
    keys: 0,
    traps, // SS-2.20
    gear: [],
    items, // SS-2.2
  };
}

/** The two decks a mission's rewards and purchases come from. */
function openPurse(g: Sins, { gear, items, itemDiscard, byteBucks }: Brought): Purse {
  const itemDeck = g.hide("item", itemsBesides(g, [...items, ...itemDiscard]));
  g.shuffle("item-deck", itemDeck); // SS-2.6, SS-37.5
  const gearDeck = g.hide("gear", gearBesides(g, gear));
  g.shuffle("gear-deck", gearDeck); // SS-2.5
  return {
    byteBucks,
    gear: gear.slice(),
    itemDeck,
    itemsDrawn: [],
    itemDiscard: itemDiscard.slice(),
    gearDeck,
    gearOffered: [],
    gearBought: [],
  };
}

function itemsBesides(g: Sins, held: readonly ItemId[]): ItemId[] {
  return idsOf(g.box.items).filter((id) => !held.includes(id));
}

/** SS-2.5: all gear cards the player does not own, copy by copy. */
function gearBesides(g: Sins, owned: readonly GearId[]): GearId[] {
  const left = allGear(g);
  for (const id of owned) left.splice(left.indexOf(id), 1);
  return left;
}

/** Whoever has everything begins with as many items as one may hold, drawn by chance. */
function startItems(g: Sins, { items }: Brought, { itemDeck, itemsDrawn }: Purse): ItemId[] {
  if (g.carried !== undefined || g.options.kit !== "everything") return items.slice();
  const held: ItemId[] = [];
  while (held.length < MAX_ITEMS) {
    const card = g.draw("item", itemDeck);
    g.show(card, "all");
    itemsDrawn.push(card);
    held.push(g.face(card));
  }
  return held;
}

/** A copy of the state, written out: search bots make thousands. */
import { clonePlain } from "@sprawl/engine";
import type { EnemyToken, ObjectiveToken, SinsState } from "./state.js";

export function cloneSins(s: SinsState): SinsState {
  const { you, draw, purse } = s;
  return {
    ...s,
    map: clonePlain(s.map),
    waypoints: clonePlain(s.waypoints),
    you: { ...you, gear: you.gear.map((card) => ({ ...card })), items: you.items.slice() },
    enemies: cloneEach<EnemyToken>(s.enemies),
    objectives: cloneEach<ObjectiveToken>(s.objectives),
    noise: s.noise.slice(),
    detection: s.detection.slice(),
    traps: s.traps.slice(),
    locks: s.locks.slice(),
    keys: s.keys.slice(),
    reinforcements: s.reinforcements.map((each) => ({ ...each })),
    turn: { ...s.turn },
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    draw: draw && { ...draw, cards: draw.cards.slice(), values: draw.values.slice() },
    texts: s.texts.slice(),
    purse: {
      byteBucks: purse.byteBucks,
      gear: purse.gear.slice(),
      itemDeck: purse.itemDeck.slice(),
      itemsDrawn: purse.itemsDrawn.slice(),
      itemDiscard: purse.itemDiscard.slice(),
      gearDeck: purse.gearDeck.slice(),
      gearOffered: purse.gearOffered.slice(),
      gearBought: purse.gearBought.slice(),
    },
  };
}

function cloneEach<T extends object>(things: Readonly<Record<string, T>>): Record<string, T> {
  const copy: Record<string, T> = {};
  for (const ref of Object.keys(things)) copy[ref] = { ...things[ref] };
  return copy;
}

/** What Programs, unique cards and tricks are worth to a bot: one table for each. */
import { zoneOfRiot } from "../src/bars.js";
import type { Card } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { bySuspicion, hostility } from "./beliefs.js";
import { faceOf, handOf, holds, type Mind, valueIn, wantsFor, worth } from "./mind.js";

/** Two Programs are kept by whoever must own them at the end. */
export function keepsPrograms(mind: Mind): boolean {
  return holds(mind, "archivist") && mind.s.seats[mind.me].programs.length <= 2;
}

/** Influence cards that an Objective still needs: the Nexus takes blue ones, the Junkyard grey and green. */
export function reserved(mind: Mind): readonly Card[] {
  const hand = handOf(mind);
  if (wantsFor(mind, "mechanic")) {
    return hand
      .filter((card) => valueIn(mind, card) > 0)
      .sort((a, b) => valueIn(mind, b) - valueIn(mind, a))
      .slice(0, 2);
  }
  if (wantsFor(mind, "scavenger", "augmented")) {
    return hand.filter((card) => ["grey", "green"].includes(faceOf(mind, card) ?? "")).slice(0, 2);
  }
  return [];
}

export function programWorth(mind: Mind, id: string): number {
  const { s, me, g } = mind;
  const piece = g.box.programs[id];
  if (!piece) return 0;
  if (keepsPrograms(mind)) return 0;
  if (piece.lasts === "permanent") return 3;
  if (piece.lasts === "charges") return 1.5;
  switch (id) {
    case "data-mine":
      return handOf(mind).length < 6 ? 3 : 0;
    case "adrenal-patch":
      return s.turn.points === 0 ? 2 : 0;
    case "slipstream":
      return s.turn.movement === 0 && s.figures[me].chips.length > 0 ? 2 : 0;
    case "remote-detonator":
      return s.enemies.length > 2 ? 2.5 : 0;
    case "patrol-routine":
      return Math.max(0, worth(mind, "security"));
    case "de-escalation":
      return Math.max(0, -worth(mind, "threat"));
    case "kill-switch":
      return Math.max(0, -worth(mind, "deus")) * 2;
    case "overdrive-reactor":
      return Math.max(0, worth(mind, "apex")) * 2;
    case "medkit-routine":
      return s.figures[me].health < figureValue(g, me, "maxHealth") ? 1.5 : 0;
    case "deep-scan":
    case "wiretap":
    case "salvage-drone":
      return 1;
    case "backdoor":
      return s.figures[me].chips.length > 0 && s.turn.movement > 0 && s.figures[me].area !== 6
        ? 4
        : 0;
    case "frame-up":
      return hostility(mind, bySuspicion(mind)[0]) > 0.7 ? 2 : 0;
    default:
      return 0;
  }
}

export function uniqueWorth(mind: Mind, id: string): number {
  const { s, me, g } = mind;
  switch (id) {
    case "twice-as-far":
      return s.turn.points === 0 ? 2 : 0;
    case "system-restore":
      return 1.5;
    case "combat-stims":
      return 1.5;
    case "right-tool":
      return s.figures[me].supply.length === 0 ? 2 : 0;
    case "last-command":
      return g.seats < s.figures.length && s.bars.threat >= 3 && mind.faction !== "legion"
        ? 1.2
        : 0;
    case "good-boy":
      return s.seats[me].destroyed ? 3 : 0.5;
    default:
      return 0;
  }
}

export function trickWorth(mind: Mind, id: string): number {
  const { s } = mind;
  switch (id) {
    case "fixers-trick":
      return handOf(mind).length < 6 ? 2.5 : 0;
    case "coders-trick":
      return 2;
    case "workers-trick":
      return s.turn.points === 0 ? 2.2 : 0;
    case "runners-trick":
      return s.turn.movement === 0 ? 1 : 0;
    case "medics-trick":
      return 1.6;
    case "diplomats-trick":
      return zoneOfRiot(mind.g) === "blue" ? 0 : 2;
    case "gunners-trick":
      return 0.2;
    default:
      return 0;
  }
}

/** What a card is worth in the hand; one that is meant for something is worth most. */
export function valueOfKeeping(mind: Mind, card: number, kept: readonly number[]): number {
  return kept.includes(card) ? 9 : Math.abs(valueIn(mind, card));
}

/** What cards are worth to a bot, by name: one table for each kind, and no other file names one. */
import type { Seat } from "@sprawl/engine";
import { zoneOfRiot } from "../src/bars.js";
import type { Card } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { bySuspicion, hostility, isAlly } from "./beliefs.js";
import { hasSeenPurple } from "./chips.js";
import { faceOf, handOf, holds, type Mind, valueIn, wantsFor } from "./mind.js";
import { worth } from "./worth.js";

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

/** What something is worth now, by its id; what is not listed is worth nothing. */
type Worths = Readonly<Record<string, ((mind: Mind) => number) | undefined>>;

/** Programs that are played in one's own turn and then gone. */
const PLAYED: Worths = {
  "data-mine": (mind) => (handOf(mind).length < 6 ? 3 : 0),
  "adrenal-patch": ({ s }) => (s.turn.points === 0 ? 2 : 0),
  slipstream: ({ s, me }) => (s.turn.movement === 0 && s.figures[me].chips.length > 0 ? 2 : 0),
  "remote-detonator": ({ s }) => (s.enemies.length > 2 ? 2.5 : 0),
  "patrol-routine": (mind) => Math.max(0, worth(mind, "security")),
  "de-escalation": (mind) => Math.max(0, -worth(mind, "threat")),
  "kill-switch": (mind) => (mind.s.bars.deus >= 2 ? Math.max(0, -worth(mind, "deus")) * 2 : 0),
  "overdrive-reactor": (mind) => Math.max(0, worth(mind, "apex")) * 2,
  "medkit-routine": ({ s, me, g }) =>
    s.figures[me].health < figureValue(g, me, "maxHealth") ? 1.5 : 0,
  "deep-scan": () => 1,
  wiretap: () => 1,
  "salvage-drone": () => 1,
  backdoor: ({ s, me }) =>
    s.figures[me].chips.length > 0 && s.turn.movement > 0 && s.figures[me].area !== 6 ? 4 : 0,
  "frame-up": (mind) => (hostility(mind, bySuspicion(mind)[0]) > 0.7 ? 2 : 0),
};

/** Programs that are played between two steps, in anybody's turn. */
const BETWEEN: Worths = {
  "skeleton-key": (mind) => (mind.s.level === 3 ? freesWorth(mind) : 0),
  "medkit-routine": ({ s, me, g }) =>
    s.figures[me].health === 1 && figureValue(g, me, "maxHealth") > 1 ? 2 : 0,
  "crowd-control": ({ s }) => (Math.abs(s.bars.riot) >= 5 ? 2 : 0),
  "dirty-patch": ({ s }) => (s.bars.morale <= -8 ? 3 : 0),
  "firewall-shell": ({ s, me }) => (s.turn.seat === me ? 1.5 : 0),
  "dice-driver": ({ s, me }) => (s.turn.seat === me ? 1.5 : 0),
};

/** To be free again, or to free an ally. */
function freesWorth(mind: Mind): number {
  const { figures } = mind.s;
  if (figures[mind.me].lies === "detained") return 4;
  const ally = figures.some(({ lies, seat }) => lies === "detained" && isAlly(mind, seat));
  return ally ? 2 : 0;
}

const UNIQUE: Worths = {
  "twice-as-far": ({ s }) => (s.turn.points === 0 ? 2 : 0),
  "system-restore": () => 1.5,
  "combat-stims": () => 1.5,
  "right-tool": ({ s, me }) => (s.figures[me].supply.length === 0 ? 2 : 0),
  "last-command": ({ s, g, faction }) =>
    g.seats < s.figures.length && s.bars.threat >= 3 && faction !== "legion" ? 1.2 : 0,
  "good-boy": ({ s, me }) => (s.seats[me].destroyed ? 3 : 0.5),
};

const TRICKS: Worths = {
  "fixers-trick": (mind) => (handOf(mind).length < 6 ? 2.5 : 0),
  "coders-trick": () => 2,
  "workers-trick": ({ s }) => (s.turn.points === 0 ? 2.2 : 0),
  "runners-trick": ({ s }) => (s.turn.movement === 0 ? 1 : 0),
  "medics-trick": () => 1.6,
  "diplomats-trick": ({ g }) => (zoneOfRiot(g) === "blue" ? 0 : 2),
  "gunners-trick": () => 0.2,
};

/** Recon cards that tell of people are worth more than the others. */
const TELLING: readonly string[] = ["open-book", "cold-case", "dossier"];
/** Programs that are kept for the end. */
const FOR_THE_END: readonly string[] = ["sandbox", "skeleton-key"];

const worthOf = (worths: Worths, mind: Mind, id: string): number => worths[id]?.(mind) ?? 0;

export function programWorth(mind: Mind, id: string): number {
  const piece = mind.g.box.programs[id];
  if (!piece || keepsPrograms(mind)) return 0;
  if (piece.lasts === "permanent") return 3;
  return piece.lasts === "charges" ? 1.5 : worthOf(PLAYED, mind, id);
}

/** The same between two steps. */
export function betweenWorth(mind: Mind, id: string): number {
  return keepsPrograms(mind) ? 0 : worthOf(BETWEEN, mind, id);
}

export function uniqueWorth(mind: Mind, id: string): number {
  return worthOf(UNIQUE, mind, id);
}

/** Unique cards that make an attack stronger. */
export function sharpens(id: string | undefined): boolean {
  return id === "overclock";
}

export function trickWorth(mind: Mind, id: string): number {
  return worthOf(TRICKS, mind, id);
}

/** TB-37: what a Program is worth to who may keep only some: those for the end, then useful ones. */
export function programToKeep(mind: Mind, id: string): number {
  if (FOR_THE_END.includes(id)) return 4;
  const piece = mind.g.box.programs[id];
  return piece?.lasts === "shot" ? Math.max(PLAYED[id]?.(mind) ?? 0, BETWEEN[id]?.(mind) ?? 0) : 3;
}

/** TB-R115: near the end, what an enemy plays has no effect. */
export function cancels(mind: Mind, by: Seat): boolean {
  return mind.s.level === 3 && hostility(mind, by) > 0.6 && !keepsPrograms(mind);
}

/** Fallen who have seen no purple look for it in the Sectors. */
export function reconWorth(mind: Mind, id: string | undefined): number {
  if (id === "sector-sweep" && mind.faction === "fallen" && !hasSeenPurple(mind)) return 3;
  return id !== undefined && TELLING.includes(id) ? 2 : 1;
}

/** What to do with a Supply Box: a laser is not fired by whoever must own a weapon. */
export function supplyWorth(mind: Mind, id: string | undefined): number {
  if (id !== "laser") return 1;
  return holds(mind, "armed") ? 0 : 3;
}

/** What a card is worth in the hand; one that is meant for something is worth most. */
export function valueOfKeeping(mind: Mind, card: number, kept: readonly number[]): number {
  return kept.includes(card) ? 9 : Math.abs(valueIn(mind, card));
}

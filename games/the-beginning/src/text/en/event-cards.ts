/** Names of Events, and how their effects are spelled. */
import type { EventPiece } from "../../content.js";
import type { Effect } from "../../effects.js";
import { barNames } from "./names.js";

export const eventNames: Readonly<Record<string, string>> = {
  "blackout-in-block-nine": "Blackout in Block Nine",
  "looters-at-the-depot": "Looters at the Depot",
  "checkpoint-panic": "Checkpoint Panic",
  "overzealous-drones": "Overzealous Drones",
  "medical-drill": "Medical Drill",
  "ghost-in-the-relay": "Ghost in the Relay",
  "lights-in-the-factory": "Lights in the Factory",
  "funding-vote": "Funding Vote",
  "overcrowded-wards": "Overcrowded Wards",
  curfew: "Curfew",
  "ration-plan": "Ration Plan",
  "scrap-convoy": "Scrap Convoy",
  "suspicious-signal": "Suspicious Signal",
  "first-wave": "First Wave",
  "alley-ambush": "Alley Ambush",
  "crawler-nest": "Crawler Nest",
  "a-risky-chance": "A Risky Chance",
  "siege-of-the-depot": "Siege of the Depot",
  "broadcast-of-fear": "Broadcast of Fear",
  "poisoned-firmware": "Poisoned Firmware",
  "nexus-brownout": "Nexus Brownout",
  "bad-water": "Bad Water",
  "street-justice": "Street Justice",
  "sleeper-cells": "Sleeper Cells",
  "black-box-recovery": "Black Box Recovery",
  "martial-law": "Martial Law",
  scapegoat: "Scapegoat",
  "hold-the-line": "Hold the Line",
  requisition: "Requisition",
  "pincer-movement": "Pincer Movement",
  "wired-alleys": "Wired Alleys",
  "crawler-swarm": "Crawler Swarm",
  "burned-street": "Burned Street",
  "trust-or-betrayal": "Trust or Betrayal",
  "virus-surge": "Virus Surge",
  "last-broadcast": "Last Broadcast",
  "reactor-meltdown": "Reactor Meltdown",
  "storm-the-barricades": "Storm the Barricades",
  "empty-warehouses": "Empty Warehouses",
  "blood-in-the-gutters": "Blood in the Gutters",
  "identity-sweep": "Identity Sweep",
  "root-access": "Root Access",
  "emergency-channel": "Emergency Channel",
  "sacrificed-district": "Sacrificed District",
  "final-offensive": "Final Offensive",
  "prisoner-exchange": "Prisoner Exchange",
  "total-assault": "Total Assault",
  minefield: "Minefield",
  "iron-march": "Iron March",
  confiscation: "Confiscation",
  "ground-zero": "Ground Zero",
  "zero-tolerance": "Zero Tolerance",
  "eyes-everywhere": "Eyes Everywhere",
  "city-on-fire": "City on Fire",
  "grid-failure": "Grid Failure",
  outbreak: "Outbreak",
  dragnet: "Dragnet",
  "booby-traps": "Booby Traps",
  "data-purge": "Data Purge",
  coup: "Coup",
  "system-shock": "System Shock",
};

const SPECIAL: Readonly<Record<string, string>> = {
  "wound-two": "the Leader chooses 2 players, each takes 1 Wound",
  "look-at-loyalty": "the Leader secretly looks at the Loyalty card of another player",
  "detain-one": "choose a player, who is detained",
  "free-prisoners": "all detained are freed, or Morale -1 if there are none",
  activate: "roll the orange die and activate that Area",
  "destroy-rolled":
    "roll the white dice: a Spawn Location with that number is destroyed, or Threat +1",
  "destroy-chosen": "the Leader chooses a Spawn Location, which is destroyed",
  "ex-event": "resolve an EX Event",
  "march-of-deus": "Deus moves 1 space, or Deus +1",
  confiscate: "each player discards down to 4 Influence cards",
  "marker-anarchy": "the 6 on the Anarchy side of Riot becomes red, or Morale -1",
  "marker-surveillance": "the 6 on the Surveillance side of Riot becomes red, or Morale -1",
  "lose-program-each": "each player discards 1 Program",
  outbreak: "each player discards 2 Influence cards or takes 1 Wound",
  dragnet: "each player turns over a card; the lowest is detained",
  purge: "the top Data Chip of each Sector goes to the Junkyard",
  coup: "hold a New Leader vote",
  trust:
    "the Leader names a carrier, who may exchange a Data Chip with a face-down one of the Network",
  betrayal: "the Active Player exchanges two face-down Data Chips of the Network",
};

function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n);
}

function spellOne(effect: Effect): string {
  if ("bar" in effect) return `${barNames[effect.bar]} ${signed(effect.by)}`;
  if ("riotTowards0" in effect) return `Riot ${effect.riotTowards0} towards 0`;
  if ("riotTo0" in effect) return "Riot becomes 0";
  if ("raid" in effect) return `Raid ${effect.raid}`;
  if ("supply" in effect)
    return `add ${effect.supply} Supply ${effect.supply === 1 ? "Box" : "Boxes"}`;
  if ("traps" in effect) return `shuffle ${effect.traps} into the supply stack (Traps)`;
  if ("crawlers" in effect) return `${effect.crawlers} on Red 1 (Crawlers)`;
  if ("draw" in effect) {
    const who = effect.who === "each" ? "each player draws" : "the Active Player draws";
    const what = { general: "General", personal: "Personal", program: "Program" }[effect.draw];
    return `${who} ${effect.count} ${what}`;
  }
  if ("discardEach" in effect) return `each player discards ${effect.discardEach}`;
  if ("healAll" in effect) return `every character regains ${effect.healAll} Health`;
  if ("harm" in effect) {
    return `each character${effect.area === undefined ? "" : " in Area 3"} loses ${effect.harm} Health`;
  }
  if ("woundActive" in effect) return "the Active Player takes 1 Wound";
  return SPECIAL[effect.special] ?? effect.special;
}

/** Effects as a line of a card. */
export function spell(effects: readonly Effect[]): string {
  return effects.length === 0 ? "nothing" : effects.map(spellOne).join(", ");
}

/** The lines of an Event card. */
export function eventLines(event: EventPiece): readonly string[] {
  switch (event.type) {
    case "check":
      return [
        `Target ${signed(event.target)}`,
        `Met: ${spell(event.success)}`,
        `Missed: ${spell(event.failure)}`,
        ...(event.noShow ? ["Whoever gave no card takes 1 Wound"] : []),
      ];
    case "count":
      return event.steps.map(({ from, effects }, i) => {
        const open = i === event.steps.length - 1 ? " or more" : "";
        return `${from}${open} grey or green: ${spell(effects)}`;
      });
    case "decision":
      return [
        event.by === "leader" ? "The Leader decides" : "The General decides",
        `A: ${spell(event.a.effects)}`,
        `B: ${spell(event.b.effects)}`,
      ];
    case "raid":
    case "ex":
      return [spell(event.effects)];
    default:
      return event satisfies never;
  }
}

/** Names and texts of Programs, Wounds, Objectives, Recon, tricks, Interrogation, unique cards. */

export type CardText = { readonly name: string; readonly text: string };

export const programTexts: Readonly<Record<string, CardText>> = {
  "medkit-routine": {
    name: "Medkit Routine",
    text: "One conscious character below full Health, anywhere, regains up to 2 Health.",
  },
  "adrenal-patch": { name: "Adrenal Patch", text: "Gain 1 Action Point this turn." },
  slipstream: { name: "Slipstream", text: "Gain 2 movement this turn." },
  "target-lock": {
    name: "Target Lock",
    text: "2 charges. Before the random card of any character's attack: +2 to that attack.",
  },
  "firewall-shell": {
    name: "Firewall Shell",
    text: "2 charges. Before the red cards of an Enemy's attack on a character: +2 Shield for this defence.",
  },
  "dice-driver": {
    name: "Dice Driver",
    text: "2 charges. Right after a pink die was rolled: it is rolled again; the second result counts.",
  },
  "deep-scan": {
    name: "Deep Scan",
    text: "Secretly look at a Data Chip carried in your Area, one in the Junkyard, or the top of a Sector.",
  },
  "remote-detonator": {
    name: "Remote Detonator",
    text: "1 damage to one Enemy anywhere, Deus included.",
  },
  "crowd-control": { name: "Crowd Control", text: "Riot +2 or Riot -2." },
  "patrol-routine": { name: "Patrol Routine", text: "Security +1." },
  sandbox: {
    name: "Sandbox",
    text: "When another player plays a Program: it has no effect and is discarded. Not against a charge.",
  },
  "data-mine": { name: "Data Mine", text: "Draw 3 General Influence cards." },
  "de-escalation": { name: "De-escalation", text: "Threat -1." },
  wiretap: { name: "Wiretap", text: "Look at the whole Influence hand of one player." },
  "kill-switch": { name: "Kill Switch", text: "Deus -2." },
  "overdrive-reactor": { name: "Overdrive Reactor", text: "Apex +2." },
  "dirty-patch": { name: "Dirty Patch", text: "Morale +1 or Morale -1." },
  "exo-frame": { name: "Exo-Frame", text: "Permanent. Your red-card limit is 1 higher." },
  "neural-cache": { name: "Neural Cache", text: "Permanent. Your hand limit is 3 higher." },
  "grav-boots": { name: "Grav Boots", text: "Permanent. Your movement is 1 higher." },
  "long-barrel": { name: "Long Barrel", text: "Permanent. Your Range is 1 higher." },
  "reinforced-vest": { name: "Reinforced Vest", text: "Permanent. Your Shield is 1 higher." },
  "skeleton-key": { name: "Skeleton Key", text: "Free one detained character; it may be yours." },
  "frame-up": {
    name: "Frame-Up",
    text: "Hold a Censure Motion at once, without Action Points and wherever you are.",
  },
  backdoor: {
    name: "Backdoor",
    text: "Until the end of this turn you may move from any Area to Area 6 for 1 movement, Blockade or not.",
  },
  "salvage-drone": {
    name: "Salvage Drone",
    text: "Put the top of the supply stack face-down into your Area; you may take it at once.",
  },
  "cargo-sling": {
    name: "Cargo Sling",
    text: "Permanent. You may carry 2 Data Chips; if it leaves, one of two goes to the Junkyard.",
  },
  "memory-wipe": {
    name: "Memory Wipe",
    text: "After the cards of a check are revealed: one of them is replaced by the top of the General deck.",
  },
};

export const woundTexts: Readonly<Record<string, CardText>> = {
  "broken-leg": { name: "Broken Leg", text: "-1 movement." },
  concussion: { name: "Concussion", text: "Draw 1 card fewer at the start of your turn." },
  "shattered-hand": { name: "Shattered Hand", text: "-1 red-card limit." },
  "cracked-ribs": { name: "Cracked Ribs", text: "-1 Shield." },
  "nerve-damage": { name: "Nerve Damage", text: "-1 Program limit." },
  "blurred-vision": {
    name: "Blurred Vision",
    text: "You may contribute at most 2 cards to a check.",
  },
  "deep-cut": { name: "Deep Cut", text: "You regain Health only in the Med Center." },
  exhaustion: { name: "Exhaustion", text: "-2 hand limit." },
  tremor: {
    name: "Tremor",
    text: "At the start of your actions roll the pink die: on 1 you have 1 Action Point fewer.",
  },
  "nanite-rash": {
    name: "Nanite Rash",
    text: "Contagious: every other character in the Area discards 1 Influence card. You: -1 hand limit.",
  },
  "viral-cough": {
    name: "Viral Cough",
    text: "Contagious: everybody else in the Area shows a face-down Program to all. You: no City actions.",
  },
  "howling-implant": { name: "Howling Implant", text: "Contagious: Riot +1. You: -1 Shield." },
};

export const objectiveTexts: Readonly<Record<string, CardText>> = {
  "data-smuggler": {
    name: "Data Smuggler",
    text: "You brought at least 1 red or purple Data Chip into the Network.",
  },
  courier: { name: "Courier", text: "You brought at least 2 Data Chips into the Network." },
  hunter: { name: "Hunter", text: "You eliminated at least 3 Enemies." },
  augmented: { name: "Augmented", text: "You have at least 4 Boosts." },
  specialist: { name: "Specialist", text: "You have at least 1 Level 2 Boost." },
  unbroken: { name: "Unbroken", text: "You have full Health and no Wound." },
  archivist: { name: "Archivist", text: "You own at least 2 Programs." },
  armed: { name: "Armed", text: "You carry a Pistol, Rifle, Rocket Launcher or Laser." },
  "chain-of-command": { name: "Chain of Command", text: "You are Leader or General." },
  insider: { name: "Insider", text: "You have used a Recon card." },
  scavenger: {
    name: "Scavenger",
    text: "You took Junkyard actions on at least 2 different turns.",
  },
  "public-servant": {
    name: "Public Servant",
    text: "You took City Actions 1, 2 or 4 at least 4 times.",
  },
  mechanic: { name: "Mechanic", text: "You took at least 2 successful Nexus actions." },
  "team-player": { name: "Team Player", text: "You contributed to at least 8 Event checks." },
  "well-connected": {
    name: "Well Connected",
    text: "You hold at least 6 Influence cards and are not detained.",
  },
};

export const reconTexts: Readonly<Record<string, CardText>> = {
  "sector-sweep": {
    name: "Sector Sweep",
    text: "Own turn, in Area 1: look at up to 3 Data Chips from the tops of the Sectors.",
  },
  "packet-sniffer": {
    name: "Packet Sniffer",
    text: "Own turn, in Area 6: look at 1 face-down Data Chip in the Network.",
  },
  dossier: { name: "Dossier", text: "Own turn: look at one Objective of another player." },
  "pickpocket-lens": {
    name: "Pickpocket Lens",
    text: "Own turn: look at one Data Chip carried by a character in your Area.",
  },
  "open-book": {
    name: "Open Book",
    text: "Any time: look at the whole Influence hand of another player.",
  },
  "cold-case": {
    name: "Cold Case",
    text: "Any time: one of the Loyalty cards out of play is shown to you.",
  },
};

export const trickTexts: Readonly<Record<string, CardText>> = {
  "runners-trick": { name: "Runner's Trick", text: "Gain 2 movement this turn." },
  "gunners-trick": {
    name: "Gunner's Trick",
    text: "Your next attack this turn has +1 Range and +1 red-card limit.",
  },
  "medics-trick": {
    name: "Medic's Trick",
    text: "One character in range regains 2 Health or loses 1 Wound.",
  },
  "coders-trick": { name: "Coder's Trick", text: "Draw 2 Programs, keep 1." },
  "diplomats-trick": {
    name: "Diplomat's Trick",
    text: "Move Riot up to 2 steps in either direction.",
  },
  "fixers-trick": { name: "Fixer's Trick", text: "Draw 2 General Influence cards." },
  "workers-trick": { name: "Worker's Trick", text: "Gain 1 Action Point this turn." },
};

export const interrogationTexts: Readonly<Record<string, CardText>> = {
  "bright-lamp": {
    name: "Bright Lamp",
    text: "Humans, Fallen: take 1 Wound. Machines, Legion: discard 3 Influence cards at random.",
  },
  blueprints: { name: "Blueprints", text: "Humans, Fallen: Apex -1. Machines, Legion: Deus -1." },
  "public-confession": {
    name: "Public Confession",
    text: "Humans, Legion: Morale -1. Machines, Fallen: take 1 Wound.",
  },
  "confiscated-gear": {
    name: "Confiscated Gear",
    text: "Humans, Fallen: discard 1 Program, or else 2 Influence cards. Machines, Legion: 1 Data Chip to the Junkyard, or else discard 2 Influence cards.",
  },
  "double-game": {
    name: "Double Game",
    text: "Humans, Fallen: Deus +1. Machines, Legion: Apex +1.",
  },
};

export const uniqueTexts: Readonly<Record<string, string>> = {
  "twice-as-far": "Own turn: gain 1 Action Point and 1 movement.",
  "out-of-time":
    "After the cards of an Event check are revealed: one of them counts 0 and has no colour.",
  overclock: "During your attack: +4 outside the red-card limit; on success 1 extra damage.",
  "system-restore": "Own turn: remove up to 2 of your Wounds, then draw 1 Program.",
  shortcut: "Own turn: move to any Area except Area 6 without spending movement.",
  "right-tool": "Own turn: equip one weapon lying at HQ without paying, wherever you are.",
  "ticking-bomb":
    "During your attack: it targets all Enemies in range; afterwards you lose 1 Health.",
  "battle-scars": "When an Enemy's attack would take Health from you: you lose none.",
  triage: "When a character would fall to 0 Health: it stays at 1.",
  "combat-stims": "Own turn: each character in your Area below full Health regains 1.",
  "last-command": "Own turn: destroy Kuro; every non-elite Enemy in his Area is eliminated.",
  "good-boy":
    "Own turn: Kuro returns if he was destroyed, or takes 1 more action without a marker.",
  "static-burst": "In an Event check the highest blue card counts 0.",
  "red-filter": "In an Event check the red card furthest from 0 counts 0.",
  "white-noise": "In an Event check all cards of value +1 and -1 count 0.",
  tailwind:
    "In an Event check the total moves 3 towards the target; in a grey/green check it counts as one card.",
};

export const supplyTexts: Readonly<Record<string, string>> = {
  pistol: "+2 to an attack, 1 extra damage; draw 1 Program.",
  "hq-rifle": "+3 to an attack, 2 extra damage.",
  rifle: "+3 to an attack, 2 extra damage.",
  "rocket-launcher": "+3 to an attack on all Enemies in range, 1 extra damage; draw 1 Program.",
  companion: "Gain 1 movement and 1 Action Point.",
  laser: "2 damage to one Enemy anywhere.",
  "flash-mine": "Discard 3 Influence cards at random.",
  "logic-bomb": "Discard 1 Program.",
  "magnet-snare": "One Data Chip goes to the Junkyard.",
  "gag-wire": "No Influence cards in the next Event.",
};

function labelled(texts: Readonly<Record<string, CardText | string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, said]) => [
      `card.${id}`,
      typeof said === "string" ? said : said.text,
    ]),
  );
}

/** What every card says, for the board. */
export const cardLabels: Readonly<Record<string, string>> = {
  ...labelled(programTexts),
  ...labelled(woundTexts),
  ...labelled(objectiveTexts),
  ...labelled(reconTexts),
  ...labelled(trickTexts),
  ...labelled(interrogationTexts),
  ...labelled(uniqueTexts),
  ...labelled(supplyTexts),
};

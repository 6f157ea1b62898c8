/** What everything is called. */

export const factionNames: Readonly<Record<string, string>> = {
  human: "Humans",
  machine: "Machines",
  fallen: "Fallen",
  legion: "Legion",
  outlaws: "Outlaws",
  nobody: "nobody",
};

export const characterNames: Readonly<Record<string, string>> = {
  jayden: "Jayden",
  feykah: "Feykah",
  nova: "Nova",
  havoc: "Havoc",
  dryden: "Dryden",
  "dee-coy": "Dee Coy",
  kuro: "Kuro",
};

export const areaNames: Readonly<Record<string, string>> = {
  1: "Area 1, the Sectors",
  2: "Area 2, the City",
  3: "Area 3, the Nexus",
  4: "Area 4, HQ",
  5: "Area 5, the Monolith",
  6: "Area 6, the Network",
  junkyard: "the Junkyard",
  "med-center": "the Med Center",
};

export const placeNames: Readonly<Record<string, string>> = {
  "sector-1": "Sector I",
  "sector-2": "Sector II",
  "sector-3": "Sector III",
  city: "the City",
  "dark-net": "the Dark Net",
  factory: "the Factory",
  nexus: "the Nexus",
  hq: "HQ",
  monolith: "the Monolith",
  network: "the Network",
  junkyard: "the Junkyard",
  "med-center": "the Med Center",
};

export const barNames: Readonly<Record<string, string>> = {
  riot: "Riot",
  morale: "Morale",
  resource: "Resource",
  security: "Security",
  threat: "Threat",
  apex: "Apex",
  deus: "Deus",
};

export const enemyNames: Readonly<Record<string, string>> = {
  tank: "Tank",
  sniper: "Sniper",
  soldier: "Soldier",
  crawler: "Crawler",
  thief: "Thief",
  deus: "Deus X Machina",
};

/** Influence cards; blue, red, grey and green ones have no other name at the table (TB-50.22). */
export const influenceNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`blue-${n}`, `blue +${n}`])),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`red-${n}`, `red -${n}`])),
  grey: "grey",
  green: "green",
  "twice-as-far": "Twice as Far",
  "out-of-time": "Out of Time",
  overclock: "Overclock",
  "system-restore": "System Restore",
  shortcut: "Shortcut",
  "right-tool": "Right Tool",
  "ticking-bomb": "Ticking Bomb",
  "battle-scars": "Battle Scars",
  triage: "Triage",
  "combat-stims": "Combat Stims",
  "last-command": "Last Command",
  "good-boy": "Good Boy",
  "static-burst": "Static Burst",
  "red-filter": "Red Filter",
  "white-noise": "White Noise",
  tailwind: "Tailwind",
};

/**
 * How each character calls the cards of the own hand: blue 1 to 5, red 1 to 5, grey, green. A word that
 * is wider than a phone's card says where it may be parted.
 */
export const ownNames: Readonly<Record<string, readonly string[]>> = {
  jayden: [
    "Small Talk",
    "Quick Study",
    "Good Reflexes",
    "Inner Calm",
    "Beyond Time",
    "Elbow Room",
    "Street Boxing",
    "Crossfire",
    "Overreach",
    "All or Nothing",
    "Half a Dream",
    "Spirit Level",
  ],
  feykah: [
    "Polite Protocol",
    "Status Report",
    "Self-Repair",
    "Predic\u00adtive Model",
    "Core Directive",
    "Static Shock",
    "Hydraulic Grip",
    "Servo Strike",
    "Hard Override",
    "Berserk Routine",
    "Unknown Process",
    "Foreign Code",
  ],
  nova: [
    "Light Feet",
    "Rooftop Route",
    "Local Contact",
    "Vanishing Act",
    "Ghost Run",
    "Tripwire",
    "Sucker Punch",
    "Thrown Blade",
    "Drive-By",
    "Cut Brakes",
    "Back-Alley Deal",
    "Unmarked Crate",
  ],
  havoc: [
    "Grit",
    "Take Cover",
    "Veteran's Nod",
    "Iron Stomach",
    "Last One Standing",
    "Shove",
    "Knee Strike",
    "Burst Fire",
    "Breach Charge",
    "Scorched Ground",
    "Black-Market Pass",
    "Old Nightmare",
  ],
  dryden: [
    "Bandage",
    "Bedside Manner",
    "Steady Hands",
    "Field Surgery",
    "Miracle Worker",
    "Scalpel",
    "Sedative Dart",
    "Hard Truth",
    "Bone Saw",
    "Do Some Harm",
    "Off-Label Drug",
    "Quaran\u00adtine Sample",
  ],
  "dee-coy": [
    "Animal Sense",
    "Night Watch",
    "Trail Craft",
    "Poacher's Bane",
    "Sleepless",
    "Snare",
    "Tranquil\u00adizer",
    "Warning Shot",
    "Pack Attack",
    "Bounty Turned",
    "Strange Scent",
    "Alien Residue",
  ],
  general: [
    "Rumour",
    "Favour",
    "Press Badge",
    "Corporate Seal",
    "Emergency Powers",
    "Threat\u00adening Note",
    "Riot Gear",
    "Hired Muscle",
    "Heavy Weapons",
    "Airstrike",
    "Black-Market Pass",
    "Alien Residue",
  ],
};

export const supplyNames: Readonly<Record<string, string>> = {
  pistol: "Pistol",
  "hq-rifle": "HQ Rifle",
  rifle: "Rifle",
  "rocket-launcher": "Rocket Launcher",
  companion: "Companion",
  laser: "Laser",
  "flash-mine": "Flash Mine",
  "logic-bomb": "Logic Bomb",
  "magnet-snare": "Magnet Snare",
  "gag-wire": "Gag Wire",
};

export const chipNames: Readonly<Record<string, string>> = {
  blue: "blue Data Chip",
  red: "red Data Chip",
  purple: "purple Data Chip",
};

export const abilityNames: Readonly<Record<string, string>> = {
  "take-back": "Take back all played All-Rounder cards",
  drive: "Take 1 Wound: the next attack is stronger and hits all Enemies in range",
  "free-weapon": "Equip without paying",
  restore: "Restore to full Health",
  treat: "Remove a Wound of",
};

export const columnNames = ["Hacking", "Implants", "Security", "Rigging"] as const;
export const channelNames = ["Alpha", "Beta", "Gamma"] as const;

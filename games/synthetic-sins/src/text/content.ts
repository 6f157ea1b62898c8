/** Names and card texts of the content, in English, by id. A card's text says all it does. */
import type {
  CharacterId,
  Color,
  District,
  EnemyKind,
  EnemyTrait,
  EnemyType,
} from "../content/types.js";
import type { GearId } from "../gear/index.js";
import type { ItemId } from "../items/index.js";

export type CardText = { readonly name: string; readonly text: string };

export const characterTexts: Readonly<Record<CharacterId, CardText>> = {
  garrett: {
    name: "Garrett Takao",
    text: "A burglar with gear of your choice, paid for with Energy.",
  },
  cass: {
    name: 'Cassidy "Cass" Li',
    text: "An inspector without a gun: three Traps, silent second movements, no gear, no Overwatch.",
  },
};

export const colorNames: Readonly<Record<Color, string>> = {
  red: "red",
  yellow: "yellow",
  green: "green",
  blue: "blue",
};

export const kindNames: Readonly<Record<EnemyKind, string>> = { human: "human", drone: "drone" };

export const enemyNames: Readonly<Record<EnemyType, string>> = {
  "security-guard": "Security Guard",
  "riot-enforcer": "Riot Enforcer",
  "squad-leader": "Squad Leader",
  tracker: "Tracker",
  "surveillance-drone": "Surveillance Drone",
  "hound-drone": "Hound Drone",
  "drone-bomb": "Drone Bomb",
  "sentry-gun": "Sentry Gun",
  target: "Target",
};

/** Special rules as printed on enemy cards. */
export const traitTexts: Readonly<Record<EnemyTrait, CardText>> = {
  ponderous: { name: "Ponderous", text: "Makes no Intercept Attacks." },
  command: {
    name: "Command",
    text: "Every other undefeated enemy in its sector or an adjacent one has +1 Attack Power and +1 Armor.",
  },
  bloodhound: {
    name: "Bloodhound",
    text: "Searches each sector it steps into, besides its actions.",
  },
  "death-signal": {
    name: "Death signal",
    text: "When it is defeated, place a Detection token in its sector.",
  },
  "sharp-ears": {
    name: "Sharp ears",
    text: "Noise at distance 2 draws it too: it steps towards the nearest.",
  },
  dormant: {
    name: "Dormant",
    text: "Makes steps only while a Detection token is on the map.",
  },
  "no-patrol": { name: "No patrol", text: "Never follows waypoints." },
  detonation: {
    name: "Detonation",
    text: "After its attack on you it attacks every other enemy in its sector and is gone. Place a Noise token there.",
  },
  fixed: { name: "Fixed", text: "Never steps. Only a Shockwave moves it." },
  oblivious: {
    name: "Oblivious",
    text: "Never attacks, detects you or raises the alarm. Ignores you, bodies and all tokens.",
  },
  "walks-once": {
    name: "On its way",
    text: "Walks its waypoints once, in order, and stays at the last.",
  },
};

export const gearTexts: Readonly<Record<GearId, CardText>> = {
  "alarm-rewiring-kit": {
    name: "Alarm Rewiring Kit",
    text: "Action. Pay any amount of Energy, at least 1. The Alarm Level drops by that amount.",
  },
  "alarm-spoofer": {
    name: "Alarm Spoofer",
    text: "Once per turn, pay 2 Energy: place a Detection token in any sector without one.",
  },
  "assault-rifle": {
    name: "Assault Rifle",
    text: "Action. Attack one enemy in your sector with power 8, or two or more of them with power 6, one draw each. Say which before drawing. Noisy.",
  },
  bioconverter: {
    name: "Bioconverter",
    text: "Gain 1 Energy whenever an enemy is defeated, anywhere.",
  },
  "body-armor": { name: "Body Armor", text: "Your Armor is 6. Only one armor card at a time." },
  "bulletproof-vest": {
    name: "Bulletproof Vest",
    text: "Your Armor is 5. Only one armor card at a time.",
  },
  "camera-hack": {
    name: "Camera Hack",
    text: "Once per turn, pay 2 Energy: remove a Detection token from the map.",
  },
  "chameleon-cloak": {
    name: "Chameleon Cloak",
    text: "At the start of your turn, if you are Hidden, pay 2 Energy: you stay Hidden during your free movement. It provokes no attack and no detection.",
  },
  "drone-glitching": {
    name: "Drone Glitching",
    text: "When a drone is about to search your sector, pay 1 Energy: that Search does not detect you.",
  },
  "first-aid-kit": {
    name: "First Aid Kit",
    text: "Action. Pay 3 Energy: regain 1 Health, up to your maximum.",
  },
  forcefield: {
    name: "Forcefield",
    text: "When an enemy's attack on you would succeed, pay 3 Energy: it does not.",
  },
  generator: { name: "Generator", text: "Gain 1 Energy at the end of each turn." },
  "glue-bomb": {
    name: "Glue Bomb",
    text: "Once per turn, pay 2 Energy: no enemy can step out of your sector until the end of the turn, wherever you go.",
  },
  "laser-blaster": {
    name: "Laser Blaster",
    text: "Action. Pay 2 Energy: attack every enemy in your sector with power 8, one draw each. Noisy.",
  },
  "motorized-skates": {
    name: "Motorized Skates",
    text: "At the start of your turn, pay 2 Energy: instead of a free movement and an action, make up to three movements. Each places a Noise token in the sector you enter.",
  },
  "movements-accelerator": {
    name: "Movements Accelerator",
    text: "Once per turn, pay 2 Energy: make one extra, silent movement, before or after anything else you do.",
  },
  "neural-disruptor": {
    name: "Neural Disruptor",
    text: "Once per turn, pay 3 Energy: a human in your sector or an adjacent one detects nothing, attacks nobody and skips its activation until the end of the turn.",
  },
  "remote-speaker-hack": {
    name: "Remote Speaker Hack",
    text: "Once per turn, pay 1 Energy: place a Noise token in any sector without one.",
  },
  "self-defense-drone": {
    name: "Self-Defense Drone",
    text: "After each attack on you that you survive, it attacks the attacker with power 4. Silent.",
  },
  shotgun: {
    name: "Shotgun",
    text: "Action. Attack one enemy in your sector with power 6. Draw two cards; the higher counts. Noisy.",
  },
  "silenced-pistol": {
    name: "Silenced Pistol",
    text: "Action. Attack one enemy in your sector with power 5. Silent.",
  },
  "smart-bullets": {
    name: "Smart Bullets",
    text: "After the draw of one of your weapon attacks, pay 1 Energy: add 2 to the result.",
  },
  sneakers: {
    name: "Sneakers",
    text: "Your second movements and your movements on Motorized Skates are silent.",
  },
  "sniper-rifle": {
    name: "Sniper Rifle",
    text: "Action, if you have not moved this turn. Attack one enemy 1 to 3 sectors away in a straight line without walls with power 8. Noisy: the Noise is in your sector. Not for Overwatch.",
  },
  "spider-drone": {
    name: "Spider Drone",
    text: "Pay 1 Energy: pick up one thing in your sector, or from an enemy there if you are Hidden.",
  },
  "stamina-booster": {
    name: "Stamina Booster",
    text: "You start with 1 more Health, and your maximum is 1 higher.",
  },
  "stun-gun": {
    name: "Stun Gun",
    text: "Action. Pay any amount of Energy. Attack one enemy in your sector with power 4, plus 1 for each Energy paid. Silent.",
  },
  "submachine-gun": {
    name: "Submachine Gun",
    text: "Action. Attack one enemy in your sector with power 7. Noisy.",
  },
};

export const itemTexts: Readonly<Record<ItemId, CardText>> = {
  "alarm-adjuster": {
    name: "Alarm Adjuster",
    text: "In your actions, or just before reinforcements are checked: the Alarm Level drops by 10.",
  },
  "assault-grenade": {
    name: "Assault Grenade",
    text: "Attack every enemy in your sector or an adjacent one with power 7. Then place a Noise token there.",
  },
  "distracting-hologram": {
    name: "Distracting Hologram",
    text: "When an enemy is about to search your sector: that Search does not detect you.",
  },
  "drone-override-matrix": {
    name: "Drone Override Matrix",
    text: "When a drone's activation begins: choose a row of its table and where its steps go. It follows no priority and notices nothing. If it can attack, it may attack one other enemy in its sector.",
  },
  "emp-grenade": {
    name: "EMP Grenade",
    text: "Attack every drone in your sector or an adjacent one with power 9. Silent.",
  },
  "energy-surge": { name: "Energy Surge", text: "Gain 6 Energy, up to your maximum." },
  "flashbang-grenade": {
    name: "Flashbang Grenade",
    text: "Enemies in your sector or an adjacent one lose Overwatch, detect nothing, attack nobody and skip their activation until the end of the turn. Then place a Noise token there.",
  },
  "focus-enhancer": {
    name: "Focus Enhancer",
    text: "After the draw of any of your attacks on an enemy: add 4 to the result.",
  },
  "gas-grenade": {
    name: "Gas Grenade",
    text: "Attack every human in your sector or an adjacent one with power 8. Silent.",
  },
  "general-system-glitch": {
    name: "General System Glitch",
    text: "Alertness is 2 lower for the rest of the mission.",
  },
  "lock-breaker": { name: "Lock Breaker", text: "Remove a Lock from any sector." },
  painkillers: { name: "Painkillers", text: "Regain 2 Health, up to your maximum." },
  shockwave: {
    name: "Shockwave",
    text: "Push one enemy in your sector into an adjacent sector, even a Sentry Gun.",
  },
  "smoke-grenade": {
    name: "Smoke Grenade",
    text: "You become Hidden, even beside enemies, and stay Hidden during your next movement this turn. It provokes no attack and no detection.",
  },
  "sound-dampener": {
    name: "Sound Dampener",
    text: "When a Noise or Detection token is about to be placed: it is not.",
  },
  "stochastic-modifier": {
    name: "Stochastic Modifier",
    text: "After any modifier card has been drawn: draw another and choose which counts.",
  },
  "wall-charges": {
    name: "Wall Charges",
    text: "Remove a wall of your sector. Then place a Noise token in your sector.",
  },
};

export const districtNames: Readonly<Record<District, string>> = {
  streets: "Streets and undercity",
  offices: "Offices",
  laboratories: "Laboratories and clinic",
  "data-and-power": "Data and power",
  precinct: "Precinct",
  residences: "Residences",
  docks: "Docks and industry",
  "public-places": "Public places",
};

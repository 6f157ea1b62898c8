/** Who is who and what is what, in pictures: one line each. */
import {
  type BaseShape,
  type Face,
  type Figure,
  GROUNDS,
  groundOf,
  type ThingName,
} from "@sprawl/art";
import type { CharacterId, Color, EnemyType } from "../src/content/types.js";
import type { GearId } from "../src/gear/index.js";
import type { ItemId } from "../src/items/index.js";

export const faces: Readonly<Record<CharacterId | "odalys", Face>> = {
  garrett: {
    id: "sins-garrett",
    skin: "brown",
    face: "lean",
    ears: false,
    beard: "stubble",
    neck: false,
    hair: { style: "crop", colour: "hair" },
    gear: ["hood", "shadow", "visor"],
    glow: "#63e6d2",
    wear: { style: "robe", colour: "shade" },
  },
  cass: {
    id: "sins-cass",
    skin: "pale",
    face: "heart",
    turn: -2,
    hair: { style: "bob", colour: "raven" },
    eyes: { style: "narrow", iris: "#5583b4" },
    brows: { kind: "angry" },
    mouth: { style: "lips", colour: "#a33a55" },
    gear: ["earpiece", "scar"],
    wear: { style: "trench", colour: "blue" },
  },
  odalys: {
    id: "sins-odalys",
    skin: "brown",
    face: "round",
    hair: { style: "curls", colour: "silver" },
    brows: { kind: "high", colour: "#7c87a0" },
    mouth: { style: "smirk" },
    gear: ["rounds", "hoops"],
    wear: { style: "fur", colour: "wine" },
  },
};

export const grounds = {
  garrett: GROUNDS.night,
  cass: groundOf("#7cc4ff", "rings"),
  odalys: groundOf("#ff9b54", "lines"),
} as const;

export const heroes: Readonly<Record<CharacterId, Figure>> = {
  garrett: { id: "sins-garrett", is: "burglar" },
  cass: {
    id: "sins-cass",
    is: "person",
    look: {
      legs: "walk",
      arms: "deck",
      body: "#35507a",
      skin: "#e8c0a8",
      head: "bob",
      hair: "#1b2438",
      extra: ["coat"],
    },
  },
};

export const enemyFigures: Readonly<Record<EnemyType, Figure>> = {
  "security-guard": { id: "sins-guard", is: "guard" },
  "riot-enforcer": {
    id: "sins-riot",
    is: "person",
    look: {
      legs: "wide",
      arms: "smg",
      held: "pistol",
      body: "#39445e",
      head: "helmet",
      hair: "#28344f",
      bulk: 1.28,
      extra: ["shield"],
    },
  },
  "squad-leader": {
    id: "sins-leader",
    is: "person",
    look: {
      legs: "wide",
      arms: "rifle",
      held: "smg",
      body: "#4a3f5e",
      head: "beret",
      hair: "#5c2238",
      bulk: 1.08,
      extra: ["cape", "aerial"],
    },
  },
  tracker: {
    id: "sins-tracker",
    is: "person",
    look: {
      legs: "walk",
      arms: "deck",
      body: "#4d4a3c",
      head: "visor",
      hair: "#2b2a22",
      extra: ["coat", "pack"],
    },
  },
  "surveillance-drone": { id: "sins-drone", is: "drone" },
  "hound-drone": { id: "sins-hound", is: "hound" },
  "drone-bomb": { id: "sins-bomb", is: "bomb" },
  "sentry-gun": { id: "sins-sentry", is: "turret" },
  target: {
    id: "sins-target",
    is: "person",
    look: {
      legs: "walk",
      arms: "rest",
      body: "#6a5a48",
      skin: "#d8a888",
      head: "hat",
      hair: "#3a3026",
      extra: ["case"],
    },
  },
};

/** The colour of a base, and the shape that says the same. */
export const bases: Readonly<
  Record<Color, { readonly colour: string; readonly shape: BaseShape }>
> = {
  red: { colour: "#ff6f7b", shape: "hexagon" },
  blue: { colour: "#7cc4ff", shape: "circle" },
  green: { colour: "#7fd077", shape: "square" },
  yellow: { colour: "#f2e25a", shape: "triangle" },
};

export const YOURS = { colour: "#4fdcc6", shape: "circle", rim: "#4fdcc6" } as const;

export const gearThings: Readonly<Record<GearId, ThingName>> = {
  "alarm-rewiring-kit": "kit",
  "alarm-spoofer": "spoofer",
  "assault-rifle": "rifle",
  bioconverter: "cortex",
  "body-armor": "armour",
  "bulletproof-vest": "vest",
  "camera-hack": "camera",
  "chameleon-cloak": "cloak",
  "drone-glitching": "glitch",
  "first-aid-kit": "medkit",
  forcefield: "field",
  generator: "generator",
  "glue-bomb": "glue",
  "laser-blaster": "laser",
  "motorized-skates": "skates",
  "movements-accelerator": "accelerator",
  "neural-disruptor": "disruptor",
  "remote-speaker-hack": "speaker",
  "self-defense-drone": "guard-drone",
  shotgun: "shotgun",
  "silenced-pistol": "silenced-pistol",
  "smart-bullets": "bullets",
  sneakers: "sneakers",
  "sniper-rifle": "sniper",
  "spider-drone": "spider-drone",
  "stamina-booster": "booster",
  "stun-gun": "stun-gun",
  "submachine-gun": "smg",
};

export const itemThings: Readonly<Record<ItemId, ThingName>> = {
  "alarm-adjuster": "adjuster",
  "assault-grenade": "blast",
  "distracting-hologram": "hologram",
  "drone-override-matrix": "matrix",
  "emp-grenade": "emp",
  "energy-surge": "surge",
  "flashbang-grenade": "flashbang",
  "focus-enhancer": "focus",
  "gas-grenade": "gas",
  "general-system-glitch": "breaker",
  "lock-breaker": "key",
  painkillers: "pills",
  shockwave: "wave",
  "smoke-grenade": "smoke",
  "sound-dampener": "muffler",
  "stochastic-modifier": "dice",
  "wall-charges": "charges",
};

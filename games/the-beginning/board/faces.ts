/** The operatives and the game's own side as they are drawn: faces and standees. */
import type { BaseShape, Face, Figure } from "@sprawl/art";

export const faces: Readonly<Record<string, Face>> = {
  jayden: {
    id: "tb-jayden",
    skin: "sand",
    face: "lean",
    hair: { style: "quiff", colour: "brunet" },
    eyes: { iris: "#3f8fc0" },
    gear: ["temple"],
    glow: "#7cc4ff",
    wear: { style: "jacket", colour: "blue" },
  },
  feykah: {
    id: "tb-feykah",
    skin: "ash",
    face: "heart",
    hair: { style: "bob", colour: "silver" },
    eyes: { iris: "#a8772a", only: -1 },
    gear: ["half"],
    glow: "#ffb648",
    wear: { style: "frame", colour: "umber" },
  },
  nova: {
    id: "tb-nova",
    skin: "dark",
    face: "lean",
    hair: { style: "mohawk", colour: "green" },
    eyes: { iris: "#2f8062" },
    mouth: { style: "lips", colour: "#a2584f" },
    gear: ["cheek"],
    glow: "#5fd6a3",
    wear: { style: "hoodie", colour: "shade" },
  },
  havoc: {
    id: "tb-havoc",
    skin: "brown",
    face: "square",
    beard: "full",
    brows: { kind: "angry", weight: 4.5 },
    mouth: { style: "none" },
    gear: ["warpaint", "scar"],
    glow: "#a3263a",
    wear: { style: "armour", colour: "wine" },
  },
  dryden: {
    id: "tb-dryden",
    skin: "pale",
    face: "gaunt",
    hair: { style: "short", colour: "silver" },
    gear: ["wrinkles", "monocle"],
    glow: "#f2e25a",
    wear: { style: "trench", colour: "white" },
  },
  "dee-coy": {
    id: "tb-dee-coy",
    skin: "olive",
    face: "square",
    hair: { style: "mess", colour: "raven" },
    beard: "stubble",
    gear: ["hood"],
    glow: "#8fd0a0",
    wear: { style: "trench", colour: "moss" },
  },
};

/** The base says whose a figure is: the seat's colour, and a shape for each seat. */
const SHAPES: readonly BaseShape[] = ["circle", "square", "triangle", "diamond", "hexagon", "star"];
export const baseOf = (seat: number): BaseShape => SHAPES[seat % SHAPES.length];

export const operatives: Readonly<Record<string, Figure>> = {
  jayden: {
    id: "tb-op-jayden",
    is: "person",
    look: { legs: "walk", arms: "smg", held: "pistol", body: "#2f4d6e", hair: "#3a2a20" },
  },
  feykah: {
    id: "tb-op-feykah",
    is: "person",
    look: {
      legs: "still",
      arms: "rest",
      held: "none",
      body: "#5e584c",
      hair: "#e7e9f0",
      skin: "#cfd3dc",
      head: "long",
      extra: ["cyber"],
    },
  },
  nova: {
    id: "tb-op-nova",
    is: "person",
    look: {
      legs: "walk",
      arms: "fists",
      held: "none",
      body: "#28493f",
      hair: "#5fd6a3",
      skin: "#7b4d35",
      head: "mohawk",
      extra: ["pack"],
    },
  },
  havoc: {
    id: "tb-op-havoc",
    is: "person",
    look: {
      legs: "wide",
      arms: "rifle",
      held: "rifle",
      body: "#4a353b",
      skin: "#a06a48",
      head: "bald",
      bulk: 1.2,
    },
  },
  dryden: {
    id: "tb-op-dryden",
    is: "person",
    look: {
      legs: "still",
      arms: "smg",
      held: "pistol",
      body: "#b9c0b6",
      hair: "#c9c4b0",
      skin: "#e9cbb0",
      extra: ["cape"],
    },
  },
  "dee-coy": {
    id: "tb-op-dee-coy",
    is: "person",
    look: {
      legs: "wide",
      arms: "rifle",
      held: "shotgun",
      body: "#4a5638",
      hair: "#3c3f2c",
      skin: "#c69a72",
      head: "hood",
      extra: ["cape"],
    },
  },
  kuro: { id: "tb-op-kuro", is: "hound" },
};

/** Enemies and mechs as machines and people. */
export const enemyFigures: Readonly<Record<string, Figure>> = {
  tank: { id: "tb-tank", is: "tank" },
  sniper: {
    id: "tb-sniper",
    is: "person",
    look: {
      legs: "kneel",
      arms: "rifle",
      held: "rifle",
      body: "#43473a",
      head: "hood",
      hair: "#3c3f34",
    },
  },
  soldier: {
    id: "tb-soldier",
    is: "person",
    look: {
      legs: "wide",
      arms: "rifle",
      held: "rifle",
      body: "#4d4a3e",
      head: "helmet",
      hair: "#5a5446",
    },
  },
  crawler: { id: "tb-crawler", is: "crawler" },
  thief: {
    id: "tb-thief",
    is: "person",
    look: {
      legs: "walk",
      arms: "fists",
      held: "none",
      body: "#4a3f52",
      head: "hood",
      hair: "#4a3a52",
      extra: ["pack"],
    },
  },
  apex: { id: "tb-apex", is: "colossus" },
  deus: { id: "tb-deus", is: "spider" },
};

/** The operatives as they are drawn: faces, grounds and standees. */
import { type Face, type Figure, groundOf } from "@sprawl/art";

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

/** The colour of a character, which says nothing of a faction. */
export const colours: Readonly<Record<string, string>> = {
  jayden: "#6ab0ff",
  feykah: "#f0b350",
  nova: "#5fd6a3",
  havoc: "#e0748a",
  dryden: "#e5dc6a",
  "dee-coy": "#a3c07a",
  kuro: "#a3c07a",
};

const grounds = {
  jayden: groundOf("#3d6f9c"),
  feykah: groundOf("#a8772a"),
  nova: groundOf("#2f8062"),
  havoc: groundOf("#8c3f50"),
  dryden: groundOf("#8f8730"),
  "dee-coy": groundOf("#5c6f3f"),
};

export function groundFor(character: string) {
  return grounds[character as keyof typeof grounds] ?? grounds.jayden;
}

/** Enemies and mechs as machines and people. */
export const enemyFigures: Readonly<Record<string, Figure>> = {
  tank: { id: "tb-tank", is: "tank" },
  sniper: {
    id: "tb-sniper",
    is: "person",
    look: { legs: "kneel", arms: "rifle", held: "rifle", body: "#5a3b4d", head: "hood" },
  },
  soldier: {
    id: "tb-soldier",
    is: "person",
    look: { legs: "still", arms: "rifle", held: "rifle", body: "#4d423c", head: "helmet" },
  },
  crawler: { id: "tb-crawler", is: "crawler" },
  thief: {
    id: "tb-thief",
    is: "person",
    look: { legs: "walk", arms: "fists", held: "none", body: "#3d4a3c", head: "hood" },
  },
  apex: { id: "tb-apex", is: "colossus" },
  deus: { id: "tb-deus", is: "spider" },
};

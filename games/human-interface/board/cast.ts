/** How everybody looks: faces for portraits, figures for the floor, colours of sides. */
import { type Face, type Figure, type Ground, groundOf } from "@sprawl/art";
import type { Model } from "../src/state.js";

export const faces: Readonly<Record<string, Face>> = {
  tomo: {
    id: "hi-tomo",
    skin: "sand",
    face: "lean",
    hair: { style: "mess", colour: "raven" },
    gear: ["goggles", "temple"],
    glow: "#5ff0d6",
    wear: { style: "hoodie", colour: "night" },
  },
  shoko: {
    id: "hi-shoko",
    skin: "olive",
    face: "square",
    hair: { style: "bun", colour: "raven" },
    brows: { kind: "angry" },
    beard: "goatee",
    gear: ["scar"],
    wear: { style: "armour", colour: "iron" },
  },
  harvey: {
    id: "hi-harvey",
    skin: "brown",
    face: "square",
    hair: { style: "crop", colour: "hair" },
    beard: "stubble",
    eyes: { iris: "#2f8f7a" },
    gear: ["cheek"],
    glow: "#63e6d2",
    wear: { style: "medic", colour: "moss" },
  },
  yuko: {
    id: "hi-yuko",
    skin: "pale",
    face: "heart",
    hair: { style: "bob", colour: "raven" },
    mouth: { style: "lips", colour: "#b5484a" },
    gear: ["temple"],
    glow: "#63e6d2",
    wear: { style: "jacket", colour: "shade" },
  },
  shinsu: {
    id: "hi-shinsu",
    skin: "pale",
    face: "heart",
    hair: { style: "long", colour: "raven" },
    brows: { kind: "angry" },
    gear: ["cheek"],
    glow: "#63e6d2",
    wear: { style: "jacket", colour: "wine" },
  },
  tetsuo: {
    id: "hi-tetsuo",
    skin: "sand",
    face: "lean",
    hair: { style: "short", colour: "raven" },
    brows: { kind: "angry" },
    gear: ["lens"],
    glow: "#ff6f5b",
    wear: { style: "suit", colour: "coal" },
    tieColour: "#d2453e",
  },
  werner: {
    id: "hi-werner",
    skin: "pale",
    face: "square",
    hair: { style: "quiff", colour: "blond" },
    beard: "moustache",
    mouth: { style: "none" },
    gear: ["wrinkles", "steeljaw"],
    glow: "#ff8a6b",
    wear: { style: "armour", colour: "wine" },
  },
  markus: {
    id: "hi-markus",
    skin: "sand",
    face: "square",
    beard: "stubble",
    gear: ["helmetlow", "shades"],
    glow: "#ffb27a",
    wear: { style: "bomber", colour: "umber" },
  },
  rin: {
    id: "hi-rin",
    skin: "sand",
    face: "heart",
    hair: { style: "waves", colour: "raven" },
    gear: ["visor"],
    glow: "#ff8a6b",
    wear: { style: "suit", colour: "coal" },
  },
  isamu: {
    id: "hi-isamu",
    skin: "olive",
    face: "square",
    beard: "full",
    brows: { kind: "angry" },
    gear: ["scar", "neckwires"],
    glow: "#ff6f5b",
    wear: { style: "armour", colour: "iron" },
  },
  phantom: {
    id: "hi-phantom",
    skin: "ash",
    face: "lean",
    gear: ["hood", "visor"],
    glow: "#c77bff",
    wear: { style: "hoodie", colour: "violet" },
  },
};

const person = (
  id: string,
  body: string,
  held: "rifle" | "pistol" | "shotgun" | "smg" | "none",
  head: "helmet" | "hair" | "hood" | "bob" | "long" = "hair",
): Figure => ({
  id: `hi-figure-${id}`,
  is: "person",
  look: {
    legs: "wide",
    arms: held === "none" ? "sword" : held === "smg" ? "smg" : "rifle",
    held,
    body,
    head,
    hair: "#20242e",
  },
});

export const figures: Readonly<Record<string, Figure>> = {
  tomo: person("tomo", "#26343f", "pistol"),
  shoko: person("shoko", "#4a4f5a", "shotgun"),
  harvey: person("harvey", "#4a5a3c", "rifle"),
  yuko: person("yuko", "#3d3350", "smg", "bob"),
  shinsu: person("shinsu", "#5b2f3c", "none", "long"),
  tetsuo: person("tetsuo", "#2b2d33", "smg"),
  werner: person("werner", "#5c3434", "rifle"),
  markus: person("markus", "#4d423c", "rifle", "helmet"),
  rin: person("rin", "#2f3138", "pistol"),
  isamu: person("isamu", "#50474a", "rifle", "helmet"),
  phantom: person("phantom", "#3a2f55", "pistol", "hood"),
  doctor: person("doctor", "#d5dde6", "pistol"),
  masamune: { id: "hi-masamune", is: "drone" },
  muramasa: { id: "hi-muramasa", is: "walker" },
  avatar: { id: "hi-avatar", is: "colossus" },
};

/** Colours of sides, and the shape of their bases: never by colour alone. */
export const sides = {
  ubermensch: { colour: "#35d3bb", shape: "circle" },
  nakamura: { colour: "#ff6f5b", shape: "hexagon" },
  freelance: { colour: "#c77bff", shape: "diamond" },
  ai: { colour: "#ffb648", shape: "square" },
  nobody: { colour: "#a9b8d1", shape: "plus" },
} as const;

export const grounds: Readonly<Record<string, Ground>> = {
  ubermensch: groundOf("#2f8f86"),
  nakamura: groundOf("#8a3f3a"),
  freelance: groundOf("#5c3a8a"),
  ai: groundOf("#8a6a2a"),
};

/** Colours of doors and Terminals, as the rules call them. */
export const tones: Readonly<Record<string, string>> = {
  orange: "#ff9b54",
  green: "#7fd077",
  blue: "#6db6ff",
  red: "#ff6f7b",
  white: "#dfe6ee",
  plain: "#a9b8d1",
};

export const toneOf = (terminal: string): string => tones[terminal.split("-")[0]] ?? tones.plain;

export type SideName = keyof typeof sides;

export const sideOfModel = (model: Model, factions: readonly SideName[]): SideName =>
  model.team === -2 ? "nobody" : model.team < 0 ? "ai" : (factions[model.team] ?? "nobody");

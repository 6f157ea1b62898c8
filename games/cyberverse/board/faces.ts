/** The Agents' faces, one line each, and the grounds of the Organizations. */
import { type Face, type Figure, groundOf } from "@sprawl/art";
import type { OrgId } from "../src/types.js";

export const COLOURS: Readonly<Record<OrgId, string>> = {
  eco: "#3dffa8",
  fsb: "#ff5a6e",
  nul: "#c77bff",
  arg: "#ffc04a",
};

export const grounds = {
  eco: groundOf("#138a63"),
  fsb: groundOf("#a3213a"),
  nul: groundOf("#6b36b8"),
  arg: groundOf("#9a6a12"),
  none: groundOf("#3a4168"),
};

export function groundFor(id: string) {
  return id === "eco" || id === "fsb" || id === "nul" || id === "arg" ? grounds[id] : grounds.none;
}

/** Whoever belongs to nobody is grey: gold is Argent Bureau's. */
const NOBODYS = "#c3bfd6";

export function colourFor(id: string): string {
  return id === "eco" || id === "fsb" || id === "nul" || id === "arg" ? COLOURS[id] : NOBODYS;
}

// biome-ignore format: one line a face, as a table
export const faces: Readonly<Record<string, Face>> = {
  igor: { id: "cv-i9or", skin: "pale", face: "lean", ears: false, beard: "stubble", gear: ["hood"], glow: "#3dffa8", wear: { style: "robe", colour: "shade" } },
  vladimir: { id: "cv-vladimir", skin: "pale", face: "square", hair: { style: "crop", colour: "hair" }, beard: "full", wear: { style: "fur", colour: "umber" } },
  alena: { id: "cv-alena", skin: "pale", face: "heart", hair: { style: "side", colour: "blond" }, eyes: { iris: "#a3263a" }, mouth: { style: "lips", colour: "#a3263a" }, glow: "#ff5a6e", wear: { style: "spikes", colour: "wine" } },
  ingrid: { id: "cv-ingrid", skin: "pale", face: "heart", hair: { style: "braids", colour: "blond" }, mouth: { style: "flat" }, wear: { style: "jacket", colour: "moss" } },
  "wu-fang": { id: "cv-wu", skin: "olive", face: "square", hair: { style: "bun", colour: "raven" }, beard: "goatee", brows: { kind: "angry" }, glow: "#3dffa8", wear: { style: "robe", colour: "shade" } },
  anvil: { id: "cv-anvil", skin: "olive", face: "round", hair: { style: "crop", colour: "raven" }, beard: "stubble", gear: ["scar"], wear: { style: "armour", colour: "iron" } },
  "q-bert": { id: "cv-qbert", skin: "brown", face: "lean", hair: { style: "curls", colour: "hair" }, gear: ["headphones"], glow: "#5fd7ff", wear: { style: "hoodie", colour: "blue" } },
  echo: { id: "cv-echo", skin: "dark", face: "lean", hair: { style: "short", colour: "raven" }, gear: ["port"], glow: "#5fd7ff", wear: { style: "turtle", colour: "night" } },
  kristina: { id: "cv-kristina", skin: "pale", face: "heart", hair: { style: "waves", colour: "blond" }, mouth: { style: "smile" }, wear: { style: "suit", colour: "coal" } },
  molly: { id: "cv-molly", skin: "sand", face: "heart", hair: { style: "bob", colour: "raven" }, gear: ["aviators"], glow: "#ff9be0", wear: { style: "jacket", colour: "pink" } },
  bakemono: { id: "cv-bakemono", skin: "porcelain", face: "heart", hair: { style: "long", colour: "raven" }, eyes: { style: "glow", iris: "#c77bff" }, mouth: { style: "lips", colour: "#5c2a86" }, glow: "#c77bff", wear: { style: "robe", colour: "plum" } },
  shroud: { id: "cv-shroud", skin: "sand", face: "lean", hair: { style: "straight", colour: "raven" }, gear: ["mask"], wear: { style: "cape", colour: "night" } },
  ledger: { id: "cv-ledger", skin: "dark", face: "round", hair: { style: "short", colour: "hair" }, gear: ["rounds"], wear: { style: "suit", colour: "steel" } },
  tollgate: { id: "cv-tollgate", skin: "dark", face: "square", beard: "full", mouth: { style: "none" }, gear: ["cap"], wear: { style: "bomber", colour: "wine" } },
  static: { id: "cv-static", skin: "olive", face: "gaunt", hair: { style: "mess", colour: "raven" }, gear: ["headphones"], glow: "#ffe066", wear: { style: "hoodie", colour: "gold" } },
  prism: { id: "cv-prism", skin: "olive", face: "heart", hair: { style: "waves", colour: "brunet" }, gear: ["thirdeye"], glow: "#5fd7ff", wear: { style: "turtle", colour: "teal" } },
  rust: { id: "cv-rust", skin: "pale", face: "square", hair: { style: "mohawk", colour: "ginger" }, gear: ["jaw"], wear: { style: "rags", colour: "umber" } },
  "pale-bear": { id: "cv-bear", skin: "pale", face: "round", hair: { style: "mess", colour: "silver" }, beard: "full", wear: { style: "fur", colour: "bone" } },
  lantern: { id: "cv-lantern", skin: "pale", face: "heart", hair: { style: "waves", colour: "ginger" }, eyes: { iris: "#2f9f5a" }, mouth: { style: "lips", colour: "#b5484a" }, wear: { style: "jacket", colour: "shade" } },
  verdict: { id: "cv-verdict", skin: "brown", face: "lean", hair: { style: "bun", colour: "silver" }, gear: ["rounds"], mouth: { style: "frown" }, wear: { style: "suit", colour: "night" } },
  gallo: { id: "cv-gallo", skin: "brown", face: "square", hair: { style: "quiff", colour: "raven" }, beard: "moustache", mouth: { style: "smirk" }, wear: { style: "jacket", colour: "red" } },
  sermon: { id: "cv-sermon", skin: "brown", face: "gaunt", hair: { style: "long", colour: "brunet" }, beard: "full", wear: { style: "robe", colour: "bone" } },
  kettle: { id: "cv-kettle", skin: "steel", face: "square", gear: ["helmet"], eyes: { style: "glow", iris: "#ff8a3d" }, glow: "#ff8a3d", wear: { style: "frame", colour: "iron" } },
  mother: { id: "cv-mother", skin: "porcelain", face: "round", hair: { style: "bob", colour: "white" }, eyes: { style: "glow", iris: "#7fe8ff" }, glow: "#7fe8ff", wear: { style: "medic", colour: "white" } },
  saffron: { id: "cv-saffron", skin: "brown", face: "heart", hair: { style: "long", colour: "raven" }, gear: ["hoops"], mouth: { style: "smile" }, wear: { style: "robe", colour: "sodium" } },
  needle: { id: "cv-needle", skin: "brown", face: "lean", hair: { style: "side", colour: "green" }, gear: ["stitches"], wear: { style: "spikes", colour: "moss" } },
  zero: { id: "cv-zero", skin: "pale", face: "lean", hair: { style: "mess", colour: "silver" }, gear: ["bar"], glow: "#c77bff", wear: { style: "hoodie", colour: "violet" } },
  clockwork: { id: "cv-clockwork", skin: "pale", face: "gaunt", hair: { style: "short", colour: "silver" }, gear: ["loupe"], beard: "moustache", wear: { style: "apron", colour: "umber" } },
};

/** The gangs. */
export const gangs: Readonly<Record<string, Figure>> = {
  marauder: {
    id: "cv-marauder",
    is: "person",
    look: {
      legs: "still",
      arms: "rifle",
      held: "rifle",
      body: "#6b4a2a",
      head: "helmet",
      hair: "#3a2a1a",
    },
  },
  killer: {
    id: "cv-killer",
    is: "person",
    look: { legs: "still", arms: "rifle", held: "rifle", body: "#5a2f3f", hair: "#d2453e" },
  },
  bruiser: {
    id: "cv-bruiser",
    is: "person",
    look: {
      legs: "still",
      arms: "rifle",
      held: "rifle",
      body: "#4a5a3a",
      head: "helmet",
      hair: "#222222",
    },
  },
  "sec-drone": { id: "cv-drone", is: "drone" },
  jacker: {
    id: "cv-jacker",
    is: "person",
    look: { legs: "kneel", arms: "rifle", held: "rifle", body: "#2f3f6a", hair: "#7fe8ff" },
  },
};

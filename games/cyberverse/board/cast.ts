/** Agents and gangs as figures: each as its face has it, with what it carries in its hands. */
import { type BaseShape, type Face, type Figure, type PersonLook, SKIN, STUFF } from "@sprawl/art";
import type { Agent } from "../src/state.js";
import { faces } from "./faces.js";
import { pictureOf } from "./pictures.js";

/** The foot of a figure tells whose it is without colour too. */
const SHAPES: Readonly<Record<string, BaseShape>> = {
  eco: "circle",
  fsb: "hexagon",
  nul: "plus",
  arg: "square",
};
export const shapeFor = (org: string): BaseShape => SHAPES[org] ?? "diamond";

type Head = NonNullable<PersonLook["head"]>;

const HEADS: Readonly<Record<string, Head>> = {
  bun: "bun",
  mohawk: "mohawk",
  long: "long",
  waves: "long",
  braids: "long",
  straight: "long",
  bob: "bob",
  side: "tail",
};

function headOf({ hair, gear = [] }: Face): Head {
  if (gear.includes("hood") || gear.includes("mask")) return "hood";
  if (gear.includes("cap")) return "cap";
  if (gear.includes("helmet")) return "helmet";
  if (gear.includes("bar") || gear.includes("aviators")) return "visor";
  return hair ? (HEADS[hair.style] ?? "hair") : "bald";
}

type Hands = Pick<PersonLook, "arms" | "held">;

/** How a Weapon is held, by its picture. */
const HANDS: Readonly<Record<string, Hands>> = {
  pistol: { arms: "smg", held: "pistol" },
  smg: { arms: "smg", held: "smg" },
  scatter: { arms: "rifle", held: "shotgun" },
  rifle: { arms: "rifle", held: "rifle" },
  sniper: { arms: "rifle", held: "rifle" },
  katana: { arms: "sword" },
  knife: { arms: "sword" },
  baton: { arms: "sword" },
  spikes: { arms: "fists" },
  breaker: { arms: "deck" },
};
const EMPTY: Hands = { arms: "rest" };

const made = new Map<string, Figure>();

/** An Agent as it stands there: the first thing in its slots that one holds is in its hands. */
export function figureOf({ profile, slots }: Pick<Agent, "profile" | "slots">): Figure {
  const things = slots.filter(({ active }) => active).map(({ id }) => pictureOf(id));
  const held = things.find((picture) => picture in HANDS);
  const id = `cv-${profile}-${held ?? "none"}`;
  const known = made.get(id);
  if (known) return known;
  const figure: Figure = { id, is: "person", look: lookOf(faces[profile], held) };
  made.set(id, figure);
  return figure;
}

function lookOf(face: Face, held: string | undefined): PersonLook {
  const { skin, hair, wear, glow } = face;
  const robe = ["robe", "cape", "fur", "trench"].includes(String(wear?.style));
  const broad = ["armour", "frame", "fur", "bomber"].includes(String(wear?.style));
  return {
    legs: held ? "wide" : "still",
    ...(held ? HANDS[held] : EMPTY),
    head: headOf(face),
    body: STUFF[wear?.colour ?? "night"][0],
    skin: SKIN[skin ?? "sand"][0],
    hair: STUFF[hair?.colour ?? "raven"][0],
    bulk: broad ? 1.14 : 1,
    extra: robe ? ["cape"] : broad ? ["pack"] : [],
    ...(glow === undefined ? {} : { glow }),
  };
}

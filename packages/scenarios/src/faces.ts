/**
 * Faces of hidden things by name. A scenario names a face by itself, by its `id`, by some of its
 * fields, or by what players read: "silk 3".
 */
import type { GameText, Plain, Play } from "@sprawl/engine";
import { canonical } from "@sprawl/engine/host";

/** How a game's players call things. */
export type Names = {
  /** Is this the face the scenario means? */
  isFace(face: Plain, wanted: Plain): boolean;
  /** A face in players' words, or as data where they have none. */
  say(face: Plain): string;
};

export function namesOf(text: GameText): Names {
  const spellers = Object.values(text.things ?? {});
  return {
    isFace: (face, wanted) => isItself(face, wanted) || isSpelled(spellers, face, wanted),
    say: (face) => sayFace(text, face),
  };
}

function isItself(face: Plain, wanted: Plain): boolean {
  if (canonical(face) === canonical(wanted)) return true;
  if (!isFields(face)) return false;
  if (isFields(wanted)) {
    return Object.keys(wanted).every((name) => canonical(face[name]) === canonical(wanted[name]));
  }
  return face.id === wanted;
}

function isSpelled(spellers: readonly Speller[], face: Plain, wanted: Plain): boolean {
  if (typeof wanted !== "string") return false;
  const low = wanted.toLowerCase();
  return spellers.some((spell) => spelled(spell, face)?.toLowerCase() === low);
}

type Speller = (value: Plain) => string;

/** Spellers are made for one kind of thing each, and may stumble over others. */
function spelled(spell: Speller, face: Plain): string | undefined {
  try {
    return spell(face);
  } catch {
    return undefined;
  }
}

function sayFace(text: GameText, face: Plain): string {
  const spell = text.things?.card ?? text.things?.cards;
  const words = spell && spelled(spell, face);
  if (words !== undefined) return words;
  return isFields(face) && typeof face.id === "string" ? face.id : JSON.stringify(face);
}

export function isFields(value: Plain): value is { readonly [key: string]: Plain } {
  return typeof value === "object" && !Array.isArray(value);
}

/** Does this number name a hidden thing? */
export function isHandle(play: Play, value: unknown): value is number {
  return typeof value === "number" && play.secrets.at[value] !== undefined;
}

/**
 * Is a value what the scenario says? Hidden things are meant by their faces, and of a record only
 * the fields named are looked at.
 */
export function isMeant(play: Play, names: Names, value: Plain, wanted: Plain): boolean {
  if (canonical(value) === canonical(wanted)) return true;
  if (isHandle(play, value) && typeof wanted !== "number") {
    return names.isFace(play.face(value), wanted);
  }
  if (Array.isArray(value) && Array.isArray(wanted)) {
    return (
      value.length === wanted.length &&
      value.every((item, i) => isMeant(play, names, item, wanted[i]))
    );
  }
  if (!isFields(value) || !isFields(wanted)) return false;
  return Object.keys(wanted).every((name) => isMeant(play, names, value[name], wanted[name]));
}

/** Are these the faces, in any order? */
export function areFaces(names: Names, faces: readonly Plain[], wanted: readonly Plain[]): boolean {
  if (faces.length !== wanted.length) return false;
  const left = faces.slice();
  for (const each of wanted) {
    const i = left.findIndex((face) => names.isFace(face, each));
    if (i < 0) return false;
    left.splice(i, 1);
  }
  return true;
}

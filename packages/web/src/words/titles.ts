/** What a game's options and presets are called: by the game's words, and plainly where it has none. */
import type { GameText } from "@sprawl/engine";

/** "itemDiscard" and "item-discard" as a person would write them. */
export function plainly(id: string): string {
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function optionTitle(text: GameText, name: string): string {
  return text.settings?.[name] ?? plainly(name);
}

/** One of a choice: by a word of its own, or as the game writes such a thing elsewhere. */
export function valueTitle(text: GameText, name: string, value: string): string {
  return text.settings?.[`${name}.${value}`] ?? text.things?.[name]?.(value) ?? plainly(value);
}

export function presetTitle(text: GameText, name: string): string {
  return text.settings?.[`preset.${name}`] ?? plainly(name);
}

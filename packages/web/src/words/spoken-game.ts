/** A game with its sentences in the language that is set; other languages are never loaded. */
import type { GameEntry } from "@sprawl/engine";
import { loadGame } from "../local/start.js";
import { settings } from "../settings/settings.js";

export async function loadSpoken(id: string): Promise<GameEntry> {
  return speaking(await loadGame(id), settings.get().language);
}

export async function speaking(entry: GameEntry, language: string): Promise<GameEntry> {
  const load = entry.languages?.[language];
  if (!load || entry.text[language]) return entry;
  try {
    return { ...entry, text: { ...entry.text, [language]: await load() } };
  } catch {
    // What cannot be fetched is said in English.
    return entry;
  }
}

/** A game of the registry, loaded when somebody needs it. */
import type { GameEntry, GameText } from "@sprawl/engine";
import { useEffect, useMemo, useState } from "react";
import { useSettings } from "../settings/settings.js";
import { textIn } from "../table/speaker.js";
import { loadSpoken } from "../words/spoken-game.js";

export type Spoken = { readonly entry: GameEntry; readonly text: GameText };

/** The game with its sentences in the language that is set. */
export function useSpokenEntry(id: string | undefined): Spoken | undefined {
  const entry = useEntry(id);
  const { language } = useSettings();
  return useMemo(() => entry && { entry, text: spoken(entry, language) }, [entry, language]);
}

function spoken(entry: GameEntry, language: string): GameText {
  const settings = { ...entry.text.en.settings, ...entry.text[language]?.settings };
  return { ...textIn(entry, language), settings };
}

const loaded = new Map<string, GameEntry>();

export function useEntry(id: string | undefined): GameEntry | undefined {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (id === undefined || loaded.has(id)) return;
    let there = true;
    loadSpoken(id)
      .then((entry) => {
        loaded.set(id, entry);
        if (there) redraw((n) => n + 1);
      })
      .catch(() => undefined);
    return () => {
      there = false;
    };
  }, [id]);
  return id === undefined ? undefined : loaded.get(id);
}

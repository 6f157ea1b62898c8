/** A game's code, loaded when its page is opened. */
import type { GameEntry } from "@sprawl/engine";
import { findGame } from "@sprawl/games";
import { useEffect, useState } from "react";

export async function loadEntry(id: string): Promise<GameEntry> {
  const game = findGame(id);
  if (!game) throw new Error(`There is no game "${id}".`);
  return game.load();
}

export function useEntry(id: string): GameEntry | undefined {
  const [loaded, setLoaded] = useState<GameEntry>();
  useEffect(() => {
    let gone = false;
    if (findGame(id)) {
      void loadEntry(id).then((entry) => {
        if (!gone) setLoaded(entry);
      });
    }
    return () => {
      gone = true;
    };
  }, [id]);
  return loaded?.game.id === id ? loaded : undefined;
}

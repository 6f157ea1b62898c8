/** A game's code, loaded when its page is opened. */
import type { GameEntry } from "@sprawl/engine";
import { findGame } from "@sprawl/games";
import { useEffect, useState } from "react";
import { loadSpoken } from "../words/spoken-game.js";

export function useEntry(id: string): GameEntry | undefined {
  const [loaded, setLoaded] = useState<GameEntry>();
  useEffect(() => {
    let gone = false;
    if (findGame(id)) {
      void loadSpoken(id).then((entry) => {
        if (!gone) setLoaded(entry);
      });
    }
    return () => {
      gone = true;
    };
  }, [id]);
  return loaded?.game.id === id ? loaded : undefined;
}

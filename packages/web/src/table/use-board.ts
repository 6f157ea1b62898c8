/** A game's own board, loaded when its table is opened. */
import { boardOf } from "@sprawl/games/boards";
import type { BoardDefinition } from "@sprawl/kit";
import { createContext, useContext, useEffect, useState } from "react";

/** `waiting` while it is on its way; undefined if the game has none, or it could not be loaded. */
export function useBoard(game: string): BoardDefinition | "waiting" | undefined {
  const load = boardOf(game);
  const [board, setBoard] = useState<BoardDefinition | "waiting" | undefined>(
    load ? "waiting" : undefined,
  );
  useEffect(() => {
    let here = true;
    setBoard(load ? "waiting" : undefined);
    load?.().then(
      (loaded) => here && setBoard(loaded),
      () => here && setBoard(undefined),
    );
    return () => {
      here = false;
    };
  }, [load]);
  return board;
}

const FaceContext = createContext<BoardDefinition["Face"]>(undefined);

/** How this game draws a face, for whatever shows one. */
export const FaceProvider = FaceContext.Provider;

export function useFace(): BoardDefinition["Face"] {
  return useContext(FaceContext);
}

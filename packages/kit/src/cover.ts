/**
 * What only one player may see can be covered, so that a neighbour cannot read it off the screen. A
 * board asks for it (`covers`), the table keeps its state, and whatever shows something private,
 * board, log or prompt, asks here whether it may.
 */
import { createContext, useContext } from "react";

export type Cover = {
  /** May what only the viewer knows be shown now? */
  readonly shown: boolean;
  /** Shown for good, because the player wants that. */
  readonly keep: boolean;
  setKeep(keep: boolean): void;
  /** Show, and cover again after a while. */
  peek(): void;
  /** Show until `hide`. */
  hold(): void;
  hide(): void;
};

const nothing = () => {};

/** Nothing is covered. */
export const uncovered: Cover = {
  shown: true,
  keep: true,
  setKeep: nothing,
  peek: nothing,
  hold: nothing,
  hide: nothing,
};

const CoverContext = createContext<Cover>(uncovered);

export const CoverProvider = CoverContext.Provider;

export function useCover(): Cover {
  return useContext(CoverContext);
}

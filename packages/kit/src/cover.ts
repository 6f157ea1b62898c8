/**
 * What only one player may see can be covered, so that a neighbour cannot read it off the screen. A
 * board asks for it (`covers`), the table keeps its state, and whatever shows something private,
 * board, log or prompt, asks here whether it may.
 */
import { createContext, type PointerEvent, useContext, useRef } from "react";

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

/** Pressed for longer than this, it was held. */
const HOLD_MS = 400;

/** What a button does that shows while it is held, and for a moment after a tap. */
export function useHoldToLook() {
  const { peek, hold, hide } = useCover();
  const since = useRef(0);
  return {
    onPointerDown: (event: PointerEvent) => {
      since.current = event.timeStamp;
      // What is shown may move the button from under the pointer: its release is still the button's.
      event.currentTarget.setPointerCapture(event.pointerId);
      hold();
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.timeStamp - since.current > HOLD_MS) hide();
      else peek();
    },
    onPointerCancel: hide,
  };
}

/** When a preview shows: on hover after a moment, on keyboard focus at once, on a long press. */
import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Stands at what holds the table while the focus is given to something, and not led there. */
export const FOCUS_GIVEN = "data-focus-given";

const HOVER_MS = 280;
const LEAVE_MS = 120;
const LONG_PRESS_MS = 450;

export type PreviewState = {
  readonly shown: boolean;
  toggle(): void;
  hide(): void;
  /** True once after a long press: the click that ends it is to be ignored. */
  swallowsClick(): boolean;
  readonly hold: { onPointerEnter(): void; onPointerLeave(): void };
  readonly on: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onFocus(): void;
    onBlur(): void;
  };
};

export function usePreview(target: { readonly current: HTMLElement | null }): PreviewState {
  const [shown, setShown] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const pressed = useRef(false);
  /** The finger came down while it was shown: that puts it away, and so does the tap. */
  const wasShown = useRef(false);
  const later = (ms: number, run: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, ms);
  };
  const stop = () => window.clearTimeout(timer.current);
  const hide = () => {
    stop();
    setShown(false);
  };
  const show = () => {
    if (!isAside(target.current)) setShown(true);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      if (event.type === "pointerdown" && pressed.current) return;
      window.clearTimeout(timer.current);
      setShown(false);
    };
    window.addEventListener("keydown", away);
    window.addEventListener("pointerdown", away);
    return () => {
      window.removeEventListener("keydown", away);
      window.removeEventListener("pointerdown", away);
    };
  }, [shown]);
  return {
    shown,
    hide,
    toggle: () => {
      setShown(!shown && !wasShown.current);
      wasShown.current = false;
    },
    swallowsClick: () => {
      const swallow = pressed.current;
      pressed.current = false;
      return swallow;
    },
    hold: {
      onPointerEnter: stop,
      onPointerLeave: () => later(LEAVE_MS, () => setShown(false)),
    },
    on: {
      onPointerEnter: (event) => {
        if (event.pointerType !== "touch") later(HOVER_MS, show);
      },
      onPointerLeave: (event) => {
        if (event.pointerType === "touch") stop();
        else later(LEAVE_MS, () => setShown(false));
      },
      onPointerDown: (event) => {
        pressed.current = false;
        wasShown.current = shown;
        // Whoever clicks does not look.
        if (event.pointerType === "mouse") return stop();
        later(LONG_PRESS_MS, () => {
          pressed.current = true;
          setShown(true);
        });
      },
      onPointerUp: () => {
        if (!shown) stop();
      },
      onPointerCancel: stop,
      onFocus: () => {
        const piece = target.current;
        if (piece?.matches(":focus-visible") && !piece.closest(`[${FOCUS_GIVEN}]`)) show();
      },
      onBlur: hide,
    },
  };
}

/** Something lies over the table to be read, and this is not part of it. */
function isAside(target: Element | null): boolean {
  return document.querySelector("[data-holds]") !== null && !target?.closest("[data-holds]");
}

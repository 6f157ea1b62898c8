/**
 * What only this player may see hides again by itself, so that a neighbour cannot read it: it shows
 * while the button is held or has the keyboard's focus, for a few seconds after a tap, or for good
 * where the player wants that. The table keeps the state, so that log and prompt are covered with it.
 */
import { Button, Icon, uncovered, useCover, useHoldToLook, useTable } from "@sprawl/kit";
import { useCallback, useRef } from "react";
import css from "./mine.module.css";
import { useLabel } from "./words.js";

/** May what only the viewer knows be drawn now? Whoever only watches sees nothing private anyway. */
export function useShown(): boolean {
  const { shown } = useCover();
  return useTable().view.viewer === "spectator" || shown;
}

/** Shows one's own cards: while it is held, and for a moment after a tap. */
function Peek() {
  const label = useLabel();
  const { shown, keep, peek, hold } = useCover();
  const holding = useHoldToLook();
  const byKeys = useRef(false);
  return (
    <Button
      size="s"
      icon={<Icon name={shown ? "eye" : "eye-off"} />}
      aria-pressed={shown}
      disabled={keep}
      reason={keep ? label("board.kept-shown") : undefined}
      {...holding}
      onFocus={(event) => {
        byKeys.current = event.currentTarget.matches(":focus-visible");
        if (byKeys.current) hold();
      }}
      onBlur={() => {
        // A moment longer, so that the keyboard can reach what is shown.
        if (byKeys.current) peek();
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span className={css.words}>{label("board.show-mine")}</span>
    </Button>
  );
}

/** The same, and the switch that keeps them shown. */
export function ShowMine() {
  const label = useLabel();
  const cover = useCover();
  const { keep, setKeep } = cover;
  // In a replay there is nothing to cover.
  if (cover === uncovered) return null;
  return (
    <div className={css.show}>
      {!keep && <Peek />}
      <label className={css.keep} title={label("board.keep-shown")}>
        <input
          type="checkbox"
          aria-label={label("board.keep-shown")}
          checked={keep}
          onChange={(event) => setKeep(event.target.checked)}
        />
        <Icon name={keep ? "eye" : "eye-off"} />
      </label>
    </div>
  );
}

/** What is used stays shown a while longer. */
export function useStay(): () => void {
  const { shown, keep, peek } = useCover();
  return useCallback(() => {
    if (shown && !keep) peek();
  }, [shown, keep, peek]);
}

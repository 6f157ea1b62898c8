/**
 * What only this player may see hides again by itself, so that a neighbour cannot read it: it shows
 * while the button is held or has the keyboard's focus, for a few seconds after a tap, or for good
 * where the player wants that.
 */
import { Button, Icon, useTable } from "@sprawl/kit";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import css from "./mine.module.css";
import { useLabel } from "./words.js";

const SHOWN_MS = 6000;
const HOLD_MS = 400;
const KEEP = "social-deduction keep shown";

type Privacy = {
  readonly shown: boolean;
  readonly keep: boolean;
  setKeep(keep: boolean): void;
  /** Show, and hide again after a while. */
  peek(): void;
  /** Show until `hide`. */
  hold(): void;
  hide(): void;
};

const PrivacyContext = createContext<Privacy | undefined>(undefined);

/** May what only the viewer knows be drawn now? */
export function useShown(): boolean {
  return useContext(PrivacyContext)?.shown ?? false;
}

export function PrivacyProvider({ children }: { readonly children: ReactNode }) {
  const [keep, setKept] = useState(() => localStorage.getItem(KEEP) === "yes");
  const [open, setOpen] = useState(false);
  // Whoever only watches sees nothing that a neighbour may not.
  const watching = useTable().view.viewer === "spectator";
  const timer = useRef<number>(undefined);
  const stop = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  const privacy = useMemo(
    (): Privacy => ({
      shown: keep || open || watching,
      keep,
      setKeep: (wanted) => {
        localStorage.setItem(KEEP, wanted ? "yes" : "no");
        setKept(wanted);
        setOpen(false);
      },
      peek: () => {
        stop();
        setOpen(true);
        timer.current = window.setTimeout(() => setOpen(false), SHOWN_MS);
      },
      hold: () => {
        stop();
        setOpen(true);
      },
      hide: () => {
        stop();
        setOpen(false);
      },
    }),
    [keep, open, stop, watching],
  );
  return <PrivacyContext value={privacy}>{children}</PrivacyContext>;
}

/** Shows one's own cards: while it is held, and for a moment after a tap. */
export function Peek({ small }: { readonly small?: boolean }) {
  const label = useLabel();
  const privacy = useContext(PrivacyContext);
  const since = useRef(0);
  const byKeys = useRef(false);
  if (!privacy || (small && privacy.keep)) return null;
  const { shown, keep, peek, hold, hide } = privacy;
  return (
    <Button
      size="s"
      className={small ? css.small : undefined}
      icon={<Icon name={shown ? "eye" : "eye-off"} />}
      aria-pressed={shown}
      disabled={keep}
      reason={keep ? label("board.kept-shown") : undefined}
      onPointerDown={(event) => {
        since.current = event.timeStamp;
        hold();
      }}
      onPointerUp={(event) => {
        if (event.timeStamp - since.current > HOLD_MS) hide();
        else peek();
      }}
      onPointerCancel={hide}
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
      <span className={small ? "hidden-but-read" : undefined}>{label("board.show-mine")}</span>
    </Button>
  );
}

/** The same, and the switch that keeps them shown. */
export function ShowMine() {
  const label = useLabel();
  const privacy = useContext(PrivacyContext);
  if (!privacy) return null;
  const { keep, setKeep } = privacy;
  return (
    <div className={css.show}>
      <Peek />
      <label className={css.keep}>
        <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.target.checked)} />
        {label("board.keep-shown")}
      </label>
    </div>
  );
}

/** What is used stays shown a while longer. */
export function useStay(): () => void {
  const privacy = useContext(PrivacyContext);
  return useCallback(() => {
    if (privacy?.shown && !privacy.keep) privacy.peek();
  }, [privacy]);
}

/** A word that comes and goes. What must not be missed does not belong here. */
import { type ReactNode, useEffect } from "react";
import { classNames } from "./class-names.js";
import styles from "./toast.module.css";
import { useKitWords } from "./words.js";

export type ToastProps = {
  readonly children: ReactNode;
  readonly tone?: "plain" | "signal" | "warm" | "danger" | undefined;
  readonly action?: ReactNode;
  /** Goes by itself after so many ms; without it, when it is closed. */
  readonly after?: number | undefined;
  onClose(): void;
};

export function Toast({ children, tone = "plain", action, after, onClose }: ToastProps) {
  const words = useKitWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onClose does not start it anew.
  useEffect(() => {
    if (after === undefined) return;
    const timer = window.setTimeout(onClose, after);
    return () => window.clearTimeout(timer);
  }, [after]);
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <div className={styles.text}>{children}</div>
      {action}
      <button type="button" className={styles.cross} aria-label={words.close} onClick={onClose}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}

/** Where toasts stand; it must be there before the first one, to be heard. */
export function Toasts({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.toasts} role="status">
      {children}
    </div>
  );
}

/** A question or a page above the page. The browser keeps the focus inside and gives it back. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { classNames } from "./class-names.js";
import styles from "./dialog.module.css";
import { useKitWords } from "./words.js";

export type DialogProps = {
  readonly open: boolean;
  /** Asked for by Escape, by the cross, or by a click beside it. */
  onClose(): void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at its foot, the one that is meant most last. */
  readonly actions?: ReactNode;
  readonly wide?: boolean | undefined;
  /** There is nothing in it to act on: keys must be able to scroll it. */
  readonly read?: boolean | undefined;
  readonly className?: string | undefined;
};

export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, wide, read, className } = props;
  const self = useRef<HTMLDialogElement>(null);
  const id = useId();
  const words = useKitWords();
  useEffect(() => {
    const dialog = self.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog by Escape itself.
    <dialog
      ref={self}
      aria-labelledby={id}
      className={classNames(styles.dialog, wide && styles.wide, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === self.current) onClose();
      }}
    >
      {open && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={id}>{title}</h2>
            <button
              type="button"
              className={styles.cross}
              aria-label={words.close}
              onClick={onClose}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" />
              </svg>
            </button>
          </header>
          <div
            className={styles.body}
            {...(read && { role: "group", "aria-labelledby": id, tabIndex: 0 })}
          >
            {children}
          </div>
          {actions !== undefined && <footer className={styles.foot}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

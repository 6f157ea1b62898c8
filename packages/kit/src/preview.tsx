/** A word or a picture that shows something larger: a card's name in the log, a mark in a panel. */
import { type ReactNode, useId, useRef } from "react";
import styles from "./preview.module.css";
import { Tip } from "./tip.js";
import { usePreview } from "./use-preview.js";

export type PreviewProps = {
  readonly children: ReactNode;
  /** What shows on hover, on focus, on a press. */
  readonly preview: ReactNode;
  /** Said instead of the children, where they are no words. */
  readonly label?: string | undefined;
};

export function Preview({ children, preview, label }: PreviewProps) {
  const self = useRef<HTMLButtonElement>(null);
  const shows = usePreview(self);
  const id = useId();
  return (
    <>
      <button
        ref={self}
        type="button"
        className={styles.preview}
        aria-label={label}
        aria-describedby={shows.shown ? id : undefined}
        {...shows.on}
        onClick={() => {
          if (!shows.swallowsClick()) shows.toggle();
        }}
      >
        {children}
      </button>
      {shows.shown && (
        <Tip id={id} anchor={self} bare {...shows.hold}>
          {preview}
        </Tip>
      )}
    </>
  );
}

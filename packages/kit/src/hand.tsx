/**
 * Cards in a hand: side by side while there is room, else fanned so that each one's left edge stays
 * readable; the one that is looked at rises. Its children are list items' contents, usually Spots.
 */
import { Children, type ReactNode } from "react";
import { classNames } from "./class-names.js";
import styles from "./hand.module.css";

export type HandProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

export function Hand({ label, children, className }: HandProps) {
  return (
    <ul className={classNames(styles.hand, className)} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.place}>{child}</li>
      ))}
    </ul>
  );
}

/**
 * Cards in a hand: side by side while there is room, else fanned so that each one's left edge stays
 * readable; the one that is looked at rises. A finger gets edges it can hit, and pushes a hand that is
 * wider than its room. Its children are list items' contents, usually Spots.
 */
import { Children, type ReactNode } from "react";
import { classNames } from "./class-names.js";
import styles from "./hand.module.css";
import { usePushed } from "./use-pushed.js";

export type HandProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** What is asked now; when that changes, a card that can be chosen comes into sight. */
  readonly asked?: string | undefined;
};

export function Hand({ label, children, className, asked }: HandProps) {
  const [row, more] = usePushed<HTMLUListElement>(asked);
  return (
    <ul
      ref={row}
      className={classNames(styles.hand, className)}
      aria-label={label}
      data-more={more}
      // What is wider than its room is pushed by keys too, also where none of it can be chosen.
      tabIndex={more && 0}
    >
      {Children.map(children, (child) => (
        <li className={styles.place} data-in-hand="">
          {child}
        </li>
      ))}
    </ul>
  );
}

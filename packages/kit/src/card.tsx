/**
 * A card: a face or a back, in one of four sizes, or as wide as `--card-size` says. It only draws; put it into a Spot to make it a
 * thing of the table. What is on the face is the game's own.
 */
import type { CSSProperties, ReactNode } from "react";
import styles from "./card.module.css";
import { classNames } from "./class-names.js";
import { useKitWords } from "./words.js";

export type CardProps = {
  /** The face. Without it the back shows. */
  readonly children?: ReactNode;
  readonly down?: boolean | undefined;
  /** A line along the top, in the colour of what kind of card it is. */
  readonly title?: ReactNode;
  readonly corner?: ReactNode;
  readonly foot?: ReactNode;
  /** A colour token or value for the title's line: "var(--seat-2)". */
  readonly tone?: string | undefined;
  /** What the back shows: the deck's own sign. */
  readonly back?: ReactNode;
  readonly size?: "s" | "m" | "l" | "xl" | "fit" | undefined;
  /** Turned on its side: used, exhausted. */
  readonly tilted?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly glowing?: boolean | undefined;
  readonly dimmed?: boolean | undefined;
  readonly className?: string | undefined;
};

export function Card(props: CardProps) {
  const { children, title, corner, foot, tone, back, size = "m", className } = props;
  const words = useKitWords();
  const down = props.down ?? (children === undefined && title === undefined);
  const style = tone === undefined ? undefined : ({ "--tone": tone } as CSSProperties);
  return (
    <div
      className={classNames(
        styles.card,
        styles[size],
        down && styles.down,
        props.tilted && styles.tilted,
        props.selected && styles.selected,
        props.glowing && styles.glowing,
        props.dimmed && styles.dimmed,
        className,
      )}
      style={style}
      data-cut=""
    >
      {down ? (
        <>
          <span className="hidden-but-read">{words.faceDown}</span>
          <span className={styles.sign} aria-hidden="true">
            {back}
          </span>
        </>
      ) : (
        <>
          {(title !== undefined || corner !== undefined) && (
            <div className={styles.head}>
              <span className={styles.title}>{title}</span>
              {corner !== undefined && <span className={styles.corner}>{corner}</span>}
            </div>
          )}
          <div className={styles.face}>{children}</div>
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </>
      )}
    </div>
  );
}

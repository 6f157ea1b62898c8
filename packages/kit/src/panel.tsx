/** A framed part of a page or of a table, with a heading when it has a title. */
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.js";
import styles from "./panel.module.css";

export type PanelProps = Omit<ComponentProps<"section">, "title"> & {
  readonly title?: ReactNode;
  /** What stands at the end of the heading's line. */
  readonly aside?: ReactNode;
  /** Level of the heading. */
  readonly level?: 2 | 3 | undefined;
  /** It is this one's turn, or this is the one to look at. */
  readonly active?: boolean | undefined;
  readonly tight?: boolean | undefined;
};

export function Panel(props: PanelProps) {
  const { title, aside, level = 2, active, tight, className, children, ...rest } = props;
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      {...rest}
      className={classNames(
        styles.panel,
        active && styles.active,
        tight && styles.tight,
        className,
      )}
    >
      {title !== undefined && (
        <header className={styles.head}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

/** A part of the gallery, and one row in it. */
import type { ReactNode } from "react";
import styles from "./gallery.module.css";

export function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

export function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row} data-row={slug(title)}>
      <h3 className={styles.name}>{title}</h3>
      <div className={styles.things}>{children}</div>
    </div>
  );
}

/** What its picture in the documents is called. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/\(.*\)/, "")
    .replace(/[^a-z]+/g, "-")
    .replace(/-$/, "");
}

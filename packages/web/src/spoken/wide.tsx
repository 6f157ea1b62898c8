/** Something that may be wider than a phone: it scrolls, by keys too. */
import type { ReactNode } from "react";
import css from "./spoken.module.css";

export type WideProps = { readonly label: string; readonly children: ReactNode };

export function Wide({ label, children }: WideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of fields it is not.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
    <div className={css.wide} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

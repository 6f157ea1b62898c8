/** The word of a button that has an icon too: where it is narrow the icon is enough. */
import type { ReactNode } from "react";
import css from "./hud.module.css";

export function Label({ children }: { readonly children: ReactNode }) {
  return <span className={css.label}>{children}</span>;
}

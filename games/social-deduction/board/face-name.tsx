/** What an open card is, at its foot: drawn where the card is wide enough. */
import type { CSSProperties } from "react";
import css from "./cards.module.css";

/** Of a card that carries its name at its foot. */
export const named = css.named;

/** Its longest word is not broken: it fits the card as a whole. */
export function FaceName({ name }: { readonly name: string }) {
  const letters = Math.max(...name.split(" ").map(({ length }) => length));
  return (
    <b
      className={css.faceName}
      style={{ "--letters": letters } as CSSProperties}
      aria-hidden="true"
    >
      {name}
    </b>
  );
}

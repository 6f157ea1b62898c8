/** The face of a hidden thing: a Combat token, a Story, an Event, a Modifier card. */

import { CardBack } from "@sprawl/art";
import type { Plain } from "@sprawl/engine";
import css from "./market.module.css";
import { useEden } from "./use-eden.js";

export function Face({ face, large }: { readonly face: Plain; readonly large?: boolean }) {
  const { text, label } = useEden();
  if (face === undefined) return <CardBack kind="neon" width={large ? 150 : 72} />;
  const id = String(face);
  const said = text.things?.card?.(face) ?? id;
  const more = [`effect.${id}`, `premise.${id}`]
    .map((key) => label(key))
    .find((line) => !line.includes(`.${id}`));
  return (
    <span className={css.cardface} data-large={large || undefined}>
      <b>{said}</b>
      {large && more && <small>{more}</small>}
    </span>
  );
}

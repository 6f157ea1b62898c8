/** The face of a card: a modifier, a piece of gear, an item; or its back. */
import { CardBack } from "@sprawl/art";
import type { Plain } from "@sprawl/engine";
import { type GearId, gear } from "../src/gear/index.js";
import { type ItemId, items } from "../src/items/index.js";
import cards from "./cards.module.css";
import { GearCard, ItemCard } from "./gear.js";
import { useLabel, useThing } from "./words.js";

export function Face({ face }: { face: Plain; large?: boolean }) {
  const label = useLabel();
  const thing = useThing();
  if (face === undefined) return <CardBack kind="eye" label={label("card.back")} />;
  if (typeof face === "string" && face in gear) return <GearCard id={face as GearId} />;
  if (typeof face === "string" && face in items) return <ItemCard id={face as ItemId} />;
  return (
    <article className={cards.modifier}>
      <small>{label("card.modifier")}</small>
      <b>{thing("card", face)}</b>
    </article>
  );
}

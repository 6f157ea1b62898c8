/** What you carry: gear and items, each with its card; those usable now glow. */
import { Spot, useTable } from "@sprawl/kit";
import type { UseCost } from "../src/content/types.js";
import { type GearId, gear as gearCards } from "../src/gear/index.js";
import type { SinsState } from "../src/index.js";
import type { ItemId } from "../src/items/index.js";
import { gearTexts, itemTexts } from "../src/text/content.js";
import css from "./board.module.css";
import cards from "./cards.module.css";
import { useLabel } from "./words.js";

export function Kit() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { you } = view.state;
  if (you.gear.length === 0 && you.items.length === 0) return <Offered />;
  return (
    <>
      <section className={css.kit} aria-label={label("board.gear")}>
        {you.gear.map(({ id, copy, used }) => (
          <Spot
            key={`${id} ${copy}`}
            on={`gear/${id}`}
            label={gearTexts[id].name}
            preview={<GearCard id={id} />}
            className={css.thing}
          >
            <span className={css.thingBody} data-kind="gear" data-used={used || undefined}>
              {gearTexts[id].name}
              <small>{used ? label("board.gear-used") : <Cost of={gearCards[id].useCost} />}</small>
            </span>
          </Spot>
        ))}
        {you.items.map((id) => (
          <Spot
            key={id}
            on={`item/${id}`}
            label={itemTexts[id].name}
            preview={<ItemCard id={id} />}
            className={css.thing}
          >
            <span className={css.thingBody} data-kind="item">
              {itemTexts[id].name}
              <small>{label("board.items")}</small>
            </span>
          </Spot>
        ))}
      </section>
      <Offered />
    </>
  );
}

/** Before a mission: gear to choose from, as the question lists it. */
function Offered() {
  const { choices, view } = useTable<SinsState>();
  const { question } = choices;
  const owned = new Set(view.state.you.gear.map(({ id }) => id));
  const offered = (question?.options ?? []).flatMap(({ gear }) =>
    typeof gear === "string" && gear in gearTexts && !owned.has(gear as GearId)
      ? [gear as GearId]
      : [],
  );
  if (offered.length === 0) return null;
  return (
    <section className={css.kit}>
      {[...new Set(offered)].map((id) => (
        <Spot
          key={id}
          on={`gear/${id}`}
          label={gearTexts[id].name}
          preview={<GearCard id={id} />}
          className={css.thing}
        >
          <span className={css.thingBody} data-kind="gear">
            {gearTexts[id].name}
            <small>
              <Cost of={gearCards[id].equipCost} />
            </small>
          </span>
        </Spot>
      ))}
    </section>
  );
}

function Cost({ of }: { of: UseCost }) {
  const label = useLabel();
  if (of === 0) return null;
  return typeof of === "number" ? label("board.costs", { energy: of }) : label("board.costs-x");
}

export function GearCard({ id }: { id: GearId }) {
  const label = useLabel();
  const { name, text } = gearTexts[id];
  return (
    <article className={cards.card}>
      <header>
        <h4>{name}</h4>
        <small>{label("card.equip", { energy: gearCards[id].equipCost })}</small>
      </header>
      <p>{text}</p>
    </article>
  );
}

export function ItemCard({ id }: { id: ItemId }) {
  const { name, text } = itemTexts[id];
  return (
    <article className={cards.card}>
      <header>
        <h4>{name}</h4>
      </header>
      <p>{text}</p>
    </article>
  );
}

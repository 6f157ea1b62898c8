/** Gear and items as cards: their picture, what they do, what they cost. */
import { CardFace, type CardKind, thing } from "@sprawl/art";
import { Hand, Spot, useTable } from "@sprawl/kit";
import type { UseCost } from "../src/content/types.js";
import { type GearId, gear as gearCards } from "../src/gear/index.js";
import type { SinsState } from "../src/index.js";
import type { ItemId } from "../src/items/index.js";
import { gearTexts, itemTexts } from "../src/text/content.js";
import { gearThings, itemThings } from "./cast.js";
import { EnergyCost } from "./cubes.js";
import { useLabel } from "./words.js";

/** What a gear card is, for its frame. */
function kindOf(id: GearId): CardKind {
  const { weapon, armor } = gearCards[id];
  if (weapon) return "weapon";
  return armor === undefined ? "gear" : "armour";
}

type Size = { readonly width?: number; readonly state?: "ready" | "raised" | "spent" };

export function GearCard({
  id,
  width = 168,
  state,
  foot,
}: Size & { readonly id: GearId; readonly foot?: string }) {
  const label = useLabel();
  const { name, text } = gearTexts[id];
  const { weapon, equipCost } = gearCards[id];
  const kind = kindOf(id);
  const short =
    weapon && width < 140 ? (
      <>
        {label("card.power", { power: weapon.power })}
        <br />
        {label(weapon.silent ? "board.silent" : "board.noisy")}
      </>
    ) : (
      text
    );
  return (
    <CardFace
      kind={kind}
      name={name}
      picture={thing(gearThings[id])}
      text={short}
      foot={foot ?? label(`card.kind-${kind}`)}
      cost={<EnergyCost cost={equipCost} label={label("board.energy")} />}
      width={width}
      state={state}
    />
  );
}

export function ItemCard({ id, width = 168, state }: Size & { readonly id: ItemId }) {
  const label = useLabel();
  const { name, text } = itemTexts[id];
  return (
    <CardFace
      kind="item"
      name={name}
      picture={thing(itemThings[id])}
      text={text}
      foot={label("card.kind-item")}
      width={width}
      state={state}
    />
  );
}

/** What you carry. A card lists what it can be used on; those usable now glow. */
export function Carried({ width }: { readonly width: number }) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { you } = view.state;
  if (you.gear.length + you.items.length === 0) return null;
  return (
    <Hand label={label("board.gear")}>
      {[
        ...you.gear.map(({ id, copy, used }) => (
          <Spot
            key={`${id} ${copy}`}
            on={`gear/${id}`}
            label={[
              gearTexts[id].name,
              used ? label("board.gear-used") : costText(label, gearCards[id].useCost),
            ]
              .filter(Boolean)
              .join(", ")}
            preview={<GearCard id={id} width={232} />}
          >
            <GearCard id={id} width={width} state={used ? "spent" : "ready"} />
          </Spot>
        )),
        ...you.items.map((id) => (
          <Spot
            key={id}
            on={`item/${id}`}
            label={itemTexts[id].name}
            preview={<ItemCard id={id} width={232} />}
          >
            <ItemCard id={id} width={width} />
          </Spot>
        )),
      ]}
    </Hand>
  );
}

function costText(label: ReturnType<typeof useLabel>, cost: UseCost): string {
  if (cost === 0) return "";
  return typeof cost === "number" ? label("board.costs", { energy: cost }) : label("board.costs-x");
}

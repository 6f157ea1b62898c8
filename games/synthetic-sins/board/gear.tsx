/** Gear and items as cards: their picture, what they do, what they cost. */
import { CardFace, type CardKind, thing } from "@sprawl/art";
import { classNames, Hand, Spot, useTable } from "@sprawl/kit";
import type { ReactElement } from "react";
import type { UseCost } from "../src/content/types.js";
import { type GearId, gear as gearCards } from "../src/gear/index.js";
import type { SinsQuestions, SinsState } from "../src/index.js";
import type { ItemId } from "../src/items/index.js";
import { gearThings, itemThings } from "./cast.js";
import { EnergyCost } from "./cubes.js";
import css from "./hand.module.css";
import { type Label, useLabel } from "./words.js";

/** What a gear card is, for its frame. */
function kindOf(id: GearId): CardKind {
  const { weapon, armor } = gearCards[id];
  if (weapon) return "weapon";
  return armor === undefined ? "gear" : "armour";
}

/** From this width on a card says all it does. */
const WORDY = 140;

type Sized = { readonly width?: number; readonly state?: "ready" | "raised" | "spent" };
type Labelled = Sized & { readonly label: Label };

/** The face of a gear card; also outside of a table. */
export function GearFace({ id, width = 168, state, label }: Labelled & { readonly id: GearId }) {
  const { weapon, equipCost } = gearCards[id];
  const kind = kindOf(id);
  // In the hand there is room for a weapon's numbers; what a card does comes up with its preview.
  const short = weapon && (
    <>
      {label("card.power", { power: weapon.power })}
      <br />
      {label(weapon.silent ? "board.silent" : "board.noisy")}
    </>
  );
  return (
    <CardFace
      kind={kind}
      name={label(`gear.${id}.name`)}
      picture={thing(gearThings[id])}
      text={width < WORDY ? short : label(`gear.${id}.text`)}
      foot={label(`card.kind-${kind}`)}
      cost={<EnergyCost cost={equipCost} label={label("board.energy")} />}
      width={width}
      state={state}
    />
  );
}

/** The face of an item; also outside of a table. */
export function ItemFace({ id, width = 168, state, label }: Labelled & { readonly id: ItemId }) {
  return (
    <CardFace
      kind="item"
      name={label(`item.${id}.name`)}
      picture={thing(itemThings[id])}
      text={width < WORDY ? undefined : label(`item.${id}.text`)}
      foot={label("card.kind-item")}
      width={width}
      state={state}
    />
  );
}

export const GearCard = (props: Sized & { readonly id: GearId }) => (
  <GearFace {...props} label={useLabel()} />
);

export const ItemCard = (props: Sized & { readonly id: ItemId }) => (
  <ItemFace {...props} label={useLabel()} />
);

/** So many letters have room beside one of two cards. */
const BESIDE = 84;

/** A card in the hand; `on`: what it is called where it can be used; else what is packed. */
type InHand = {
  readonly key: string;
  readonly name?: GearId;
  readonly on?: string;
  readonly label?: string;
  readonly words: string;
  readonly face: ReactElement;
  readonly preview?: ReactElement;
};

/** What you carry. A card lists what it can be used on; those usable now glow. */
export function Carried({ width }: { readonly width: number }) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const packed = usePacked();
  const { you } = view.state;
  const cards: readonly InHand[] = [
    ...(you.character === "cass" ? [trapCard(label, you.traps, width)] : []),
    ...packed.map((id) => ({
      key: id,
      name: id,
      words: label(`gear.${id}.text`),
      face: <GearCard id={id} width={width} />,
    })),
    ...you.gear.map(({ id, copy, used }) => ({
      key: `${id} ${copy}`,
      on: `gear/${id}`,
      label: [
        label(`gear.${id}.name`),
        used ? label("board.gear-used") : costText(label, gearCards[id].useCost),
      ]
        .filter(Boolean)
        .join(", "),
      words: label(`gear.${id}.text`),
      face: <GearCard id={id} width={width} state={used ? "spent" : "ready"} />,
      preview: <GearCard id={id} width={232} />,
    })),
    ...you.items.map((id) => ({
      key: id,
      on: `item/${id}`,
      label: label(`item.${id}.name`),
      words: label(`item.${id}.text`),
      face: <ItemCard id={id} width={width} />,
      preview: <ItemCard id={id} width={232} />,
    })),
  ];
  if (cards.length === 0) return null;
  // Few cards have room beside them for what they do.
  const few = cards.length === 1 || (cards.length === 2 && cards.every(hasShortWords));
  return (
    <Hand
      label={label("board.gear")}
      className={classNames(css.hand, few && (cards.length === 1 ? css.one : css.two))}
    >
      {cards.map(({ key, ...card }) => (
        <Held key={key} {...card} worded={few} />
      ))}
    </Hand>
  );
}

function Held({
  on,
  label = "",
  words,
  face,
  preview,
  name,
  worded,
}: Omit<InHand, "key"> & { readonly worded: boolean }) {
  const shown = worded ? (
    <div className={css.worded}>
      {face}
      <p>{words}</p>
    </div>
  ) : (
    face
  );
  if (on === undefined) return <span data-packed={name}>{shown}</span>;
  return (
    <Spot on={on} label={label} preview={preview}>
      {shown}
    </Spot>
  );
}

/** Before the mission: what is picked lies in the hand already. */
function usePacked(): readonly GearId[] {
  const { choices } = useTable<SinsState, SinsQuestions>();
  const { question, picked } = choices;
  if (question?.kind !== "equip") return [];
  return question.options.flatMap((option) =>
    picked.has(option.key) && "gear" in option ? [option.gear] : [],
  );
}

/** What Cass has instead of gear. */
function trapCard(label: Label, traps: number, width: number) {
  const words = label("verb.trap.help");
  const left = label("board.traps", { traps });
  const face = (width: number) => (
    <CardFace
      kind="gear"
      name={label("verb.trap")}
      picture={thing("trap")}
      text={width < WORDY ? undefined : words}
      foot={left}
      width={width}
      state={traps > 0 ? "ready" : "spent"}
    />
  );
  return {
    key: "trap",
    on: "gear/place-trap",
    label: [label("verb.trap"), left].join(", "),
    words,
    face: face(width),
    preview: face(232),
  };
}

const hasShortWords = ({ words }: { readonly words: string }): boolean => words.length <= BESIDE;

function costText(label: Label, cost: UseCost): string {
  if (cost === 0) return "";
  return typeof cost === "number" ? label("board.costs", { energy: cost }) : label("board.costs-x");
}

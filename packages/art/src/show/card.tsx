/**
 * A card as an object: frame by kind, picture, name, cost, effect. Words are words, so that they
 * can be read, translated and enlarged; only the picture is drawn.
 */
import type { CSSProperties, ReactNode } from "react";
import { type CardBackKind, cardBack } from "../cards/backs.js";
import type { Picture } from "../picture.js";
import css from "./card.module.css";
import { Shown } from "./shown.js";

/** What a card is, told by its cut corners and by its colour. */
export type CardKind =
  | "weapon"
  | "gear"
  | "armour"
  | "item"
  | "program"
  | "implant"
  | "vehicle"
  | "event"
  | "person";

export type CardProps = {
  readonly kind: CardKind;
  readonly name: string;
  /** A drawn-once picture, or any element that fills the window of the card. */
  readonly picture: Picture | ReactNode;
  /** Said in the upper corner: a cost, a value. */
  readonly cost?: ReactNode;
  /** What it does; left out where the card is small. */
  readonly text?: ReactNode;
  /** One line at the foot: its kind, its timing. */
  readonly foot?: ReactNode;
  /** Card width in px: below 84 only picture and name, below 60 only the picture. */
  readonly width?: number | undefined;
  readonly state?: "ready" | "raised" | "spent" | "barred" | undefined;
  /** A colour of its own instead of the kind's. */
  readonly tone?: string | undefined;
};

/** How much nearer to each other letters stand, in their height, for the longest word to fit. */
function tightness(name: string, width: number): number {
  const size = Math.max(12, width * 0.1);
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const over = longest * size * 0.61 - (width * 0.84 - 4);
  return Math.min(0.08, Math.max(0.01, over / (longest * size)));
}

const isPicture = (picture: CardProps["picture"]): picture is Picture =>
  typeof picture === "object" && picture !== null && "draw" in picture;

export function CardFace(props: CardProps) {
  const { kind, name, picture, cost, text, foot, width = 104, state = "ready", tone } = props;
  const size = width < 60 ? "tiny" : width < 84 ? "small" : "hand";
  const style = {
    "--card-width": `${width}px`,
    "--tight": `${-tightness(name, width)}em`,
    ...(tone && { "--tone": tone }),
  } as CSSProperties;
  return (
    <article
      className={css.card}
      data-kind={kind}
      data-size={size}
      data-state={state}
      style={style}
    >
      <div className={css.inner}>
        {size !== "tiny" && <h4 className={css.name}>{name}</h4>}
        <div className={css.window}>
          {isPicture(picture) ? <Shown picture={picture} className={css.picture} /> : picture}
        </div>
        {size === "hand" && text !== undefined && <div className={css.text}>{text}</div>}
        {size === "hand" && (foot !== undefined || cost !== undefined) && (
          <footer className={css.foot}>
            <span>{foot}</span>
            {cost !== undefined && <b>{cost}</b>}
          </footer>
        )}
        {size === "tiny" && <span className="hidden-but-read">{name}</span>}
      </div>
    </article>
  );
}

export const CardBack = ({
  kind,
  width = 104,
  label,
}: {
  readonly kind: CardBackKind;
  readonly width?: number;
  readonly label?: string | undefined;
}) => (
  <Shown
    picture={cardBack(kind)}
    width={width}
    height={Math.round((width * 134) / 96)}
    label={label}
    className={css.back}
  />
);

/** A piece on a board: a figure on its base, with its state; a part of the board's own svg. */
import { type BaseShape, base } from "../figures/base.js";
import { type Figure, figurePicture, looksLeft } from "../figures/figure.js";
import { ABOVE, BELOW, type FigureState } from "../figures/states.js";
import type { Picture } from "../picture.js";
import { useDrawn } from "./drawn.js";
import css from "./show.module.css";
import { Markup, Shown, tinted } from "./shown.js";

const basePicture = (shape: BaseShape): Picture => ({
  key: `base-${shape}`,
  box: "-36 -22 72 44",
  draw: () => base(shape),
});

const RIM = "#b9cdf0";

export type PieceProps = {
  readonly figure: Figure;
  /** The owner's colour, and the shape that says the same. */
  readonly colour: string;
  readonly shape: BaseShape;
  readonly states?: readonly FigureState[] | undefined;
  readonly facing?: "left" | "right" | undefined;
  /** A short name at its foot. */
  readonly tag?: string | undefined;
  /** How much larger the tag is than the figure would have it. */
  readonly tagScale?: number | undefined;
  /** The light from behind; else cold. */
  readonly rim?: string | undefined;
};

/** Feet at 0,0; put it into a `<g transform>`. */
export function Piece({
  figure,
  colour,
  shape,
  states = [],
  facing = "right",
  tag,
  tagScale = 1,
  rim = RIM,
}: PieceProps) {
  const [body, foot] = [figurePicture(figure), basePicture(shape)];
  useDrawn(body, foot);
  const down = states.includes("down");
  const turned = (facing === "left") !== looksLeft(figure) ? "scale(-1 1)" : "";
  const lying = down ? "translate(34 6) rotate(-86) scale(.92)" : "";
  const layer = (of: Readonly<Partial<Record<FigureState, string>>>): string =>
    down ? "" : states.map((state) => of[state] ?? "").join("");
  return (
    <g
      className={css.piece}
      data-states={states.join(" ") || undefined}
      style={tinted({ owner: colour, rim })}
    >
      <use href={`#${foot.key}`} opacity={down ? 0.5 : 1} />
      <Markup of={layer(BELOW)} />
      <use
        href={`#${body.key}`}
        transform={`${lying} ${turned}`.trim() || undefined}
        className={css.body}
      />
      <Markup of={layer(ABOVE)} />
      {tag !== undefined && (
        <g transform={`translate(0 ${12 + 10 * tagScale}) scale(${tagScale})`}>
          <path d="M-19-9H15L19-5V9H-15L-19 5Z" fill="#04070e" stroke={colour} strokeWidth="1.2" />
          <text y="5" textAnchor="middle" fontSize="14" fontWeight="700" fill={colour}>
            {tag}
          </text>
        </g>
      )}
    </g>
  );
}

export type FigureIconProps = {
  readonly figure: Figure;
  readonly colour: string;
  readonly size: number;
  readonly label?: string | undefined;
};

/** A figure alone, for docks, cards and lists. */
export const FigureIcon = ({ figure, colour, size, label }: FigureIconProps) => (
  <Shown
    picture={figurePicture(figure)}
    owner={colour}
    rim={RIM}
    height={size}
    width={size * 0.87}
    label={label}
  />
);

/** A head and shoulders on its ground. */
import { useMemo } from "react";
import type { Face, Mood } from "../faces/face-type.js";
import { cropOf, groundMarkup, inMood, person, SMALL } from "../faces/portrait.js";
import { type Ground, seatGround } from "../palette.js";
import { useDrawn } from "./drawn.js";
import css from "./show.module.css";
import { Markup, tinted } from "./shown.js";

export type PortraitProps = {
  readonly face: Face;
  /** What stands behind the head. A player's is the seat's (`seatGround`), never a side's. */
  readonly ground?: Ground | undefined;
  /** Width in px. Below 56 it is cut to the head. */
  readonly size: number;
  readonly mood?: Mood | undefined;
  /** Only the person, for a scene. */
  readonly cutout?: boolean | undefined;
  /** Looks the other way. */
  readonly flip?: boolean | undefined;
  /** Out of the match: grey, with a line through. */
  readonly out?: boolean | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
};

export function Portrait(props: PortraitProps) {
  const { face, ground = seatGround(0), size, mood = "calm", cutout, flip, out, label } = props;
  const shown = useMemo(() => inMood(face, out ? "down" : mood), [face, mood, out]);
  const picture = person(shown);
  useDrawn(picture);
  const small = size < SMALL;
  const use = (
    <use href={`#${picture.key}`} transform={flip ? "translate(160 0) scale(-1 1)" : undefined} />
  );
  return (
    <svg
      viewBox={cutout ? "0 -16 160 176" : cropOf(face, small)}
      width={size}
      height={cutout ? size * 1.1 : size}
      className={[css.portrait, props.className].filter(Boolean).join(" ")}
      data-cutout={cutout || undefined}
      style={tinted({ rim: ground.rim, glow: ground.ink })}
      role={label ? "img" : "presentation"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g className={out ? css.grey : undefined}>
        {!cutout && <Markup of={groundMarkup(ground, small)} />}
        {use}
      </g>
      {out && <path d="M24 24L136 136M136 24L24 136" className={css.struck} />}
    </svg>
  );
}

/** A loyalty card, face up: an emblem on its side's ground, twice where it counts twice. */
import { dot, fade, fill, line, penFor } from "../ink.js";
import { GROUNDS, type Side } from "../palette.js";
import type { Picture } from "../picture.js";
import { CARD_BOX, cut, openedEnvelope } from "./backs.js";
import { drawEmblem, type Emblem } from "./emblems.js";

export function loyaltyFace(side: Emblem & Side, twice: boolean): Picture {
  const key = `loyalty-${side}${twice ? "-twice" : ""}`;
  const { deep, ground, disc, rim, ink } = GROUNDS[side];
  const sign = twice
    ? drawEmblem(side, 14, 26, 44, ink, deep) + drawEmblem(side, 40, 54, 44, rim, deep)
    : drawEmblem(side, 20, 36, 56, rim, deep);
  const draw = (): string =>
    cut(
      penFor(key),
      fill("M0 0H96V134H0z", deep) +
        fill("M0 0H96V40L0 122z", ground) +
        fade(0.5, dot(48, 64, 40, disc)) +
        line("M10 110V10H86V110", rim, 1.5, 'opacity=".35"') +
        sign,
      ink,
    );
  return { key, box: CARD_BOX, draw };
}

/** What lies in an envelope that a viewer has looked into. */
export const loyaltySeen = (place: "L" | "R", side: Emblem & Side, twice: boolean): Picture =>
  openedEnvelope(place, { sign: side, ...GROUNDS[side] }, twice);

/** The caravan on its road: it leaves the tents at the left, and comes to the town when the match ends. */

import { SUITS } from "../src/state.js";
import { SILHOUETTE } from "./camel.js";
import { toneOf } from "./goods.js";
import css from "./journey.module.css";
import { heightOfRim, placeOnRim } from "./rim.js";

/** How far one beast walks behind the other. */
const BEHIND = 58;
const MILESTONES = [0.25, 0.5, 0.75] as const;

export function Journey({ way }: { readonly way: number }) {
  const [head] = placeOnRim(way);
  return (
    <g className={css.journey}>
      <g transform={`translate(96 ${heightOfRim(96) + 3})`}>
        <path className={css.dark} d="M-74 0l34-52 34 52zM-20 0L8-40 36 0z" />
        <path className={css.lit} d="M-48 0l8-24 8 24zM2 0l6-16 6 16z" />
      </g>
      {MILESTONES.map((each) => {
        const [x, y] = placeOnRim(each);
        return (
          <g key={each} transform={`translate(${x} ${y})`} data-passed={way >= each || undefined}>
            <path className={css.dark} d="M-3 2v-26h6V2z" />
            <circle className={css.halo} cy="-28" r="15" />
            <path className={css.lamp} d="M-5-24v-9h10v9z" />
          </g>
        );
      })}
      <g transform={`translate(1372 ${heightOfRim(1372) + 8})`} data-passed={way >= 1 || undefined}>
        <circle className={css.halo} cy="-50" r="120" />
        <path
          className={css.dark}
          d="M-70 0v-34h16v-22l10-14 10 14v26h10v-62h26v20h12v-34l9-18 9 18v50h14v-20h30V0z"
        />
        <path
          className={css.lit}
          d="M-48-46h6v9h-6zM-16-80h5v8h-5zM-6-64h5v8h-5zM-16-48h5v8h-5zM22-70h5v9h-5zM22-50h5v9h-5zM44-36h6v8h-6zM54-20h6v8h-6zM-62-22h5v8h-5zM4-22h8V0H4z"
        />
      </g>
      {SUITS.map((name, n) => {
        const x = head - n * BEHIND;
        return (
          <g
            key={name}
            className={css.beast}
            style={{ transform: `translate(${x}px, ${heightOfRim(x) + 2}px)` }}
          >
            {n === 0 && <path className={css.beam} d="M26-34l96-22v58l-96-30z" />}
            <path className={css.hide} d={SILHOUETTE} transform="scale(.72) translate(-44 -58)" />
            <path d="M-20-32h20l4 13h-26z" fill={toneOf(n)} />
            {n > 0 && <path className={css.rope} d="M28-30q12 12 28 14" />}
          </g>
        );
      })}
    </g>
  );
}

/** The way in small, for the line at the top: tents, lamps along the road, one beast, the town. */
import { SILHOUETTE } from "./camel.js";
import css from "./road.module.css";

const [START, END] = [14, 118];

export function Road({ way }: { readonly way: number }) {
  const at = Math.round(START + (END - START) * way);
  return (
    <svg className={css.road} viewBox="0 0 150 30" aria-hidden="true">
      <path className={css.line} d="M0 25H150" />
      <path className={css.gone} d={`M0 25H${at}`} />
      {[0.25, 0.5, 0.75].map((each) => (
        <circle
          key={each}
          className={css.lamp}
          cx={START + (END - START) * each}
          cy="25"
          r="2.6"
          data-passed={way >= each || undefined}
        />
      ))}
      <path className={css.town} d="M126 25V13h5V6l3-4 3 4v9h3V9h6v6h4v10z" />
      <path className={css.lit} d="M133 9h2v3h-2zM142 12h2v3h-2zM129 17h2v3h-2zM137 18h3v7h-3z" />
      <g className={css.beast} style={{ transform: `translate(${at}px, 25px)` }}>
        <path d={SILHOUETTE} transform="scale(.38) translate(-44 -58)" />
      </g>
    </svg>
  );
}

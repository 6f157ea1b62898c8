/** A map of places, with what stands in them. */
import { classNames, Spot } from "@sprawl/kit";
import type { Grid } from "./grid.js";
import css from "./plain.module.css";

export function GridView({ grid }: { readonly grid: Grid }) {
  return (
    <div
      className={css.grid}
      style={{ gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))` }}
    >
      {grid.cells.map((cell, i) =>
        cell.empty ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a map do not move.
          <div key={i} />
        ) : (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a map do not move.
            key={i}
            on={cell.on}
            label={[cell.words, ...cell.tokens.map(({ words }) => words)].join(", ")}
            className={classNames(css.cell, ...cell.walls.map((side) => css[side]))}
          >
            <span className={css.place}>{cell.words}</span>
            <span className={css.tokens}>
              {cell.tokens.map((token) => (
                <Spot key={token.on} on={token.on} label={token.words} className={css.token}>
                  {token.short}
                </Spot>
              ))}
            </span>
          </Spot>
        ),
      )}
    </div>
  );
}

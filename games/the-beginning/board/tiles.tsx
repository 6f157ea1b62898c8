/** Revealed Influence cards as tiles: colour and value, and no more. */
import type { CSSProperties } from "react";
import { influenceValue } from "../src/advice/values.js";
import css from "./happening.module.css";
import { useCity } from "./use-city.js";

type TilesProps = { readonly faces: readonly unknown[]; readonly small?: boolean };

export function Tiles({ faces, small }: TilesProps) {
  const { thing } = useCity();
  return (
    <ol className={css.tiles} data-small={small || undefined}>
      {faces.map((each, i) => {
        const id = String(each);
        const value = influenceValue(id);
        const [colour] = id.split("-");
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of one check keep their order.
            key={i}
            data-colour={["red", "blue", "grey", "green"].includes(colour) ? colour : "unique"}
            style={{ "--i": i } as CSSProperties}
            title={thing("card", id)}
          >
            {value > 0
              ? `+${value}`
              : value < 0
                ? value
                : colour === "grey" || colour === "green"
                  ? "·"
                  : "★"}
            <span className="hidden-but-read">{thing("card", id)}</span>
          </li>
        );
      })}
    </ol>
  );
}

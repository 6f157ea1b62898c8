/** What a seat would have if the caravan stopped now; whoever is ahead has a flag. */
import type { Seat } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { useTable } from "@sprawl/kit";
import type { CaravanState } from "../src/state.js";
import { isAhead, worthOf } from "./worth.js";
import css from "./worth-mark.module.css";

export function Worth({ seat }: { readonly seat: Seat }) {
  const { view, speaker } = useTable<CaravanState>();
  const n = worthOf(view, seat);
  const ahead = isAhead(view, seat);
  return (
    <span className={css.worth} data-worth={n} data-ahead={ahead || undefined}>
      {ahead && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 1h2v1h8l-3 4 3 4H5v5H3z" />
        </svg>
      )}
      <b aria-hidden="true">{n}</b>
      <small aria-hidden="true">{sayLabel(speaker, "points", { n })}</small>
      <span className="hidden-but-read">
        {sayLabel(speaker, ahead ? "worth-ahead" : "worth", { n })}
      </span>
    </span>
  );
}

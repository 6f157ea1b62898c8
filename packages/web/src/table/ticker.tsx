/** What just happened, in the last three sentences, over a corner of the board. */
import { useCover, useTable } from "@sprawl/kit";
import { textOf } from "../log/parts.js";
import { toldParts } from "../log/sentence.js";
import css from "./frame.module.css";

const LINES = 3;

export function Ticker({ quiet }: { readonly quiet: readonly string[] | undefined }) {
  const { log, speaker } = useTable();
  const { shown } = useCover();
  const told = log.filter(
    (event) => !quiet?.includes(event.type) && (shown || event.private !== true),
  );
  const lines = told.slice(-LINES);
  if (lines.length === 0) return null;
  return (
    // Whoever listens is told by the announcer, and the log has every line.
    <ol className={css.ticker} aria-hidden="true" data-ticker="">
      {lines.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change.
        <li key={told.length - lines.length + i}>{textOf(toldParts(speaker, event))}</li>
      ))}
    </ol>
  );
}

/** What a campaign carries, drawn from plain data and the game's words for it. */
import type { GameText, Plain } from "@sprawl/engine";
import { Fragment } from "react";
import { useSay } from "../words/say.js";
import styles from "./saved.module.css";
import { type CarriedLine, sayCarried } from "./say-carried.js";

export function Carried({ text, carried }: { readonly text: GameText; readonly carried: Plain }) {
  const say = useSay();
  const words = {
    yes: say("campaign.yes"),
    no: say("campaign.no"),
    nothing: say("campaign.nothing"),
  };
  return <Lines lines={sayCarried(text, carried, words)} />;
}

function Lines({ lines }: { readonly lines: readonly CarriedLine[] }) {
  return (
    <dl className={styles.carried}>
      {lines.map((line) => (
        <Fragment key={line.name}>
          <dt>{line.name}</dt>
          <dd>
            <Line line={line} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Line({ line }: { readonly line: CarriedLine }) {
  switch (line.form) {
    case "value":
      return line.value;
    case "group":
      return <Lines lines={line.lines} />;
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.wide} aria-label={line.name} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {line.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {line.rows.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else to be known by
                <tr key={i}>
                  {row.map((cell, j) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                    <td key={j}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
    default:
      return line satisfies never;
  }
}

/** A line chart of our own, with the same numbers as a table beside it. */
import { labelOf } from "@sprawl/engine/speech";
import { SeatMark, seatColour, useTable } from "@sprawl/kit";
import { useId, useState } from "react";
import { useSay } from "../words/say.js";
import css from "./end.module.css";
import { pathOf, type Series, type Timeline } from "./timeline.js";

const WIDTH = 600;
const HEIGHT = 220;
/** Lines are told apart by their strokes too. */
const DASHES = ["", "8 4", "2 4", "12 4 2 4"];

export function TimelineChart({ timeline }: { readonly timeline: Timeline }) {
  const { text, speaker } = useTable();
  const say = useSay();
  const id = useId();
  const [field, setField] = useState<string>();
  const { series, steps } = timeline;
  const shown = series.find((each) => each.field === field) ?? series[0];
  if (!shown) return null;
  const nameOf = (line: number) => (shown.bySeat ? speaker.seat(line) : titleOf(shown.field, text));
  return (
    <div className={css.chart}>
      <p>
        <label htmlFor={id}>{say("end.timelineOf")}</label>{" "}
        <select
          id={id}
          value={shown.field}
          onChange={(event) => setField(event.currentTarget.value)}
        >
          {series.map((each) => (
            <option key={each.field} value={each.field}>
              {titleOf(each.field, text)}
            </option>
          ))}
        </select>
      </p>
      <Lines series={shown} label={titleOf(shown.field, text)} last={steps.at(-1) ?? 0} />
      <ul className={css.legend}>
        {shown.values.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line a seat.
          <li key={i}>
            {shown.bySeat && <SeatMark seat={i} size="s" />} {nameOf(i)}{" "}
            <b className="number">{line.at(-1)}</b>
          </li>
        ))}
      </ul>
      <details>
        <summary>{say("end.timelineTable")}</summary>
        <section
          className={css.scroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
          tabIndex={0}
          aria-label={say("end.timelineTable")}
        >
          <table>
            <caption className="hidden-but-read">{titleOf(shown.field, text)}</caption>
            <thead>
              <tr>
                <th scope="col">{say("end.step")}</th>
                {shown.values.map((_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column a line.
                  <th key={i} scope="col">
                    {nameOf(i)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map((step, row) => (
                <tr key={step}>
                  <th scope="row">{step}</th>
                  {shown.values.map((line, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column a line.
                    <td key={i}>{line[row]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  );
}

/** What is drawn, by its own name: where it lies in the state is nobody's business. */
function titleOf(field: string, text: Parameters<typeof labelOf>[1]): string {
  return labelOf(field.slice(field.lastIndexOf("/") + 1), text);
}

type LinesProps = { readonly series: Series; readonly label: string; readonly last: number };

function Lines({ series, label, last }: LinesProps) {
  const all = series.values.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  return (
    <svg
      viewBox={`-34 -18 ${WIDTH + 50} ${HEIGHT + 44}`}
      className={css.lines}
      role="img"
      aria-label={label}
    >
      {[low, Math.round((low + high) / 2), high].map((value) => {
        const y = HEIGHT - ((value - low) * HEIGHT) / Math.max(1, high - low);
        return (
          <g key={value}>
            <line x1="0" x2={WIDTH} y1={y} y2={y} className={css.gridLine} />
            <text x="-6" y={y + 4} textAnchor="end">
              {value}
            </text>
          </g>
        );
      })}
      <text x="0" y={HEIGHT + 20}>
        0
      </text>
      <text x={WIDTH} y={HEIGHT + 20} textAnchor="end">
        {last}
      </text>
      {series.values.map((line, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a line a seat.
          key={i}
          d={pathOf(line, low, high, WIDTH, HEIGHT)}
          stroke={series.bySeat ? seatColour(i) : "var(--signal-ink)"}
          strokeDasharray={DASHES[i % DASHES.length]}
          className={css.curve}
        />
      ))}
    </svg>
  );
}

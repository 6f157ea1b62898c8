/** The Alarm Level from 0 to 99: where it stands, what it adds, who comes when. */
import { useTable } from "@sprawl/kit";
import { alarmTable, behaviorAt } from "../src/content/alarm.js";
import type { SinsState } from "../src/index.js";
import css from "./alarm.module.css";
import { colorLetter } from "./glyphs.js";
import { useLabel } from "./words.js";

export function Alarm() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { alarm, alertness, reinforcements } = view.state;
  const behavior = behaviorAt(alarm);
  return (
    <section className={css.alarm} aria-labelledby="sins-alarm">
      <h3 id="sins-alarm">
        {label("board.alarm")} <b>{alarm}</b>
      </h3>
      <p className={css.facts}>
        <span>{label("board.behavior", { behavior })}</span>
        <span>{label("board.alertness", { alertness })}</span>
      </p>
      <div className={css.track} aria-hidden="true">
        {alarmTable.map(({ from, to, behavior: adds }) => (
          <span key={from} data-here={(alarm >= from && alarm <= to) || undefined}>
            <i style={{ inlineSize: `${fill(alarm, from)}%` }} />
            <b>+{adds}</b>
          </span>
        ))}
        {reinforcements.map(({ ref, alarm: at, color }) => (
          <em key={ref} data-color={color} style={{ insetInlineStart: `${at}%` }}>
            {colorLetter(color)}
          </em>
        ))}
      </div>
      {reinforcements.length === 0 ? (
        <p className={css.facts}>{label("board.no-reinforcements")}</p>
      ) : (
        <ul className={css.coming}>
          {reinforcements.map(({ ref, alarm: at, type, color }) => (
            <li key={ref}>{label("board.reinforcement", { alarm: at, type, color })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How much of a row of ten is filled, in percent. */
function fill(alarm: number, from: number): number {
  return Math.max(0, Math.min(10, alarm - from)) * 10;
}

/** The Alarm Level from 0 to 99: where it stands, what it adds, who comes when. */
import { Panel, Track, useTable } from "@sprawl/kit";
import { alarmTable, behaviorAt } from "../src/content/alarm.js";
import type { SinsState } from "../src/index.js";
import css from "./board.module.css";
import { colorLetter, toneOf } from "./glyphs.js";
import { useLabel } from "./words.js";

const [{ from: FIRST, to }] = alarmTable;

export function Alarm() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { alarm, alertness, reinforcements } = view.state;
  return (
    <Panel tight aria-label={label("board.alarm")} className={css.panel}>
      <Track
        label={label("board.alarm")}
        value={alarm}
        max={alarmTable.at(-1)?.to ?? FIRST}
        each={to - FIRST + 1}
        sign={(from) => `+${behaviorAt(from)}`}
        tone="warm"
        flags={reinforcements.map(({ ref, alarm: at, color }) => ({
          id: ref,
          at,
          sign: colorLetter(color),
          tone: toneOf(color),
        }))}
      />
      <p className={css.facts}>
        <span>{label("board.behavior", { behavior: behaviorAt(alarm) })}</span>
        <span>{label("board.alertness", { alertness })}</span>
      </p>
      {reinforcements.length === 0 ? (
        <p className={css.facts}>{label("board.no-reinforcements")}</p>
      ) : (
        <ul className={css.coming}>
          {reinforcements.map(({ ref, alarm: at, type, color }) => (
            <li key={ref}>{label("board.reinforcement", { alarm: at, type, color })}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

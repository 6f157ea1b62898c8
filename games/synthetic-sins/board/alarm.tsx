/** The Alarm Level as an instrument: where it stands, where the next draw may take it, who comes; what it means behind a press. */
import { Markup } from "@sprawl/art";
import { Dialog, Icon, useTable } from "@sprawl/kit";
import { useMemo, useState } from "react";
import { behaviorAt } from "../src/content/alarm.js";
import { advice, type SinsState } from "../src/index.js";
import css from "./alarm.module.css";
import { bases } from "./cast.js";
import { comingIn } from "./coming.js";
import { drawGauge, SPAN } from "./gauge.js";
import { moodOf } from "./mood.js";
import { useLabel } from "./words.js";

/** The last Alarm Level there is. */
const MOST = 99;

export function Alarm() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { alarm, alertness, reinforcements } = view.state;
  const odds = useMemo(() => advice.oddsOf(view), [view]);
  const gauge = useMemo(() => {
    const next = odds.faces.flatMap(([face, cards]): readonly (readonly [number, number])[] =>
      face === "any" ? [] : [[alarm + alertness + face, cards]],
    );
    const from = Math.max(0, Math.floor(alarm / 10) * 10 - (alarm % 10 < 5 ? 10 : 0));
    const pins = reinforcements.map(({ ref, alarm: at, color }) => ({
      ref,
      at,
      colour: bases[color].colour,
    }));
    return drawGauge({ level: alarm, from: alarm < SPAN - 4 ? 0 : from, next, pins });
  }, [odds, alarm, alertness, reinforcements]);
  const [open, setOpen] = useState(false);
  const behavior = behaviorAt(alarm);
  const mood = label(`board.mood.${moodOf(behavior)}`);
  const terms = [
    ["level", { alarm }],
    ["behavior", { behavior, mood }],
    ["alertness", { alertness }],
  ] as const;
  const coming = comingIn(view, label);
  return (
    <section className={css.alarm} data-ref="alarm" data-clear="" aria-label={label("board.alarm")}>
      <svg className={css.gauge} viewBox="0 -16 272 170" aria-hidden="true">
        <Markup of={gauge} />
      </svg>
      <button
        type="button"
        className={css.plate}
        title={label("board.alarm-what")}
        onClick={() => setOpen(true)}
      >
        <span className={css.level}>
          <span>
            {label("board.alarm")} <Icon name="help" />
          </span>
          <b>
            {alarm}
            <small> / {MOST}</small>
          </b>
        </span>
        {coming ? (
          <span className={css.coming}>
            {coming.who}
            <span>, {coming.soon}</span>
          </span>
        ) : (
          <span>{label("board.no-reinforcements")}</span>
        )}
        <span className={css.facts}>
          {label("board.mood", { mood, behavior })} · {label("board.alertness", { alertness })}
        </span>
      </button>
      <Dialog open={open} title={label("board.alarm-what")} onClose={() => setOpen(false)}>
        <dl className={css.help}>
          {terms.map(([id, args]) => (
            <div key={id}>
              <dt>{label(`board.${id}`, args)}</dt>
              <dd>{label(`board.${id}-help`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </section>
  );
}

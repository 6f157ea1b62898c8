/** The modifier deck as a player could count it, and the sum of the last draw. */
import { Panel, useTable } from "@sprawl/kit";
import type { ModifierFace } from "../src/content/types.js";
import { resultOf } from "../src/draws.js";
import { advice, type Draw, type SinsState } from "../src/index.js";
import css from "./board.module.css";
import { useLabel, useThing } from "./words.js";

export function Deck() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const thing = useThing();
  const { draw } = view.state;
  const { faces } = advice.oddsOf(view);
  const most = Math.max(1, ...faces.map(([, count]) => count));
  const sorted = [...faces].sort(([a], [b]) => order(a) - order(b));
  return (
    <Panel
      tight
      level={3}
      title={label("board.deck")}
      aside={label("board.deck-left", { n: view.state.deck.length })}
      className={css.panel}
    >
      <ul className={css.bars}>
        {sorted.map(([face, count]) => (
          <li
            key={face}
            aria-label={label("board.deck-face", { value: thing("card", face), count })}
          >
            <i style={{ blockSize: `${(count / most) * 100}%` }} />
            <b>{count}</b>
            <span>{face === "any" ? "±5" : thing("card", face)}</span>
          </li>
        ))}
      </ul>
      {draw && <LastDraw draw={draw} />}
    </Panel>
  );
}

const order = (face: ModifierFace): number => (face === "any" ? 99 : face);

function LastDraw({ draw }: { draw: Draw }) {
  const label = useLabel();
  const thing = useThing();
  const { purpose, base, values, bonus, against } = draw;
  if (values.length === 0) return null;
  return (
    <p className={css.draw}>
      <b>{label("board.last-draw", { purpose })}</b>
      <br />
      {label("board.draw-sum", {
        base,
        values: values.map((value) => thing("value", value)).join(" / "),
        bonus: bonus === 0 ? "" : label("board.draw-bonus", { bonus }),
        result: resultOf(draw),
      })}
      {against !== undefined && <> · {label("board.draw-against", { against })}</>}
    </p>
  );
}

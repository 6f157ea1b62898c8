/** The modifier deck as a player could count it, and the sum of the last draw. */
import { useTable } from "@sprawl/kit";
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
    <section className={css.panel} aria-labelledby="sins-deck">
      <h3 id="sins-deck">{label("board.deck")}</h3>
      <p>{label("board.deck-left", { n: view.state.deck.length })}</p>
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
    </section>
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

/** An enemy on the map: its kind by shape, its base by colour and letter, its state by marks. */
import { Spot } from "@sprawl/kit";
import type { EnemyToken } from "../src/index.js";
import { EnemyCard } from "./enemy-card.js";
import { colorLetter, EnemyGlyph, MarkGlyph } from "./glyphs.js";
import css from "./map.module.css";
import { useLabel, useThing } from "./words.js";

export function EnemySpot({ enemy }: { enemy: EnemyToken }) {
  const states = useStates(enemy);
  const thing = useThing();
  const { ref, type, color, defeated, detected, overwatch, acted, carries } = enemy;
  return (
    <Spot
      on={`enemy/${ref}`}
      label={[thing("enemy", ref), ...states].join(", ")}
      preview={<EnemyCard enemy={enemy} />}
      className={css.enemy}
    >
      <span
        className={css.token}
        data-color={color}
        data-defeated={defeated || undefined}
        data-detected={detected || undefined}
        data-acted={acted || undefined}
      >
        {defeated ? <MarkGlyph name="body" /> : <EnemyGlyph type={type} />}
        <b>
          {ref.toUpperCase()}
          <small>{colorLetter(color)}</small>
        </b>
        {overwatch && !defeated && <i className={css.watch}>O</i>}
        {detected && !defeated && <i className={css.alert}>!</i>}
        {carries !== "" && (
          <i className={css.load}>{carries === "key" ? "K" : carries.toUpperCase()}</i>
        )}
      </span>
    </Spot>
  );
}

/** What is to be said of an enemy besides its name. */
export function useStates(enemy: EnemyToken): readonly string[] {
  const label = useLabel();
  const { defeated, detected, overwatch, acted, raised, skips, carries } = enemy;
  if (defeated) return [label("board.body")];
  return [
    detected && label("board.detected"),
    overwatch && label("board.on-overwatch"),
    raised && label("board.raised"),
    skips && label("board.skips"),
    acted && label("board.acted"),
    carries !== "" && label("board.carries", { thing: carries }),
  ].filter((each) => each !== false);
}

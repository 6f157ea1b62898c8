/** An enemy on the map, and its token. */
import { Spot, Token, type TokenMark } from "@sprawl/kit";
import type { EnemyToken } from "../src/index.js";
import { EnemyCard } from "./enemy-card.js";
import { colorLetter, EnemyGlyph, MarkGlyph, toneOf } from "./glyphs.js";
import css from "./map.module.css";
import { useLabel, useThing } from "./words.js";

export function EnemySpot({ enemy }: { enemy: EnemyToken }) {
  const states = useStates(enemy);
  const thing = useThing();
  const { ref } = enemy;
  return (
    <Spot
      on={`enemy/${ref}`}
      label={[thing("enemy", ref), ...states].join(", ")}
      preview={<EnemyCard enemy={enemy} />}
      className={css.enemy}
    >
      <EnemyFigure enemy={enemy} />
    </Spot>
  );
}

/** Its token: the kind by shape, the base by colour and letter, its state by marks. */
export function EnemyFigure({ enemy }: { enemy: EnemyToken }) {
  const thing = useThing();
  const { ref, type, color, defeated, acted } = enemy;
  return (
    <Token
      label={thing("enemy", ref)}
      shape="square"
      tone={toneOf(color)}
      hollow
      size="fit"
      spent={acted}
      gone={defeated}
      marks={marksOf(enemy)}
    >
      {defeated ? <MarkGlyph name="body" /> : <EnemyGlyph type={type} />}
    </Token>
  );
}

function marksOf({ ref, color, defeated, detected, overwatch, carries }: EnemyToken): TokenMark[] {
  const marks: TokenMark[] = [
    { at: "bottom-start", sign: `${ref.toUpperCase()} ${colorLetter(color)}`, tone: "own" },
  ];
  if (overwatch && !defeated) marks.push({ at: "top-start", sign: "O", tone: "warm" });
  if (detected && !defeated) marks.push({ at: "top-end", sign: "!", tone: "danger" });
  const load = carries === "key" ? "K" : carries.toUpperCase();
  if (load !== "") marks.push({ at: "bottom-end", sign: load, tone: "good" });
  return marks;
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

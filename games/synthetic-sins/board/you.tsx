/** You, in the dock: Health, Energy, Armor, what you do and carry; and where the turn stands. */
import { Track, useTable } from "@sprawl/kit";
import type { SinsState } from "../src/index.js";
import css from "./board.module.css";
import { Kit } from "./gear.js";
import { MarkGlyph, YouGlyph } from "./glyphs.js";
import { useLabel } from "./words.js";

const PHASES = ["your-actions", "enemy-actions", "end-of-turn"] as const;

/** The turn and its phase. */
export function Phase() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { turn } = view.state;
  const phases = PHASES.some((phase) => phase === turn.phase) ? PHASES : [turn.phase];
  return (
    <div className={css.tracker}>
      <strong>{label("board.turn", { turn: turn.number })}</strong>
      <ol>
        {phases.map((phase) => (
          <li key={phase} aria-current={phase === turn.phase ? "step" : undefined}>
            {label(`phase.${phase}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Your part of the player board. */
export function You() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { you } = view.state;
  return (
    <section className={css.you} aria-label={label("board.you")}>
      <span className={css.face}>
        <YouGlyph hidden={you.hidden} />
      </span>
      <Track
        look="cubes"
        tone="danger"
        label={label("board.health")}
        value={you.health}
        max={you.maxHealth}
      />
      {you.maxEnergy > 0 && (
        <Track
          look="cubes"
          tone="warm"
          label={label("board.energy")}
          value={you.energy}
          max={you.maxEnergy}
        />
      )}
      <ul className={css.states}>
        <li>{label("board.armor", { armor: you.armor })}</li>
        <li>{label(you.hidden ? "board.hidden" : "board.seen")}</li>
        {you.overwatch && <li>{label("board.overwatch")}</li>}
        {you.keys > 0 && (
          <li>
            <MarkGlyph name="key" /> {label("board.keys", { keys: you.keys })}
          </li>
        )}
        {you.character === "cass" && (
          <li>
            <MarkGlyph name="trap" /> {label("board.traps", { traps: you.traps })}
          </li>
        )}
      </ul>
    </section>
  );
}

/** What is left to do in this turn. */
function Left() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { turn } = view.state;
  if (turn.phase !== "your-actions") return null;
  const left = [
    ["board.free-movement", turn.freeMovement],
    ["board.second-action", turn.secondAction],
  ] as const;
  return (
    <ul className={css.left}>
      {left.map(([id, open]) => (
        <li key={id} data-open={open || undefined}>
          {label(id)}: {label(open ? "board.open" : "board.used")}
        </li>
      ))}
    </ul>
  );
}

/** Oneself in the dock: condition, what is left to do, what one carries. */
export function Me() {
  return (
    <div className={css.me}>
      <div className={css.condition}>
        <You />
        <Left />
      </div>
      <Kit />
    </div>
  );
}

/** You, in the dock: portrait, Health, Energy, what is left to do, what you carry; and the turn. */
import { Portrait } from "@sprawl/art";
import { Icon, useMedia, useTable } from "@sprawl/kit";
import type { SinsState } from "../src/index.js";
import { faces, grounds } from "./cast.js";
import { Cubes } from "./cubes.js";
import { Carried } from "./gear.js";
import { Walking } from "./walking.js";
import { useLabel } from "./words.js";
import css from "./you.module.css";

const PHASES = ["your-actions", "enemy-actions", "end-of-turn"] as const;

/** The turn and its phase. */
export function Phase() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { turn } = view.state;
  const phases = PHASES.some((phase) => phase === turn.phase) ? PHASES : [turn.phase];
  return (
    <div className={css.phases}>
      {turn.number > 0 && <strong>{label("board.turn", { turn: turn.number })}</strong>}
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

/** Oneself in the dock: condition, what is left to do, what one carries. */
export function Me() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const phone = useMedia("phone");
  const { you } = view.state;
  const name = label(`character.${you.character}.name`);
  return (
    <Walking>
      <div className={css.me}>
        <div className={css.face}>
          <Portrait
            face={faces[you.character]}
            ground={grounds[you.character]}
            size={160}
            mood={you.health === 1 ? "hit" : "calm"}
            label={name}
          />
          <p data-hidden={you.hidden || undefined}>
            <Icon name={you.hidden ? "eye-off" : "eye"} />
            {label(you.hidden ? "board.hidden" : "board.seen")}
          </p>
        </div>
        <div className={css.self}>
          <h3>
            {name}
            <small>{label("board.armor", { armor: you.armor })}</small>
          </h3>
          <Meters />
          <Left />
        </div>
        <Carried width={phone ? 84 : 100} />
      </div>
    </Walking>
  );
}

function Meters() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { you } = view.state;
  return (
    <dl className={css.meters}>
      <div>
        <dt>{label("board.health")}</dt>
        <dd>
          <Cubes
            label={label("board.health")}
            value={you.health}
            max={you.maxHealth}
            tone="health"
          />
          <b>{you.health}</b>
        </dd>
      </div>
      {you.maxEnergy > 0 && (
        <div>
          <dt>{label("board.energy")}</dt>
          <dd>
            <Cubes
              label={label("board.energy")}
              value={you.energy}
              max={you.maxEnergy}
              tone="energy"
            />
            <b>{you.energy}</b>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What is left to do in this turn, and what else you hold. */
function Left() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { turn, you } = view.state;
  const left = [
    ["board.free-movement", turn.freeMovement],
    ["board.second-action", turn.secondAction],
  ] as const;
  return (
    <ul className={css.left}>
      {turn.phase === "your-actions" &&
        left.map(([id, open]) => (
          <li key={id} data-open={open || undefined}>
            {!open && <Icon name="check" />}
            {label(id)}
            <span className="hidden-but-read">: {label(open ? "board.open" : "board.used")}</span>
          </li>
        ))}
      {you.overwatch && <li data-open>{label("board.overwatch")}</li>}
      {you.keys > 0 && <li data-open>{label("board.keys", { keys: you.keys })}</li>}
    </ul>
  );
}

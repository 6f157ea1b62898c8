/** An enemy's card: its numbers, what a draw leads to now, and the odds of an attack on it. */
import { FigureIcon } from "@sprawl/art";
import { useTable } from "@sprawl/kit";
import type { BehaviorRange, EnemyType } from "../src/content/types.js";
import { armorOf, attackPowerOf, cardOf } from "../src/enemies.js";
import { gear as gearCards } from "../src/gear/index.js";
import { advice, type EnemyToken, type SinsState } from "../src/index.js";
import css from "./cards.module.css";
import { bases, enemyFigures } from "./cast.js";
import { percent, useLabel, useThing } from "./words.js";

export function EnemyCard({ enemy }: { enemy: EnemyToken }) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const thing = useThing();
  const card = cardOf(enemy);
  const attacks = card.attackPower !== undefined;
  const risk = attacks ? percent(advice.theirOdds(view, enemy.ref)) : 0;
  return (
    <article className={css.card}>
      <header>
        <FigureIcon
          figure={enemyFigures[enemy.type]}
          colour={bases[enemy.color].colour}
          size={72}
        />
        <h4>{thing("enemy", enemy.ref)}</h4>
      </header>
      <p className={css.numbers}>
        <span>{label("board.vigilance", { vigilance: card.vigilance })}</span>
        <span>
          {attacks
            ? label("board.power", { power: attackPowerOf(view, enemy) })
            : label("board.no-attack")}
        </span>
        <span>{label("board.armor", { armor: armorOf(view, enemy) })}</span>
        {attacks && <span>{label("board.their-odds", { percent: risk })}</span>}
      </p>
      {card.traits.map((trait) => (
        <p key={trait}>
          <b>{label(`trait.${trait}.name`)}.</b> {label(`trait.${trait}.text`)}
        </p>
      ))}
      <Odds enemy={enemy} />
      <Rows type={enemy.type} />
      <Way enemy={enemy} />
    </article>
  );
}

/** What your weapons can do to it, counted from the cards left. */
function Odds({ enemy }: { enemy: EnemyToken }) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const weapons = view.state.you.gear.filter(({ id }) => gearCards[id].weapon);
  if (enemy.defeated || weapons.length === 0) return null;
  return (
    <>
      <h5>{label("board.odds")}</h5>
      <ul>
        {weapons.map(({ id, copy }) => {
          const odds = advice.yourOdds(view, { weapon: id, enemy: enemy.ref });
          const args = {
            weapon: id,
            percent: percent(odds.chance),
            good: odds.good,
            left: odds.left,
          };
          return (
            <li key={`${id} ${copy}`}>
              {label(odds.cards === 2 ? "board.your-odds-two" : "board.your-odds", args)}
              {odds.withHelp > odds.chance && (
                <>, {label("board.with-help", { percent: percent(odds.withHelp) })}</>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The rows of its table, each with its chance at the Alarm Level there is now. */
function Rows({ type }: { type: EnemyType }) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const thing = useThing();
  return (
    <>
      <h5>{label("board.rows")}</h5>
      <table>
        <tbody>
          {advice.behaviorOdds(view, type).map(({ when, actions, chance }) => (
            <tr key={rangeText(when)}>
              <th scope="row">{rangeText(when)}</th>
              <td>{thing("actions", actions)}</td>
              <td>{label("board.row-chance", { percent: percent(chance) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** As printed on the cards. */
function rangeText(when: BehaviorRange): string {
  if ("below" in when) return `< ${when.below}`;
  if ("above" in when) return `> ${when.above}`;
  return `${when.from} – ${when.to}`;
}

/** Where it goes if nothing disturbs it. */
function Way({ enemy }: { enemy: EnemyToken }) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const thing = useThing();
  if (enemy.defeated) return null;
  const ahead = advice.routeAhead(view, enemy.ref, 3);
  if (ahead.length === 0) return <p>{label("board.stays")}</p>;
  const sectors = ahead.map(({ sector, or }) =>
    or.length === 0
      ? thing("room", sector)
      : label("board.route-or", { at: thing("room", sector), others: thing("room", [...or]) }),
  );
  return <p>{label("board.route", { sectors: sectors.join(" → ") })}</p>;
}

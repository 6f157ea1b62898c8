/** On a phone, above the ways to attack somebody: who it is, how likely it hits, and where. */
import { FigureIcon, Portrait } from "@sprawl/art";
import { waysToAttack } from "../src/attacks.js";
import { type Model, woundValue } from "../src/index.js";
import css from "./attack-sheet.module.css";
import { faces, figures, grounds, sideOfModel, sides } from "./cast.js";
import { Life } from "./life.js";
import { Histogram, oddsOf } from "./odds.js";
import { useMission } from "./use-mission.js";

type Props = { readonly attacker: Model; readonly target: Model };

/** The odds are those of the first way, as in the menu. */
export function AttackSheet({ attacker, target }: Props) {
  const { g, label, thing, factions } = useMission();
  const [means] = waysToAttack(g, attacker, target);
  if (!means) return null;
  const odds = oddsOf(g, { attacker, target, means });
  const side = sideOfModel(target, factions);
  const limit = woundValue(g, target);
  return (
    <>
      <div className={css.head} style={{ borderColor: sides[side].colour }}>
        {faces[target.card] ? (
          <Portrait
            face={faces[target.card]}
            ground={grounds[side] ?? grounds.ai}
            size={52}
            label=""
          />
        ) : (
          <FigureIcon
            figure={figures[target.card] ?? figures.doctor}
            colour={sides[side].colour}
            size={52}
          />
        )}
        <div className={css.who}>
          <h4>{thing("model", target.id)}</h4>
          <p>{label("shot", odds.shot)}</p>
          <Life label={label("wounds")} left={limit - target.wounds} of={limit} />
        </div>
        <p className={css.chance}>
          <b>{odds.hit}%</b>
          {label("sheet.hits")}
        </p>
        {odds.falls > 0 && (
          <p className={css.chance} data-falls="">
            <b>{odds.falls}%</b>
            {label(`sheet.${odds.fate}`)}
          </p>
        )}
      </div>
      <Histogram cards={odds.cards} />
    </>
  );
}

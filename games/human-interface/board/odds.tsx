/** Before an attack: its chance, both sums, and what each card left in the deck would do. */
import { damageOf, type Means, makeAttack, tacFor } from "../src/attacks.js";
import { advice, type Model } from "../src/index.js";
import css from "./odds.module.css";
import { useMission } from "./use-mission.js";

type Props = { readonly attacker: Model; readonly target: Model; readonly means: Means };

export function OddsCard({ attacker, target, means }: Props) {
  const { g, label, thing } = useMission();
  const charged = means.close ? g.state.activation.charged : [];
  const attack = makeAttack(g, attacker, target, means, { charged });
  const chance = advice.chanceOf(g, attack);
  const damage = damageOf(g, attack);
  const { sum, against } = advice.sumsOf(g, attack);
  return (
    <div className={css.odds}>
      <h4>
        {thing("weapon", means.weapon.id)}
        <small>{label("shot", { away: attack.distance, damage, tac: tacFor(g, attack) })}</small>
      </h4>
      <p className={css.sums}>
        <b>{`${Math.floor(chance / 10)}%`}</b>
        <span>{label("sums", { sum, against })}</span>
      </p>
      <Histogram cards={advice.oddsByCard(g, attack)} />
    </div>
  );
}

const TALL = 34;
const WIDE = 18;

/** A bar for each value: how many are left, and how much of it hits; below, what a hit does. */
function Histogram({ cards }: { readonly cards: readonly advice.CardOdds[] }) {
  const { label, thing } = useMission();
  const most = Math.max(1, ...cards.map(({ left }) => left));
  const said = cards.map(({ value, left, hits, location, wounds }) =>
    label("bar", {
      value,
      left,
      hits: Math.floor(hits / 10),
      wounds,
      location: thing("location", location),
    }),
  );
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${cards.length * WIDE} ${TALL + 30}`}
      role="img"
      aria-label={said.join(" ")}
    >
      {cards.map(({ value, left, hits, location, wounds }, i) => {
        const height = (TALL * left) / most;
        const lit = (height * hits) / 1000;
        return (
          <g key={value} transform={`translate(${i * WIDE} 0)`} data-location={location}>
            <rect x="2" y={TALL - height} width={WIDE - 4} height={height} className={css.bar} />
            <rect x="2" y={TALL - lit} width={WIDE - 4} height={lit} className={css.lit} />
            <text x={WIDE / 2} y={TALL + 11}>
              {value}
            </text>
            <rect x="1" y={TALL + 14} width={WIDE - 2} height="2" className={css.part} />
            <text x={WIDE / 2} y={TALL + 27} className={css.hurt}>
              {wounds}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

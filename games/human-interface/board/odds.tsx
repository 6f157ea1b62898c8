/** Before an attack: its chance, both sums, and what each card left in the deck would do. */
import { damageOf, type Means, makeAttack, tacFor } from "../src/attacks.js";
import { advice, type Interface, type Model, woundValue } from "../src/index.js";
import css from "./odds.module.css";
import { useMission } from "./use-mission.js";

export type Aimed = {
  readonly attacker: Model;
  readonly target: Model;
  readonly means: Means;
};

export function OddsCard({ attacker, target, means }: Aimed) {
  const { g, label, thing } = useMission();
  const odds = oddsOf(g, { attacker, target, means });
  return (
    <div className={css.odds}>
      <h4>
        {thing("weapon", means.weapon.id)}
        <small>{label("shot", odds.shot)}</small>
      </h4>
      <p className={css.sums}>
        <b>{`${odds.hit}%`}</b>
        {odds.falls > 0 && <em>{label(`odds.${odds.fate}`, { n: odds.falls })}</em>}
        <span>{label("sums", odds.sums)}</span>
      </p>
      <Histogram cards={odds.cards} />
    </div>
  );
}

/** All that is known before the attack, in percent. */
export function oddsOf(g: Interface, { attacker, target, means }: Aimed) {
  const charged = means.close ? g.state.activation.charged : [];
  const attack = makeAttack(g, attacker, target, means, { charged });
  const cards = advice.oddsByCard(g, attack);
  return {
    hit: Math.floor(advice.chanceOf(g, attack) / 10),
    shot: { away: attack.distance, damage: damageOf(g, attack), tac: tacFor(g, attack) },
    sums: advice.sumsOf(g, attack),
    cards,
    falls: fallsBy(cards, woundValue(g, target) - target.wounds),
    fate: target.kind === "character" && !target.crippled ? "crippled" : "down",
  } as const;
}

/** In percent: how likely it takes at least so many wounds. */
function fallsBy(cards: readonly advice.CardOdds[], wounds: number): number {
  const all = cards.reduce((sum, { left }) => sum + left, 0);
  const enough = cards.filter((card) => card.wounds >= wounds);
  return Math.floor(
    enough.reduce((sum, { left, hits }) => sum + left * hits, 0) / (10 * (all || 1)),
  );
}

/** Values that hit the same part of the body, from the first to the last. */
function partsOf(cards: readonly advice.CardOdds[]) {
  const parts: { location: string; wounds: number; from: number; count: number }[] = [];
  for (const [i, { location, wounds }] of cards.entries()) {
    const last = parts.at(-1);
    if (last?.location === location) last.count++;
    else parts.push({ location, wounds, from: i, count: 1 });
  }
  return parts;
}

const TALL = 34;
const WIDE = 18;

/** A bar for each value: how many are left, and how much of it hits; below, what a hit does. */
export function Histogram({ cards }: { readonly cards: readonly advice.CardOdds[] }) {
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
      data-beside=""
      viewBox={`0 0 ${cards.length * WIDE} ${TALL + 30}`}
      role="img"
      aria-label={said.join(" ")}
    >
      {cards.map(({ value, left, hits }, i) => {
        const height = (TALL * left) / most;
        const lit = (height * hits) / 1000;
        return (
          <g key={value} transform={`translate(${i * WIDE} 0)`}>
            <rect x="2" y={TALL - height} width={WIDE - 4} height={height} className={css.bar} />
            <rect x="2" y={TALL - lit} width={WIDE - 4} height={lit} className={css.lit} />
            <text x={WIDE / 2} y={TALL + 11}>
              {value}
            </text>
          </g>
        );
      })}
      {partsOf(cards).map(({ location, wounds, from, count }) => (
        <g key={from} transform={`translate(${from * WIDE} ${TALL})`} data-wounds={wounds}>
          <rect x="1" y="14" width={count * WIDE - 2} height="2" className={css.part} />
          <text x={(count * WIDE) / 2} y="27" className={css.hurt}>
            {count > 1 && `${thing("location", location)} `}
            {wounds}
          </text>
        </g>
      ))}
    </svg>
  );
}

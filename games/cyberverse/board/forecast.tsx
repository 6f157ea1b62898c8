/** Before an attack: for every target both sums, and the odds of each line of the Damage table. */
import { Portrait } from "@sprawl/art";
import type { Plain, View } from "@sprawl/engine";
import { attackForecast } from "../src/advice/forecast.js";
import { seenIn } from "../src/advice/seen.js";
import { facedBy } from "../src/advice/sight.js";
import { strikes } from "../src/fight.js";
import type { Attack } from "../src/moments.js";
import type { Questions, Strike } from "../src/questions.js";
import { type Character, type CyberState, isAgent, type Seen } from "../src/state.js";
import { characterNamed } from "../src/table.js";
import { groundFor, faces as portraits } from "./faces.js";
import css from "./sums.module.css";
import { useEden } from "./use-eden.js";

/** Who attacks now: the last one activated in this Combat. */
export function attackerIn(g: Seen): Character | undefined {
  const ref = g.state.brawl?.done.at(-1);
  return ref === undefined ? undefined : characterNamed(g, ref);
}

/** Levels of Combat that were bought for the attack in question. */
export function raisedIn(
  question: { readonly args?: Readonly<Record<string, Plain>> } | undefined,
) {
  return Number(question?.args?.raised ?? 0);
}

/** The attack an option would make. */
export function attackOf(g: Seen, attacker: Character, weapon: string): Attack {
  const piece = g.box.supply[weapon];
  if (piece?.store === "weapons") return { attacker, weapon: piece, type: piece.type };
  const type = isAgent(attacker) ? "close" : g.box.henchmen[attacker.type].type;
  return { attacker, weapon: undefined, type };
}

/** The blows in question: those one chooses from, or before one says that one attacks at all. */
export function strikesIn(view: View<CyberState, Questions>): readonly Strike[] {
  const { question } = view;
  const options = question?.options ?? [];
  if (question?.kind !== "attack") return options.filter((option) => option.kind === "strike");
  const g = seenIn(view);
  const attacker = attackerIn(g);
  if (!attacker || !options.some(({ kind }) => kind === "attack")) return [];
  return strikes(facedBy(g, view.faces), attacker, 0).filter(({ second }) => second === "");
}

export function Forecast() {
  const { g, view, label } = useEden();
  const attacker = attackerIn(g);
  const those = strikesIn(view);
  if (!attacker || those.length === 0) return null;
  return (
    <section className={css.forecast} aria-label={label("ui.forecast")} data-ref="forecast">
      {those.map((option) => (
        <OneStrike
          key={[option.place, option.target, option.second].join()}
          option={option}
          attacker={attacker}
        />
      ))}
    </section>
  );
}

type StrikeProps = { readonly option: Strike; readonly attacker: Character };

function OneStrike({ option, attacker }: StrikeProps) {
  const { g, view, label, name, source } = useEden();
  const target = characterNamed(g, option.target);
  if (!target) return null;
  const attack = attackOf(g, attacker, option.weapon);
  const forecast = attackForecast(g, view.faces, attack, target, raisedIn(view.question));
  const called = isAgent(target) ? name(target.profile) : name(target.type);
  const parts = (because: readonly { readonly id: string; readonly by: number }[]) =>
    because.map(({ id, by }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sum stay.
      <li key={i}>
        {by > 0 ? "+" : ""}
        {by} {source(id)}
      </li>
    ));
  const token = forecast.token?.defense ?? 0;
  const armName = ({ weapon }: Attack): string => {
    if (weapon) return name(weapon.id);
    return isAgent(attacker) ? label("sum.unarmed") : name(attacker.type);
  };
  return (
    <article className={css.box}>
      <h3>
        {isAgent(target) && (
          <Portrait
            face={portraits[target.profile]}
            ground={groundFor(g.state.orgs[target.org].id)}
            size={28}
          />
        )}
        {label("ui.strike", {
          weapon: armName(attack),
          target: called,
        })}
      </h3>
      <div className={css.sides}>
        <div className={css.side}>
          <b>{forecast.attack.value}</b>
          <ul>{parts(forecast.attack.because)}</ul>
        </div>
        <div className={css.side} data-side="defense">
          <b>{forecast.hidden ? `${forecast.defense.value}+?` : forecast.defense.value + token}</b>
          <ul>
            {parts(forecast.defense.because)}
            {forecast.hidden && <li>{label("ui.hidden-token")}</li>}
            {!forecast.hidden && token > 0 && (
              <li>
                +{token} {label("sum.token")}
              </li>
            )}
          </ul>
        </div>
      </div>
      <ul className={css.lines}>
        {forecast.lines.map(({ id, percent }) => (
          <li key={id} data-line={id}>
            <span>{label(`line.${id}`)}</span>
            <i style={{ inlineSize: `${percent}%` }} />
            <b>{percent}%</b>
          </li>
        ))}
      </ul>
      {forecast.expected > 0 && (
        <small>{label("ui.expected", { n: (forecast.expected / 100).toFixed(1) })}</small>
      )}
    </article>
  );
}

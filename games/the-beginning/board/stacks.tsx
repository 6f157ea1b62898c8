/** The piles of the table with how much lies in them, and how far the Network is. */
import { chanceOfEnemy, chipsToTier } from "../src/advice/forecast.js";
import type { EnemyType } from "../src/state.js";
import css from "./happening.module.css";
import { useCity } from "./use-city.js";

const KINDS: readonly EnemyType[] = ["tank", "sniper", "soldier", "crawler", "thief"];
const DECKS = { 1: "one", 2: "two", 3: "three" } as const;

export function Stacks() {
  const { s, g, label, thing } = useCity();
  const piles: readonly (readonly [string, number])[] = [
    ["pile.event", s.events[DECKS[s.level]].length],
    ["pile.ex", s.events.ex.length],
    ["pile.general", s.influence.length],
    ["pile.discard", s.discard.length],
    ["pile.programs", s.programs.length],
    ["pile.wounds", s.wounds.length],
    ["pile.supply", s.supply.length],
    ["pile.traps", s.traps.length],
    ["pile.recon", s.recon.length],
  ];
  return (
    <section className={css.stacks} aria-label={label("table")}>
      <p className={css.goalLine}>
        {s.level < 3
          ? label(`to-phase.${s.level}`, { n: chipsToTier(g, s.level) })
          : label("to-end", { n: chipsToTier(g, 3) })}
      </p>
      <ul>
        {piles.map(([id, n]) => (
          <li key={id}>
            <span>{label(id, { level: "I".repeat(s.level) })}</span>
            <b>{n}</b>
          </li>
        ))}
      </ul>
      <ul>
        {KINDS.map((type) => (
          <li key={type}>
            <span>{thing("enemy", type)}</span>
            <small title={s.stacks[type].map((level) => "I".repeat(level)).join(" ")}>
              {label("next-level", { level: "I".repeat(s.stacks[type].at(-1) ?? 0) || "–" })}
            </small>
            <b>{label("percent", { n: chanceOfEnemy(g, type) })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

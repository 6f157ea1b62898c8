/** The piles of the table with how much lies in them, and how far the Network is. */
import { Dialog } from "@sprawl/kit";
import { useState } from "react";
import { chanceOfEnemy, chipsToTier } from "../src/advice/forecast.js";
import { CHANNEL_ROOM } from "../src/board.js";
import type { EnemyType } from "../src/state.js";
import css from "./happening.module.css";
import { Tiles } from "./tiles.js";
import { type City, useCity } from "./use-city.js";

const KINDS: readonly EnemyType[] = ["tank", "sniper", "soldier", "crawler", "thief"];
const DECKS = { 1: "one", 2: "two", 3: "three" } as const;

const levels = (stack: readonly number[]) => stack.map((level) => "I".repeat(level)).join(" ");

/** How many Data Chips are missing until the next phase, or the end. */
export function networkLeft({ s, g, label }: City): string {
  return s.level < CHANNEL_ROOM
    ? label(`to-phase.${s.level}`, { n: chipsToTier(g, s.level) })
    : label("to-end", { n: chipsToTier(g, CHANNEL_ROOM) });
}

/** What each pile is called, and how many cards lie in it. */
export function pileCounts({ s, label }: City): readonly (readonly [string, number])[] {
  const piles: readonly (readonly [string, number])[] = [
    ["pile.event", s.events[DECKS[s.level]].length],
    ["pile.ex", s.events.ex.length],
    ["pile.general", s.influence.length],
    ["pile.discard", s.discard.length],
    ["pile.programs", s.programs.length],
    ["pile.wounds", s.wounds.length],
    ["pile.interrogation", s.interrogation.length],
    ["pile.supply", s.supply.length],
    ["pile.traps", s.traps.length],
    ["pile.recon", s.recon.length],
  ];
  return piles.map(([id, n]) => [label(id, { level: "I".repeat(s.level) }), n]);
}

export function Stacks() {
  const city = useCity();
  const { s, g, label, thing } = city;
  return (
    <section className={css.stacks} aria-label={label("table")}>
      <p className={css.goalLine}>{networkLeft(city)}</p>
      <ul>
        {pileCounts(city).map(([name, n]) => (
          <li key={name}>
            <span>{name}</span>
            <b>{n}</b>
          </li>
        ))}
      </ul>
      <ul>
        {KINDS.map((type) => (
          <li key={type}>
            <span>{thing("enemy", type)}</span>
            <small title={levels(s.stacks[type].toReversed())}>
              {label("next-level", { level: "I".repeat(s.stacks[type].at(-1) ?? 0) || "–" })}
            </small>
            <b>{label("percent", { n: chanceOfEnemy(g, type) })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What lies face-up: the discards, and the Enemies of each kind in their order, the next first. */
export function Piles() {
  const { s, face, label, thing } = useCity();
  const [open, setOpen] = useState(false);
  const piles: readonly (readonly [string, readonly number[]])[] = [
    ["pile.program-discard", s.programDiscard],
    ["pile.supply-discard", s.supplyDiscard],
  ];
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {label("piles")}
      </button>
      <Dialog open={open} title={label("piles")} onClose={() => setOpen(false)} wide>
        {s.discard.length > 0 && (
          <section className={css.pile}>
            <h3>{label("pile.discard")}</h3>
            <Tiles faces={s.discard.map(face).toReversed()} small />
          </section>
        )}
        {piles.map(([id, cards]) =>
          cards.length === 0 ? null : (
            <section key={id} className={css.pile}>
              <h3>{label(id)}</h3>
              <p>{cards.map((card) => thing("card", face(card))).join(" · ")}</p>
            </section>
          ),
        )}
        <section className={css.pile}>
          <h3>{label("pile.enemies")}</h3>
          {KINDS.map((type) => (
            <p key={type}>
              {thing("enemy", type)}: {levels(s.stacks[type].toReversed()) || "–"}
            </p>
          ))}
        </section>
      </Dialog>
    </>
  );
}

/** What one wants to know of a game before one sits down: for how many, how long, how hard. */
import type { GameAbout } from "@sprawl/engine";
import { Icon } from "@sprawl/kit";
import type { ReactNode } from "react";
import { useSay } from "../words/say.js";
import { DIFFICULTIES } from "./catalogue.js";
import styles from "./facts.module.css";

export type FactsProps = { readonly game: GameAbout; readonly children?: ReactNode };

export function Facts({ game, children }: FactsProps) {
  const say = useSay();
  const { min, max } = game.seats;
  return (
    <p className={styles.facts}>
      {children}
      <span>
        <Icon name={max === 1 ? "person" : "people"} />{" "}
        {max === 1 ? say("front.alone") : say("front.players", { min, max })}
      </span>
      <span>
        <Icon name="clock" /> {say("front.minutes", { minutes: game.minutes })}
      </span>
      <span>
        <Level of={DIFFICULTIES.indexOf(game.difficulty)} />
        {say(`front.difficulty.${game.difficulty}`)}
      </span>
    </p>
  );
}

/** One, two or three steps of a stair are lit. */
function Level({ of }: { readonly of: number }) {
  return (
    <svg className={styles.level} viewBox="0 0 15 12" aria-hidden="true">
      {DIFFICULTIES.map((name, step) => (
        <rect
          key={name}
          x={step * 5 + 0.5}
          y={8 - step * 4}
          width="4"
          height={4 + step * 4}
          data-lit={step <= of || undefined}
        />
      ))}
    </svg>
  );
}

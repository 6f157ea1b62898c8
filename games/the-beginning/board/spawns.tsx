/** Where Enemies appear, and the spaces of the two lanes. */
import { Spot } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { oddsOfNumber } from "../src/advice/odds.js";
import { RED_PATH, SPAWNS } from "../src/board.js";
import { BLUE_AT, RED_AT, SPAWN_AT } from "./geography.js";
import css from "./map.module.css";
import { Note, standAt } from "./pieces.js";
import { useCity } from "./use-city.js";

/** Spawn Locations with their number, and under it how often the dice show it. */
export function Spawns() {
  const { s, thing, label } = useCity();
  return (
    <>
      {SPAWNS.map(({ id, numbers }) => {
        const dead = s.deadZones.includes(id);
        const odds = numbers.reduce((sum, number) => sum + oddsOfNumber(number), 0);
        const [x, y] = SPAWN_AT[id];
        return (
          <Spot
            key={id}
            on={`spawn/${id}`}
            label={thing("spawn", id)}
            className={css.spawn}
            preview={
              <Note title={thing("spawn", id)}>
                {dead ? label("dead-zone") : label("spawn-odds", { n: odds })}
              </Note>
            }
            style={standAt([x, y], { zIndex: Math.round(y) - 1 })}
          >
            <i data-dead={dead || undefined} />
            <span className={css.number} data-dead={dead || undefined}>
              {id.replace(/[ab]$/, "")}
              <em style={{ "--odds": Math.min(6, odds) } as CSSProperties} />
            </span>
          </Spot>
        );
      })}
    </>
  );
}

/** The spaces of the two lanes, for what is shown moving along them. */
export function Lanes() {
  return (
    <>
      {RED_PATH.map((_, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the lane stay.
          key={`red-${i}`}
          className={css.anchor}
          data-ref={`red/${i + 1}`}
          style={standAt(RED_AT[i])}
        />
      ))}
      {BLUE_AT.map((point, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the lane stay.
          key={`blue-${i}`}
          className={css.anchor}
          data-ref={`blue/${i + 1}`}
          style={standAt(point)}
        />
      ))}
    </>
  );
}

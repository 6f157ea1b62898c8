/** Whom weapons are aimed at: as marks beside them, and as lines across the table. */
import { SeatMark, seatColour, useTable } from "@sprawl/kit";
import { isPlayer, numberOf, type Target } from "../src/aim.js";
import type { State } from "../src/state.js";
import { aimsIn } from "./aiming.js";
import { aimPath, type Box, type Ring } from "./ring.js";
import css from "./ring.module.css";
import { useLabel, useSeatName } from "./words.js";

export function Targets({ aim }: { readonly aim: readonly Target[] }) {
  const label = useLabel();
  const name = useSeatName();
  if (aim.length === 0) return null;
  return (
    <span className={css.targets}>
      <span aria-hidden="true">→</span>
      {aim.map((target) =>
        isPlayer(target) ? (
          <SeatMark key={target} seat={target} size="s" label={name(target)} />
        ) : (
          <b key={target}>{label(`ex.${numberOf(target)}`)}</b>
        ),
      )}
    </span>
  );
}

type LinesProps = {
  readonly ring: Ring;
  /** Where an EX Boss is drawn, by its number. */
  boss(number: number): Box | undefined;
};

/** A line for every aim; thick while that weapon's shot is announced or resolved. */
export function AimLines({ ring, boss }: LinesProps) {
  const { view } = useTable<State>();
  return (
    <svg
      className={css.lines}
      viewBox={`0 0 ${ring.width} ${ring.height}`}
      width={ring.width}
      height={ring.height}
      aria-hidden="true"
    >
      {aimsIn(view.state).map(({ weapon, holder, target, hot }) => {
        const from = ring.seats[holder];
        const to = isPlayer(target) ? ring.seats[target] : boss(numberOf(target));
        if (!from || !to) return null;
        const id = `aim-${weapon}-${isPlayer(target) ? target : `ex${numberOf(target)}`}`;
        return (
          <g key={id} data-fires={hot || undefined} style={{ color: seatColour(holder) }}>
            <marker
              id={id}
              viewBox="0 0 10 10"
              refX="9"
              refY="5"
              markerWidth="14"
              markerHeight="14"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0 0l10 5l-10 5l3-5z" fill="currentColor" />
            </marker>
            <path className={css.under} d={aimPath(from, to, ring.middle)} />
            <path
              className={css.line}
              d={aimPath(from, to, ring.middle)}
              markerEnd={`url(#${id})`}
            />
          </g>
        );
      })}
    </svg>
  );
}

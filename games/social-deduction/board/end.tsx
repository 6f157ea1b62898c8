/** The end: everybody with what they were, the winners in front. */
import type { Seat } from "@sprawl/engine";
import { type EndProps, useTable } from "@sprawl/kit";
import type { State, Team } from "../src/state.js";
import css from "./end.module.css";
import { SeatPortrait } from "./portrait.js";
import { TeamSign } from "./signs.js";
import { useSeatName, useThing } from "./words.js";

export function End({ title, why }: EndProps) {
  const { view, log } = useTable<State>();
  const winners = view.result?.winners ?? [];
  const order = [...winners, ...view.state.seats.map((_, seat) => seat)];
  const seats = [...new Set(order)];
  const teams = new Map<Seat, Team>();
  for (const { type, args } of log) {
    if (type === "team-shown" && typeof args.seat === "number") {
      teams.set(args.seat, args.team as Team);
    }
  }
  return (
    <section className={css.end} data-end="">
      <h3 className={css.title}>{title}</h3>
      {why !== title && <p>{why}</p>}
      <ul className={css.people}>
        {seats.map((seat) => (
          <Person key={seat} seat={seat} team={teams.get(seat)} won={winners.includes(seat)} />
        ))}
      </ul>
    </section>
  );
}

type PersonProps = { readonly seat: Seat; readonly team: Team | undefined; readonly won: boolean };

function Person({ seat, team, won }: PersonProps) {
  const name = useSeatName();
  const thing = useThing();
  return (
    <li className={css.person} data-won={won || undefined}>
      <SeatPortrait seat={seat} size={won ? 112 : 72} />
      <b>{name(seat)}</b>
      {team && (
        <span>
          <TeamSign team={team} size="s" /> {thing("team", team)}
        </span>
      )}
    </li>
  );
}

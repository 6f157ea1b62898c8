/** The end as a scene: the winners before their sign, and everybody with every card turned up. */
import { GROUNDS, Portrait, seatFace, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { type EndProps, SeatMark, useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { bossName } from "../src/advice/bosses.js";
import type { ExBoss } from "../src/hell-gate/gate.js";
import type { State, Team } from "../src/state.js";
import css from "./end.module.css";
import { FaceName, named } from "./face-name.js";
import { bossFace } from "./faces.js";
import { belongingsOf, faceOf, isTeam, laidAt, PLACES, type SeatView, whatMade } from "./know.js";
import { Counts } from "./own-team.js";
import { faceUp } from "./pictures.js";
import { TeamSign, toneOf } from "./signs.js";
import { lastOut, toldBelow } from "./told-at-end.js";
import { useLabel, useSeatName, useThing } from "./words.js";

/** What everybody was, as the last check told. */
function useTeams(): ReadonlyMap<Seat, Team> {
  const { log } = useTable<State>();
  const teams = new Map<Seat, Team>();
  for (const { type, args } of log) {
    const { seat, team } = args;
    if (type !== "team-shown" || typeof seat !== "number" || typeof team !== "string") continue;
    if (isTeam(team)) teams.set(seat, team);
  }
  return teams;
}

/** With whom it was decided. */
function useLast(teams: ReadonlyMap<Seat, Team>): string | undefined {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const last = lastOut(log, teams, view.result?.sides?.[0]);
  return last && label(last.label, last.args);
}

/** The EX Boss that has won, if one has. */
function victorIn({ result, state }: SeatView): number | undefined {
  const won = ({ number }: ExBoss) => result?.reason === `${bossName(number)}-won`;
  return state.gate.bosses.find(won)?.number;
}

export function End({ title, why, revealed }: EndProps<State>) {
  const { view } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const teams = useTeams();
  const last = useLast(teams);
  const winners = view.result?.winners ?? [];
  const seats = [...new Set([...winners, ...view.state.seats.map((_, seat) => seat)])];
  const more = toldBelow({ why, title, last, winners: winners.map(name) });
  const [first] = winners;
  const team = first === undefined ? undefined : teams.get(first);
  const won = typeof view.viewer === "number" && winners.includes(view.viewer);
  const own = typeof view.viewer === "number" ? teams.get(view.viewer) : undefined;
  const shown = revealed ?? view;
  const boss = victorIn(view);
  const lost = boss === undefined ? "#8c96a8" : "#57d38c";
  const tone = { "--tone": team ? toneOf(team) : lost } as CSSProperties;
  return (
    <section className={css.end} data-end="" style={tone}>
      <div className={css.scene}>
        <div className={css.rays} aria-hidden="true" />
        <div className={css.told}>
          <p className={css.when}>
            {team && <TeamSign team={team} size="s" />}
            {label("board.round", { round: view.state.round })}
          </p>
          <h3 className={css.title}>{why}</h3>
          {more && <p className={css.why}>{more}</p>}
          {own && (
            <p className={css.you} data-won={won || undefined}>
              {label(won ? "end.you-won" : "end.you-lost", { team: own })}
            </p>
          )}
        </div>
        <Crowd winners={winners} seats={seats} team={team} boss={boss} />
      </div>
      <ul
        className={css.people}
        style={
          {
            "--columns-desk": columnsFor(seats.length, 6),
            "--columns-tablet": columnsFor(seats.length, 4),
          } as CSSProperties
        }
        data-people=""
      >
        {seats.map((seat) => (
          <Person
            key={seat}
            seat={seat}
            team={teams.get(seat)}
            won={winners.includes(seat)}
            shown={shown}
          />
        ))}
      </ul>
    </section>
  );
}

/** As many as one row holds; of more, two rows as long as each other. */
const columnsFor = (people: number, most: number): number =>
  people > most ? Math.ceil(people / 2) : people;

/** The winners large, the others in the dark behind them. */
function Crowd({
  winners,
  seats,
  team,
  boss,
}: {
  readonly winners: readonly Seat[];
  readonly seats: readonly Seat[];
  readonly team: Team | undefined;
  readonly boss: number | undefined;
}) {
  const others = seats.filter((seat) => !winners.includes(seat)).slice(0, 4);
  return (
    <div className={css.crowd} aria-hidden="true">
      {team && (
        <div className={css.sign}>
          <TeamSign team={team} />
        </div>
      )}
      {others.map((seat) => (
        <span key={seat} className={css.behind}>
          <Portrait face={seatFace(seat)} ground={seatGround(seat)} size={150} cutout mood="down" />
        </span>
      ))}
      {boss !== undefined && (
        <span className={css.front}>
          <Portrait face={bossFace(boss)} ground={GROUNDS.legion} size={420} cutout mood="angry" />
        </span>
      )}
      {winners.slice(0, 4).map((seat) => (
        <span key={seat} className={css.front}>
          <Portrait face={seatFace(seat)} ground={seatGround(seat)} size={260} cutout mood="glad" />
        </span>
      ))}
    </div>
  );
}

type PersonProps = {
  readonly seat: Seat;
  readonly team: Team | undefined;
  readonly won: boolean;
  readonly shown: SeatView;
};

/** Somebody with everything turned up. */
function Person({ seat, team, won, shown }: PersonProps) {
  const { view, log } = useTable<State>();
  const name = useSeatName();
  const thing = useThing();
  const label = useLabel();
  const { hp } = view.state.seats[seat];
  const id = laidAt(shown, seat, "id")[0];
  const face = id && faceOf(shown, id.card);
  const belongings = belongingsOf(shown, seat);
  const made = belongings && team && whatMade(belongings, team);
  const why =
    made &&
    (typeof made === "object" ? thing("card", made.program) : label(`end.${made}`, { team }));
  const out = log.findLast(({ type, args }) => type === "eliminated" && args.seat === seat);
  const round = out && log.slice(0, log.indexOf(out)).findLast(({ type }) => type === "turn-began");
  const fate =
    hp === 0
      ? label("end.out-in", { round: Number(round?.args.round ?? view.state.round) })
      : label("end.stands", { hp });
  return (
    <li
      className={css.person}
      data-won={won || undefined}
      style={{ "--tone": team ? toneOf(team) : "#8c96a8" } as CSSProperties}
    >
      <header>
        <span className={css.face} data-out={hp === 0 || undefined}>
          <Portrait
            face={seatFace(seat)}
            ground={seatGround(seat)}
            size={72}
            mood={hp === 0 ? "down" : won ? "glad" : "calm"}
          />
          {hp === 0 && <i>{label("board.out-short")}</i>}
        </span>
        <span className={css.who}>
          <b>
            <SeatMark seat={seat} size="s" /> {name(seat)}
          </b>
          <span className={css.team}>
            {team && <strong>{thing("team", team)}</strong>}
            {won && <em>{label("end.won")}</em>}
          </span>
          {belongings && <Counts of={belongings} className={css.counts} />}
        </span>
      </header>
      <span className={css.cards}>
        {PLACES.flatMap((place) =>
          laidAt(shown, seat, place).map(({ card }) => {
            const it = faceOf(shown, card);
            return (
              <span key={`${place} ${card}`} className={named} title={it && thing("card", it)}>
                {it && faceUp({ face: it, place, revealed: true })}
                {it && <FaceName name={thing("card", it)} />}
              </span>
            );
          }),
        )}
      </span>
      <small>{[face && thing("card", face), why, fate].filter(Boolean).join(", ")}</small>
    </li>
  );
}

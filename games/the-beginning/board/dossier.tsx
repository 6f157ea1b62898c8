/** All that is public of a player: values, Wounds, Programs, what is carried, the skill tree. */
import { Portrait, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { SeatMark } from "@sprawl/kit";
import { figureValue, type ValueName } from "../src/values.js";
import { faces } from "./faces.js";
import { useKnown } from "./known.js";
import { carriedBy, nextBoostsOf, ownBoardOf } from "./public-of.js";
import { useAllSaid } from "./said.js";
import css from "./seats.module.css";
import { useCity } from "./use-city.js";

const VALUES: readonly ValueName[] = [
  "points",
  "movement",
  "strength",
  "redLimit",
  "range",
  "shield",
  "blueLimit",
  "maxHealth",
  "drawCount",
  "handLimit",
];

export function Dossier({ seat }: { readonly seat: Seat }) {
  const city = useCity();
  const { s, g, label, thing, seatName } = city;
  const { character, wounds, open, tree, deck, hand, programs, revoked, tricks } = s.seats[seat];
  const own = ownBoardOf(city, seat);
  const boosts = nextBoostsOf(city, seat);
  const known = useKnown(seat);
  const said = useAllSaid(seat);
  const carried = carriedBy(city, seat);
  return (
    <article className={css.dossier}>
      <header>
        <Portrait face={faces[character]} ground={seatGround(seat)} size={64} />
        <div>
          <b>
            <SeatMark seat={seat} size="s" /> {seatName(seat)}
          </b>
          <p>
            {thing("character", character)}
            {seat === s.leader && ` · ${label("leader")}`}
            {seat === s.general && ` · ${label("general")}`}
            {revoked && ` · ${label("revoked")}`}
          </p>
          <p>
            {label("counts", { hand: hand.length, deck: deck.length, programs: programs.length })}
          </p>
        </div>
      </header>
      <dl>
        {VALUES.map((name) => (
          <div key={name}>
            <dt>{label(`value.${name}`)}</dt>
            <dd>{figureValue(g, seat, name)}</dd>
          </div>
        ))}
      </dl>
      {carried.length > 0 && <p>{label("carries", { what: carried.join(", ") })}</p>}
      {said.map(({ round, words }) => (
        <p key={round}>{label("said-in-round", { n: round, words })}</p>
      ))}
      {known && (
        <p>
          <b>{label("known", { faction: thing("faction", known) })}</b>
        </p>
      )}
      {own.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {open.map(({ card, id, charges }) => (
        <p key={card}>
          <b>{thing("program", id)}</b>
          {charges > 0 && ` ${label("charges", { n: charges })}`} {label(`card.${id}`)}
        </p>
      ))}
      {tricks.map((id) => (
        <p key={id}>
          <b>{thing("trick", id)}</b> {label(`card.${id}`)}
        </p>
      ))}
      {wounds.map(({ card, id }) => (
        <p key={card}>
          <b>{thing("wound", id)}</b> {label(`card.${id}`)}
        </p>
      ))}
      <ol>
        {tree.map(({ level, half }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay.
          <li key={column}>
            <b>{thing("column", column)}</b> <span aria-hidden="true">{"★".repeat(level)}</span>
            <span className="hidden-but-read">{level}</span>
            {half !== "" && " ½"}
            {boosts[column] !== undefined && <small>{label(`boost.${boosts[column]}`)}</small>}
          </li>
        ))}
      </ol>
    </article>
  );
}

/** All that is public of a player: values, Wounds, Programs, what is carried, the skill tree. */
import { Portrait, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { SeatMark } from "@sprawl/kit";
import { figureValue, type ValueName } from "../src/values.js";
import { faces } from "./faces.js";
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
  const { s, g, label, thing, seatName, face } = useCity();
  const { character, wounds, open, tree, deck, hand, programs, revoked } = s.seats[seat];
  const figure = s.figures[seat];
  const carried = [
    figure.chips.length > 0 ? label("chips", { n: figure.chips.length }) : "",
    figure.scanners[0] ? label("scanner-one") : "",
    figure.scanners[1] ? label("scanner-two") : "",
    ...figure.supply.map((box) => thing("supply", face(box))),
    figure.recon.length > 0 ? label("recon-held") : "",
  ].filter(Boolean);
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
      {open.map(({ card, id, charges }) => (
        <p key={card}>
          <b>{thing("program", id)}</b>
          {charges > 0 && ` ${label("charges", { n: charges })}`}
        </p>
      ))}
      {wounds.map(({ card, id }) => (
        <p key={card}>
          <b>{thing("wound", id)}</b> {label(`wound.${id}`)}
        </p>
      ))}
      <ol>
        {tree.map(({ level, half }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay.
          <li key={column}>
            <b>{thing("column", column)}</b> <span aria-hidden="true">{"★".repeat(level)}</span>
            <span className="hidden-but-read">{level}</span>
            {half !== "" && " ½"}
            {level < 2 && (
              <small>
                {label(`boost.${nextOf(level, g.box.characters[character].tree[column])}`)}
              </small>
            )}
          </li>
        ))}
      </ol>
    </article>
  );
}

/** The Boost that comes next in a column. */
function nextOf(level: number, [first, second]: readonly [{ id: string }, { id: string }]): string {
  return level === 0 ? first.id : second.id;
}

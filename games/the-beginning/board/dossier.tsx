/** All that is public of a player: values, Wounds, Programs, what is carried, the skill tree. */
import { Portrait, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { SeatMark } from "@sprawl/kit";
import { figureValue, kuroOf, type ValueName } from "../src/values.js";
import { faces } from "./faces.js";
import { useKnown } from "./known.js";
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
  const { s, g, label, thing, seatName, face } = useCity();
  const { character, wounds, open, tree, deck, hand, programs, revoked, tricks } = s.seats[seat];
  const own = useOwn(seat);
  const known = useKnown(seat);
  const said = useAllSaid(seat);
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
            {level < g.box.characters[character].tree[column].length && (
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

/** What only this character has: a bar, All-Rounder cards, or Kuro with his markers. */
function useOwn(seat: Seat): readonly string[] {
  const { s, g, label, thing } = useCity();
  const { character, bar, played, tricks, markers } = s.seats[seat];
  const kuro = kuroOf(g, seat);
  const dog = kuro === undefined ? undefined : s.figures[kuro];
  return [
    BARRED.has(character) ? label("own-bar", { name: thing("character", character), n: bar }) : "",
    played.length + tricks.length > 0
      ? label("tricks-played", { what: played.map((id) => thing("trick", id)).join(", ") || "–" })
      : "",
    dog
      ? label("kuro-markers", {
          what: markers.map((area) => label(`short.${area}`)).join(", ") || "–",
        })
      : "",
    dog
      ? label("kuro-is", {
          where: dog.lies === "up" ? thing("area", dog.area) : label(dog.lies),
          n: dog.health,
        })
      : "",
  ].filter(Boolean);
}

const BARRED: ReadonlySet<string> = new Set(["nova", "havoc", "dryden"]);

/** The Boost that comes next in a column. */
function nextOf(level: number, [first, second]: readonly [{ id: string }, { id: string }]): string {
  return level === 0 ? first.id : second.id;
}

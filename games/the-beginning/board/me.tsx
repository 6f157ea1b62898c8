/** Oneself in the dock: the operative, what is left to do, secrets under one cover, and the hand. */
import { Portrait } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { Hand, Spot, useCover } from "@sprawl/kit";
import { pointsLeft } from "../src/action-points.js";
import { knownFaction } from "../src/loyalty.js";
import { figureValue } from "../src/values.js";
import css from "./board.module.css";
import { Face } from "./face.js";
import { faces, groundFor } from "./faces.js";
import { useCity } from "./use-city.js";

export function Me() {
  const { s, own, label } = useCity();
  if (own === undefined) return null;
  if (s.figures[own] === undefined) return <p className={css.me}>{label("before")}</p>;
  return (
    <div className={css.me}>
      <Operative seat={own} />
      <Secrets seat={own} />
      <Cards seat={own} />
    </div>
  );
}

function Operative({ seat }: { readonly seat: Seat }) {
  const { s, g, thing, label } = useCity();
  const { character, wounds } = s.seats[seat];
  const figure = s.figures[seat];
  const most = figureValue(g, seat, "maxHealth");
  const mine = s.turn.seat === seat && s.turn.phase === "action";
  const [supply] = figure.supply;
  return (
    <div className={css.operative}>
      <Portrait
        face={faces[character]}
        ground={groundFor(character)}
        size={88}
        mood={figure.health < most ? "hit" : "calm"}
        label={thing("character", character)}
      />
      <div>
        <h3>{thing("character", character)}</h3>
        <p>{label("health", { n: figure.health, max: most })}</p>
        {mine && <p>{label("left", { n: pointsLeft(g), move: s.turn.movement })}</p>}
        <p>
          {label("values", {
            strength: figureValue(g, seat, "strength"),
            shield: figureValue(g, seat, "shield"),
          })}
        </p>
        {wounds.map(({ card, id }) => (
          <small key={card}>{thing("wound", id)} </small>
        ))}
        {supply !== undefined && <small>{thing("supply", g.face(supply))}</small>}
      </div>
    </div>
  );
}

/** Faction and Objective: shown while the cover is off. */
function Secrets({ seat }: { readonly seat: Seat }) {
  const { s, g, face, thing, label } = useCity();
  const cover = useCover();
  const own = s.seats[seat];
  const faction = knownFaction(face, own);
  if (!cover.shown) return <p className={css.secrets}>{label("covered")}</p>;
  return (
    <div className={css.secrets}>
      <p>
        <b>{faction ? thing("victor", faction) : "?"}</b>
        <br />
        <small>{faction ? label(`aim.${faction}`) : ""}</small>
      </p>
      {own.objectives.map((card) => {
        const id = String(face(card));
        const [now, goal] = g.box.objectives[id]?.progress(g, seat) ?? [0, 0];
        return (
          <p key={card}>
            <b>{thing("card", id)}</b>
            <br />
            <small>{label("tracker", { n: now, of: goal })}</small>
          </p>
        );
      })}
    </div>
  );
}

function Cards({ seat }: { readonly seat: Seat }) {
  const { s, face, thing, label } = useCity();
  const own = s.seats[seat];
  const cover = useCover();
  const figure = s.figures[seat];
  const chips: readonly number[] = figure.chips;
  const all: readonly number[] = [
    ...own.hand,
    ...own.programs,
    ...own.open.map(({ card }) => card),
    ...figure.chips,
    ...figure.recon,
  ];
  return (
    <div className={css.cards}>
      <Hand label={label("hand")}>
        {all.map((card) => {
          const seen = cover.shown ? face(card) : undefined;
          const on = chips.includes(card) ? `chip/${card}` : `card/${card}`;
          return (
            <Spot
              key={card}
              on={on}
              label={thing("card", seen)}
              preview={<Face face={seen} large />}
            >
              <Face face={seen} />
            </Spot>
          );
        })}
      </Hand>
    </div>
  );
}

/** Round and phase, for the line at the top. */
export function Phase() {
  const { s, label, seatName } = useCity();
  return (
    <span className={css.phase}>
      <b>{label("round", { n: s.turn.round })}</b> {label(`phase.${s.turn.phase}`)} ·{" "}
      {label("turn-of", { name: seatName(s.turn.seat) })}
    </span>
  );
}

/** A seat's numbers, in the rail. */
export function Panel({ seat }: { readonly seat: Seat }) {
  const { s, g, thing, label } = useCity();
  const own = s.seats[seat];
  const figure = s.figures[seat];
  if (!figure) return null;
  const boosts = own.tree.reduce((sum, { level }) => sum + level, 0);
  const rank = seat === s.leader ? label("leader") : seat === s.general ? label("general") : "";
  return (
    <p className={css.panel}>
      {thing("character", own.character)} {rank && <b>{rank}</b>}
      <br />
      <small>
        {label("panel", {
          health: figure.health,
          max: figureValue(g, seat, "maxHealth"),
          hand: own.hand.length,
          programs: own.programs.length + own.open.length,
          boosts,
        })}
      </small>
      {figure.lies !== "up" && <small> {label(figure.lies)}</small>}
    </p>
  );
}

export function SeatPortrait({ seat }: { readonly seat: Seat }) {
  const { s } = useCity();
  const { character } = s.seats[seat];
  return <Portrait face={faces[character]} ground={groundFor(character)} size={48} />;
}

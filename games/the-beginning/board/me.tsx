/** Oneself in the dock: the operative, what is left to do, secrets under one cover, and the hand. */
import { Portrait, SEAT_COLOURS, Shown, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { Spot, useMedia } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { pointsLeft } from "../src/action-points.js";
import { figureValue } from "../src/values.js";
import { Cards } from "./cards.js";
import { Face } from "./face.js";
import { faces } from "./faces.js";
import css from "./me.module.css";
import { chipPicture, supplyPicture } from "./pictures.js";
import { Hearts } from "./seats.js";
import { Goals, Secrets } from "./secrets.js";
import { useCity } from "./use-city.js";

export function Me() {
  const { s, own, label } = useCity();
  if (own === undefined) return null;
  if (s.figures[own] === undefined) return <p className={css.before}>{label("before")}</p>;
  return (
    <div className={css.me} style={{ "--seat": SEAT_COLOURS[own] } as CSSProperties}>
      <Operative seat={own} />
      <Secrets seat={own} />
      <Cards seat={own} />
    </div>
  );
}

function Operative({ seat }: { readonly seat: Seat }) {
  const { s, g, thing, label, face } = useCity();
  const phone = useMedia("phone");
  const { character, wounds } = s.seats[seat];
  const figure = s.figures[seat];
  const most = figureValue(g, seat, "maxHealth");
  const mine = s.turn.phase === "action" && s.turn.figure === seat && s.turn.acted.includes(seat);
  const values: readonly (readonly [string, number])[] = [
    ["points", mine ? pointsLeft(g) : figureValue(g, seat, "points")],
    ["movement", mine ? s.turn.movement : figureValue(g, seat, "movement")],
    ["shield", figureValue(g, seat, "shield")],
    ["strength", figureValue(g, seat, "strength")],
  ];
  return (
    <div className={css.operative} data-ref={`seat/${seat}`}>
      <figure className={css.portrait}>
        <Portrait
          face={faces[character]}
          ground={seatGround(seat)}
          size={phone ? 48 : 118}
          mood={figure.health < most ? "hit" : "calm"}
          out={figure.lies === "yellow-zone"}
          label={thing("character", character)}
        />
        <figcaption>{thing("character", character)}</figcaption>
      </figure>
      <div className={css.state}>
        <div className={css.health}>
          <span className="hidden-but-read">
            {label("health", { n: figure.health, max: most })}
          </span>
          <Hearts health={figure.health} most={most} wounds={wounds.length} />
          {phone && <Goals seat={seat} />}
          <span className={css.load}>
            {figure.chips.map((chip) => (
              <Shown
                key={chip}
                picture={chipPicture(face(chip))}
                width={30}
                height={23}
                label={thing("card", face(chip))}
              />
            ))}
            {figure.supply.map((box) => (
              <Spot
                key={box}
                on={`supply/${seat}`}
                label={thing("supply", face(box))}
                preview={<Face face={face(box)} large />}
                className={css.weapon}
              >
                <Shown picture={supplyPicture(face(box))} width={38} height={24} />
              </Spot>
            ))}
          </span>
        </div>
        <dl className={css.values}>
          {values.map(([name, n]) => (
            <div
              key={name}
              data-live={(mine && (name === "points" || name === "movement")) || undefined}
            >
              <dt>{label(`value.${name}`)}</dt>
              <dd>{n}</dd>
            </div>
          ))}
        </dl>
        <p className={css.notes}>
          {[
            ...wounds.map(({ id }) => thing("wound", id)),
            ...(figure.scanners[0] ? [label("scanner-one")] : []),
            ...(figure.scanners[1] ? [label("scanner-two")] : []),
            ...(figure.lies === "up" ? [] : [label(figure.lies)]),
          ].join(" · ")}
        </p>
      </div>
    </div>
  );
}

/** Round and phase, for the line at the top. */
export function Phase() {
  const { s, label } = useCity();
  const phases = ["action", "activation", "event"] as const;
  return (
    <span className={css.phase}>
      <b>{label("round", { n: s.turn.round })}</b>
      {phases.map((phase) => (
        <i key={phase} data-now={s.turn.phase === phase || undefined}>
          {label(`phase.${phase}`)}
          {phase === "event" && ` ${"I".repeat(s.level)}`}
        </i>
      ))}
    </span>
  );
}

export function SeatPortrait({ seat }: { readonly seat: Seat }) {
  const { s } = useCity();
  const { character } = s.seats[seat];
  return <Portrait face={faces[character]} ground={seatGround(seat)} size={48} />;
}

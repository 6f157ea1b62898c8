/** A moment of the night to go back to, as a picture: the scene, and before it a mech or who it was. */
import { figurePicture, Portrait, Shown, seatGround } from "@sprawl/art";
import type { GameEvent, Plain } from "@sprawl/engine";
import type { ReactNode } from "react";
import { box } from "../src/box/index.js";
import css from "./end.module.css";
import { eventPicture } from "./event-picture.js";
import { enemyFigures, faces } from "./faces.js";
import { useCity } from "./use-city.js";

export function Moment({ event: { type, args } }: { readonly event: GameEvent }) {
  switch (type) {
    case "check-total":
      return <Scene of={box.events[String(args.event)]?.type ?? "plea"} />;
    case "human-phase":
      return <Scene of="human" />;
    case "machine-phase":
      return <Scene of="machine" />;
    case "apex-enters":
      return <Machines ids={["apex"]} />;
    case "deus-enters":
      return <Machines ids={["deus"]} />;
    case "elite-destroyed":
      return <Machines ids={[String(args.bar)]} />;
    case "elites-collide":
      return <Machines ids={["apex", "deus"]} />;
    case "crawler-enters":
      return <Machines ids={["crawler"]} />;
    case "riot-red":
      return <Scene of="ex" />;
    case "cannot-place":
      return <Scene of="raid" />;
    case "general-clears":
    case "fell":
      return <Person seat={args.seat} />;
    default:
      return <Person seat={args.target} />;
  }
}

function Scene({ of, children }: { readonly of: string; readonly children?: ReactNode }) {
  return (
    <span className={css.moment}>
      <Shown picture={eventPicture(of)} className={css.sky} fit="slice" />
      {children}
    </span>
  );
}

function Machines({ ids }: { readonly ids: readonly string[] }) {
  return (
    <Scene of="raid">
      {ids.map((id) => (
        <Shown
          key={id}
          picture={figurePicture(enemyFigures[id])}
          owner="#ff8a5a"
          rim="#ffcf9a"
          width={110}
          height={116}
        />
      ))}
    </Scene>
  );
}

function Person({ seat }: { readonly seat: Plain }) {
  const { s, thing } = useCity();
  const character = typeof seat === "number" ? s.seats[seat]?.character : undefined;
  return (
    <Scene of="decision">
      {character !== undefined && typeof seat === "number" && (
        <Portrait
          face={faces[character]}
          ground={seatGround(seat)}
          size={112}
          mood="hit"
          label={thing("character", character)}
        />
      )}
    </Scene>
  );
}

/** The face of a Cyberwarfare card. */
import { CardBack } from "@sprawl/art";
import type { Plain } from "@sprawl/engine";
import type { CSSProperties } from "react";
import { box } from "../src/index.js";
import css from "./networks.module.css";
import { useMission } from "./use-mission.js";

/** A sign and a colour for each type: what attacks is warm, what defends is cold. */
const TYPES: Readonly<Record<string, readonly [sign: string, colour: string]>> = {
  virus: ["M12 4v4M12 16v4M4 12h4M16 12h4M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3", "#ff7eb6"],
  worm: ["M3 15c3-8 6 2 9-3s6-6 9 0", "#ff9fb0"],
  ice: ["M12 3v18M4 8l16 8M20 8l-16 8", "#8fd8ff"],
  ids: ["M2 12c5-8 15-8 20 0c-5 8-15 8-20 0zM12 9a3 3 0 1 0 .1 0", "#ffd166"],
  bastion: ["M4 20V9h3V6h3v3h4V6h3v3h3v11z", "#7cc4ff"],
  booster: ["M13 3L6 13h5l-1 8l8-11h-5z", "#ffd75e"],
  "sr-booster": ["M12 3l8 9l-8 9l-8-9z", "#ffe08a"],
  sniffer: ["M10 4a6 6 0 1 0 .1 0M15 15l6 6", "#c9a2ff"],
  blank: ["M5 12h14", "#a9b8d1"],
};

type FaceProps = {
  readonly face: Plain;
  /** In one's hand: with a picture, and what it costs to lay out. */
  readonly held?: boolean | undefined;
  readonly large?: boolean;
};

export function Face({ face, held, large }: FaceProps) {
  const { label, thing } = useMission();
  if (typeof face === "number") return <span className={css.number}>{face}</span>;
  const program = typeof face === "string" ? box.programs[face] : undefined;
  if (!program) return <CardBack kind="tower" width={large ? 120 : 64} />;
  const { type, strength, install, run } = program;
  const [sign, colour] = TYPES[type] ?? TYPES.blank;
  return (
    <span
      className={css.face}
      style={{ "--c": colour } as CSSProperties}
      data-large={large || undefined}
      data-held={held || undefined}
    >
      <span className={css.top}>
        <b>{strength}</b>
        <Sign path={sign} />
      </span>
      <span className={css.title}>{breakable(thing("card", program.id))}</span>
      {held && (
        <span className={css.picture}>
          <Sign path={sign} />
        </span>
      )}
      <small>{label(`type.${type}`)}</small>
      {held && <small>{label("system-resources", { n: install })}</small>}
      {large && (
        <>
          <small>{label("costs", { install, run })}</small>
          <em>{label(`card.${program.id}`)}</em>
        </>
      )}
    </span>
  );
}

/** A long name is broken where its parts meet: Gutter-Wall, W32.-Navajo. */
const breakable = (name: string): string => name.replace(/(?<=[.a-z])(?=[A-Z])/g, "\u200b");

const Sign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
